import { useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { memo, useId, useMemo } from 'react';
import { isInBook, isSleptThrough, type DayBook } from '../../app/flow/day-book.ts';
import { judgeDay, type StayChoice } from '../../app/flow/stay-choice.ts';
import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { useVisit } from '../../app/flow/visit.tsx';
import { DayCell } from './day-cell.tsx';
import { lastOfMonth, weeksFrom, weeksOf } from './months.ts';
import { useDayWords } from './use-day-words.ts';

/** Kept the same from one drawing to the next, so that a month which nothing happens in is not drawn again. */
export type DayHandlers = {
  onPress(day: StayDate): void;
  onPoint(day: StayDate | null): void;
  onFocus(day: StayDate): void;
};

interface MonthGridProps {
  month: StayDate;
  book: DayBook;
  currency: CurrencyCode | null;
  today: StayDate;
  choice: StayChoice;
  /** The stay as far as it reaches into this month. */
  bandFrom: StayDate | null;
  bandTo: StayDate | null;
  /** The day of this month on which the stay ends, or would end. */
  stopDay: StayDate | null;
  /** The day of this month that Tab leads to, if it is in this month. */
  tabDay: StayDate | null;
  firstWeekday: number;
  /** Where months are scrolled through, weeks that are over only lengthen the way. */
  hidesPastWeeks: boolean;
  handlers: DayHandlers;
}

export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const {
    month,
    book,
    currency,
    today,
    choice,
    bandFrom,
    bandTo,
    stopDay,
    tabDay,
    firstWeekday,
    hidesPastWeeks,
    handlers,
  } = props;
  const { t } = useLingui();
  const { language } = useVisit();
  const words = useDayWords(currency);
  const id = useId();
  const weeks = useMemo(() => weeksOf(month, firstWeekday), [month, firstWeekday]);
  const lowest = useMemo(() => lowestOf(book, month), [book, month]);
  return (
    <div className="month" data-month={month}>
      <h3 id={id} className="month__name">
        {formatDay(language, month, 'month')}
      </h3>
      <table role="grid" aria-labelledby={id} className="cal">
        <thead>
          <tr>
            {(weeks[1] ?? []).map((day) => (
              <th key={day} scope="col" abbr={day ? formatDay(language, day, 'spokenWeekday') : undefined}>
                {day && formatDay(language, day, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(hidesPastWeeks ? weeksFrom(book.first, weeks) : weeks).map((week, row) => (
            <tr key={row}>
              {week.map((day, column) => {
                if (day === null) return <td key={column} />;
                if (!isInBook(book, day))
                  return (
                    <td key={column}>
                      <span className="day past">{Number(day.slice(8))}</span>
                    </td>
                  );
                const facts = book.factsOf(day);
                const verdict = judgeDay(book, choice, day);
                const refusal = typeof verdict === 'string' ? null : verdict;
                const isStart = day === choice.arrival;
                const isIn = bandFrom !== null && bandTo !== null && day >= bandFrom && day <= bandTo;
                const why = refusal ? words.refusal(refusal, day, facts, choice) : null;
                const place = isStart
                  ? [t({ message: 'arrival', comment: 'Read out after a day of the calendar: the first of the stay' })]
                  : day === stopDay
                    ? [
                        t({
                          message: 'departure',
                          comment: 'Read out after a day of the calendar: the last of the stay',
                        }),
                      ]
                    : [];
                const said = [
                  ...(day === today ? [t`today`] : []),
                  ...place,
                  ...(facts.lowest !== null && currency ? [words.price(facts.lowest)] : []),
                  ...words.rules(facts),
                  ...words.offers(facts),
                  ...(why ? [why] : []),
                ];
                return (
                  <DayCell
                    key={column}
                    day={day}
                    facts={facts}
                    currency={currency}
                    name={words.name(day, said)}
                    why={why ?? words.rules(facts).join(' · ')}
                    isRefused={refusal !== null}
                    isOff={!isSleptThrough(facts)}
                    isLow={lowest !== null && facts.lowest === lowest}
                    isStart={isStart}
                    isStop={day === stopDay}
                    isIn={isIn}
                    isTabStop={day === tabDay}
                    isToday={day === today}
                    handlers={handlers}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

function lowestOf(book: DayBook, month: StayDate): number | null {
  let lowest: number | null = null;
  for (let day = month; day <= lastOfMonth(month); day = addDays(day, 1)) {
    const price = isInBook(book, day) ? book.factsOf(day).lowest : null;
    if (price !== null && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}
