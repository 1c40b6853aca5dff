import { isDeepStrictEqual } from 'node:util';
import { ChangeMade } from '@stayfront/contract/change';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { holdEnd } from '@stayfront/rules/booking/hold';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { paymentNumber } from '../../payment/payment-number.ts';
import { checkChangeable } from '../reservation/check-changeable.ts';
import { deadlineOf } from '../reservation/deadline-of.ts';
import { exchangeDemand, exchangedPackages } from '../reservation/exchange-demand.ts';
import { hasPackageStock } from '../reservation/has-package-stock.ts';
import { holdRooms } from '../reservation/hold-rooms.ts';
import { once } from '../../platform/once/once.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { applyChange } from '../reservation/apply-change.ts';
import { endHeldChange } from '../reservation/close-change.ts';
import { insertChange } from '../reservation/insert-change.ts';
import type { StoredChange } from '../reservation/stored-change.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { planChange } from './plan-change.ts';
import type { QuoteDeps } from './quote-change.ts';

type Agreed = GuestLink & { readonly change: string };

/**
 * Makes a change that was quoted and agreed to, all of it or nothing. It is worked out again under lock, and where it
 * comes to anything else than what was shown it is not made. Where money is to be paid first the new nights are held and
 * the old ones stay booked, until the payment has come.
 */
export async function makeChange(
  deps: QuoteDeps,
  hotel: Hotel,
  { change, ...link }: Agreed,
  idempotencyKey: string,
  now: Instant,
): Promise<
  | ChangeMade
  | Refusal<
      | 'hotel.maintenance'
      | 'idempotency.mismatch'
      | 'price.changed'
      | 'quote.expired'
      | 'quote.invalid'
      | 'reservation.unknown'
      | 'sold_out'
    >
  | RefusedBy<typeof checkChangeable | typeof planChange>
> {
  const { hotelId, document } = hotel;
  const body = { change, reservationId: link.reservationId };
  const onceKey = { hotelId, operation: 'makeChange', key: idempotencyKey, body };
  const done = await once(deps.db, onceKey, now, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'change');
    if (!reservation) return refuse('reservation.unknown');
    if (document.config.isInMaintenance) return refuse('hotel.maintenance');
    const agreed = deps.changes.open(change);
    if (!agreed || agreed.hotelId !== hotelId || agreed.reservationId !== reservation.reservationId)
      return refuse('quote.invalid');
    const fault = checkChangeable(reservation, agreed.version);
    if (fault) return fault;
    if (now > agreed.expiresAt) return refuse('quote.expired');
    const planned = await planChange(tx, deps.seal, hotel, reservation, agreed.wish, now);
    if ('refused' in planned) return planned;
    if (!isDeepStrictEqual(planned.terms, agreed.terms)) return refuse('price.changed');
    const { terms, after } = planned;
    const { reservationId, version, hotelCurrency } = reservation;
    const told = { reservationId, hotelCurrency, terms, holdExpiresAt: null };
    if (planned.isSame) return { ...told, changeId: null, status: 'made', version };
    await endHeldChange(tx, hotelId, reservationId, now);
    const changeId = paymentNumber('SC');
    const deadline = deadlineOf(hotel, reservation, planned.before);
    const made = { hotelId, changeId, reservationId, terms, stays: [after], deadline };
    if (terms.payNow > 0) return hold(tx, reservation, made, now);
    const newVersion = await applyChange(tx, reservation, made, now);
    if (newVersion === 'sold_out') return refuse('sold_out');
    await insertChange(tx, { ...made, state: 'made', holdExpiresAt: null }, now);
    return { ...told, changeId, status: 'made', version: newVersion };
  });
  // What comes out of the database again says the same in another order; a guest who asks twice gets the same letters.
  return 'refused' in done ? done : ChangeMade.parse(done);
}

async function hold(
  tx: Tx,
  reservation: StoredReservation,
  change: Omit<StoredChange, 'state' | 'holdExpiresAt'>,
  now: Instant,
): Promise<ChangeMade | Refusal<'sold_out'>> {
  const { hotelId, reservationId } = reservation;
  const holdExpiresAt = holdEnd(now);
  const packages = exchangedPackages(reservation, change.stays, 'beside');
  if (!(await hasPackageStock(tx, reservation, packages, now))) return refuse('sold_out');
  const isHeld = await holdRooms(tx, reservation, exchangeDemand(reservation, change.stays), holdExpiresAt, now);
  if (!isHeld) return refuse('sold_out');
  await insertChange(tx, { ...change, state: 'held', holdExpiresAt }, now);
  await queueBookingJob(tx, 'end-hold', { hotelId, reservationId }, holdExpiresAt + 1_000);
  return {
    reservationId,
    changeId: change.changeId,
    status: 'held',
    version: reservation.version,
    hotelCurrency: reservation.hotelCurrency,
    terms: change.terms,
    holdExpiresAt: new Date(holdExpiresAt).toISOString(),
  };
}
