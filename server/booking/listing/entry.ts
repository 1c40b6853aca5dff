import { phoneOf } from '@stayfront/contract/phone';
import { sourceOf, type Source } from '@stayfront/rules/channel/source';
import { hotelBill } from '@stayfront/rules/booking/stay-bill';
import { presenceOfAll } from '@stayfront/rules/booking/desk-state';
import type { Presence } from '@stayfront/rules/booking/presence';
import { isFinal } from '@stayfront/rules/booking/status';
import { moneyState, type MoneyState } from '@stayfront/rules/payment/money-state';
import { paymentAccount, type PaymentAccount, type Received } from '@stayfront/rules/payment/payment-account';
import { phoneDigits } from '@stayfront/rules/search/phone-digits';
import { plainText } from '@stayfront/rules/search/plain-words';
import { searchKeys } from '@stayfront/rules/search/search-keys';
import { nightCount, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { StoredRoomStay } from '../../platform/db/stored-values.ts';
import { standingStays } from '../reservation/standing-stays.ts';
import type { StoredReservation } from '../reservation/stored-reservation.ts';

/** What is known of a reservation beside itself. */
export type Beside = {
  readonly presences: readonly { readonly roomStayIndex: number; readonly presence: Presence }[];
  readonly received: Received;
  /** The first thing that happened to it was the house's doing. */
  readonly isByHotel: boolean;
  readonly isNoShow: boolean;
};

/** What a reservation is shown and found as in the list. */
export type Entry = {
  readonly stays: readonly StoredRoomStay[];
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly nights: number;
  readonly total: number;
  readonly money: MoneyState;
  readonly account: PaymentAccount;
  readonly presence: Presence;
  readonly source: Source;
  readonly isNoShow: boolean;
};

/** Rooms that stand say what it is; once none does, those that were booked. */
export function entryOf(reservation: StoredReservation, beside: Beside, today: StayDate): Entry {
  const standing = standingStays(reservation);
  const stays = standing.length > 0 ? standing : reservation.roomStays;
  const arrival = stays.map(({ quote }) => quote.arrival).reduce((a, b) => (a < b ? a : b));
  const departure = stays.map(({ quote }) => quote.departure).reduce((a, b) => (a > b ? a : b));
  const account = paymentAccount(reservation.roomStays, beside.received, reservation.status === 'held' ? null : today);
  const tickedOf = (place: number): Presence =>
    beside.presences.find(({ roomStayIndex }) => roomStayIndex === place)?.presence ?? 'expected';
  const isHeld = reservation.status === 'held';
  return {
    stays,
    arrival,
    departure,
    nights: nightCount({ arrival, departure }),
    total: stays.reduce((sum, { quote, services }) => sum + hotelBill(quote, services).total, 0),
    account,
    money: moneyState(account, { isHeld, hasCard: reservation.guarantee !== null }),
    presence: presenceOfAll(stays.map(({ roomStayIndex }) => tickedOf(roomStayIndex))),
    source: sourceOf(reservation.channel, beside.isByHotel),
    isNoShow: beside.isNoShow,
  };
}

/** By family and then person, as lists of a reception are. */
export const sortedName = ({ guest, erasedAt }: StoredReservation): string =>
  erasedAt === null ? plainText(`${guest.surname} ${guest.givenName}`).trim().slice(0, 100) : '';

/** Under what the guest is found; nothing once forgotten. `country`: the hotel's. */
export function wordsOf({ guest, erasedAt }: StoredReservation, country: string): string[] {
  if (erasedAt !== null) return [];
  const countries = [guest.address?.country, country].filter((code) => code !== undefined);
  const phone = phoneOf(guest.phone, countries) ?? phoneDigits(guest.phone);
  return searchKeys({ ...guest, phone });
}

export const stands = (reservation: StoredReservation, { isNoShow }: Entry): boolean =>
  reservation.status !== 'held' && !isFinal(reservation.status) && !isNoShow;
