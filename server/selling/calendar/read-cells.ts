import type { SaidValue } from '@stayfront/rules/calendar-history/cell-change';
import { cellKey } from '@stayfront/rules/calendar-edit/cells';
import { addDays } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { readPackedRates, readPackedRules, readPackedStock, type Wanted } from './packed-nights.store.ts';
import type { Days } from './stay-calendar.store.ts';

/** So many rows of the database are laid out before others have their turn. */
const rowsInARow = 200;

/** The calendar of some days as its cells, as far as they say anything. */
export async function readCells(tx: Tx, hotelId: number, days: Days, wanted: Wanted): Promise<Map<string, SaidValue>> {
  const cells = new Map<string, SaidValue>();
  const dates = datesFrom(days);
  const rates = await readPackedRates(tx, hotelId, days, wanted);
  await eachInTurns(rates, rowsInARow, ({ roomId, ratePlanId, said, places }) => {
    for (const place of places) cells.set(cellKey('rate', roomId, ratePlanId, dates(place)), said);
  });
  for (const { roomId, ratePlanId, said, places } of await readPackedRules(tx, hotelId, days, wanted))
    if (said) for (const place of places) cells.set(cellKey('rules', roomId, ratePlanId, dates(place)), said);
  for (const { roomId, places, counts } of await readPackedStock(tx, hotelId, days, wanted.rooms))
    places.forEach((place, i) => cells.set(cellKey('stock', roomId, null, dates(place)), counts[i * 2] ?? 0));
  return cells;
}

function datesFrom({ from }: Days): (place: number) => Days['from'] {
  const known: Days['from'][] = [];
  return (place) => (known[place] ??= addDays(from, place));
}
