import { sql } from 'kysely';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';

type Sent = { readonly arrivalId: string; readonly by: string };

/** An archive that is being sent; null where it was taken already. */
export async function openArrival(tx: Tx, hotelId: number, { arrivalId, by }: Sent, now: Instant): Promise<boolean> {
  await tx
    .insertInto('arrival')
    .values({ hotel_id: hotelId, arrival_id: arrivalId, begun_at: new Date(now), begun_by: by })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'arrival_id']).doNothing())
    .execute();
  return (await readArrivalState(tx, hotelId, arrivalId)) === 'open';
}

export async function readArrivalState(
  tx: Tx,
  hotelId: number,
  arrivalId: string,
): Promise<'open' | 'taken' | 'done' | null> {
  const row = await tx
    .selectFrom('arrival')
    .select('state')
    .where('hotel_id', '=', hotelId)
    .where('arrival_id', '=', arrivalId)
    .executeTakeFirst();
  return row?.state ?? null;
}

export async function putPiece(
  tx: Tx,
  hotelId: number,
  piece: { readonly arrivalId: string; readonly place: number; readonly bytes: Buffer },
): Promise<void> {
  const { arrivalId, place, bytes } = piece;
  await tx
    .insertInto('arrival_piece')
    .values({ hotel_id: hotelId, arrival_id: arrivalId, place, bytes })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'arrival_id', 'place']).doUpdateSet({ bytes }))
    .execute();
}

export async function countPieces(tx: Tx, hotelId: number, arrivalId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from arrival_piece
     where hotel_id = ${hotelId} and arrival_id = ${arrivalId}`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function readPiece(tx: Tx, hotelId: number, arrivalId: string, place: number): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('arrival_piece')
    .select('bytes')
    .where('hotel_id', '=', hotelId)
    .where('arrival_id', '=', arrivalId)
    .where('place', '=', place)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** Of two who take it at once one finds it taken. */
export async function changeArrival(
  tx: Tx,
  hotelId: number,
  arrivalId: string,
  { from, to }: Readonly<Record<'from' | 'to', 'open' | 'taken' | 'done'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('arrival')
    .set({ state: to })
    .where('hotel_id', '=', hotelId)
    .where('arrival_id', '=', arrivalId)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePieces(tx: Tx, hotelId: number, arrivalId: string): Promise<void> {
  await tx.deleteFrom('arrival_piece').where('hotel_id', '=', hotelId).where('arrival_id', '=', arrivalId).execute();
}

export async function deleteArrivals(tx: Tx, hotelId: number, before: Instant): Promise<void> {
  await tx.deleteFrom('arrival').where('hotel_id', '=', hotelId).where('begun_at', '<', new Date(before)).execute();
}
