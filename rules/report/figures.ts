import { roundRatio } from '../money.ts';

/** What is added up: how many rooms were booked, for how many nights, and what was agreed for these. */
export type Sums = { readonly stays: number; readonly nights: number; readonly revenue: number };

/** What is worked out of sums; null where there is nothing to divide by, or no number of rooms that there were. */
export type Ratios = {
  /** Basis points of the rooms there are. */
  readonly occupancy: number | null;
  /** Average daily rate: what a night that was sold brought. */
  readonly adr: number | null;
  /** What each room there is brought a night, sold or not. */
  readonly revpar: number | null;
};

export type Figures = Sums & Ratios & { readonly capacity: number | null };

/** `capacity`: rooms there were to sell, night by night; null where the question has none, as that for days of booking. */
export const figuresOf = ({ stays, nights, revenue }: Sums, capacity: number | null): Figures => ({
  stays,
  nights,
  revenue,
  capacity,
  occupancy: capacity ? roundRatio(nights * 10_000, capacity) : null,
  adr: nights > 0 ? roundRatio(revenue, nights) : null,
  revpar: capacity ? roundRatio(revenue, capacity) : null,
});

export const noSums: Sums = { stays: 0, nights: 0, revenue: 0 };

export const addSums = (a: Sums, b: Sums): Sums => ({
  stays: a.stays + b.stays,
  nights: a.nights + b.nights,
  revenue: a.revenue + b.revenue,
});

/** Basis points of a whole; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : roundRatio(part * 10_000, whole);

/** The average with one decimal, as a whole number of tenths. */
export const tenthsOf = (sum: number, count: number): number | null =>
  count === 0 ? null : roundRatio(sum * 10, count);

/** The value in the middle, of values and how often each is there; of two in the middle the lower one. */
export function medianOf(counted: readonly { readonly value: number; readonly count: number }[]): number | null {
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of counted.toSorted((a, b) => a.value - b.value)) {
    passed += count;
    if (passed * 2 >= total) return total === 0 ? null : value;
  }
  return null;
}
