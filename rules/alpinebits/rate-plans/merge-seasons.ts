import { addDays, type StayDate } from '../../stay/stay-date.ts';
import type { DatedSupplement } from './plan-message.ts';

/** What a supplement costs from one night to another. */
export type LaidSeason = { readonly from: StayDate; readonly to: StayDate; readonly minor: number };

/** Periods with what holds in them together: amounts for the same night add up, and neighbours that are alike are one. */
export function mergeSeasons(dated: readonly DatedSupplement[]): LaidSeason[] {
  const bounds = [...new Set(dated.flatMap(({ from, to }) => [from, addDays(to, 1)]))].toSorted();
  const seasons: LaidSeason[] = [];
  for (const [i, from] of bounds.entries()) {
    const next = bounds[i + 1];
    const there = dated.filter((one) => one.from <= from && one.to >= from);
    if (next === undefined || there.length === 0) continue;
    const minor = there.reduce((sum, one) => sum + (one.minor ?? 0), 0);
    const last = seasons.at(-1);
    const to = addDays(next, -1);
    if (last && last.minor === minor && addDays(last.to, 1) === from) seasons[seasons.length - 1] = { ...last, to };
    else seasons.push({ from, to, minor });
  }
  return seasons;
}
