import type { LocalTaxLine } from '../booking/quote.ts';
import { hotelBill } from '../booking/stay-bill.ts';
import { keptOfPaid } from '../cancellation/kept-of-paid.ts';
import type { StandingStay } from '../cancellation/stay-fee.ts';

type Stay = StandingStay & {
  readonly status: 'book' | 'cancel';
  readonly taxes: readonly LocalTaxLine[];
  readonly cancellationFee: number;
};

/** How a reservation's money stands, in the hotel's currency. */
export type PaymentAccount = {
  /** Of the rooms that stand. */
  readonly total: number;
  /** What was kept for cancelled rooms and for changes. */
  readonly keptFees: number;
  readonly paid: number;
  /** What has to be paid in advance, and is not yet. */
  readonly dueNow: number;
  /** What is paid to the hotel: what of the other rooms is not paid yet, and fees. */
  readonly dueAtHotel: number;
  /** Of that, what may be paid in advance instead: the rooms. */
  readonly payableEarly: number;
  /** Collected at check-in, beside all this. */
  readonly localTax: number;
};

/** What was paid of a reservation and what is still owed, now and at the hotel. `paid` is without what went back. */
export function paymentAccount(stays: readonly Stay[], paid: number): PaymentAccount {
  const standing = stays.filter(({ status }) => status === 'book');
  const sum = (amount: (stay: Stay) => number): number => standing.reduce((all, stay) => all + amount(stay), 0);
  const kept = keptOfPaid(stays);
  const inAdvance = sum((stay) => (isPrepaid(stay) ? priceOf(stay) : stay.carried.deposit));
  const payableEarly = sum((stay) => (isPrepaid(stay) ? 0 : priceOf(stay) - stay.carried.deposit));
  return {
    total: sum(priceOf),
    keptFees: kept - inAdvance,
    paid,
    dueNow: Math.max(0, kept - paid),
    dueAtHotel: payableEarly + sum(({ carried }) => carried.feeDue),
    payableEarly,
    localTax: sum(
      ({ quote, taxes, services }) =>
        hotelBill({ ...quote, localTaxes: [...quote.localTaxes, ...taxes] }, services).localTax,
    ),
  };
}

/** A room that stands, once all of it is paid: nothing of its price is left for the desk. */
export const paidInFull = <One extends Stay>(stay: One): One =>
  stay.status === 'book' && !isPrepaid(stay) ? { ...stay, carried: { ...stay.carried, deposit: priceOf(stay) } } : stay;

const isPrepaid = ({ quote }: Stay): boolean => quote.guarantee === 'PrePay';

const priceOf = ({ quote, services }: Stay): number => hotelBill(quote, services).total;
