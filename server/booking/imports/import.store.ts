import type { ImportSystem } from '@stayfront/rules/reservation-sheet/import-system';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Tables } from '../../platform/db/tables.ts';

export type StoredImport = {
  readonly importId: string;
  readonly importedAt: Instant;
  readonly importedBy: string;
  readonly name: string;
  readonly system: ImportSystem;
  readonly reservations: number;
  readonly rooms: number;
  readonly nights: number;
  readonly overbooked: number;
  readonly total: number;
  readonly undone: { readonly at: Instant; readonly by: string } | null;
};

/** One file at a time is brought along, so that no number comes twice. */
export async function lockImports(tx: Tx, hotelId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reservations are imported', ${hotelId}))`.execute(tx);
}

export async function insertImport(tx: Tx, hotelId: number, one: StoredImport): Promise<void> {
  await tx
    .insertInto('reservation_import')
    .values({
      hotel_id: hotelId,
      import_id: one.importId,
      imported_at: new Date(one.importedAt),
      imported_by: one.importedBy,
      name: one.name,
      system: one.system,
      reservations: one.reservations,
      rooms: one.rooms,
      nights: one.nights,
      overbooked: one.overbooked,
      total: one.total,
      undone_at: null,
      undone_by: null,
    })
    .execute();
}

const storedOf = (row: Selectable<Tables['reservation_import']>): StoredImport => ({
  importId: row.import_id,
  importedAt: row.imported_at.getTime(),
  importedBy: row.imported_by,
  name: row.name,
  system: row.system as ImportSystem,
  reservations: row.reservations,
  rooms: row.rooms,
  nights: row.nights,
  overbooked: row.overbooked,
  total: row.total,
  undone: row.undone_at && { at: row.undone_at.getTime(), by: row.undone_by ?? '' },
});

/** The newest first. */
export async function readImports(tx: Tx, hotelId: number, most: number): Promise<StoredImport[]> {
  const rows = await tx
    .selectFrom('reservation_import')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .orderBy('imported_at', 'desc')
    .orderBy('import_id')
    .limit(most)
    .execute();
  return rows.map(storedOf);
}

/** Locked until the transaction ends. */
export async function lockImport(tx: Tx, hotelId: number, importId: string): Promise<StoredImport | null> {
  const row = await tx
    .selectFrom('reservation_import')
    .selectAll()
    .where('hotel_id', '=', hotelId)
    .where('import_id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  return row ? storedOf(row) : null;
}

type Brought = {
  readonly number: string;
  readonly part: number;
  readonly reservationId: string;
  readonly cameBy: string | null;
};

export async function insertNumbers(
  tx: Tx,
  hotelId: number,
  { importId, system }: Pick<StoredImport, 'importId' | 'system'>,
  brought: readonly Brought[],
): Promise<void> {
  await sql`
    insert into imported_reservation (hotel_id, system, number, part, reservation_id, import_id, came_by)
    select ${hotelId}, ${system}, number, part, reservation_id, ${importId}, came_by
      from unnest(${brought.map((one) => one.number)}::text[], ${brought.map((one) => one.part)}::int[],
                  ${brought.map((one) => one.reservationId)}::text[], ${brought.map((one) => one.cameBy)}::text[])
           as brought (number, part, reservation_id, came_by)`.execute(tx);
}

/** Which numbers of a system were brought along already. */
export async function readKnownNumbers(
  tx: Tx,
  hotelId: number,
  system: ImportSystem,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select distinct number from imported_reservation
     where hotel_id = ${hotelId} and system = ${system} and number = any(${numbers}::text[])`.execute(tx);
  return new Set(rows.map(({ number }) => number));
}

export async function readReservationsOf(tx: Tx, hotelId: number, importId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('imported_reservation')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where('import_id', '=', importId)
    .orderBy('reservation_id')
    .execute();
  return rows.map((row) => row.reservation_id);
}

/**
 * Reservations of an import that something has happened to since: whatever is in their history beside the import itself,
 * and that the night has forgotten their guests.
 */
export async function readTouched(tx: Tx, hotelId: number, importId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ reservation_id: string }>`
    select distinct brought.reservation_id
      from imported_reservation as brought
      join reservation_event as event
        on event.hotel_id = brought.hotel_id and event.reservation_id = brought.reservation_id
     where brought.hotel_id = ${hotelId} and brought.import_id = ${importId}
       and event.detail->>'importId' is distinct from ${importId}
       and not (event.what = 'erased' and event.who = 'system')
     order by 1 limit ${most}`.execute(tx);
  return rows.map((row) => row.reservation_id);
}

export async function markUndone(tx: Tx, hotelId: number, importId: string, by: string, now: Instant): Promise<void> {
  await tx
    .updateTable('reservation_import')
    .set({ undone_at: new Date(now), undone_by: by })
    .where('hotel_id', '=', hotelId)
    .where('import_id', '=', importId)
    .execute();
}

/** The numbers are free again: the same file can be brought along anew. */
export async function forgetNumbers(tx: Tx, hotelId: number, importId: string): Promise<void> {
  await tx
    .deleteFrom('imported_reservation')
    .where('hotel_id', '=', hotelId)
    .where('import_id', '=', importId)
    .execute();
}

type Free = { readonly date: StayDate; readonly roomId: string; readonly free: number };

/** Rooms that are neither sold nor held, from one day to another; nights nobody has given a number of rooms are absent. */
export async function readFree(
  tx: Tx,
  hotelId: number,
  { from, to }: { readonly from: StayDate; readonly to: StayDate },
  now: Instant,
): Promise<Free[]> {
  const { rows } = await sql<{ date: StayDate; room_id: string; free: number }>`
    select night.date, night.room_id, night.total - night.sold - coalesce(sum(hold.rooms), 0)::int as free
      from inventory as night
      left join hold on hold.hotel_id = night.hotel_id and hold.date = night.date and hold.room_id = night.room_id
       and hold.expires_at > ${new Date(now)}
     where night.hotel_id = ${hotelId} and night.date between ${from} and ${to}
     group by night.date, night.room_id, night.total, night.sold`.execute(tx);
  return rows.map(({ date, room_id: roomId, free }) => ({ date, roomId, free }));
}
