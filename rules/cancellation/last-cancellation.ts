import type { Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';
import { checkInAt } from './check-in.ts';
import { freeUntil, type CancellationPolicy } from './policy.ts';

/**
 * The last instant at which stays can be cancelled without the desk, free or for a fee: the first check-in among them.
 * Where cancelling is free until an hour after that, the promise is not cut short.
 */
export const lastCancellation = (
  stays: readonly { readonly arrival: StayDate; readonly policy: CancellationPolicy }[],
  timeZone: string,
  checkInTime: string,
): Instant =>
  Math.min(
    ...stays.map(({ arrival, policy }) =>
      Math.max(checkInAt(arrival, timeZone, checkInTime), freeUntil(policy, arrival, timeZone) ?? -Infinity),
    ),
  );
