import type { SaidRate, SaidRules } from '../calendar-history/cell-change.ts';
import { addDays, daysBetween, type StayDate } from '../stay/stay-date.ts';
import { rateIn, rulesIn, type Cells } from './cells.ts';
import type { Column, Columns } from './rate-rows.ts';

/** Some days of a calendar row by row. */
export function columnsOf(cells: Cells, from: StayDate, to: StayDate): Columns {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day));
  return {
    rates: (roomId, ratePlanId): Column<SaidRate> => dates.map((date) => rateIn(cells, roomId, ratePlanId, date)),
    rules: (roomId, ratePlanId): Column<SaidRules> => dates.map((date) => rulesIn(cells, roomId, ratePlanId, date)),
  };
}
