import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@stayfront/ui/parts/button.tsx';
import { SidePanel } from '@stayfront/ui/parts/side-panel.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { rebased, withoutNights } from '../../features/calendar/pending.ts';
import type { Calendar } from './use-calendar.ts';
import { useCellWords } from './use-cell-words.ts';
import { useFieldName } from './use-field-name.ts';
import { useValueWords } from './use-value-words.ts';

interface ConflictsPanelProps {
  isOpen: boolean;
  calendar: Calendar;
  looking: Looking;
  onClose: () => void;
}

/** Night by night: what was saved, what somebody else has saved since, and what was typed here. */
export function ConflictsPanel({ isOpen, calendar, looking: { sheet }, onClose }: ConflictsPanelProps) {
  const { t } = useLingui();
  const words = useCellWords();
  const fieldName = useFieldName();
  const valueOf = useValueWords(sheet.currency);
  const { conflicts, setPending } = calendar;
  return (
    <SidePanel
      className="cal-panel"
      isOpen={isOpen && conflicts.length > 0}
      onClose={onClose}
      closeLabel={t`Close`}
      title={<Trans>Theirs or mine</Trans>}
    >
      <ul className="conflict-list">
        {conflicts.map((conflict) => {
          const { rowId, date, field, saved, theirs, mine } = conflict;
          const row = sheet.rows.get(rowId);
          return (
            <li key={`${rowId} ${date} ${field}`}>
              <b>{words.joined([...(row ? [words.rowOf(row)] : []), words.dayOf(date)])}</b>
              <small>
                {fieldName(field)}: <Trans>saved was {valueOf(field, saved)}</Trans>
              </small>
              <div className="near-cell__acts">
                <Button size="s" onClick={() => setPending((before) => withoutNights(before, [conflict]))}>
                  <Trans>Keep theirs, {valueOf(field, theirs)}</Trans>
                </Button>
                <Button size="s" onClick={() => setPending((before) => rebased(before, [conflict], sheet))}>
                  <Trans>Keep mine, {valueOf(field, mine)}</Trans>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </SidePanel>
  );
}
