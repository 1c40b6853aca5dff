import type { PropertyDocument } from '@stayfront/contract/property/property-document';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
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

/** Rooms that the house had, as they were when they were taken out. */
export async function readFormerRooms(
  tx: Tx,
  hotelId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PropertyDocument['rooms'][number]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ room: PropertyDocument['rooms'][number] }>`
    select distinct on (room->>'id') room
      from (select version, document from house_version where hotel_id = ${hotelId} order by version desc limit 50) as kept,
           jsonb_array_elements(kept.document->'rooms') as room
     where room->>'id' in (${sql.join(ids)}) order by room->>'id', kept.version desc`.execute(tx);
  return new Map(rows.map(({ room }) => [room.id, room]));
}

/** Whether the last that was written down of the hotel is the same, by the same person, since then. */
export async function isNotedSince(
  tx: Tx,
  hotelId: number,
  noted: readonly [string, string],
  since: Instant,
): Promise<boolean> {
  const last = await tx
    .selectFrom('operator_event')
    .select(['who', 'what', 'happened_at'])
    .where('hotel_id', '=', hotelId)
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.who === noted[0] && last.what === noted[1] && last.happened_at.getTime() > since;
}
