import { advanceOf, restDueOn, restOf } from '../booking/advance-of.ts';
import type { LocalTaxLine } from '../booking/quote.ts';
import { hotelBill } from '../booking/stay-bill.ts';
import { keptOfPaid } from '../cancellation/kept-of-paid.ts';
import type { StandingStay } from '../cancellation/stay-fee.ts';
import type { StayDate } from '../stay/stay-date.ts';
import { byDay, type DueLater } from './due-later.ts';

type Stay = StandingStay & {
  readonly status: 'book' | 'cancel';
  readonly taxes: readonly LocalTaxLine[];
  readonly cancellationFee: number;
};

/** What came for a reservation, whichever way. */
export type Received = {
  /** Through the provider, without what went back. */
  readonly paid: number;
  /** What the house has marked as paid to it, without what it took back. */
  readonly atHotel: number;
  /** What it gave back and does not ask for again. */
  readonly given: number;
};

/** How a reservation's money stands, in the hotel's currency. */
export type PaymentAccount = {
  /** Of the rooms that stand. */
  readonly total: number;
  /** What was kept for cancelled rooms and for changes. */
  readonly keptFees: number;
  /** All fees: those, and the ones that are not paid yet. */
  readonly fees: number;
  readonly paid: number;
  readonly atHotel: number;
  /** As far as something is left that would be open without it. */
  readonly given: number;
  /** What has to be paid in advance by now, and is not yet. */
  readonly dueNow: number;
  /** What has to be paid in advance by a later day: the rest beyond deposits, the earliest first. */
  readonly dueLater: readonly DueLater[];
  /** What is paid to the hotel: what of the other rooms is not paid yet, and fees. */
  readonly dueAtHotel: number;
  /** Of that, fees of cancelled rooms: what the card that stands for the booking may be charged. */
  readonly feesOpen: number;
  /** What may be paid now although it is not due: the rooms. */
  readonly payableEarly: number;
  /** All that is open, local taxes aside. */
  readonly open: number;
  readonly tooMuch: number;
  /** Collected at check-in, beside all this. */
  readonly localTax: number;
  readonly localTaxOpen: number;
};

/**
 * What was paid of a reservation and what is still owed, by when and where. `today` is the hotel's; null for a booking
 * that does not stand yet, of which nothing but the first payment is due. What was paid at the hotel goes towards what is
 * due next, wherever that would have been paid; then towards the local taxes. What the house has given comes last. So
 * total + fees + localTax + tooMuch = paid + atHotel + given + open + localTaxOpen, always.
 */
export function paymentAccount(
  stays: readonly Stay[],
  { paid, atHotel, given }: Received,
  today: StayDate | null,
): PaymentAccount {
  const standing = stays.filter(({ status }) => status === 'book');
  const sum = (amount: (stay: Stay) => number): number => standing.reduce((all, stay) => all + amount(stay), 0);
  const kept = keptOfPaid(stays);
  const owed = kept + sum((stay) => (isRestDue(stay, today) ? restOf(stay) : 0));
  const later = byDay(
    standing.flatMap((stay) => {
      const dueOn = restDueOn(stay);
      return dueOn === null || isRestDue(stay, today) ? [] : [{ dueOn, amount: restOf(stay) }];
    }),
  );
  const total = sum(priceOf);
  const keptFees = kept - sum(advanceOf);
  const rests = sum((stay) => (restDueOn(stay) === null ? restOf(stay) : 0));
  const feeDue = sum(({ carried }) => carried.feeDue);
  const feesOwed = stays.reduce((all, stay) => all + feeOwed(stay), 0);
  const localTax = sum(
    ({ quote, taxes, services }) =>
      hotelBill({ ...quote, localTaxes: [...quote.localTaxes, ...taxes] }, services).localTax,
  );
  const claims: Claims = { dueNow: owed, later: later.map(({ amount }) => amount), rests, feeDue, feesOwed, localTax };
  const online = settle({ ...claims, localTax: 0 }, paid);
  const house = settle({ ...online.left, localTax }, atHotel);
  const gift = settle({ ...house.left, localTax: 0 }, given);
  const { left } = gift;
  const dueLater = later
    .map(({ dueOn }, place) => ({ dueOn, amount: left.later[place] ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const laterSum = sumOf(left.later);
  const dueAtHotel = left.rests + left.feeDue + left.feesOwed;
  return {
    total,
    keptFees,
    fees: keptFees + feeDue + feesOwed,
    paid,
    atHotel,
    given: given - gift.over,
    dueNow: left.dueNow,
    dueLater,
    dueAtHotel,
    feesOpen: left.feesOwed,
    payableEarly: left.rests + laterSum,
    open: left.dueNow + laterSum + dueAtHotel,
    tooMuch: online.over + house.over,
    localTax,
    localTaxOpen: house.left.localTax,
  };
}

/** What is to be paid, in the order in which money goes towards it. */
type Claims = {
  readonly dueNow: number;
  readonly later: readonly number[];
  readonly rests: number;
  readonly feeDue: number;
  readonly feesOwed: number;
  readonly localTax: number;
};

function settle(claims: Claims, money: number): { readonly left: Claims; readonly over: number } {
  let over = money;
  const less = (claim: number): number => {
    const covered = Math.min(Math.max(0, over), claim);
    over -= covered;
    return claim - covered;
  };
  const dueNow = less(claims.dueNow);
  const later = claims.later.map(less);
  const left = {
    dueNow,
    later,
    rests: less(claims.rests),
    feeDue: less(claims.feeDue),
    feesOwed: less(claims.feesOwed),
    localTax: less(claims.localTax),
  };
  return { left, over };
}

/** What of the fee of a cancelled room was not paid in advance. */
export const feeOwed = (stay: Stay): number =>
  stay.status === 'cancel' ? Math.max(0, stay.cancellationFee - advanceOf(stay)) : 0;

function isRestDue(stay: Stay, today: StayDate | null): boolean {
  const dueOn = restDueOn(stay);
  return today !== null && dueOn !== null && dueOn <= today;
}

/** A room that stands, once all of it is paid: nothing of its price is left. */
export const paidInFull = <One extends Stay>(stay: One): One =>
  stay.status === 'book' && restOf(stay) > 0 ? { ...stay, carried: { ...stay.carried, deposit: priceOf(stay) } } : stay;

/** The same where the rest of the room was due by today. */
export const paidWhatIsDue = <One extends Stay>(stay: One, today: StayDate): One =>
  isRestDue(stay, today) ? paidInFull(stay) : stay;

const priceOf = ({ quote, services }: Stay): number => hotelBill(quote, services).total;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
