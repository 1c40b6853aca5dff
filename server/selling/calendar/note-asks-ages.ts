import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/**
 * Notes whether a hotel asks how old children are: where some night that can still be slept has bands of ages. What is
 * asked of the nights is asked only where bands were put or stood before. A hotel that changes its mind has changed, so
 * that every server reads it again.
 */
export async function noteAsksAges(tx: Tx, hotelId: number, hasBands: boolean, now: Instant): Promise<void> {
  // First the lock, then a statement that sees what another put meanwhile.
  const asked = await sql<{ asks_ages: boolean }>`
    select asks_ages from hotel where hotel_id = ${hotelId} and (asks_ages or ${hasBands}::boolean)
       for no key update`.execute(tx);
  if (asked.rows.length === 0) return;
  // A day before today: it is still yesterday somewhere.
  await sql`
    update hotel set asks_ages = not asks_ages, version = version + 1
     where hotel_id = ${hotelId}
       and asks_ages <> exists (
         select from rate where hotel_id = ${hotelId} and by_person is not null and by_person ? 'bands'
            and date >= (${new Date(now)}::timestamptz at time zone 'UTC')::date - 1)`.execute(tx);
}
