import { sql } from 'kysely';
import { takeShare } from './hotel-shares.ts';
import type { Db, Tx } from './open-database.ts';

/**
 * Works inside one hotel, in one transaction: until it ends, the database shows and takes rows of this hotel alone
 * (row-level security), so that a forgotten condition finds nothing instead of another hotel's guests.
 */
export async function inHotel<Result>(db: Db, hotelId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (!Number.isSafeInteger(hotelId)) throw new RangeError(`${hotelId} is not the number of a hotel`);
  const leave = await takeShare(db, hotelId);
  try {
    return await inConnection(db, hotelId, work);
  } finally {
    leave();
  }
}

const inConnection = <Result>(db: Db, hotelId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (connection) => {
    // Both in one message: a booking should not wait for the network once more.
    await sql.raw(`begin; set local stayfront.hotel = '${hotelId}'`).execute(connection);
    try {
      const result = await work(connection as Tx);
      await sql.raw('commit').execute(connection);
      return result;
    } catch (error) {
      // A connection that broke has rolled back by itself, and the reason is the first error.
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => {});
      throw error;
    }
  });
