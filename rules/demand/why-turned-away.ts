import { checkPlanGuests } from '../restriction/plan-conditions.ts';
import type { Guests } from '../stay/guests.ts';
import type { Grid } from '../grid/grid.ts';
import { partiesIn } from '../grid/parties-in.ts';
import { checkRun, freeForRun, type NoRun } from '../grid/price-run.ts';
import { demandReasons, type DemandReason } from './demand-reason.ts';

/**
 * The one reason that stood between a party and the product that came nearest to being sold to it. A rule counts only
 * where a room is free for it: what is sold out is sold out, whatever its rules say.
 */
export function whyTurnedAway(grid: Grid, arrival: number, nights: number, guests: Guests): DemandReason {
  if (arrival < 0 || arrival + nights > grid.days) return 'too-far';
  const parties = partiesIn(grid, guests);
  if (parties.every((party) => party === null)) return 'guests';
  let nearest = Number.POSITIVE_INFINITY;
  grid.products.forEach(({ room, conditions, isPackageOnly, isUnbookable }, product) => {
    if (isPackageOnly || isUnbookable || !parties[room]) return;
    const rank = rankOf(
      grid,
      product,
      arrival,
      nights,
      conditions !== undefined && !!checkPlanGuests(conditions, guests, grid.bounds),
    );
    if (rank < nearest) nearest = rank;
  });
  // What is shown without a price is as good as closed.
  return demandReasons[nearest] ?? 'closed';
}

function rankOf(grid: Grid, product: number, arrival: number, nights: number, isTooFew: boolean): number {
  const refusal = checkRun(grid, product, arrival, nights);
  if (refusal === 'no-price' || refusal === 'outside') return Number.POSITIVE_INFINITY;
  const room = grid.products[product]?.room ?? 0;
  if (freeForRun(grid, room, arrival, nights) === 0) return demandReasons.indexOf('sold-out');
  return demandReasons.indexOf(refusal === null || isTooFew ? 'guests' : reasonOf[refusal]);
}

const reasonOf: Record<Exclude<NoRun, 'no-price' | 'outside'>, DemandReason> = {
  closed: 'closed',
  'too-soon': 'too-soon',
  'too-far': 'too-far',
  'closed-to-arrival': 'arrival',
  'arrival-weekday': 'arrival',
  'closed-to-departure': 'departure',
  'departure-weekday': 'departure',
  'min-stay': 'stay-length',
  'max-stay': 'stay-length',
  'required-weekdays': 'stay-length',
};
