import { sql } from 'kysely';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import type { HotelNoted } from '../../platform/db/report-tables.ts';
import { atEach } from './at-each-hotel.ts';

type Noted = {
  readonly what: HotelNoted;
  /** Those that are being set up wait until they open; absent, they do not. */
  readonly isForOpenOnly?: boolean;
  /** Whether the hotel has any of it left, also what is to be done later. */
  hasAny(tx: Tx, hotelId: number): Promise<boolean>;
};

/**
 * Does something at every hotel that is noted to have any of it (migration 0167), one after the other; where nothing is
 * left, the hotel is not asked again until something comes. Whoever adds something shares a lock until the end of their
 * transaction: a hotel at which somebody is at it stays on the list, so that nothing is passed over.
 */
export async function atNotedHotels(
  db: Db,
  { what, isForOpenOnly = false, hasAny }: Noted,
  work: (hotelId: number) => Promise<void>,
): Promise<void> {
  await atEach(await listNotedHotels(db, what, isForOpenOnly), async (hotelId) => {
    await work(hotelId);
    await inHotel(db, hotelId, async (tx) => {
      const { rows } = await sql<{ alone: boolean }>`
        select pg_try_advisory_xact_lock(167, ${hotelId}) as alone`.execute(tx);
      if (!rows[0]?.alone || (await hasAny(tx, hotelId))) return;
      await tx.deleteFrom('hotel_noted').where('hotel_id', '=', hotelId).where('what', '=', what).execute();
    });
  });
}

export async function listNotedHotels(db: Db, what: HotelNoted, isForOpenOnly = false): Promise<number[]> {
  const rows = await db
    .selectFrom('hotel_noted')
    .innerJoin('hotel', 'hotel.hotel_id', 'hotel_noted.hotel_id')
    .select('hotel.hotel_id')
    .distinct()
    .where('what', '=', what)
    .$if(isForOpenOnly, (query) => query.where('is_open', '=', true))
    .orderBy('hotel.hotel_id')
    .execute();
  return rows.map(({ hotel_id: hotelId }) => hotelId);
}
