import { clockTime } from '../stay/clock-time.ts';
import { instantAt, type Instant } from '../stay/hotel-clock.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** So long after departure guests still look up what they paid; then a link that was forwarded or lost opens nothing. */
const daysAfterDeparture = 30;

/** The instant from which a reservation's link opens nothing any more: 30 days after its last check-out. */
export function linkEnd(
  stays: readonly { readonly departure: StayDate }[],
  timeZone: string,
  checkOutTime: string,
): Instant {
  const [last] = stays.map(({ departure }) => departure).toSorted((a, b) => (a < b ? 1 : -1));
  if (last === undefined) throw new RangeError('A reservation has at least one stay');
  return instantAt(timeZone, { date: addDays(last, daysAfterDeparture), ...clockTime(checkOutTime) });
}
