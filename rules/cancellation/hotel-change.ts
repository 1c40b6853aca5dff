import type { Quote } from '../booking/quote.ts';
import type { Carried } from './carried.ts';
import type { FeeChoice } from './chosen-fees.ts';

/** The hotel's freedom where it changes a booked room itself. */
export type HotelChange = {
  /** What the change costs: what the policy says, or less. */
  readonly fee: FeeChoice;
  /** How what the room costs more is paid: at the hotel, in advance by a link, or as the rate says. */
  readonly way: 'hotel' | 'link' | 'none';
  /** What becomes of money that was paid and is not needed any more. */
  readonly surplus: 'refund' | 'leave';
  /** What the room carries again where a change is taken back. */
  readonly carried?: Carried;
};

/** A room that costs more and is paid for at the hotel is paid there whatever its rate says. */
export function paidAs(quote: Quote, { way }: HotelChange, isDearer: boolean): Quote {
  if (way !== 'hotel' || !isDearer || quote.guarantee !== 'PrePay') return quote;
  const { deposit: _, ...others } = quote;
  return { ...others, guarantee: 'None' };
}

/** The fee that is taken, of what the policy would take: never more. */
export const feeOfChange = (byPolicy: number, { fee }: Pick<HotelChange, 'fee'>): number =>
  fee === 'policy' ? byPolicy : Math.min(byPolicy, fee.minor);

type Advance = {
  /** What was paid in advance for the room as it was, or is owed so. */
  readonly paid: number;
  readonly fee: number;
  /** What the room costs now, and how much more that is. */
  readonly total: number;
  readonly more: number;
};

/**
 * What stays with a room that is otherwise paid at the hotel: what was paid for it, and what is to be paid by a link
 * because the change made it dearer.
 */
export function keptWithRoom({ paid, fee, total, more }: Advance, { way }: HotelChange): number {
  const asked = way === 'link' && more > 0 ? more + fee : 0;
  return Math.min(total, Math.max(0, paid + asked - fee));
}
