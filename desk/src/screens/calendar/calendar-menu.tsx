import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { Popover } from '@stayfront/ui/parts/popover.tsx';
import { Download, Ellipsis, FileUp, History } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDesk, useHouse } from '../../app/page/desk-context.tsx';
import type { Panel } from './sheet-panels.tsx';
import './calendar-menu.css';

interface CalendarMenuProps {
  mayEdit: boolean;
  /** The first night that is seen: asked for when the menu is opened. */
  firstSeen: () => string;
  onOpen: (panel: Panel) => void;
}

/** What is wanted less often: what was changed, and the calendar as a file. */
export function CalendarMenu({ mayEdit, firstSeen, onOpen }: CalendarMenuProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { today } = useHouse();
  const [from, setFrom] = useState<string | null>(null);
  const isOpen = from !== null;
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (): void => setFrom(null);
  const file = (seen: string, format: string): string => {
    // What is past stays as it was, and no file could bring it back.
    const begin = seen < today ? today : seen;
    const end = `${Number(begin.slice(0, 4)) + 1}${begin.slice(4)}`.replace('-02-29', '-02-28');
    return `/api/hotels/${hotelId}/desk/calendar-export?from=${begin}&to=${end}&format=${format}&lang=${language}`;
  };
  const open = (panel: Panel): void => {
    close();
    onOpen(panel);
  };
  return (
    <div className="cal-menu">
      <IconButton
        ref={trigger}
        icon={Ellipsis}
        label={t`More`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setFrom(isOpen ? null : firstSeen())}
      />
      {from !== null && (
        <Popover label={t`More`} triggerRef={trigger} align="end" onClose={close}>
          <div className="cal-menu__list">
            <button type="button" onClick={() => open({ kind: 'changes' })}>
              <History className="ic ic-s" aria-hidden />
              <Trans>What was changed</Trans>
            </button>
            {mayEdit && (
              <button type="button" onClick={() => open({ kind: 'import' })}>
                <FileUp className="ic ic-s" aria-hidden />
                <Trans>Import from a spreadsheet</Trans>
              </button>
            )}
            {['xlsx', 'csv'].map((format) => (
              <a key={format} href={file(from, format)} download onClick={close}>
                <Download className="ic ic-s" aria-hidden />
                <Trans>Export a year as {format.toUpperCase()}</Trans>
              </a>
            ))}
          </div>
        </Popover>
      )}
    </div>
  );
}
