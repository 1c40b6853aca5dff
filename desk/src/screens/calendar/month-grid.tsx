import { Trans, useLingui } from '@lingui/react/macro';
import { formatWeekday } from '@stayfront/ui/formats/format-weekday.ts';
import { formsOf } from '@stayfront/ui/formats/written-forms.ts';
import { stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { useRef, useState, type PointerEvent } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import type { Conflict } from '../../features/calendar/conflicts.ts';
import type { RateRow } from '../../features/calendar/sheet.ts';
import { bindingRules, shownNight } from '../../features/calendar/shown-night.ts';
import { CellMarks } from './cell-marks.tsx';
import { monthDays } from './month-days.ts';
import { writePrice } from './write-price.ts';
import { useCellWords } from './use-cell-words.ts';

interface MonthGridProps {
  looking: Looking;
  rate: RateRow;
  month: string;
  chosen: readonly [string, string] | null;
  conflicts: readonly Conflict[];
  onChoose: (days: readonly [string, string]) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 0];

/**
 * A month of one rate of one room. A finger that is drawn along a week chooses a range, down or up it scrolls. What is drawn
 * is chosen when the finger goes: the sheet that opens then moves the days, which would come away from under it.
 */
export function MonthGrid({ looking, rate, month, chosen, conflicts, onChoose }: MonthGridProps) {
  const { t } = useLingui();
  const { language } = useDesk();
  const words = useCellWords();
  const drag = useRef<string | null>(null);
  const hasDrawn = useRef(false);
  const [drawn, setDrawn] = useState<readonly [string, string] | null>(null);
  const shown = drawn ?? chosen;
  const { sheet, edits, today } = looking;
  const { weekdays: forms, days } = formsOf(language);
  const short = forms[Number(days.weekday[2])] ?? [];
  const dayAt = ({ clientX, clientY }: PointerEvent): string | null =>
    document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null;
  const between = (one: string, other: string): readonly [string, string] =>
    one < other ? [one, other] : [other, one];
  return (
    <div className="month">
      <div className="month__weekdays" aria-hidden>
        {weekdays.map((weekday) => (
          <span key={weekday}>{short[weekday] ?? formatWeekday(language, weekday).slice(0, 2)}</span>
        ))}
      </div>
      <div
        className="month__days"
        role="group"
        aria-label={t`Nights`}
        onPointerDown={(event) => {
          drag.current = dayAt(event);
          hasDrawn.current = false;
        }}
        onPointerMove={(event) => {
          const day = drag.current === null ? null : dayAt(event);
          if (day === null || drag.current === null || day === drag.current || day < today || drag.current < today)
            return;
          hasDrawn.current = true;
          setDrawn(between(drag.current, day));
        }}
        onPointerUp={() => {
          drag.current = null;
          if (drawn) onChoose(drawn);
          setDrawn(null);
        }}
        onPointerCancel={() => {
          drag.current = null;
          setDrawn(null);
        }}
      >
        {monthDays(month).map((date, place) => {
          if (date === null) return <span key={place} className="month__none" />;
          const night = shownNight(sheet, edits, rate.id, date);
          const stock = shownNight(sheet, edits, rate.roomId, date);
          const rules = bindingRules(sheet, edits, rate.id, date);
          const left = stock ? stock.total - stock.sold - stock.held : 0;
          const isOver = date < today;
          const weekday = weekdayOf(stayDate(date));
          return (
            <button
              key={date}
              type="button"
              data-day={date}
              disabled={isOver}
              aria-pressed={shown !== null && shown[0] <= date && date <= shown[1]}
              aria-label={words.cellOf(rate, date, night, rules, sheet.currency)}
              className={classes(
                'month__day',
                (weekday === 5 || weekday === 6) && 'is-weekend',
                isOver && 'is-over',
                left <= 0 && 'is-none',
                rules.isClosed && 'is-closed',
                night?.isChanged && 'is-changed',
                night?.isFollowing && 'is-following',
                conflicts.some((one) => one.rowId === rate.id && one.date === date) && 'is-conflict',
              )}
              onClick={() => {
                // A range that was drawn ends on a day, which is no tap on it.
                if (!hasDrawn.current) onChoose([date, date]);
              }}
            >
              <span className={date === today ? 'month__number is-today' : 'month__number'}>
                {Number(date.slice(8))}
              </span>
              <b>{night ? (night.price === null ? '–' : writePrice(language, night.price, sheet.currency)) : '…'}</b>
              {!isOver && stock && <small>{left <= 0 ? <Trans>full</Trans> : <Trans>{left} left</Trans>}</small>}
              <CellMarks rules={rules} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
