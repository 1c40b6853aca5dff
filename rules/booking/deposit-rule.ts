import type { CancellationFee } from '../cancellation/policy.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** What of a stay is paid when it is booked: the price of its first nights, a share of all of it, or an amount. */
export type DepositAmount = CancellationFee;

/** What becomes of a booking whose rest nobody has paid in time. */
export const unpaidEndings = ['keep', 'cancel'] as const;
export type UnpaidEnding = (typeof unpaidEndings)[number];

/** How a rate plan wants to be paid that is paid in advance and not all of it at once. */
export type DepositRule = {
  readonly amount: DepositAmount;
  /** At the hotel, or so many days before arrival. */
  readonly rest: { readonly kind: 'at-hotel' } | { readonly kind: 'before'; readonly days: number };
  readonly ifUnpaid?: UnpaidEnding | undefined;
};

/** The same as it was agreed for one stay: a hotel that changes its rule later changes nothing of it. */
export type QuotedDeposit = {
  readonly amount: DepositAmount;
  /** Null where the rest is paid at the hotel. */
  readonly restDueOn: StayDate | null;
  readonly ifUnpaid: UnpaidEnding;
};

/** What is agreed today for an arrival; null where the rest would be due by now, and so all of it is. */
export function quoteDeposit(rule: DepositRule, arrival: StayDate, today: StayDate): QuotedDeposit | null {
  const { amount, rest, ifUnpaid = 'keep' } = rule;
  if (rest.kind === 'at-hotel') return { amount, restDueOn: null, ifUnpaid: 'keep' };
  const restDueOn = addDays(arrival, -rest.days);
  return restDueOn > today ? { amount, restDueOn, ifUnpaid } : null;
}
