import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { classes } from '@stayfront/ui/parts/classes.ts';
import { memo, type ReactNode } from 'react';
import { dateAt, type Columns } from '../../features/calendar/columns.ts';
import { colStart } from './row-tops.ts';

export type Season = { readonly name: string; readonly from: string; readonly to: string };

interface SheetHeadProps {
  columns: Columns;
  cols: readonly number[];
  today: string;
  seasons: readonly Season[];
  language: string;
  label: string;
  children: ReactNode;
}

/** Months with their seasons, and days; they stay while rows move by. */
export const SheetHead = memo(function SheetHead(props: SheetHeadProps) {
  const { columns, cols, today, seasons, language, label, children } = props;
  return (
    <div className="cal-head" role="rowgroup">
      <div role="row" aria-rowindex={1} className="cal-months">
        <span role="columnheader" className="cal-first" aria-colindex={1} aria-label={label} />
        {monthsOf(columns, cols).map(({ from, to, date }) => (
          <div
            key={date.slice(0, 7)}
            role="columnheader"
            className="cal-month"
            aria-colindex={from + 2}
            aria-colspan={to - from + 1}
            style={{ insetInlineStart: colStart(from), inlineSize: `calc(var(--w-night) * ${to - from + 1})` }}
          >
            <span>
              {formatDay(language, date, 'month')}
              <small>{seasonWords(seasons, date, dateAt(columns, to), language)}</small>
            </span>
          </div>
        ))}
      </div>
      <div role="row" aria-rowindex={2} className="cal-days">
        <span role="columnheader" className="cal-first" aria-colindex={1}>
          {children}
        </span>
        {cols.map((col) => {
          const date = dateAt(columns, col);
          const weekday = weekdayOf(date);
          const special = seasons.find(({ from, to }) => from === date && to === date);
          return (
            <div
              key={col}
              role="columnheader"
              aria-colindex={col + 2}
              aria-current={date === today ? 'date' : undefined}
              title={special?.name}
              className={classes(
                'cal-day',
                (weekday === 5 || weekday === 6) && 'is-weekend',
                date === today && 'is-today',
                special && 'is-special',
              )}
              style={{ insetInlineStart: colStart(col) }}
            >
              {formatDay(language, date, 'weekday')}
              <b>{Number(date.slice(8))}</b>
              {special && <span className="sr">{special.name}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
});

type MonthSpan = { readonly from: number; readonly to: number; readonly date: string };

/** The whole months that are seen, so that the name of one stays while its days go by. */
function monthsOf(columns: Columns, cols: readonly number[]): MonthSpan[] {
  const months: MonthSpan[] = [];
  for (const col of cols) {
    const date = dateAt(columns, col);
    if (months.at(-1)?.date.slice(0, 7) === date.slice(0, 7)) continue;
    const back = Math.min(col, Number(date.slice(8)) - 1);
    let to = col;
    while (to + 1 < columns.count && dateAt(columns, to + 1).slice(0, 7) === date.slice(0, 7)) to++;
    months.push({ from: col - back, to, date: dateAt(columns, col - back) });
  }
  return months;
}

/** Seasons that begin or go on in this month; special days stand at their day. */
function seasonWords(seasons: readonly Season[], from: string, to: string, language: string): string {
  return seasons
    .filter((season) => season.from !== season.to && season.from <= to && from <= season.to)
    .map(({ name, from: begin, to: end }) => {
      const [start, last] = [begin, end].map((date) => formatDay(language, stayDate(date), 'short'));
      return `${name} ${start} – ${last}`;
    })
    .join(' · ');
}
