import type { WhyNothing } from '@stayfront/contract/offer';
import type { Grid } from '@stayfront/rules/grid/grid';
import type { Why } from '@stayfront/rules/grid/why-nothing';
import { fromDayNumber } from '@stayfront/rules/stay/stay-date';

/** The reasons with days in place of places in the grid. */
export const describeReasons = (grid: Grid, reasons: readonly Why[]): WhyNothing[] =>
  reasons.map((why) =>
    why.code === 'sold-out'
      ? { code: why.code, dates: why.nights.map((night) => fromDayNumber(grid.firstDay + night)) }
      : why,
  );
