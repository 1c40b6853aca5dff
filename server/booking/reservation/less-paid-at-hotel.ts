import type { Reservation } from '@stayfront/contract/reservation';
import { paymentAccount, type Received } from '@stayfront/rules/payment/payment-account';
import type { StoredReservation } from './stored-reservation.ts';

/** What is still to be paid at the hotel, once something was: for letters, papers and the guest's own page. */
export function lessPaidAtHotel<Described extends Pick<Reservation, 'payableLater' | 'hotelPayableLater'>>(
  described: Described,
  { roomStays }: Pick<StoredReservation, 'roomStays'>,
  received: Received,
): Described {
  const dueWith = (came: Received): number => paymentAccount(roomStays, came, null).dueAtHotel;
  const covered = dueWith({ ...received, atHotel: 0, given: 0 }) - dueWith(received);
  const { hotelPayableLater: before, payableLater } = described;
  if (covered === 0 || before === 0) return described;
  const left = Math.max(0, before - covered);
  // In the guest's currency the same share is left.
  return { ...described, hotelPayableLater: left, payableLater: Math.round((payableLater * left) / before) };
}
