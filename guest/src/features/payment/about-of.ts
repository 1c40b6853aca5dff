import type { Reservation } from '@stayfront/contract/reservation';
import { exchange, oneInNanos } from '@stayfront/rules/currency/exchange';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import { stayDate } from '@stayfront/rules/stay/stay-date';

/**
 * About what an amount of a reservation is in the currency its guest booked in, at the rate of the booking. Sums that the
 * guest has seen are what they were there: line by line, and not exchanged as a whole.
 */
export function aboutOf(reservation: Reservation, minor: number): { minor: number; currency: CurrencyCode } {
  const { currency, hotelCurrency, exchangeRate } = reservation;
  const seen = [
    [reservation.hotelTotalPrice, reservation.totalPrice],
    [reservation.hotelPayableNow, reservation.payableNow],
    [reservation.hotelPayableLater, reservation.payableLater],
    ...(reservation.payableOn ?? []).map(({ hotelAmount, amount }) => [hotelAmount, amount] as const),
  ].find(([hotelMinor]) => hotelMinor === minor)?.[1];
  if (seen !== undefined) return { minor: seen, currency };
  if (!exchangeRate) return { minor, currency: hotelCurrency };
  const nanos = Math.round(exchangeRate.rate * oneInNanos);
  const rate = { from: hotelCurrency, to: currency, nanos, date: stayDate(exchangeRate.date) };
  return { minor: exchange(minor, rate), currency };
}
