import type { Grid } from '../grid/grid.ts';
import { dayFlags } from '../grid/grid.ts';
import { restrictCell } from '../grid/restrict-cell.ts';
import { dayNumber } from '../stay/stay-date.ts';
import type { PackageConditions } from './package-days.ts';

type SoldPackage = { readonly conditions: PackageConditions; readonly ratePlanId: string };

/** The grid as a package's guests find it: its rate has the package's shortest and longest stay, and no nights of its periods. */
export function withPackage(grid: Grid, { conditions, ratePlanId }: SoldPackage): Grid {
  const { minNights, maxNights, periods } = conditions;
  const narrowed = { ...grid, flags: grid.flags.slice(), minStay: grid.minStay.slice(), maxStay: grid.maxStay.slice() };
  const ends = periods.map(({ from, to }) => [dayNumber(from) - grid.firstDay, dayNumber(to) - grid.firstDay] as const);
  const bounds = { minStay: minNights ?? 0, maxStay: maxNights ?? 0, minThrough: 0, maxThrough: 0 };
  grid.products.forEach((product, place) => {
    if (product.ratePlanId !== ratePlanId) return;
    for (let day = 0; day < grid.days; day++) {
      const isUnsold = ends.some(([from, to]) => day >= from && day <= to);
      restrictCell(narrowed, place * grid.days + day, { ...bounds, flags: isUnsold ? dayFlags.isClosed : 0 });
    }
  });
  return narrowed;
}
