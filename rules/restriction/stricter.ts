import { dayRulesFrom, isLeast, type DayBound, type DayRuleName, type DayRules } from './day-rules.ts';

/** Two sets of rules for one day as one: what either forbids is forbidden, and the narrower bound stands. */
export const stricter = (a: DayRules, b: DayRules): DayRules =>
  dayRulesFrom((name) => narrower(name, a[name], b[name]));

function narrower(name: DayRuleName, a: DayRules[DayRuleName], b: DayRules[DayRuleName]): DayRules[DayRuleName] {
  if (typeof a === 'boolean' || typeof b === 'boolean') return Boolean(a) || Boolean(b);
  // A bound that is null or 0 asks nothing.
  if (!a || !b) return a || b;
  return isLeast(name as DayBound) ? Math.max(a, b) : Math.min(a, b);
}
