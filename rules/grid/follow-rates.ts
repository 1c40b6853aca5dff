import {
  followAmount,
  followBands,
  followChild,
  followSupplement,
  personsIn,
  type FollowingPlan,
} from '../pricing/follow-prices.ts';
import { stricterConditions } from '../restriction/stricter-conditions.ts';
import { dayFlags, type Grid, type GridProduct } from './grid.ts';
import { placeOfPersonPrices } from './person-prices.ts';
import { restrictLike } from './restrict-cell.ts';

type Followed = NonNullable<GridProduct['follows']>;

/**
 * Tells each product whose rate plan follows another which product of the same room that is, and what its parent asks of
 * every stay, where it takes the parent's rules.
 */
export function linkParents(products: readonly GridProduct[], plans: readonly FollowingPlan[]): readonly GridProduct[] {
  const followed = new Map(plans.flatMap(({ id, follows }) => (follows ? [[id, follows] as const] : [])));
  if (followed.size === 0) return products;
  const places = new Map(products.map(({ room, ratePlanId }, place) => [`${room} ${ratePlanId}`, place]));
  const link = (one: GridProduct): GridProduct => {
    const follows = followed.get(one.ratePlanId);
    const product = follows && places.get(`${one.room} ${follows.ratePlan}`);
    const parent = product === undefined ? undefined : products[product];
    if (!follows || product === undefined || !parent) return one;
    const asked = follows.rules === 'parent' ? link(parent).conditions : undefined;
    const conditions = asked ? stricterConditions(one.conditions ?? {}, asked) : one.conditions;
    return { ...one, conditions, follows: { ...follows, product } };
  };
  return products.map(link);
}

/**
 * Works out the nights of derived rates from their parents', from one day of the grid to before another, once these have
 * been read: once for all searches. A derived night that has a price already is set apart. The same as
 * followCalendar says night by night.
 */
export function followRates(grid: Grid, from: number, to: number): void {
  const [begin, end] = [Math.max(0, from), Math.min(grid.days, to)];
  const done = new Set<number>();
  const fill = (product: number): void => {
    const follows = grid.products[product]?.follows;
    if (!follows || done.has(product)) return;
    done.add(product);
    fill(follows.product);
    const [cells, others] = [product * grid.days + begin, follows.product * grid.days + begin];
    if (follows.rules === 'parent') restrictLike(grid, cells, others, end - begin);
    followRun(grid, product, follows, begin, end);
  };
  grid.products.forEach((_, product) => fill(product));
}

/** Column by column: a hotel has a hundred thousand such numbers, and its guests wait meanwhile. */
function followRun(grid: Grid, product: number, follows: Followed, begin: number, end: number): void {
  const { days, flags } = grid;
  const [own, parent] = [product * days, follows.product * days];
  const following: number[] = [];
  for (let day = begin; day < end; day++) {
    const isApart = ((flags[own + day] ?? 0) & dayFlags.hasPrice) !== 0;
    if (!isApart && ((flags[parent + day] ?? 0) & dayFlags.hasPrice) !== 0) following.push(day);
  }
  const personPlaces = new Map([[0, 0]]);
  for (const day of following) {
    flags[own + day] = (flags[own + day] ?? 0) | dayFlags.hasPrice;
    grid.extraAdult[own + day] = followSupplement(grid.extraAdult[parent + day] ?? 0, follows);
    grid.child[own + day] = followChild(grid.child[parent + day] ?? 0, follows);
    grid.infant[own + day] = followChild(grid.infant[parent + day] ?? 0, follows);
    grid.listedAdults[own + day] = grid.listedAdults[parent + day] ?? 0;
    const place = grid.personPrices[parent + day] ?? 0;
    const known = personPlaces.get(place) ?? followPersonPrices(grid, place, follows);
    personPlaces.set(place, known);
    grid.personPrices[own + day] = known;
  }
  followColumns(grid, product, follows, following);
}

function followColumns(grid: Grid, product: number, follows: Followed, following: readonly number[]): void {
  const { days, adultColumns, price, listedAdults, extraAdult } = grid;
  const per = grid.products[product]?.pricesPer ?? 'room';
  for (let adults = 1; adults <= adultColumns; adults++) {
    const to = (product * adultColumns + adults - 1) * days;
    const from = (follows.product * adultColumns + adults - 1) * days;
    const persons = personsIn(adults, per);
    for (const day of following) {
      const cell = product * days + day;
      // Beyond the listed adults each further one pays the supplement, which is rounded by itself.
      price[to + day] =
        adults > (listedAdults[cell] ?? 0)
          ? (price[to - days + day] ?? 0) + (extraAdult[cell] ?? 0)
          : followAmount(price[from + day] ?? 0, persons, follows);
    }
  }
}

/** The place of what nights say about persons that say there what the parent says at `place`. */
function followPersonPrices(grid: Grid, place: number, follows: Followed): number {
  const says = grid.personTables[place]?.says;
  return says?.bands ? placeOfPersonPrices(grid, { ...says, bands: followBands(says.bands, follows) }) : place;
}
