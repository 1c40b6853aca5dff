import type { Transport } from '@stayfront/contract/call';
import { getDeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { addDays, daysBetween, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { queryOptions } from '@tanstack/react-query';

/** So far back and ahead does the sheet go, and so many of its days are read at once. */
export const daysBack = 90;
export const daysAhead = 720;
const pieceDays = 90;
export const pieceCount = (daysBack + daysAhead) / pieceDays;

/** Pieces are counted from the first day of the sheet. */
export const pieceOf = (today: string, date: string): number =>
  Math.floor((daysBetween(stayDate(today), stayDate(date)) + daysBack) / pieceDays);

const pieceSpan = (today: string, piece: number): { from: StayDate; to: StayDate } => {
  const from = addDays(stayDate(today), piece * pieceDays - daysBack);
  return { from, to: addDays(from, pieceDays - 1) };
};

/** Stock, prices and rules of all rooms and rates for a quarter of a year. */
export const calendarQuery = (transport: Transport, hotelId: number, today: string, piece: number) => {
  const { from, to } = pieceSpan(today, piece);
  return queryOptions({
    queryKey: ['calendar', hotelId, from, to],
    queryFn: ({ signal }) =>
      transport(
        getDeskCalendar,
        { params: { hotelId }, query: { from, to, amounts: 'false' }, body: undefined },
        { signal },
      ),
    staleTime: 60_000,
  });
};

/** Whether a piece that has been read has one of these nights. */
export function hasNightOf([, , from, to]: readonly unknown[], nights: readonly string[]): boolean {
  return nights.some((night) => String(from) <= night && night <= String(to));
}
