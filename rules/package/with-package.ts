import type { Grid } from '../grid/grid.ts';
import { dayFlags } from '../grid/grid.ts';
import { restrictCell } from '../grid/restrict-cell.ts';
import { fromDayNumber } from '../stay/stay-date.ts';
import { isSoldOn, packageConditions, type PackageConditions } from './package-days.ts';
import type { PackagePrice } from './package-price.ts';
import type { StockLeft } from './package-stock.ts';

/** A package as far as selling it goes. */
export type SoldPackage = {
  readonly conditions: PackageConditions;
  readonly ratePlanId: string;
  /** Absent: what its rate plan asks. */
  readonly price?: PackagePrice | undefined;
  /** How many of it are left; absent: as many as there are rooms. */
  readonly left?: StockLeft | undefined;
};

/**
 * The grid as a package's guests find it: its rate has the package's shortest and longest stay, no nights on which the
 * package is not sold, and no more rooms than there are left of the package. A package with a price for so many nights
 * needs none of its rate plan's.
 */
export function withPackage(grid: Grid, pack: SoldPackage): Grid {
  const { price, left } = pack;
  const conditions = packageConditions(pack);
  const { minNights, maxNights } = conditions;
  const view = {
    ...grid,
    flags: grid.flags.slice(),
    minStay: grid.minStay.slice(),
    maxStay: grid.maxStay.slice(),
    ...(left ? { free: leastFree(grid, left) } : {}),
    ...(price?.kind === 'stay' ? { personPrices: new Uint16Array(grid.personPrices.length) } : {}),
  };
  const bounds = { minStay: minNights ?? 0, maxStay: maxNights ?? 0, minThrough: 0, maxThrough: 0 };
  const flags = Array.from({ length: grid.days }, (_, day) => {
    const isUnsold = !isSoldOn(conditions, fromDayNumber(grid.firstDay + day));
    const isFull = left?.onArrival(grid.firstDay + day) === 0;
    return (
      (isUnsold ? dayFlags.isClosed : 0) |
      (isFull ? dayFlags.isClosedToArrival : 0) |
      (price?.kind === 'stay' ? dayFlags.hasPrice : 0)
    );
  });
  grid.products.forEach((product, place) => {
    if (product.ratePlanId !== pack.ratePlanId) return;
    for (let day = 0; day < grid.days; day++)
      restrictCell(view, place * grid.days + day, { ...bounds, flags: flags[day] ?? 0 });
  });
  return view;
}

function leastFree({ free, rooms, days, firstDay }: Grid, left: StockLeft): Int32Array {
  const least = free.slice();
  for (let day = 0; day < days; day++) {
    const most = left.onNight(firstDay + day);
    for (let room = 0; room < rooms.length; room++) {
      const cell = room * days + day;
      if ((least[cell] ?? 0) > most) least[cell] = most;
    }
  }
  return least;
}
