import type { Reservation } from '@stayfront/contract/reservation';
import { cardName } from '@stayfront/rules/payment/card-name';
import { percentIn } from '@stayfront/rules/language/percent-in';
import type { Texts } from '../../platform/texts/texts-for.ts';
import { writeAmount } from '../../platform/texts/write-amount.ts';
import { writeDay } from '../../platform/texts/write-day.ts';
import { soldAs } from './sold-as.ts';

/** One line of a bill. A room has its name beside its number. */
export type BillRow = {
  readonly label: string;
  readonly room?: string;
  readonly amount: string;
  /** The same in the guest's currency, where it is charged in another: beside it, and only about right. */
  readonly about?: string;
  readonly isTotal?: true;
  /** How it comes about: below its name, where there is room for more than a few words. */
  readonly note?: string;
};
type RoomStay = Reservation['roomStays'][number];

/**
 * The bill as the guest reads it: each room with what is taken off and added, the total with the VAT inside, and what is
 * paid when. What is charged stands first, exactly and in the currency it is charged in; where the guest thinks in another,
 * amounts in that one are marked as about right. The hotel reads how many of a service it is to prepare: its kitchen has
 * to lay nine breakfasts, not one for each of three guests and nights.
 */
export function billRows(
  { i18n, language }: Texts,
  reservation: Reservation,
  reader: 'guest' | 'hotel' = 'guest',
): BillRow[] {
  const { currency, hotelCurrency, payableNow, payableLater } = reservation;
  const isExchanged = currency !== hotelCurrency;
  const shown = (minor: number): string => `${isExchanged ? '≈\u00a0' : ''}${writeAmount(language, minor, currency)}`;
  const charged = (hotelMinor: number, minor: number): Pick<BillRow, 'amount' | 'about'> => ({
    amount: writeAmount(language, hotelMinor, hotelCurrency),
    ...(isExchanged ? { about: shown(minor) } : {}),
  });
  const rooms = reservation.roomStays.filter((stay) => stay.status === 'book');
  const rows: (BillRow | false)[] = [
    ...rooms.flatMap((stay) => roomRows({ i18n, language }, stay, shown, reader)),
    { label: i18n._('Total'), ...charged(reservation.hotelTotalPrice, reservation.totalPrice), isTotal: true },
    ...reservation.vat.map(({ percentage, hotelAmount }) => ({
      label:
        percentage === null
          ? i18n._('VAT, included')
          : i18n._('VAT {percent}, included', { percent: percentIn(language, percentage) }),
      amount: writeAmount(language, hotelAmount, hotelCurrency),
    })),
    payableNow > 0 && {
      label: reservation.status === 'held' ? i18n._('To be paid') : i18n._('Paid in advance'),
      ...charged(reservation.hotelPayableNow, payableNow),
    },
    ...(reservation.payableOn ?? []).map(({ dueOn, amount, hotelAmount }) => ({
      label: restLabel({ i18n, language }, reservation, dueOn),
      ...charged(hotelAmount, amount),
    })),
    (payableLater > 0 || payableNow === 0) && {
      label: i18n._('Due at the hotel'),
      ...charged(reservation.hotelPayableLater, payableLater),
    },
    ...taxesOf(rooms).map(([tax, minor]) => ({ label: i18n._('{tax}, not included', { tax }), amount: shown(minor) })),
  ];
  return rows.filter((row) => row !== false);
}

/** When the rest of the price is paid, and from which card where it is taken. */
function restLabel({ i18n, language }: Texts, { restCard }: Reservation, dueOn: string): string {
  const day = writeDay(language, dueOn);
  const card = cardName(restCard ?? null);
  return card === null ? i18n._('Due on {day}', { day }) : i18n._('On {day} from card {card}', { day, card });
}

function roomRows(
  { i18n }: Texts,
  stay: RoomStay,
  write: (minor: number) => string,
  reader: 'guest' | 'hotel',
): BillRow[] {
  const { roomTypeName, roomPrice, totalDiscount, promotionCode: code, offers = [] } = stay;
  const room: BillRow = {
    label: i18n._('Room {number}', { number: stay.roomStayIndex + 1 }),
    room: [roomTypeName, soldAs(stay, reader), ...(stay.mealText === undefined ? [] : [stay.mealText])].join(' · '),
    amount: write(roomPrice),
  };
  const discount = code === null ? i18n._('Discount') : i18n._('Discount with {code}', { code });
  // What offers leave of the discount is the promotion's.
  const rest = offers.reduce((left, offer) => left - offer.totalDiscount, totalDiscount);
  return [
    room,
    ...offers.map((offer) => ({ label: offer.name, amount: write(-offer.totalDiscount) })),
    ...(rest > 0 ? [{ label: discount, amount: write(-rest) }] : []),
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
