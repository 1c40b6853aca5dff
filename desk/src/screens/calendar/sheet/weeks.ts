import type { Columns } from '../../../features/calendar/columns.ts';

/** Nights are written and taken away seven at a time, counted from the first of the sheet, whatever weekday that is. */
const nightsOfWeek = 7;

export const weekOf = (col: number): number => Math.floor(col / nightsOfWeek);

/** The first night of a week, and the first that is not of it any more: the last week of the sheet is shorter. */
export const colsOf = ({ count }: Columns, week: number): readonly [number, number] => [
  week * nightsOfWeek,
  Math.min(count, (week + 1) * nightsOfWeek),
];

/** Where a week stands in its row. */
export const weekStyle = (columns: Columns, week: number): string => {
  const [from, end] = colsOf(columns, week);
  return `margin-inline-start:calc(var(--w-first) + var(--w-night) * ${from});inline-size:calc(var(--w-night) * ${end - from})`;
};
