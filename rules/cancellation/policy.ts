import { portion, times, money, type Money } from '../money.ts';
import { instantAt, type Instant } from '../stay/hotel-clock.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** What cancelling costs once it is no longer free. */
export type CancellationFee =
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly minor: number };

/** Free until so many days before arrival at an hour of the hotel's clock (or never free), then a fee. */
export type CancellationPolicy = {
  readonly freeUntil: { readonly daysBefore: number; readonly hour: number } | null;
  readonly fee: CancellationFee;
};

/** Which words the badge uses; the badge, the policy text and the fee all follow from the same rule. */
export type CancellationCondition = 'free' | 'flexible' | 'nonRefundable';

export function freeUntil(policy: CancellationPolicy, arrival: StayDate, timeZone: string): Instant | null {
  if (!policy.freeUntil) return null;
  const { daysBefore, hour } = policy.freeUntil;
  return instantAt(timeZone, { date: addDays(arrival, -daysBefore), hour, minute: 0 });
}

/** Free while the deadline lies ahead; flexible once it has passed but less than the whole stay is kept. */
export function conditionOf(
  policy: CancellationPolicy,
  arrival: StayDate,
  timeZone: string,
  now: Instant,
): CancellationCondition {
  const deadline = freeUntil(policy, arrival, timeZone);
  if (deadline !== null && now <= deadline) return 'free';
  const keepsAll = policy.fee.kind === 'percent' && policy.fee.basisPoints >= 10_000;
  return keepsAll ? 'nonRefundable' : 'flexible';
}

/** What the hotel keeps when a stay is cancelled at an instant; never more than the stay costs. */
export function feeAt(
  policy: CancellationPolicy,
  stay: { arrival: StayDate; nightPrices: readonly Money[]; total: Money },
  timeZone: string,
  now: Instant,
): Money {
  if (conditionOf(policy, stay.arrival, timeZone, now) === 'free') return times(stay.total, 0);
  const fee = feeBeforeCap(policy.fee, stay);
  return fee.minor > stay.total.minor ? stay.total : fee;
}

function feeBeforeCap(fee: CancellationFee, stay: { nightPrices: readonly Money[]; total: Money }): Money {
  switch (fee.kind) {
    case 'nights':
      return money(
        stay.nightPrices.slice(0, fee.nights).reduce((minor, night) => minor + night.minor, 0),
        stay.total.currency,
      );
    case 'percent':
      return portion(stay.total, fee.basisPoints);
    case 'fixed':
      return money(fee.minor, stay.total.currency);
  }
}
