import type { UndoneCalendar } from '@stayfront/contract/desk/calendar/changes';
import type { CalendarNotUndone } from '@stayfront/contract/desk/calendar/refused';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import { foldDays } from '@stayfront/rules/calendar-edit/fold-days';
import { withoutDate } from '@stayfront/rules/calendar-edit/without-date';
import { nightsOfChanges } from '@stayfront/rules/calendar-edit/nights-of-changes';
import { standardPrices } from '@stayfront/rules/calendar-edit/prices-anew';
import { undoChanges } from '@stayfront/rules/calendar-edit/undo-changes';
import { withChanges } from '@stayfront/rules/calendar-edit/cells';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { once } from '../../platform/once/once.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { changeCalendar } from '../../selling/calendar/change-calendar.ts';
import { fieldOf } from '../../selling/calendar/describe-calendar-change.ts';
import { describeGuarded, mostTold } from '../../selling/calendar/describe-refused.ts';
import { findLastTouch } from '../../selling/calendar/find-last-touch.ts';
import { lockCalendar } from '../../selling/calendar/lock-calendar.ts';
import { lockStock } from '../../selling/calendar/lock-stock.ts';
import { judgePrices, spanOf, widened } from '../../selling/calendar/plan-edits.ts';
import { priceFacts } from '../../selling/calendar/price-facts.ts';
import { readCells } from '../../selling/calendar/read-cells.ts';
import { readChangeNights } from '../../selling/calendar/read-change-nights.ts';
import { readOneChange } from '../../selling/calendar/read-one-change.ts';
import { findBelowSold } from './find-below-sold.ts';
import { readSales } from './night-sales.store.ts';
import { noteSaved } from './note-saved.ts';
import type { Whoever } from './save-desk-calendar.ts';

type Asked = { readonly changeId: string; readonly leavesOut: boolean; readonly idempotencyKey: string };
type Refused = Refusal<'calendar.change_unknown' | 'calendar.not_undone' | 'calendar.below_sold' | 'calendar.guarded'>;

/** Undoes a change by a new one, night by night. */
export const undoCalendarChange = (
  db: Db,
  hotel: Hotel,
  by: Whoever,
  { idempotencyKey: key, ...body }: Asked,
  now: Instant,
): Promise<UndoneCalendar | Refused | Refusal<'idempotency.mismatch'>> =>
  once(db, { hotelId: hotel.hotelId, operation: 'undoCalendarChange', key, body }, now, (tx) =>
    undo(tx, hotel, by, body, now),
  );

async function undo(
  tx: Tx,
  hotel: Hotel,
  by: Whoever,
  { changeId, leavesOut }: Omit<Asked, 'idempotencyKey'>,
  now: Instant,
): Promise<UndoneCalendar | Refused> {
  const { hotelId } = hotel;
  await lockCalendar(tx, hotelId);
  const change = await readOneChange(tx, hotelId, Number(changeId));
  if (!change) return refuse('calendar.change_unknown');
  const made = await readChangeNights(tx, hotelId, Number(changeId));
  await lockStock(
    tx,
    hotelId,
    made.flatMap(({ kind, roomId, date }) => (kind === 'stock' && roomId ? [{ roomId, date }] : [])),
  );
  const window = widened(spanOf(made));
  const cells = await readCells(tx, hotelId, window, { rooms: change.rooms });
  const { undo: possible, changed } = undoChanges(cells, made);
  const sold = await soldSince(tx, hotelId, possible, Date.parse(change.at), now);
  const wanted = possible.filter((one) => !sold.has(one));
  if (wanted.length === 0 || (!leavesOut && changed.length + sold.size > 0))
    return { refused: 'calendar.not_undone', details: await notUndone(tx, hotelId, wanted, changed, sold) };
  const belowSold = await findBelowSold(tx, hotelId, wanted, now);
  if (belowSold) return { refused: 'calendar.below_sold', details: belowSold };
  const before = standardPrices(cells, window, priceFacts(hotel.document));
  const guarded = describeGuarded(await judgePrices(hotel, withChanges(cells, wanted), wanted, before));
  if (guarded) return { refused: 'calendar.guarded', details: guarded };
  const note = { ...by, kind: 'undo', name: change.name, undoes: Number(changeId) } as const;
  const { number } = await changeCalendar(tx, hotelId, nightsOfChanges(wanted), now, note);
  const undone = number === null ? undefined : await readOneChange(tx, hotelId, number);
  if (!undone) throw new Error('What was to be undone stood there, and nothing changed');
  await noteSaved(tx, hotelId, undone, now);
  return { version: undone.changeId, change: undone, left: made.length - wanted.length };
}

/**
 * Nights whose price was paid since, and stock that is needed by now: going back would make the calendar say what was
 * never sold, or sell what is not there. Rules bind new stays alone and may always go back.
 */
async function soldSince(
  tx: Tx,
  hotelId: number,
  possible: readonly CellChange[],
  since: Instant,
  now: Instant,
): Promise<Map<CellChange, string[]>> {
  const sold = new Map<CellChange, string[]>();
  const rates = possible.flatMap((one) => (one.kind === 'rate' && one.roomId ? [{ ...one, roomId: one.roomId }] : []));
  const sales = await readSales(tx, hotelId, rates, since);
  const byNight = Map.groupBy(sales, ({ roomId, ratePlanId, date }) => `${roomId}.${ratePlanId} ${date}`);
  for (const one of possible) {
    if (one.kind !== 'rate') continue;
    const found = byNight.get(`${one.roomId}.${one.ratePlanId} ${one.date}`);
    if (found) sold.set(one, [...new Set(found.map(({ reservationId }) => reservationId))]);
  }
  const below = await findBelowSold(tx, hotelId, possible, now);
  for (const { room, date, references } of below?.nights ?? []) {
    const one = possible.find(({ kind, roomId, date: day }) => kind === 'stock' && roomId === room && day === date);
    if (one) sold.set(one, references);
  }
  return sold;
}

async function notUndone(
  tx: Tx,
  hotelId: number,
  wanted: readonly CellChange[],
  changed: readonly CellChange[],
  sold: ReadonlyMap<CellChange, string[]>,
): Promise<CalendarNotUndone> {
  const lastTouch = await findLastTouch(tx, hotelId, changed);
  const nights = [
    ...changed.map((one) => ({ one, why: 'changed' as const, change: lastTouch(one), references: [] as string[] })),
    ...[...sold].map(([one, references]) => ({ one, why: 'sold' as const, change: null, references })),
  ];
  const folded = foldDays(
    nights.map(({ one, ...rest }) => ({
      ...rest,
      room: one.roomId,
      ratePlan: one.ratePlanId,
      field: fieldOf[one.kind],
      date: one.date,
    })),
    (one) => JSON.stringify(withoutDate(one)),
    withoutDate,
  );
  return { possible: wanted.length, nights: folded.slice(0, mostTold), more: Math.max(0, folded.length - mostTold) };
}
