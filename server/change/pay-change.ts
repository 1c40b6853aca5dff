import type { PaymentBegun } from '@stayfront/contract/payment';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { describeBegun } from '../payment/describe-begun.ts';
import type { ProviderOf } from '../payment/provider-of.ts';
import { changePurpose } from '../payment/purpose.ts';
import { startPayment } from '../payment/start-payment.ts';
import { readChange } from './change.store.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';

type Means = { readonly db: Db; readonly providerOf: ProviderOf; readonly publicUrl: () => string };
type Wish = GuestLink & { readonly changeId: string; readonly profileId: string; readonly amount: number };

/** Begins the payment of a held change. What is charged was agreed to; the guest's number only has to agree. */
export async function payChange(
  means: Means,
  hotel: Hotel,
  { changeId, profileId, amount, ...link }: Wish,
  now: Instant,
): Promise<PaymentBegun | Refusal> {
  const { hotelId, document } = hotel;
  const found = await inHotel(means.db, hotelId, async (tx) => {
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
  const { reservationId } = reservation;
  const { givenName, surname, email, phone } = reservation.guest;
  const due = money(amount, reservation.hotelCurrency);
  const begun = await startPayment(
    means,
    {
      hotelId,
      reservationId,
      purpose: changePurpose(changeId),
      amount: due,
      description: `${document.name}, ${reservationId}`,
      guest: { profileId, givenName, surname, email, phone },
      returnUrl: `${means.publicUrl()}/${hotelId}/reservation/${reservationId}/change/paid/${changeId}`,
      expiresAt: holdExpiresAt,
    },
    now,
  );
  return 'refused' in begun ? begun : describeBegun(begun, due);
}
