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

/** How a reservation's money stands, in the hotel's currency. */
export type PaymentAccount = {
  /** Of the rooms that stand. */
  readonly total: number;
  /** What was kept for cancelled rooms and for changes. */
  readonly keptFees: number;
  readonly paid: number;
  /** What has to be paid in advance by now, and is not yet. */
  readonly dueNow: number;
  /** What has to be paid in advance by a later day: the rest beyond deposits, the earliest first. */
  readonly dueLater: readonly DueLater[];
  /** What is paid to the hotel: what of the other rooms is not paid yet, and fees. */
  readonly dueAtHotel: number;
  /** What may be paid now although it is not due: the rooms. */
  readonly payableEarly: number;
  /** Collected at check-in, beside all this. */
  readonly localTax: number;
};

/**
 * What was paid of a reservation and what is still owed, by when and where. `paid` is without what went back. `today` is
 * the hotel's; null for a booking that does not stand yet, of which nothing but the first payment is due.
 */
export function paymentAccount(stays: readonly Stay[], paid: number, today: StayDate | null): PaymentAccount {
  const standing = stays.filter(({ status }) => status === 'book');
  const sum = (amount: (stay: Stay) => number): number => standing.reduce((all, stay) => all + amount(stay), 0);
  const kept = keptOfPaid(stays);
  const owed = kept + sum((stay) => (isRestDue(stay, today) ? restOf(stay) : 0));
  const later = standing.flatMap((stay) => {
    const dueOn = restDueOn(stay);
    return dueOn === null || isRestDue(stay, today) ? [] : [{ dueOn, amount: restOf(stay) }];
  });
  const dueLater = withoutPaid(byDay(later), paid - owed);
  const atHotel = sum((stay) => (restDueOn(stay) === null ? restOf(stay) : 0));
  return {
    total: sum(priceOf),
    keptFees: kept - sum(advanceOf),
    paid,
    dueNow: Math.max(0, owed - paid),
    dueLater,
    dueAtHotel: atHotel + sum(({ carried }) => carried.feeDue),
    payableEarly: atHotel + dueLater.reduce((all, { amount }) => all + amount, 0),
    localTax: sum(
      ({ quote, taxes, services }) =>
        hotelBill({ ...quote, localTaxes: [...quote.localTaxes, ...taxes] }, services).localTax,
    ),
  };
}

/** What has been paid beyond all that is due by now goes towards what is due next. */
function withoutPaid(later: readonly DueLater[], ahead: number): DueLater[] {
  let left = Math.max(0, ahead);
  return later.flatMap(({ dueOn, amount }) => {
    const covered = Math.min(left, amount);
    left -= covered;
    return amount > covered ? [{ dueOn, amount: amount - covered }] : [];
  });
}

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
