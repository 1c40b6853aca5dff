import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** Locks the document of a hotel and says its version: nobody else changes it until the transaction ends. */
export async function lockDocument(tx: Tx, hotelId: number): Promise<number> {
  const row = await tx
    .selectFrom('hotel')
    .select('version')
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.version;
}

/** In which rooms and at which rates guests are booked: these stay. */
export async function readBooked(
  tx: Tx,
  hotelId: number,
): Promise<{ readonly rooms: ReadonlySet<string>; readonly ratePlans: ReadonlySet<string> }> {
  const { rows } = await sql<{ room_id: string; rate_plan_id: string }>`
    select distinct room_id, quote->>'ratePlanId' as rate_plan_id from room_stay where hotel_id = ${hotelId}`.execute(
    tx,
  );
  return {
    rooms: new Set(rows.map((row) => row.room_id)),
    ratePlans: new Set(rows.map((row) => row.rate_plan_id)),
  };
}
