import { sayRate, type SaidRate } from '@stayfront/rules/calendar-history/cell-change';
import { readPrices } from '@stayfront/rules/pricing/kept-prices';
import { sql, type RawBuilder } from 'kysely';
import { dayRuleColumns, dayRulesIn } from '../../platform/db/day-rule-columns.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** What a row of `rate` says, beside which night it is. */
const columns = ['by_adults', 'extra_adult', 'child', 'infant', 'by_person', ...dayRuleColumns];
export type RateColumns = Omit<Tables['rate'], 'hotel_id' | 'date' | 'room_id' | 'rate_plan_id'>;

export const rateIn = (table: string): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => `${table}.${column}`).join(', '));

export const saidRateOf = (row: RateColumns): SaidRate =>
  sayRate(
    readPrices({
      byAdults: row.by_adults,
      extraAdult: row.extra_adult,
      child: row.child,
      infant: row.infant,
      byPerson: row.by_person,
    }),
    dayRulesIn(row),
  );
