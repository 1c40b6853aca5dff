import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/**
 * Waits until nobody else is changing the hotel's calendar, and keeps others waiting until the transaction ends. The
 * number is that of the last change: all up to it can be seen.
 */
export async function lockCalendar(tx: Tx, hotelId: number): Promise<number> {
  const locked = await lockHead(tx, hotelId);
  if (locked !== null) return locked;
  await sql`insert into calendar_head (hotel_id, number) values (${hotelId}, 0) on conflict do nothing`.execute(tx);
  return (await lockHead(tx, hotelId)) ?? 0;
}

async function lockHead(tx: Tx, hotelId: number): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select number from calendar_head where hotel_id = ${hotelId} for no key update`.execute(tx);
  return rows[0] ? Number(rows[0].number) : null;
}
