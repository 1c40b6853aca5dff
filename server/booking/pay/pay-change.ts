import type { PaymentBegun } from '@stayfront/contract/payment';
import { refuse, type Refusal, type RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { beginPayment, type BeginDeps } from './begin-payment.ts';
import { changePurpose } from '../../payment/purpose.ts';
import { readChange } from '../reservation/read-change.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';

type Input = GuestLink & {
  readonly changeId: string;
  readonly profileId: string;
  readonly amount: number;
  readonly isSessionOver: boolean;
};

/** Begins the payment of a held change. What is charged was agreed to; the guest's number only has to agree. */
export async function payChange(
  deps: BeginDeps,
  hotel: Hotel,
  { changeId, profileId, amount, isSessionOver, ...link }: Input,
  now: Instant,
): Promise<
  | PaymentBegun
  | Refusal<'change.not_held' | 'change.unknown' | 'payment.processed' | 'price.changed' | 'reservation.unknown'>
  | RefusedBy<typeof beginPayment>
> {
  const { hotelId } = hotel;
  const found = await inHotel(deps.db, hotelId, async (tx) => {
    const reservation = await openByToken(tx, hotel, link, now, 'read');
    if (!reservation) return refuse('reservation.unknown');
    const change = await readChange(tx, hotelId, reservation.reservationId, changeId);
    return change ? { reservation, change } : refuse('change.unknown');
  });
  if ('refused' in found) return found;
  const { reservation, change } = found;
  if (change.state === 'made') return refuse('payment.processed');
  const { holdExpiresAt } = change;
  if (change.state !== 'held' || holdExpiresAt === null || holdExpiresAt <= now) return refuse('change.not_held');
  if (change.terms.payNow !== amount) return refuse('price.changed');
  const page = `reservation/${reservation.reservationId}/change/paid/${changeId}`;
  const payment = {
    purpose: changePurpose(changeId),
    amount,
    profileId,
    page,
    expiresAt: holdExpiresAt,
    isSessionOver,
  };
  return beginPayment(deps, hotel, reservation, payment, now);
}
