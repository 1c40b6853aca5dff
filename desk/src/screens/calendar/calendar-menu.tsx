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
  seen: readonly [string, string];
  onOpen: (panel: Panel) => void;
}

/** What is wanted less often: what was changed, and the calendar as a file. */
export function CalendarMenu({ mayEdit, seen, onOpen }: CalendarMenuProps) {
  const { t } = useLingui();
  const { hotelId, language } = useDesk();
  const { today } = useHouse();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // What is past stays as it was, and no file could bring it back.
  const from = seen[0] < today ? today : seen[0];
  const to = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`.replace('-02-29', '-02-28');
  const file = (format: string): string =>
    `/api/hotels/${hotelId}/desk/calendar-export?from=${from}&to=${to}&format=${format}&lang=${language}`;
  const open = (panel: Panel): void => {
    setIsOpen(false);
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
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Popover label={t`More`} triggerRef={trigger} align="end" onClose={() => setIsOpen(false)}>
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
              <a key={format} href={file(format)} download onClick={() => setIsOpen(false)}>
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
