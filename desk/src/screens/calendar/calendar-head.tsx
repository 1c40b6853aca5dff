import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { IconButton } from '@stayfront/ui/parts/icon-button.tsx';
import { CalendarRange, ChevronLeft, ChevronRight, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Key } from '../../parts/key.tsx';
import { PageHead } from '../../parts/page-head.tsx';

interface CalendarHeadProps {
  /** Which nights are seen, in words. */
  span: ReactNode;
  weeks: number;
  onWeeks: (weeks: number) => void;
  onStep: (weeks: number) => void;
  onToday: () => void;
  mayEdit: boolean;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
  onBulk: () => void;
  menu: ReactNode;
}

const weekChoices = [2, 3, 6] as const;

export function CalendarHead(props: CalendarHeadProps) {
  const { span, weeks, onWeeks, onStep, onToday, mayEdit, onUndo, onRedo, onBulk, menu } = props;
  const { t } = useLingui();
  return (
    <PageHead
      title={
        <span className="cal-head-line">
          <Trans>Calendar</Trans>
        </span>
      }
      beside={
        <>
          <div className="cal-go">
            <IconButton icon={ChevronLeft} label={t`Earlier`} isOutlined isDirectional onClick={() => onStep(-1)} />
            <Button onClick={onToday}>{t`Today`}</Button>
            <IconButton icon={ChevronRight} label={t`Later`} isOutlined isDirectional onClick={() => onStep(1)} />
          </div>
          {span}
        </>
      }
      actions={
        <>
          <div className="cal-weeks" role="group" aria-label={t`Weeks that are shown`}>
            {weekChoices.map((count) => (
              <button key={count} type="button" aria-pressed={count === weeks} onClick={() => onWeeks(count)}>
                {count === weeks ? t`${count} weeks` : <span aria-label={t`${count} weeks`}>{count}</span>}
              </button>
            ))}
          </div>
          {mayEdit && (
            <>
              <IconButton icon={Undo2} label={t`Undo (Ctrl Z)`} isDirectional isDisabled={!onUndo} onClick={onUndo} />
              <IconButton
                icon={Redo2}
                label={t`Redo (Ctrl Shift Z)`}
                isDirectional
                isDisabled={!onRedo}
                onClick={onRedo}
              />
              <Button className="cal-with-key" onClick={onBulk}>
                <CalendarRange className="ic ic-s" aria-hidden />
                <Trans>Bulk change</Trans>
                <Key of="B" />
              </Button>
            </>
          )}
          {menu}
        </>
      }
    />
  );
}
