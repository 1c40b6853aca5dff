import { dayBoundNames, dayFlagNames, type DayRules } from '@stayfront/rules/restriction/day-rules';
import { sql, type RawBuilder } from 'kysely';
import { dayRuleColumns } from '../../platform/db/day-rule-columns.ts';
import { list } from './pg-lists.ts';

export const ruleColumns = sql.raw(dayRuleColumns.join(', '));

export const setRules = sql.raw(dayRuleColumns.map((column) => `${column} = excluded.${column}`).join(', '));

export const rulesIn = (table: string): RawBuilder<unknown> =>
  sql.raw(dayRuleColumns.map((column) => `${table}.${column}`).join(', '));

export const ruleLists = (days: readonly { readonly rules: DayRules }[]): RawBuilder<unknown> =>
  sql.join([
    ...dayFlagNames.map((flag) => sql`${list(days.map(({ rules }) => rules[flag]))}::boolean[]`),
    ...dayBoundNames.map((bound) => sql`${list(days.map(({ rules }) => rules[bound] || null))}::smallint[]`),
  ]);
