import { sql } from 'kysely';
import { inHotel } from './in-hotel.ts';
import type { Db, Tx } from './open-database.ts';

/** So long one question may take. */
const PATIENCE = '60s';

/**
 * A reading piece of long work, at one moment and not for ever: what works through all of a hotel does so piece by piece,
 * and holds neither rows nor the database's tidying up.
 */
export const readApart = <Result>(db: Db, hotelId: number, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  inHotel(
    db,
    hotelId,
    async (tx) => {
      await sql.raw(`set local statement_timeout = '${PATIENCE}'`).execute(tx);
      return work(tx);
    },
    'read only',
  );
