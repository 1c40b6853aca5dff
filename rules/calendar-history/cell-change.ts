import type { NightPrices } from '../pricing/price-night.ts';
import {
  dayFlagNames,
  dayRuleNames,
  dayRulesFrom,
  openDay,
  type DayBound,
  type DayFlag,
  type DayRuleName,
  type DayRules,
} from '../restriction/day-rules.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** What a day forbids, by the names of its rules; what is absent forbids nothing. */
export type SaidRules = { readonly [Flag in DayFlag]?: true } & { readonly [Bound in DayBound]?: number };

/** A night of a rate with prices of its own, as history keeps it. */
export type SaidRate = NightPrices & { readonly rules?: SaidRules };

/** What history keeps of a night in the calendar: rooms for sale, prices of a rate, or rules beside them. Null: nothing. */
export type CellKind = 'stock' | 'rate' | 'rules';
export type SaidValue = number | SaidRate | SaidRules | null;

/** A room, a rate of a room, a rate plan in all rooms, or (neither) the house. */
export type RowOf = { readonly roomId: string | null; readonly ratePlanId: string | null };

/** What became of one night. */
export type CellChange = RowOf & {
  readonly kind: CellKind;
  readonly date: StayDate;
  readonly before: SaidValue;
  readonly after: SaidValue;
};

/** Null where nothing is forbidden. */
export function sayRules(rules: DayRules): SaidRules | null {
  const said: Record<string, true | number> = {};
  for (const name of dayRuleNames) if (rules[name]) said[name] = rules[name];
  return Object.keys(said).length > 0 ? said : null;
}

export const readRules = (said: SaidRules | null | undefined): DayRules =>
  said ? dayRulesFrom((name) => said[name] ?? (isFlag(name) ? false : null)) : openDay;

const flags: ReadonlySet<string> = new Set(dayFlagNames);
const isFlag = (name: DayRuleName): boolean => flags.has(name);

/** Always in one order, so that what is equal is written alike. */
export function sayRate({ byAdults, extraAdult, child, infant, bands }: NightPrices, rules: DayRules): SaidRate {
  const said = sayRules(rules);
  return { byAdults, extraAdult, child, infant, ...(bands?.length ? { bands } : {}), ...(said ? { rules: said } : {}) };
}

export function pricesOf(rate: SaidRate): NightPrices {
  const { rules: _, ...prices } = rate;
  return prices;
}

/** Whether two values say the same, in whatever order their fields were written. */
export const isSame = (a: SaidValue, b: SaidValue): boolean => isAlike(a, b);

/** A field that is undefined is as good as none. */
function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => isAlike(one, b[i]));
  const [one, other] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  for (const name in one) if (!isAlike(one[name], other[name])) return false;
  for (const name in other) if (one[name] === undefined && other[name] !== undefined) return false;
  return true;
}
