import { rulesBinding, weekdayDemand, type WeekdayRule } from '../restriction/weekday-rules.ts';
import { fromDayNumber } from '../stay/stay-date.ts';
import type { Grid } from './grid.ts';

/** Works out what each day of arrival asks, once for all searches. Products that the same rules bind share the work. */
export function applyWeekdayRules(grid: Grid, rules: readonly WeekdayRule[]): void {
  if (rules.length === 0) return;
  const worked = new Map<string, { readonly barred: Uint8Array; readonly required: Uint8Array }>();
  grid.products.forEach((_, product) => {
    const binding = bindingOn(grid, product, rules);
    if (binding.length === 0) return;
    const key = binding.map((rule) => rules.indexOf(rule)).join(' ');
    const known = worked.get(key) ?? demandsOf(grid, binding);
    worked.set(key, known);
    grid.barredWeekdays.set(known.barred, product * grid.days);
    grid.requiredWeekdays.set(known.required, product * grid.days);
  });
}

/** Those that name its rate plan, and of a derived rate that takes its parent's rules those that name the parent. */
function bindingOn(grid: Grid, product: number, rules: readonly WeekdayRule[]): WeekdayRule[] {
  const one = grid.products[product];
  if (!one) return [];
  const own = rulesBinding(rules, grid.rooms[one.room]?.id ?? '', one.ratePlanId);
  if (one.follows?.rules !== 'parent') return own;
  return [...new Set([...own, ...bindingOn(grid, one.follows.product, rules)])];
}

function demandsOf(grid: Grid, rules: readonly WeekdayRule[]): { barred: Uint8Array; required: Uint8Array } {
  const [barred, required] = [new Uint8Array(grid.days), new Uint8Array(grid.days)];
  for (let day = 0; day < grid.days; day++) {
    const demand = weekdayDemand(rules, fromDayNumber(grid.firstDay + day));
    barred[day] = demand.barred;
    required[day] = demand.required;
  }
  return { barred, required };
}
