import { restDueOn, restOf } from '../booking/advance-of.ts';
import type { Quote } from '../booking/quote.ts';
import { hotelBill, type SoldService } from '../booking/stay-bill.ts';
import { byDay, type DueLater } from '../payment/due-later.ts';
import { todayAt, type Instant } from '../stay/hotel-clock.ts';
import type { StayDate } from '../stay/stay-date.ts';
import type { Carried } from './carried.ts';
import { changeCost } from './change-cost.ts';
import { paidAs, type HotelChange } from './hotel-change.ts';
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
  /** The rest beyond deposits, by the days until which it is paid; absent where there is none. */
  readonly dueLater?: DueLater[];
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
  byHotel: HotelChange | null = null,
): {
  readonly terms: Terms;
  /** What the policies take for the change; `fee` is what is taken. */
  readonly policyFee: number;
  /** Paid money that is not needed any more, and stays all the same. */
  readonly credit: number;
  readonly stays: readonly (Wished & Pick<Stay, 'carried' | 'status' | 'cancellationFee'>)[];
} {
  const today = todayAt(timeZone, now);
  const costs = wished.map((asked) => {
    const left = standing(stays).find((stay) => stay.roomStayIndex === asked.roomStayIndex) ?? null;
    const quote = withoutPastDay(asked.quote, today);
    const isDearer = left !== null && totalOf([{ ...left, ...asked }]) > totalOf([left]);
    const wish = { ...asked, quote: byHotel ? paidAs(quote, byHotel, isDearer) : quote };
    return { wish, ...changeCost(left, wish, timeZone, now, byHotel) };
  });
  const changed = costs.map(({ wish, carried }) => ({
    ...wish,
    status: 'book' as const,
    cancellationFee: 0,
    carried,
  }));
  const isExchanged = (stay: Stay): boolean => wished.some(({ roomStayIndex }) => roomStayIndex === stay.roomStayIndex);
  const after: readonly Stay[] = [
    ...stays.filter((stay) => stay.status === 'cancel' || !isExchanged(stay)),
    ...changed,
  ];
  const keep = keptOfPaid(after);
  const later = dueLater(after);
  const more = keep - keptOfPaid(stays);
  const surplus = Math.max(0, Math.min(-more, paid - keep));
  const isLeft = byHotel?.surplus === 'leave';
  return {
    policyFee: costs.reduce((sum, { policyFee }) => sum + policyFee, 0),
    credit: isLeft ? surplus : 0,
    stays: changed,
    terms: {
      totalBefore: totalOf(stays),
      totalAfter: totalOf(after),
      paid,
      fee: costs.reduce((sum, { fee }) => sum + fee, 0),
      // A credit that the hotel has left with the reservation pays first.
      payNow: Math.max(0, Math.min(more, keep - paid)),
      refund: isLeft ? 0 : surplus,
      ...(later.length > 0 ? { dueLater: later } : {}),
      dueAtHotel: dueAtHotel(after),
    },
  };
}

/** A room that keeps its price beyond the day on which its rest was due is paid in advance as a whole from now on. */
function withoutPastDay(quote: Quote, today: StayDate): Quote {
  const { deposit, ...others } = quote;
  const dueOn = deposit?.restDueOn ?? null;
  return dueOn !== null && dueOn <= today ? others : quote;
}

const standing = (stays: readonly Stay[]): Stay[] => stays.filter(({ status }) => status === 'book');

const totalOf = (stays: readonly Stay[]): number =>
  standing(stays).reduce((sum, { quote, services }) => sum + hotelBill(quote, services).total, 0);

/** What is not paid in advance of rooms; and the fees that are still open. */
const dueAtHotel = (stays: readonly Stay[]): number =>
  standing(stays).reduce((sum, stay) => sum + stay.carried.feeDue + (restDueOn(stay) === null ? restOf(stay) : 0), 0);

const dueLater = (stays: readonly Stay[]): DueLater[] =>
  byDay(
    standing(stays).flatMap((stay) => {
      const dueOn = restDueOn(stay);
      return dueOn === null ? [] : [{ dueOn, amount: restOf(stay) }];
    }),
  );
