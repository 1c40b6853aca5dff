import type { PaymentBegun } from '@stayfront/contract/payment';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import { holdEnd } from '@stayfront/rules/booking/hold';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';
import { beginPayment, type BeginDeps } from './begin-payment.ts';
import { listIntents } from '../../payment/list-intents.ts';
import { askedPurpose, PREPAY, restPurpose } from '../../payment/purpose.ts';
import { readStanding } from './read-standing.ts';
import { refusePayment } from './refuse-payment.ts';

type Input = GuestLink & {
  readonly profileId: string;
  readonly amount: number;
  /** Where the guest is, and comes back to. */
  readonly by: 'checkout' | 'link';
  readonly isSessionOver: boolean;
};

/** Begins a payment for a reservation. What is charged we work out; the guest's number only has to agree. */
export async function beginReservationPayment(
  deps: BeginDeps,
  hotel: Hotel,
  { profileId, amount, by, isSessionOver, ...link }: Input,
  now: Instant,
): Promise<
  | PaymentBegun
  | Refusal<'price.changed' | 'reservation.unknown'>
  | RefusedBy<typeof refusePayment | typeof beginPayment>
> {
  const found = await inHotel(deps.db, hotel.hotelId, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'read');
    if (!reservation) return refuse('reservation.unknown');
    const { choices, state, asked } = await readStanding(tx, hotel, reservation, now);
    if (state !== 'payable') return refusePayment(state, reservation);
    const choice = choices.find((one) => one.amount === amount);
    if (!choice) return refuse('price.changed');
    const purpose = asked ? askedPurpose(asked.requestId) : await purposeOf(tx, reservation, choice.kind);
    return { reservation, purpose };
  });
  if ('refused' in found) return found;
  const { reservation, purpose } = found;
  const page =
    by === 'link' ? `reservation/payment/${reservation.reservationId}/callback` : 'checkout/payment-callback';
  const expiresAt = reservation.holdExpiresAt ?? holdEnd(now);
  const payment = { purpose, amount, profileId, page, expiresAt, isSessionOver };
  return beginPayment(deps, hotel, reservation, payment, now);
}

async function purposeOf(tx: Tx, reservation: StoredReservation, kind: 'due' | 'full'): Promise<string> {
  if (reservation.status === 'held') return PREPAY;
  const intents = await listIntents(tx, reservation.hotelId, reservation.reservationId);
  return restPurpose(kind, intents.filter(({ state }) => state === 'paid').length);
}
