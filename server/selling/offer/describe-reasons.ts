import type { WhyNothing } from '@stayfront/contract/offer';
import type { Grid } from '@stayfront/rules/grid/grid';
import type { Why } from '@stayfront/rules/grid/why-nothing';
import { fromDayNumber } from '@stayfront/rules/stay/stay-date';

/** The reasons with days in place of places in the grid. */
export const describeReasons = (grid: Grid, reasons: readonly Why[]): WhyNothing[] =>
  reasons.map((why) => {
    if (why.code === 'sold-out')
      return { code: why.code, dates: why.nights.map((night) => fromDayNumber(grid.firstDay + night)) };
    const isAdvance = why.code === 'too-soon' || why.code === 'too-far';
    return isAdvance ? { ...why, dates: [fromDayNumber(grid.today + why.days)] } : why;
  });
