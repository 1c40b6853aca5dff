import { sql, type Selectable } from 'kysely';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import type { CheckedArrival } from '@stayfront/contract/desk/archive';

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

export type StoredArrival = {
  readonly arrivalId: string;
  readonly name: string;
  readonly begunAt: Instant;
  readonly by: string;
  readonly state: 'open' | 'taken' | 'done';
  readonly work: 'check' | 'take' | null;
  readonly pieces: number;
  readonly heardAt: Instant;
  readonly done: number;
  readonly total: number;
  readonly checked: CheckedArrival | null;
  readonly madeHotel: number | null;
};

const storedOf = (row: Selectable<Tables['arrival']>): StoredArrival => ({
  arrivalId: row.arrival_id,
  name: row.name,
  begunAt: row.begun_at.getTime(),
  by: row.begun_by,
  state: row.state,
  work: row.work,
  pieces: row.pieces ?? 0,
  heardAt: (row.heard_at ?? row.begun_at).getTime(),
  done: Number(row.done),
  total: Number(row.total),
  checked: row.checked,
  madeHotel: row.made_hotel,
});

/** The newest first. */
export async function readArrivals(tx: Tx, hotelId: number, most: number): Promise<StoredArrival[]> {
  const rows = await tx
    .selectFrom('arrival')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('begun_at', 'desc')
    .orderBy('arrival_id')
    .limit(most)
    .execute();
  return rows.map(storedOf);
}

export async function readArrival(tx: Tx, hotelId: number, arrivalId: string): Promise<StoredArrival | null> {
  const row = await tx
    .selectFrom('arrival')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('arrival_id', '=', arrivalId)
    .executeTakeFirst();
  return row ? storedOf(row) : null;
}

type Work = { readonly work: 'check' | 'take'; readonly pieces: number; readonly name?: string };

/** Of two who take it at once one finds it taken. */
export async function takeArrival(
  tx: Tx,
  hotelId: number,
  arrivalId: string,
  { work, pieces, name }: Work,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('arrival')
    .set({
      state: 'taken',
      work,
      pieces,
      heard_at: new Date(now),
      done: 0,
      total: 0,
      checked: null,
      made_hotel: null,
      ...(name === undefined ? {} : { name }),
    })
    .where('hotel_id', '=', hotelId)
    .where('arrival_id', '=', arrivalId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type News = {
  readonly done?: number;
  readonly total?: number;
  readonly madeHotel?: number | null;
  /** Absent while somebody is at it. */
  readonly ends?: { readonly state: 'open' | 'done'; readonly checked: CheckedArrival | null };
};

/** Says how far it is. False where somebody has forgotten it meanwhile. */
export async function noteArrival(
  tx: Tx,
  hotelId: number,
  arrivalId: string,
  { done, total, madeHotel, ends }: News,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('arrival')
    .set({
      heard_at: new Date(now),
      ...(done === undefined ? {} : { done }),
      ...(total === undefined ? {} : { total }),
      ...(madeHotel === undefined ? {} : { made_hotel: madeHotel }),
      ...(ends ? { state: ends.state, checked: ends.checked && JSON.stringify(ends.checked) } : {}),
    })
    .where('hotel_id', '=', hotelId)
    .where('arrival_id', '=', arrivalId)
    .where('state', '=', 'taken')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its pieces. Not in the moment in which it becomes a hotel. */
export async function deleteArrival(tx: Tx, hotelId: number, arrivalId: string): Promise<void> {
  await tx
    .deleteFrom('arrival')
    .where('hotel_id', '=', hotelId)
    .where('arrival_id', '=', arrivalId)
    .where((is) => is.or([is('state', '<>', 'taken'), is('made_hotel', 'is', null)]))
    .execute();
}

export async function deletePieces(tx: Tx, hotelId: number, arrivalId: string): Promise<void> {
  await tx.deleteFrom('arrival_piece').where('hotel_id', '=', hotelId).where('arrival_id', '=', arrivalId).execute();
}

export async function deleteArrivals(tx: Tx, hotelId: number, before: Instant): Promise<void> {
  await tx.deleteFrom('arrival').where('hotel_id', '=', hotelId).where('begun_at', '<', new Date(before)).execute();
}
