import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open-database.ts';

type Nights = { readonly roomId: string; readonly dates: readonly StayDate[] };

/** Nights of a rate plan that have a price from a day on, by room: a room is one row, since rows are what costs time. */
export async function listNightsOfPlan(tx: Tx, hotelId: number, ratePlanId: string, from: StayDate): Promise<Nights[]> {
  const { rows } = await sql<{ room_id: string; places: Buffer }>`
    select room_id, string_agg(int4send(date - ${from}::date), '' order by date) as places
      from rate where hotel_id = ${hotelId} and rate_plan_id = ${ratePlanId} and date >= ${from}
     group by room_id`.execute(tx);
  return rows.map(({ room_id: roomId, places }) => ({
    roomId,
    dates: Array.from({ length: places.length / 4 }, (_, i) => addDays(from, places.readInt32BE(i * 4))),
  }));
}
