import { portion, times, money, type Money } from '../money.ts';
import { instantAt, type Instant } from '../stay/hotel-clock.ts';
import { addDays, type StayDate } from '../stay/stay-date.ts';

/** What cancelling costs once it is no longer free. */
export type CancellationFee =
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly minor: number };

/** So many days before arrival, at an hour of the hotel's clock. */
export type PolicyMoment = { readonly daysBefore: number; readonly hour: number };

/** Free until a moment (or never free), then a fee; after later moments dearer ones. */
export type CancellationPolicy = {
  readonly freeUntil: PolicyMoment | null;
  readonly fee: CancellationFee;
  /** In the order of time. Absent in policies of one step, as they were before there were several. */
  readonly steps?: readonly { readonly after: PolicyMoment; readonly fee: CancellationFee }[] | undefined;
  /** What is kept when nobody comes; absent: what cancelling costs last. */
  readonly noShow?: CancellationFee | undefined;
};

/** A stay with its prices: what fees are worked out from. */
export type PricedStay = {
  readonly arrival: StayDate;
  readonly nightPrices: readonly Money[];
  readonly total: Money;
};

/** Which words the badge uses; the badge, the policy text and the fee all follow from the same rule. */
export type CancellationCondition = 'free' | 'flexible' | 'nonRefundable';

/** A fee of a policy and the last instant before it holds; null where it holds from the booking on. */
export type FeeStep = { readonly after: Instant | null; readonly fee: CancellationFee };

/** The latest instant at which cancelling is free. */
export const freeUntil = (policy: CancellationPolicy, arrival: StayDate, timeZone: string): Instant | null =>
  policy.freeUntil && momentAt(policy.freeUntil, arrival, timeZone);

/**
 * The fees of a policy for one arrival, in the order of time. Everything else follows from this list: an instant lies in
 * the last step that has begun before it, and before the first one cancelling is free.
 */
export function feeSteps(policy: CancellationPolicy, arrival: StayDate, timeZone: string): FeeStep[] {
  const later = (policy.steps ?? []).map(({ after, fee }) => ({ after: momentAt(after, arrival, timeZone), fee }));
  return [{ after: freeUntil(policy, arrival, timeZone), fee: policy.fee }, ...later];
}

export const hasBegun = ({ after }: Pick<FeeStep, 'after'>, now: Instant): boolean => after === null || now > after;

/** Free while that still lies ahead; flexible while less than the whole stay is kept; non-refundable once all of it is. */
export function conditionOf(
  policy: CancellationPolicy,
  arrival: StayDate,
  timeZone: string,
  now: Instant,
): CancellationCondition {
  const begun = feeSteps(policy, arrival, timeZone).filter((step) => hasBegun(step, now));
  if (begun.length === 0) return 'free';
  return begun.some(({ fee }) => keepsAll(fee)) ? 'nonRefundable' : 'flexible';
}

export const keepsAll = (fee: CancellationFee): boolean => fee.kind === 'percent' && fee.basisPoints >= 10_000;

/**
 * What the hotel keeps when a stay is cancelled at an instant: never more than the stay costs, and never less than a
 * step before would have kept. (Half of one night is less than "the first night": fees of different kinds can cross.)
 */
export const feeAt = (policy: CancellationPolicy, stay: PricedStay, timeZone: string, now: Instant): Money =>
  mostOf(
    feeSteps(policy, stay.arrival, timeZone).filter((step) => hasBegun(step, now)),
    stay,
  );

/** What the hotel keeps when nobody comes: not less than cancelling costs last, nor more than the stay costs. */
export const noShowFee = (policy: CancellationPolicy, stay: PricedStay): Money =>
  mostOf([policy, ...(policy.steps ?? []), ...(policy.noShow ? [{ fee: policy.noShow }] : [])], stay);

const mostOf = (steps: readonly { readonly fee: CancellationFee }[], stay: PricedStay): Money =>
  steps
    .map(({ fee }) => feeOf(fee, stay))
    .reduce((most, kept) => (kept.minor > most.minor ? kept : most), times(stay.total, 0));

/** What one fee comes to by itself; never more than the stay costs. */
export function feeOf(fee: CancellationFee, stay: PricedStay): Money {
  const kept = feeBeforeCap(fee, stay);
  return kept.minor > stay.total.minor ? stay.total : kept;
}

function feeBeforeCap(fee: CancellationFee, stay: PricedStay): Money {
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

const momentAt = ({ daysBefore, hour }: PolicyMoment, arrival: StayDate, timeZone: string): Instant =>
  instantAt(timeZone, { date: addDays(arrival, -daysBefore), hour, minute: 0 });
