import type { CalendarBelowSold } from '@stayfront/contract/desk/calendar/refused';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { mostTold } from '../../selling/calendar/describe-refused.ts';
import { readTaken } from '../../selling/calendar/read-taken.ts';
import { readSales } from './night-sales.store.ts';

/** Nights that are to have fewer rooms than are sold or held, with whose they are; null where there are none. */
export async function findBelowSold(
  tx: Tx,
  hotelId: number,
  changes: readonly CellChange[],
  now: Instant,
): Promise<CalendarBelowSold | null> {
  // Where more is sold than there is, knowingly, one more room is never one too few.
  const asked = changes.flatMap(({ kind, roomId, date, before, after }) =>
    kind === 'stock' && roomId !== null && Number(after ?? 0) < Number(before ?? 0)
      ? [{ roomId, date, total: Number(after ?? 0) }]
      : [],
  );
  if (asked.length === 0) return null;
  const taken = await readTaken(tx, hotelId, asked, now);
  const below = asked.flatMap(({ roomId, date, total }) => {
    const { sold = 0, held = 0 } = taken.get(`${date} ${roomId}`) ?? {};
    return total < sold + held ? [{ roomId, room: roomId, date, total, sold, held }] : [];
  });
  if (below.length === 0) return null;
  const some = below.slice(0, mostTold);
  const sales = await readSales(tx, hotelId, some);
  return {
    nights: some.map(({ roomId, ...night }) => ({
      ...night,
      references: [
        ...new Set(
          sales.filter((one) => one.roomId === roomId && one.date === night.date).map((one) => one.reservationId),
        ),
      ],
    })),
    more: below.length - some.length,
  };
}
