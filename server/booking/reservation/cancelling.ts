import type { Actor } from '@stayfront/rules/booking/actor';
import { chosenFees, type FeeChoice } from '@stayfront/rules/cancellation/chosen-fees';
import { stayFee, stayNoShowFee, type StandingStay } from '@stayfront/rules/cancellation/stay-fee';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hearer } from './publish-news.ts';

/** The hotel cancels, for as much as its policy says or less, and says whether the guest is written to. */
export type HotelCancelling = {
  readonly by: string;
  readonly fee: FeeChoice;
  readonly reason: string;
  readonly tellsGuest: boolean;
  /** Its guests have not come: what is kept is the fee for that. */
  readonly isNoShow?: boolean;
};

/** Who cancels: the guest, nobody, by conditions that the guest has agreed to, or the hotel. */
export type Cancelling = 'guest' | 'unpaid' | HotelCancelling;

type CancelledBy = {
  readonly who: Actor;
  /** For letters. */
  readonly reason: { readonly isUnpaid?: true };
  /** For the history. */
  readonly note: object;
  readonly hearers: readonly Hearer[];
};

export function cancelledBy(cancelling: Cancelling): CancelledBy {
  if (cancelling === 'guest') return { who: 'guest', reason: {}, note: {}, hearers: ['guest', 'hotel'] };
  if (cancelling === 'unpaid')
    return { who: 'system', reason: { isUnpaid: true }, note: {}, hearers: ['guest', 'hotel'] };
  const { by, reason, tellsGuest, isNoShow } = cancelling;
  const note = { by, reason, ...(isNoShow ? { isNoShow } : {}) };
  return { who: 'hotel', reason: {}, note, hearers: tellsGuest ? ['guest'] : [] };
}

/** What the policy of a room keeps, by whoever cancels it. */
export const policyFee = (cancelling: Cancelling, stay: StandingStay, timeZone: string, now: Instant): number =>
  typeof cancelling === 'object' && cancelling.isNoShow ? stayNoShowFee(stay) : stayFee(stay, timeZone, now);

/** What is kept of each room, by what its policy would keep. */
export function feesOf(cancelling: Cancelling, byPolicy: readonly number[]): readonly number[] {
  const fees = typeof cancelling === 'string' ? byPolicy : chosenFees(byPolicy, cancelling.fee);
  if (!fees) throw new Error('Nobody may keep more than the policy says');
  return fees;
}
