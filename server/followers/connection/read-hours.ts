import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type HourOfTries = { readonly connection: string; readonly hoursAgo: number; readonly isGood: boolean };

/** Each of the last 24 hours in which somebody was told something, and whether all of it was taken. */
export async function readHours(tx: Tx, hotelId: number, now: Instant): Promise<HourOfTries[]> {
  const { rows } = await sql<HourOfTries>`
    select connection, greatest(0, floor(extract(epoch from ${new Date(now)}::timestamptz - tried_at) / 3600))::int as "hoursAgo",
           bool_and(is_taken) as "isGood"
      from message_try
     where hotel_id = ${hotelId} and tried_at > ${new Date(now - 24 * 3_600_000)}
     group by 1, 2`.execute(tx);
  return rows;
}
