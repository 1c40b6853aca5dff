import type { Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';
import { checkInAt } from './check-in.ts';
import { freeUntil, type CancellationPolicy } from './policy.ts';

/**
 * The last instant at which all of these stays can be changed: the earliest of their deadlines, which is what a sentence
 * about a whole reservation promises. One stay alone has its own, by which it is locked. A stay is open to changes while
 * cancelling it is free. One that is never free to cancel has no such instant: it can be changed, at its price, until
 * the hotel's check-in time on the day of arrival.
 *
 * A hotel may let guests cancel free of charge until an hour after its check-in time; that promise is not cut short.
 */
export function modificationDeadline(
  stays: readonly { readonly arrival: StayDate; readonly policy: CancellationPolicy }[],
  timeZone: string,
  checkInTime: string,
): Instant {
  if (stays.length === 0) throw new RangeError('A reservation has at least one stay');
  return Math.min(
    ...stays.map(
      ({ arrival, policy }) => freeUntil(policy, arrival, timeZone) ?? checkInAt(arrival, timeZone, checkInTime),
    ),
  );
}
