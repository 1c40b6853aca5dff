import { daysBack } from '../../../app/data/calendar-query.ts';
import type { Columns } from '../../../features/calendar/columns.ts';

/**
 * Nights are written and taken away seven at a time, counted from today, whatever weekday that is: three weeks, as they are
 * seen first, are so three and not parts of four.
 */
const nightsOfWeek = 7;
const missing = (nightsOfWeek - (daysBack % nightsOfWeek)) % nightsOfWeek;

export const weekOf = (col: number): number => Math.floor((col + missing) / nightsOfWeek);

/** The first night of a week, and the first that is not of it any more: the first and the last of the sheet are shorter. */
export const colsOf = ({ count }: Columns, week: number): readonly [number, number] => [
  Math.max(0, week * nightsOfWeek - missing),
  Math.min(count, (week + 1) * nightsOfWeek - missing),
];

/** Where a week stands in its row. */
export const weekStyle = (columns: Columns, week: number): string => {
  const [from, end] = colsOf(columns, week);
  return `margin-inline-start:calc(var(--w-first) + var(--w-night) * ${from});inline-size:calc(var(--w-night) * ${end - from})`;
};
