import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type HeardLimit = { readonly roomId: string; readonly date: StayDate; readonly free: number; readonly total: number };
type Whose = { readonly hotelId: number; readonly connection: string };

/**
 * Keeps the limits that were heard for nights with a booking that the other side did not know of, until it does: whether
 * it had counted that booking can only be said then.
 */
export async function noteLimits(
  tx: Tx,
  { hotelId, connection }: Whose,
  limits: readonly HeardLimit[],
  untold: ReadonlyMap<string, number>,
  now: Instant,
): Promise<void> {
  if (limits.length === 0) return;
  const [first, last] = [limits[0]!, limits.at(-1)!];
  const dates = limits.reduce(
    ({ from, to }, { date }) => ({ from: date < from ? date : from, to: date > to ? date : to }),
    { from: first.date, to: last.date },
  );
  const { rows } = await sql<{ date: StayDate; room_id: string }>`
    select date, room_id from channel_limit
     where hotel_id = ${hotelId} and connection = ${connection}
       and date between ${dates.from}::date and ${dates.to}::date`.execute(tx);
  const named = new Set(rows.length === 0 ? [] : limits.map(({ date, roomId }) => `${date} ${roomId}`));
  const over = rows.filter(({ date, room_id: roomId }) => named.has(`${date} ${roomId}`));
  for (const { date, room_id: roomId } of over)
    await sql`delete from channel_limit where hotel_id = ${hotelId} and connection = ${connection}
                 and date = ${date} and room_id = ${roomId}`.execute(tx);
  if (untold.size === 0) return;
  const kept = limits.filter(({ date, roomId }) => untold.has(`${date} ${roomId}`));
  if (kept.length === 0) return;
  await tx
    .insertInto('channel_limit')
    .values(
      kept.map(({ date, roomId, free, total }) => ({
        hotel_id: hotelId,
        connection,
        room_id: roomId,
        date,
        free,
        total,
        heard_at: new Date(now),
      })),
    )
    .execute();
}
