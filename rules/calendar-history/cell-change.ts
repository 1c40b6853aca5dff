import type { NightPrices } from '../pricing/price-night.ts';
import {
  dayFlagNames,
  dayRuleNames,
  dayRulesFrom,
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
  dayRulesFrom((name) => said?.[name] ?? (isFlag(name) ? false : null));

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
export const isSame = (a: SaidValue, b: SaidValue): boolean => a === b || inOrder(a) === inOrder(b);

const inOrder = (value: SaidValue): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
