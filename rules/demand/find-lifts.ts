import type { Guests } from '../stay/guests.ts';
import { cheapestProduct } from '../grid/cheapest-product.ts';
import type { Grid } from '../grid/grid.ts';
import { partiesIn } from '../grid/parties-in.ts';
import { checkRun, freeForRun } from '../grid/price-run.ts';
import { liftGrid, type Lift } from './lift.ts';

/** Parties that asked for the same stay: the arrival is a place in the grid. */
export type Ask = {
  readonly arrival: number;
  readonly nights: number;
  readonly guests: Guests;
  readonly parties: number;
};

/** A change, and whom it serves that nothing before it in the list does. */
export type FoundLift<One extends Ask> = { readonly lift: Lift; readonly serves: readonly One[] };

export const isServed = (grid: Grid, { arrival, nights, guests }: Ask): boolean =>
  cheapestProduct(grid, arrival, nights, guests) !== null;

/**
 * The changes of the calendar that would serve who is turned away, the one that serves most parties first. Of two that
 * serve as many the one that gives up less comes first. Nobody is counted with two changes.
 */
export function findLifts<One extends Ask>(grid: Grid, asks: readonly One[], most = 50): FoundLift<One>[] {
  let left = asks.filter((ask) => !isServed(grid, ask));
  const candidates = new Map<string, Lift>();
  for (const ask of left)
    for (const lift of liftsFor(grid, ask)) candidates.set(`${lift.kind} ${lift.from} ${lift.to} ${lift.nights}`, lift);
  let open = [...candidates.values()].map((lift) => ({ lift, serves: servedBy(grid, lift, left) }));
  const found: FoundLift<One>[] = [];
  while (found.length < most) {
    open = open.filter(({ serves }) => serves.length > 0);
    const [first, ...others] = open;
    if (!first) break;
    const best = others.reduce((one, other) => (compare(other, one) < 0 ? other : one), first);
    found.push(best);
    const gone = new Set<One>(best.serves);
    left = left.filter((ask) => !gone.has(ask));
    open = open.map(({ lift, serves }) => ({ lift, serves: serves.filter((ask) => !gone.has(ask)) }));
  }
  return found;
}

const servedBy = <One extends Ask>(grid: Grid, lift: Lift, asks: readonly One[]): One[] => {
  const touched = asks.filter(({ arrival, nights }) => arrival <= lift.to && lift.from <= arrival + nights);
  if (touched.length === 0) return [];
  const lifted = liftGrid(grid, lift);
  return touched.filter((ask) => isServed(lifted, ask));
};

export const partiesOf = (asks: readonly Ask[]): number => asks.reduce((sum, { parties }) => sum + parties, 0);

function compare(one: FoundLift<Ask>, other: FoundLift<Ask>): number {
  const byParties = partiesOf(other.serves) - partiesOf(one.serves);
  if (byParties !== 0) return byParties;
  const byGiven = givenUp(one.lift) - givenUp(other.lift);
  return byGiven === 0 ? one.lift.from - other.lift.from : byGiven;
}

/** How much a change gives up: fewer nights are more of it, and so are more days. */
const givenUp = ({ kind, from, to, nights }: Lift): number =>
  kind === 'shorter' ? 100 * (to - from + 1) - nights : kind === 'longer' ? nights : 100 * (to - from + 1);

/** What stands alone between a party and each room that is free for it. */
function liftsFor(grid: Grid, { arrival, nights, guests }: Ask): Lift[] {
  const parties = partiesIn(grid, guests);
  return grid.products.flatMap(({ room, conditions }, product): Lift[] => {
    if (!parties[room] || freeForRun(grid, room, arrival, nights) === 0) return [];
    const last = arrival + nights - (conditions?.isDepartureThrough ? 0 : 1);
    switch (checkRun(grid, product, arrival, nights)) {
      case 'min-stay':
        return [{ kind: 'shorter', from: arrival, to: last, nights }];
      case 'max-stay':
        return [{ kind: 'longer', from: arrival, to: last, nights }];
      case 'closed':
        return [{ kind: 'open', from: arrival, to: arrival + nights - 1, nights: 0 }];
      case 'closed-to-arrival':
        return [{ kind: 'arrival', from: arrival, to: arrival, nights: 0 }];
      case 'closed-to-departure':
        return [{ kind: 'departure', from: arrival + nights, to: arrival + nights, nights: 0 }];
      default:
        return [];
    }
  });
}
