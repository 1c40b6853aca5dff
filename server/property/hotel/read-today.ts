import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** The day it is at a hotel, for whoever has its number and not its document. */
export async function readToday(tx: Tx, hotelId: number, now: Instant): Promise<StayDate> {
  const { time_zone: timeZone } = await tx
    .selectFrom('hotel')
    .select(sql<string>`document ->> 'timeZone'`.as('time_zone'))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirstOrThrow();
  return todayAt(timeZone, now);
}
