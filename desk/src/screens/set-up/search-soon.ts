import { addDays, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';

/** A weekend in two or three weeks, for two: what a guest might search for. */
export function searchSoon(today: string): string {
  const fortnight = addDays(stayDate(today), 14);
  const friday = addDays(fortnight, (5 - weekdayOf(fortnight) + 7) % 7);
  return `checkIn=${friday}&checkOut=${addDays(friday, 2)}&nbAdults=2`;
}
