import type { Cancelled } from '@stayfront/contract/cancel';
import { guestBill } from '@stayfront/rules/booking/stay-bill';
import { quotedCurrency } from '../../property/currency/guest-currency.ts';
import type { StoredReservation } from './stored-reservation.ts';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';

type Amounts = Pick<Cancelled, 'currency' | 'hotelCurrency' | 'totalPrice' | 'totalVat' | 'roomVat' | 'keptPrice'>;

/** What the rooms that were cancelled had come to for the guest, and what of it the hotel keeps. */
export function cancelledAmounts(
  { currency, hotelCurrency }: Pick<StoredReservation, 'currency' | 'hotelCurrency'>,
  cancelled: readonly StoredRoomStay[],
): Amounts {
  const bills = cancelled.map((stay) => guestBill(stay.quote, stay.services));
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return {
    hotelCurrency,
    currency,
    totalPrice: sum(bills.map(({ total }) => total)),
    totalVat: sum(bills.map(({ vat }) => vat)),
    roomVat: sum(bills.map(({ roomVat }) => roomVat)),
    keptPrice: sum(cancelled.map(({ quote, cancellationFee }) => quotedCurrency(quote).as(cancellationFee))),
  };
}
