import type { CalendarPut } from '@stayfront/contract/manage/calendar';
import type { Refusal } from '@stayfront/contract/problem';
import { withChanges } from '@stayfront/rules/calendar-edit/cells';
import { standardPrices } from '@stayfront/rules/calendar-edit/prices-anew';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { RateNight } from '@stayfront/rules/calendar/nights';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeGuarded, describeWarned } from './describe-refused.ts';
import { judgePrices, spanOf, widened } from './plan-edits.ts';
import { priceFacts } from './price-facts.ts';
import { readCells } from './read-cells.ts';

/** Who sends two years of prices at once sends them every night: slips are looked for where it was asked for. */
const mostLookedAt = 2_000;

type Told = Pick<CalendarPut, 'guarded' | 'warnings'>;

/**
 * The guards for what systems put. A ceiling is never crossed. What floors and warnings say is told in the answer, or
 * stands against the request where the hotel's document wants that: systems of before go on as they did. The calendar is
 * read as it stands; what the put changed is judged once it is known.
 */
export async function judgePut(
  tx: Tx,
  hotel: Hotel,
  rates: readonly RateNight[],
): Promise<
  (
    changes: readonly CellChange[],
    accepts: string | undefined,
  ) => Promise<Told | Refusal<'calendar.guarded' | 'calendar.warned'>>
> {
  const refuses = hotel.document.calendarGuards === 'refuse';
  const hasLimits = hotel.document.ratePlans.some(({ floor, ceiling }) => floor ?? ceiling);
  const asksAboutSlips = refuses || rates.length <= mostLookedAt;
  if (rates.length === 0 || (!hasLimits && !asksAboutSlips)) return async () => ({});
  const window = widened(spanOf(rates));
  const cells = await readCells(tx, hotel.hotelId, window, { rooms: [...new Set(rates.map(({ roomId }) => roomId))] });
  const before = standardPrices(cells, window, priceFacts(hotel.document));
  return async (changes, accepts) => {
    const judged = await judgePrices(hotel, withChanges(cells, changes), changes, before, asksAboutSlips);
    const above = judged.guarded.filter(({ kind }) => kind === 'ceiling' || refuses);
    const guarded = describeGuarded({ guarded: above });
    if (guarded) return { refused: 'calendar.guarded', details: guarded };
    const warned = describeWarned(judged);
    if (warned && refuses && warned.accepts !== accepts) return { refused: 'calendar.warned', details: warned };
    const told = describeGuarded(judged);
    return { ...(told ? { guarded: told.guarded } : {}), ...(warned ? { warnings: warned.warnings } : {}) };
  };
}
