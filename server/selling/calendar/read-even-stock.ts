import { daysBetween } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Days } from './stay-calendar.store.ts';

/** Of rooms of which there are as many on each of these nights: how many. */
export async function readEvenStock(tx: Tx, hotelId: number, { from, to }: Days): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ room_id: string; count: number }>`
    select room_id, min(total)::int as count from inventory
     where hotel_id = ${hotelId} and date between ${from}::date and ${to}::date
     group by room_id having count(*) = ${daysBetween(from, to) + 1}::int and min(total) = max(total)`.execute(tx);
  return new Map(rows.map((row) => [row.room_id, row.count]));
}
