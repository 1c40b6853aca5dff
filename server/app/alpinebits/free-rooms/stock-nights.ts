import type { StockEntry } from '@stayfront/rules/alpinebits/free-rooms/stock-entries';
import { stockEntriesOf } from '@stayfront/rules/alpinebits/free-rooms/stock-entries';
import type { FreeNights } from '@stayfront/rules/alpinebits/free-rooms/told-nights';
import { dayNumber, daysBetween, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../../platform/db/open-database.ts';
import { eachInTurns } from '../../../platform/http/each-in-turns.ts';
import { inTurns } from '../../../platform/http/in-turns.ts';
import { readStandingStock } from '../../../selling/calendar/read-standing-stock.ts';
import { readUnknownSold } from './read-unknown-sold.ts';

type Days = { readonly from: StayDate; readonly to: StayDate };

type Asked = {
  readonly hotelId: number;
  readonly connection: string;
  /** Of the nights that were laid out. */
  readonly window: Days;
  /** The nights that the message can have changed. */
  readonly span: Days;
  readonly roomOf: (code: string) => string | null;
};

/** So many nights are looked at before others have their turn. */
const piece = 5_000;

/** What the calendar has to say after a message about free rooms, read under its lock. */
export async function stockNights(
  tx: Tx,
  nights: FreeNights,
  { hotelId, connection, window, span, roomOf }: Asked,
): Promise<StockEntry[]> {
  const first = dayNumber(window.from);
  const length = daysBetween(window.from, window.to) + 1;
  const totals = new Map<string, Int32Array>();
  const known = new Map<string, Int32Array>();
  const of = (map: Map<string, Int32Array>, roomId: string, empty: number): Int32Array => {
    const there = map.get(roomId) ?? new Int32Array(length).fill(empty);
    map.set(roomId, there);
    return there;
  };
  await eachInTurns(await readStandingStock(tx, hotelId, span), piece, ({ date, roomId, total, sold }) => {
    const night = dayNumber(date) - first;
    of(totals, roomId, -1)[night] = total;
    of(known, roomId, 0)[night] = sold;
  });
  for (const { date, roomId, rooms } of await readUnknownSold(tx, hotelId, connection, span)) {
    const night = dayNumber(date) - first;
    const sold = of(known, roomId, 0);
    sold[night] = Math.max(0, (sold[night] ?? 0) - rooms);
  }
  return inTurns(
    stockEntriesOf(nights, {
      window,
      roomOf,
      knownSold: (room, night) => known.get(room)?.[night] ?? 0,
      standing: (room, night) => {
        const total = totals.get(room)?.[night] ?? -1;
        return total < 0 ? undefined : total;
      },
    }),
  );
}
