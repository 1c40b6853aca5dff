import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** How far the calendar has been changed. Asked before the nights are read: none is older than it says. */
export async function readCalendarVersion(tx: Tx, hotelId: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select number from calendar_head where hotel_id = ${hotelId}`.execute(tx);
  return Number(rows[0]?.number ?? 0);
}
