import type { Grid } from '../grid/grid.ts';
import { freeForRun } from '../grid/price-run.ts';
import { partiesIn } from '../grid/parties-in.ts';
import type { DemandReason } from './demand-reason.ts';
import { findLifts, isServed, partiesOf, type Ask } from './find-lifts.ts';
import type { Lift } from './lift.ts';

/** Parties that asked for the same stay and were turned away for the same reason. */
export type Refused = Ask & { readonly reason: DemandReason; readonly asked: number };

export type DemandLine = {
  readonly refused: readonly Refused[];
  readonly reason: DemandReason;
  readonly lift: Lift | null;
  readonly isServedNow: boolean;
  readonly roomsFree: number;
};

/**
 * Who was turned away, in lines of which each is about one change, or about one night and one reason where no one change
 * would help. Changes come first, the one that serves most parties on top; everybody is in exactly one line. For nights
 * before `today`, a place in the grid, there is nothing to be changed.
 */
export function demandLines(grid: Grid, today: number, refused: readonly Refused[]): DemandLine[] {
  const coming = refused.filter(({ arrival }) => arrival >= today);
  const changes = findLifts(grid, coming).map(({ lift, serves }) => lineOf(grid, serves, lift, false));
  const told = new Set(changes.flatMap((line) => line.refused));
  const others = new Map<string, Refused[]>();
  for (const one of refused) {
    if (told.has(one)) continue;
    const key = `${one.arrival} ${one.reason} ${one.arrival >= today && isServed(grid, one)}`;
    others.set(key, [...(others.get(key) ?? []), one]);
  }
  const rest = [...others].map(([key, group]) => lineOf(grid, group, null, key.endsWith('true')));
  return [...changes, ...rest.toSorted((a, b) => partiesOf(b.refused) - partiesOf(a.refused))];
}

function lineOf(grid: Grid, refused: readonly Refused[], lift: Lift | null, isServedNow: boolean): DemandLine {
  const first = refused.toSorted((a, b) => a.arrival - b.arrival)[0];
  return { refused, reason: mostFrequent(refused), lift, isServedNow, roomsFree: first ? roomsFor(grid, first) : 0 };
}

const roomsFor = (grid: Grid, { arrival, nights, guests }: Refused): number =>
  partiesIn(grid, guests).reduce((sum, party, room) => sum + (party ? freeForRun(grid, room, arrival, nights) : 0), 0);

function mostFrequent(refused: readonly Refused[]): DemandReason {
  const counts = new Map<DemandReason, number>();
  for (const { reason, parties } of refused) counts.set(reason, (counts.get(reason) ?? 0) + parties);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'closed';
}
