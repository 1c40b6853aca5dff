import { dayNumber, fromDayNumber, type StayDate } from '../stay/stay-date.ts';
import { dayFlags, type Grid } from './grid.ts';

export type NoPrice = { readonly roomId: string; readonly nights: readonly StayDate[] };

/** Nights on which rooms are left and no rate has a price for them, though not all of them are closed. */
export function nightsWithoutPrice(grid: Grid, from: StayDate, days: number): NoPrice[] {
  const dates = daysOf(grid, from, days);
  return grid.rooms.flatMap(({ id }, room) => {
    const sold = grid.products.flatMap((product, place) =>
      product.room === room && !product.isPackageOnly ? [place] : [],
    );
    const has = (product: number, day: number, flag: number): boolean =>
      ((grid.flags[product * grid.days + day] ?? 0) & flag) !== 0;
    const nights = dates.filter(
      (day) =>
        (grid.free[room * grid.days + day] ?? 0) > 0 &&
        !sold.some((product) => has(product, day, dayFlags.hasPrice)) &&
        !sold.every((product) => has(product, day, dayFlags.isClosed)),
    );
    return nights.length > 0 ? [{ roomId: id, nights: nights.map((day) => dateOf(grid, day)) }] : [];
  });
}

export type BelowFloor = {
  readonly roomId: string;
  readonly ratePlanId: string;
  readonly floor: number;
  readonly lowest: number;
  readonly nights: readonly StayDate[];
};

/** Nights that a rate gives away for less than its own floor, whoever sleeps in them; by room. `floors`: by rate plan. */
export function nightsBelowFloor(grid: Grid, from: StayDate, floors: ReadonlyMap<string, number>): BelowFloor[] {
  const dates = daysOf(grid, from, grid.days);
  return grid.products.flatMap(({ room, ratePlanId }, product) => {
    const floor = floors.get(ratePlanId);
    const roomId = grid.rooms[room]?.id;
    if (floor === undefined || roomId === undefined) return [];
    const cheap = dates.flatMap((day) => {
      const price = lowestOf(grid, product, day);
      return price !== null && price < floor ? [{ day, price }] : [];
    });
    if (cheap.length === 0) return [];
    const lowest = cheap.reduce((least, { price }) => Math.min(least, price), Infinity);
    return [{ roomId, ratePlanId, floor, lowest, nights: cheap.map(({ day }) => dateOf(grid, day)) }];
  });
}

/** What the party pays that pays least; null where the night is not sold. */
function lowestOf(grid: Grid, product: number, day: number): number | null {
  const cell = product * grid.days + day;
  const flags = grid.flags[cell] ?? 0;
  if ((flags & dayFlags.hasPrice) === 0 || (flags & dayFlags.isClosed) !== 0) return null;
  const unsold = grid.personTables[grid.personPrices[cell] ?? 0]?.unsold;
  const isPerPerson = grid.products[product]?.pricesPer === 'person';
  const listed = Math.min(grid.listedAdults[cell] ?? 0, grid.adultColumns);
  let lowest: number | null = null;
  for (let adults = 1; adults <= listed; adults++) {
    if (unsold?.has(adults)) continue;
    const price =
      (grid.price[(product * grid.adultColumns + adults - 1) * grid.days + day] ?? 0) * (isPerPerson ? adults : 1);
    if (lowest === null || price < lowest) lowest = price;
  }
  return lowest;
}

function daysOf(grid: Grid, from: StayDate, days: number): number[] {
  const first = dayOf(grid, from);
  const last = Math.min(grid.days, first + days);
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => first + i);
}

const dayOf = (grid: Grid, date: StayDate): number => Math.max(0, dayNumber(date) - grid.firstDay);
const dateOf = (grid: Grid, day: number): StayDate => fromDayNumber(grid.firstDay + day);
