import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../../platform/db/open-database.ts';

type Night = { readonly date: StayDate; readonly roomId: string; readonly ratePlanId: string };

/** Nights of a rate plan that have a price from a day on. */
export async function listNightsOfPlan(tx: Tx, hotelId: number, ratePlanId: string, from: StayDate): Promise<Night[]> {
  const rows = await tx
    .selectFrom('rate')
    .select(['date', 'room_id'])
    .where('hotel_id', '=', hotelId)
    .where('rate_plan_id', '=', ratePlanId)
    .where('date', '>=', from)
    .execute();
  return rows.map((row) => ({ date: row.date, roomId: row.room_id, ratePlanId }));
}
