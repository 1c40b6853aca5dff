import type { CalendarEntries } from '@stayfront/contract/manage/calendar';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { checkEntries } from './check-entries.ts';

/** A night is a room or a product on a day: three years of 100 products are under it. */
export const mostNights = 120_000;

/** The last day that can be put, three years ahead: further than anybody sells, and near enough that a mistyped year is noticed. */
export const lastDayOf = ({ document }: Pick<Hotel, 'document'>, now: Instant): StayDate =>
  addDays(todayAt(document.timeZone, now), 1_100);

/** What is wrong with entries before anything is asked of the calendar; null where they may be put. */
export function checkPut(
  hotel: Hotel,
  entries: CalendarEntries,
  now: Instant,
): Refusal<'calendar.too_large' | 'input.invalid'> | null {
  const errors = checkEntries(hotel.document, entries, lastDayOf(hotel, now));
  if (errors.length > 0) return { refused: 'input.invalid', errors };
  // Counted before they are laid out: a range may be long and the weekdays few, but never the other way round.
  const asked = [...entries.stock, ...entries.rates, ...entries.following, ...entries.restrictions];
  if (asked.reduce((sum, { from, to }) => sum + daysBetween(from, to) + 1, 0) > mostNights)
    return refuse('calendar.too_large', `Send at most ${mostNights} nights at once`);
  return null;
}
