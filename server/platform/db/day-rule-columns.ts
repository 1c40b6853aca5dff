import { dayBoundNames, dayFlagNames, dayRuleNames, dayRulesFrom } from '@stayfront/rules/restriction/day-rules';
import type { DayBound, DayFlag, DayRuleName, DayRules } from '@stayfront/rules/restriction/day-rules';

type Snake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : '';

/** The rules of a day as the tables `rate` and `restriction` keep them: a column for each, named as the rule. */
export type DayRuleColumns = { [Flag in DayFlag as Snake<Flag>]: boolean } & {
  [Bound in DayBound as Snake<Bound>]: number | null;
};

const columnOf = <Name extends DayRuleName>(name: Name): Snake<Name> =>
  name.replace(/[A-Z]/g, (char) => `_${char.toLowerCase()}`) as Snake<Name>;

export const dayRuleColumns: readonly string[] = dayRuleNames.map(columnOf);

export const flagColumns = dayFlagNames.map((flag) => ({ flag, column: columnOf(flag) }));
export const boundColumns = dayBoundNames.map((bound) => ({ bound, column: columnOf(bound) }));

export const dayRulesIn = (row: DayRuleColumns): DayRules => dayRulesFrom((name) => row[columns[name]]);

// By name once: a year of nights is thousands of rows.
const columns = Object.fromEntries(dayRuleNames.map((name) => [name, columnOf(name)])) as Record<
  DayRuleName,
  keyof DayRuleColumns
>;
