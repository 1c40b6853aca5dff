import type { Column, Columns } from '@stayfront/rules/calendar-edit/rate-rows';
import type { SaidRate, SaidRules } from '@stayfront/rules/calendar-history/cell-change';
import { daysBetween } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import { readPackedRates, readPackedRules, type Wanted } from './packed-nights.store.ts';
import type { Days } from './stay-calendar.store.ts';

/** Prices and rules of some days, row by row. */
export async function readColumns(tx: Tx, hotelId: number, days: Days, wanted: Wanted): Promise<Columns> {
  const length = daysBetween(days.from, days.to) + 1;
  const none: Column<never> = Array.from({ length }, () => null);
  const rates = new Map<string, (SaidRate | null)[]>();
  const rules = new Map<string, (SaidRules | null)[]>();
  const fill = <Said>(
    columns: Map<string, (Said | null)[]>,
    key: string,
    { said, places }: { readonly said: Said | null; readonly places: Int32Array },
  ): void => {
    let column = columns.get(key);
    if (!column) columns.set(key, (column = [...none]));
    for (const place of places) column[place] = said;
  };
  for (const one of await readPackedRates(tx, hotelId, days, wanted))
    fill(rates, `${one.roomId}.${one.ratePlanId}`, one);
  for (const one of await readPackedRules(tx, hotelId, days, wanted))
    fill(rules, `${one.roomId ?? ''}.${one.ratePlanId ?? ''}`, one);
  return {
    rates: (roomId, ratePlanId) => rates.get(`${roomId}.${ratePlanId}`) ?? none,
    rules: (roomId, ratePlanId) => rules.get(`${roomId ?? ''}.${ratePlanId ?? ''}`) ?? none,
  };
}
