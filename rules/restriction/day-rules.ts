/**
 * Every rule that a hotel may give a day. This list is where a new one begins: the contract's fields, the columns of the
 * database, the cells of the grid and what "stricter" means are all made of it. What a rule does to a stay is said in
 * checkStay, and once more for speed in priceRun.
 */
const rules = {
  /** Nobody sleeps here on this night. */
  isClosed: { kind: 'flag', bit: 2 },
  isClosedToArrival: { kind: 'flag', bit: 4 },
  isClosedToDeparture: { kind: 'flag', bit: 8 },
  /** Asked of stays that begin on this day. */
  minStay: { kind: 'least' },
  maxStay: { kind: 'most' },
  /** Asked of every stay that sleeps through this night, on whatever day it began. */
  minThrough: { kind: 'least' },
  maxThrough: { kind: 'most' },
} as const satisfies Record<string, { kind: 'flag'; bit: number } | { kind: 'least' | 'most' }>;

type Rules = typeof rules;
export type DayRuleName = keyof Rules;
export type DayFlag = { [Name in DayRuleName]: Rules[Name] extends { kind: 'flag' } ? Name : never }[DayRuleName];
export type DayBound = Exclude<DayRuleName, DayFlag>;

/** What the hotel allows on one day. A number that is null or 0 asks nothing. */
export type DayRules = { readonly [Flag in DayFlag]: boolean } & { readonly [Bound in DayBound]: number | null };

export const dayRuleNames = Object.keys(rules) as readonly DayRuleName[];
export const dayFlagNames = dayRuleNames.filter((name) => rules[name].kind === 'flag') as readonly DayFlag[];
export const dayBoundNames = dayRuleNames.filter((name) => rules[name].kind !== 'flag') as readonly DayBound[];

/** The bit of a flag where the rules of a day are kept as one number. */
export const bitOf = <Flag extends DayFlag>(flag: Flag): Rules[Flag]['bit'] => rules[flag].bit;

/** Whether a bound says how many nights a stay has at least, or at most. */
export const isLeast = (bound: DayBound): boolean => rules[bound].kind === 'least';

/** One value for each rule of a day, worked out from its name. */
export function dayRulesFrom(valueOf: (name: DayRuleName) => boolean | number | null): DayRules {
  // Always in this order and without a list in between: two years of nights are made of these.
  const made: Partial<Record<DayRuleName, boolean | number | null>> = {};
  for (const name of dayRuleNames) made[name] = valueOf(name);
  return made as DayRules;
}

export const openDay: DayRules = dayRulesFrom((name) => (rules[name].kind === 'flag' ? false : null));
