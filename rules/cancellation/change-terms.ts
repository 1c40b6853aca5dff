import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService } from '../booking/stay-bill.ts';
import type { Instant } from '../stay/hotel-clock.ts';
import type { Carried } from './carried.ts';
import { changeCost } from './change-cost.ts';
import { keptOfPaid } from './kept-of-paid.ts';

type Placed = { readonly roomStayIndex: number; readonly quote: Quote; readonly services: readonly SoldService[] };
type Stay = Placed & {
  readonly status: 'book' | 'cancel';
  readonly carried: Carried;
  readonly cancellationFee: number;
};

/** What a change of a reservation comes to, in the hotel's currency. */
type Terms = {
  readonly totalBefore: number;
  readonly totalAfter: number;
  readonly paid: number;
  readonly fee: number;
  readonly payNow: number;
  readonly refund: number;
  readonly dueAtHotel: number;
};

/**
 * What it comes to when some rooms of a reservation are exchanged for others or added, and what each new one carries on.
 * What is to be paid or goes back is the difference in what the hotel keeps of money paid in advance; of what was paid
 * for the reservation it never gives back what it keeps.
 */
export function changeTerms<Wished extends Placed>(
  stays: readonly Stay[],
  wished: readonly Wished[],
  paid: number,
  timeZone: string,
  now: Instant,
): {
  readonly terms: Terms;
  readonly stays: readonly (Wished & Pick<Stay, 'carried' | 'status' | 'cancellationFee'>)[];
} {
  const costs = wished.map((wish) => {
    const left = standing(stays).find((stay) => stay.roomStayIndex === wish.roomStayIndex) ?? null;
    return { wish, ...changeCost(left, wish, timeZone, now) };
  });
  const changed = costs.map(({ wish, carried }) => ({
    ...wish,
    status: 'book' as const,
    cancellationFee: 0,
    carried,
  }));
  const isLeft = (stay: Stay): boolean => wished.some(({ roomStayIndex }) => roomStayIndex === stay.roomStayIndex);
  const after: readonly Stay[] = [...stays.filter((stay) => stay.status === 'cancel' || !isLeft(stay)), ...changed];
  const keep = keptOfPaid(after);
  const more = keep - keptOfPaid(stays);
  return {
    stays: changed,
    terms: {
      totalBefore: totalOf(stays),
      totalAfter: totalOf(after),
      paid,
      fee: costs.reduce((sum, { fee }) => sum + fee, 0),
      payNow: Math.max(0, more),
      refund: Math.max(0, Math.min(-more, paid - keep)),
      dueAtHotel: dueAtHotel(after),
    },
  };
}

const standing = (stays: readonly Stay[]): Stay[] => stays.filter(({ status }) => status === 'book');

const totalOf = (stays: readonly Stay[]): number =>
  standing(stays).reduce((sum, { quote, services }) => sum + hotelBill(quote, services).total, 0);

/** Rooms that are not paid in advance, without what of that has been paid; and the fees that are still open. */
const dueAtHotel = (stays: readonly Stay[]): number =>
  standing(stays).reduce(
    (sum, { quote, services, carried }) =>
      sum + carried.feeDue + (quote.guarantee === 'PrePay' ? 0 : hotelBill(quote, services).total - carried.deposit),
    0,
  );
