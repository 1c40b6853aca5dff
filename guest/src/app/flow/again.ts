import type { Again, BookingRequest } from './booking-request.ts';
import { withoutPaying } from './payment-progress.ts';
import { sessionLength } from './session-cookie.ts';

/** The rooms were given back because they were not paid for: what they were is kept as long as a session lasts. */
export function withAgain(request: BookingRequest, now: number): BookingRequest {
  const { search, orders, details } = request;
  const again = orders.length > 0 ? { search, orders, details, until: now + sessionLength } : request.again;
  return { ...withoutPaying(request), again };
}

/**
 * What of it is still to be offered. A guest whose hold has ended on the provider's page comes back to nothing chosen:
 * what was held is what would be booked again.
 */
export function keptAgain(kept: Partial<BookingRequest>, now: number): Again | null {
  const { again, search = null, orders = [], details, paying, bookingKey } = kept;
  const held =
    paying && details && bookingKey && orders.length > 0
      ? { search, orders, details, until: Date.parse(paying.holdExpiresAt) + sessionLength }
      : null;
  return [again, held].find((one) => one && one.until > now) ?? null;
}

/** What is offered on the rooms page: nothing while rooms are chosen, held or paid for. */
export const offeredAgain = ({ again, orders, paying }: BookingRequest, now: number): Again | null =>
  again && again.until > now && orders.length === 0 && paying === null ? again : null;
