import { weekdaySet, type PlanConditions } from '../restriction/plan-conditions.ts';
import { everyDay } from '../restriction/weekday-rules.ts';
import { dayFlags, gridWeekday, type Grid } from './grid.ts';
import { noRules, restrictCell } from './restrict-cell.ts';

/**
 * Writes what rate plans ask of every stay into the days of a grid, so that a search meets it as it meets the rules of
 * days. To be done again for days (places in the grid) whose rules were read again.
 */
export function applyPlanConditions(grid: Grid, from = 0, until = grid.days): void {
  const today = grid.today - grid.firstDay;
  grid.products.forEach(({ conditions }, product) => {
    if (!conditions) return;
    for (let day = Math.max(0, from); day < Math.min(until, grid.days); day++)
      restrictCell(grid, product * grid.days + day, {
        ...noRules,
        flags: flagsOn(conditions, day - today, gridWeekday(grid, day)),
        minStay: conditions.minNights ?? 0,
        maxStay: conditions.maxNights ?? 0,
      });
  });
}

/** Weekdays on which nobody may arrive do not depend on the days' rules, and are written once. */
export function barWeekdaysOfPlans(grid: Grid): void {
  grid.products.forEach(({ conditions }, product) => {
    if (!conditions?.arrivalWeekdays) return;
    const barred = everyDay & ~weekdaySet(conditions.arrivalWeekdays);
    for (let cell = product * grid.days; cell < (product + 1) * grid.days; cell++)
      grid.barredWeekdays[cell] = (grid.barredWeekdays[cell] ?? 0) | barred;
  });
}

function flagsOn(conditions: PlanConditions, daysAhead: number, weekday: number): number {
  const { minAdvanceDays = 0, maxAdvanceDays = Infinity, departureWeekdays } = conditions;
  const advance = daysAhead < minAdvanceDays ? dayFlags.isTooSoon : daysAhead > maxAdvanceDays ? dayFlags.isTooFar : 0;
  return advance | (departureWeekdays && !departureWeekdays.includes(weekday) ? dayFlags.isOtherDeparture : 0);
}
