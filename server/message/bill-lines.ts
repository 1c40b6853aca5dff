import type { I18n } from '@lingui/core';
import type { Reservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Voice } from './speak.ts';
import { writeAmount } from './write-amount.ts';

export type Line = readonly [label: string, value: string];
type RoomStay = Reservation['roomStays'][number];

/**
 * The bill as the guest reads it: each room with what is taken off and added, the total, and what is paid when. Where
 * the guest thinks in another currency, the amount that is charged stands beside it.
 */
export function billLines({ i18n, language }: Voice, reservation: Reservation): Line[] {
  const amount = (minor: number, currency: CurrencyCode = reservation.currency): string =>
    writeAmount(language, minor, currency);
  const rooms = reservation.roomStays.filter((stay) => stay.status === 'book');
  const { currency, hotelCurrency, hotelTotalPrice, payableNow, payableLater } = reservation;
  return [
    ...rooms.flatMap((stay) => roomLines(i18n, stay, amount)),
    [i18n._('Total'), amount(reservation.totalPrice)],
    ...(currency === hotelCurrency
      ? []
      : [line(i18n._('Charged in {currency}', { currency: hotelCurrency }), amount(hotelTotalPrice, hotelCurrency))]),
    ...(payableNow > 0 ? [line(i18n._('Paid in advance'), amount(payableNow))] : []),
    ...(payableLater > 0 || payableNow === 0 ? [line(i18n._('Due at the hotel'), amount(payableLater))] : []),
    ...taxesOf(rooms).map(([tax, minor]) => line(i18n._('{tax}, not included', { tax }), amount(minor))),
  ];
}

const line = (label: string, value: string): Line => [label, value];

function roomLines(i18n: I18n, stay: RoomStay, amount: (minor: number) => string): Line[] {
  const number = stay.roomStayIndex + 1;
  const lines = [
    line(
      i18n._('Room {number}', { number }),
      `${stay.roomTypeName} · ${stay.ratePlanName} · ${amount(stay.roomPrice)}`,
    ),
  ];
  if (stay.totalDiscount > 0)
    lines.push(
      line(
        stay.promotionCode === null ? i18n._('Discount') : i18n._('Discount with {code}', { code: stay.promotionCode }),
        amount(-stay.totalDiscount),
      ),
    );
  for (const { name, quantity, totalPrice } of stay.services)
    lines.push(line(quantity > 1 ? `${name} × ${quantity}` : name, amount(totalPrice)));
  return lines;
}

/** Each local tax once, for all rooms together. */
function taxesOf(rooms: readonly RoomStay[]): [tax: string, minor: number][] {
  const sums = new Map<string, number>();
  for (const { taxes } of rooms)
    for (const { taxDescription, taxAmount, isIncluded } of taxes)
      if (!isIncluded && taxAmount > 0) sums.set(taxDescription, (sums.get(taxDescription) ?? 0) + taxAmount);
  return [...sums];
}
