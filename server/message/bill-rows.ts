import type { Reservation } from '@stayfront/contract/reservation';
import type { CurrencyCode } from '@stayfront/rules/currency/currencies';
import type { Voice } from './speak.ts';
import { writeAmount } from './write-amount.ts';

/** One line of a bill. A room has its name beside its number. */
export type BillRow = {
  readonly label: string;
  readonly room?: string;
  readonly amount: string;
  readonly isTotal?: true;
};
type RoomStay = Reservation['roomStays'][number];

/**
 * The bill as the guest reads it: each room with what is taken off and added, the total, and what is paid when. Where
 * the guest thinks in another currency, the amount that is charged stands beside it. The hotel reads how many of a
 * service it is to prepare: its kitchen has to lay nine breakfasts, not one for each of three guests and nights.
 */
export function billRows(
  { i18n, language }: Voice,
  reservation: Reservation,
  reader: 'guest' | 'hotel' = 'guest',
): BillRow[] {
  const write = (minor: number, currency: CurrencyCode = reservation.currency): string =>
    writeAmount(language, minor, currency);
  const rooms = reservation.roomStays.filter((stay) => stay.status === 'book');
  const { currency, hotelCurrency, hotelTotalPrice, payableNow, payableLater } = reservation;
  const isExchanged = currency !== hotelCurrency;
  const rows: (BillRow | false)[] = [
    ...rooms.flatMap((stay) => roomRows({ i18n, language }, stay, write, reader)),
    { label: i18n._('Total'), amount: write(reservation.totalPrice), isTotal: true },
    isExchanged && {
      label: i18n._('Charged in {currency}', { currency: hotelCurrency }),
      amount: write(hotelTotalPrice, hotelCurrency),
    },
    payableNow > 0 && {
      label: reservation.status === 'held' ? i18n._('To be paid') : i18n._('Paid in advance'),
      amount: write(payableNow),
    },
    (payableLater > 0 || payableNow === 0) && { label: i18n._('Due at the hotel'), amount: write(payableLater) },
    ...taxesOf(rooms).map(([tax, minor]) => ({
      label: i18n._('{tax}, not included', { tax }),
      amount: write(minor),
    })),
  ];
  return rows.filter((row) => row !== false);
}

function roomRows(
  { i18n }: Voice,
  stay: RoomStay,
  write: (minor: number) => string,
  reader: 'guest' | 'hotel',
): BillRow[] {
  const { roomTypeName, ratePlanName, roomPrice, totalDiscount, promotionCode: code } = stay;
  const room: BillRow = {
    label: i18n._('Room {number}', { number: stay.roomStayIndex + 1 }),
    room: `${roomTypeName} · ${ratePlanName}`,
    amount: write(roomPrice),
  };
  const discount = code === null ? i18n._('Discount') : i18n._('Discount with {code}', { code });
  return [
    room,
    ...(totalDiscount > 0 ? [{ label: discount, amount: write(-totalDiscount) }] : []),
    ...stay.services.map(({ name, quantity, totalQuantity, totalPrice }) => {
      const count = reader === 'hotel' ? (totalQuantity ?? quantity) : quantity;
      return { label: count > 1 ? `${name} × ${count}` : name, amount: write(totalPrice) };
    }),
  ];
}

/** Each local tax once, for all rooms together. */
function taxesOf(rooms: readonly RoomStay[]): [tax: string, minor: number][] {
  const sums = new Map<string, number>();
  for (const { taxes } of rooms)
    for (const { taxDescription, taxAmount, isIncluded } of taxes)
      if (!isIncluded && taxAmount > 0) sums.set(taxDescription, (sums.get(taxDescription) ?? 0) + taxAmount);
  return [...sums];
}
