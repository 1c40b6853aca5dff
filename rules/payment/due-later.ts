import type { StayDate } from '../stay/stay-date.ts';

/** What has to be paid until a day. */
export type DueLater = { readonly dueOn: StayDate; readonly amount: number };

/** One line a day, the earliest first. */
export function byDay(amounts: readonly DueLater[]): DueLater[] {
  const sums = new Map<StayDate, number>();
  for (const { dueOn, amount } of amounts) sums.set(dueOn, (sums.get(dueOn) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([dueOn, amount]) => ({ dueOn, amount }));
}
