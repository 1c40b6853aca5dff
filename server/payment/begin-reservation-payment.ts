import type { PaymentBegun } from '@stayfront/contract/payment';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { payableNow } from '@stayfront/rules/booking/payable-now';
import { money } from '@stayfront/rules/money';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../db/in-hotel.ts';
import type { Db } from '../db/open-database.ts';
import type { Hotel } from '../hotel/hotel.store.ts';
import { openByToken, type GuestLink } from '../reservation/open-by-token.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import { describeBegun } from './describe-begun.ts';
import type { ProviderOf } from './provider-of.ts';
import { PREPAY } from './purpose.ts';
import { startPayment } from './start-payment.ts';

type Means = { readonly db: Db; readonly providerOf: ProviderOf; readonly publicUrl: () => string };
type Wish = GuestLink & {
  readonly profileId: string;
  readonly amount: number;
};

/** Begins the payment of a held reservation. What is charged we work out; the guest's number only has to agree. */
export async function beginReservationPayment(
  means: Means,
  hotel: Hotel,
  { profileId, amount, ...link }: Wish,
  now: Instant,
): Promise<PaymentBegun | Refusal> {
  const { hotelId, document } = hotel;
  const reservation = await inHotel(means.db, hotelId, (tx) => openByToken(tx, hotel, link, now, 'read'));
  if (!reservation) return refuse('reservation.unknown');
  if (reservation.status === 'pay') return refuse('payment.processed');
  const { holdExpiresAt } = reservation;
  if (reservation.status !== 'held' || holdExpiresAt === null || holdExpiresAt <= now)
    return refuse('reservation.not_held');
  const due = money(payableNow(standingStays(reservation)), reservation.hotelCurrency);
  if (due.minor !== amount) return refuse('price.changed');
  const { givenName, surname, email, phone } = reservation.guest;
  const begun = await startPayment(
    means,
    {
      hotelId,
      reservationId: reservation.reservationId,
      purpose: PREPAY,
      amount: due,
      description: `${document.name}, ${reservation.reservationId}`,
      guest: { profileId, givenName, surname, email, phone },
      returnUrl: `${means.publicUrl()}/${hotelId}/checkout/payment-callback`,
      expiresAt: holdExpiresAt,
    },
    now,
  );
  return 'refused' in begun ? begun : describeBegun(begun, due);
}
