import { isDeepStrictEqual } from 'node:util';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { holdEnd } from '@stayfront/rules/booking/hold';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { paymentNumber } from '../../payment/payment-number.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import { applyChange, type ChangedByHotel } from '../reservation/apply-change.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { checkChangeable } from '../reservation/check-changeable.ts';
import { endHeldChange } from '../reservation/close-change.ts';
import { deadlineOf } from '../reservation/deadline-of.ts';
import { exchangeDemand, exchangedPackages } from '../reservation/exchange-demand.ts';
import { hasPackageStock } from '../reservation/has-package-stock.ts';
import { holdRooms } from '../reservation/hold-rooms.ts';
import { insertChange } from '../reservation/insert-change.ts';
import type { StoredChange } from '../reservation/stored-change.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import type { SealedChange } from './change-seal.ts';
import { planChange, type HotelPlan, type PlannedChange } from './plan-change.ts';

type Settled = {
  readonly planned: PlannedChange;
  /** Null where there was nothing to change. */
  readonly changeId: string | null;
  readonly status: 'made' | 'held';
  readonly version: number;
  readonly holdExpiresAt: Instant | null;
};

/** How the hotel makes a change of its own. */
type ByHotel = ChangedByHotel & { readonly plan: HotelPlan };

/**
 * Makes a change that was quoted and agreed to, of a reservation that is locked: all of it or nothing. It is worked out
 * again, and where it comes to anything else than what was shown it is not made. Where a guest has to pay first the new
 * nights are held and the old ones stay booked until the payment has come; what the hotel changes is made at once.
 */
export async function settleChange(
  tx: Tx,
  seal: QuoteSeal,
  hotel: Hotel,
  reservation: StoredReservation,
  agreed: SealedChange,
  now: Instant,
  byHotel: ByHotel | null = null,
): Promise<
  | Settled
  | Refusal<'price.changed' | 'quote.expired' | 'sold_out'>
  | RefusedBy<typeof checkChangeable | typeof planChange>
> {
  const fault = checkChangeable(reservation, agreed.version);
  if (fault) return fault;
  if (now > agreed.expiresAt) return refuse('quote.expired');
  const planned = await planChange(tx, seal, hotel, reservation, agreed.wish, now, byHotel?.plan);
  if ('refused' in planned) return planned;
  const { terms, after, policyFee, credit } = planned;
  const shown = byHotel ? { ...terms, policyFee, credit } : terms;
  if (!isDeepStrictEqual(shown, agreed.terms)) return refuse('price.changed');
  const { hotelId, reservationId, version } = reservation;
  const made = { planned, status: 'made', holdExpiresAt: null } as const;
  if (planned.isSame) return { ...made, changeId: null, version };
  await endHeldChange(tx, hotelId, reservationId, now);
  const changeId = paymentNumber('SC');
  const deadline = deadlineOf(hotel, reservation, planned.before);
  const change = { hotelId, changeId, reservationId, terms, stays: [after], deadline };
  if (terms.payNow > 0 && !byHotel) {
    const holdExpiresAt = await hold(tx, reservation, change, now);
    return holdExpiresAt === null ? refuse('sold_out') : { planned, changeId, status: 'held', version, holdExpiresAt };
  }
  const newVersion = await applyChange(tx, reservation, { ...change, ...(byHotel ? { byHotel } : {}) }, now);
  if (newVersion === 'sold_out') return refuse('sold_out');
  await insertChange(tx, { ...change, state: 'made', holdExpiresAt: null }, now);
  return { ...made, changeId, version: newVersion };
}

/** Until when the new nights are held; null where there are none to hold. */
async function hold(
  tx: Tx,
  reservation: StoredReservation,
  change: Omit<StoredChange, 'state' | 'holdExpiresAt'>,
  now: Instant,
): Promise<Instant | null> {
  const { hotelId, reservationId } = reservation;
  const holdExpiresAt = holdEnd(now);
  const packages = exchangedPackages(reservation, change.stays, 'beside');
  if (!(await hasPackageStock(tx, reservation, packages, now))) return null;
  const isHeld = await holdRooms(tx, reservation, exchangeDemand(reservation, change.stays), holdExpiresAt, now);
  if (!isHeld) return null;
  await insertChange(tx, { ...change, state: 'held', holdExpiresAt }, now);
  await queueBookingJob(tx, 'end-hold', { hotelId, reservationId }, holdExpiresAt + 1_000);
  return holdExpiresAt;
}
