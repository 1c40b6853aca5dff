import { addDays, dayNumber, fromDayNumber, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { daysAhead, daysBack } from '../../app/data/calendar-query.ts';

/** The nights of the sheet, one column each. */
export type Columns = { readonly first: StayDate; readonly count: number };

export const columnsAround = (today: string): Columns => ({
  first: addDays(stayDate(today), -daysBack),
  count: daysBack + daysAhead,
});

export const dateAt = ({ first }: Columns, col: number): StayDate => {
  const day = dayNumber(first) + col;
  const known = written.get(day) ?? fromDayNumber(day);
  written.set(day, known);
  return known;
};

/** Each cell that is drawn asks for its date: the few hundred of a sheet are written once. */
const written = new Map<number, StayDate>();

export const colOf = ({ first }: Columns, date: string): number => dayNumber(stayDate(date)) - dayNumber(first);

export const datesIn = (columns: Columns, first: number, last: number): StayDate[] =>
  Array.from({ length: last - first + 1 }, (_, place) => dateAt(columns, first + place));
