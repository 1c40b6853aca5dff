import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase, type Db } from '@stayfront/server/platform/db/open-database';
import { knownHotels } from '@stayfront/server/property/hotel/known-hotels';
import type { Hotel } from '@stayfront/server/property/hotel/hotel';
import type { Settings } from '@stayfront/server/app/settings';
import { withPostgres } from './with-postgres.ts';

export type Work = (db: Db, settings: Settings) => Promise<number>;

/** The database of the running server, or the same one started for this command alone. Gives back an exit code. */
export const withDatabase = (work: Work): Promise<number> =>
  withPostgres(async (url, settings) => {
    const database = openDatabase(url, { maxConnections: 2, limits: null });
    try {
      await migrate(url);
      return await work(database.db, settings);
    } finally {
      await database.close();
    }
  });

/** The same, with a hotel by its number. */
export const withHotel = (
  id: string | undefined,
  work: (db: Db, hotel: Hotel, settings: Settings) => Promise<number>,
): Promise<number> =>
  withDatabase(async (db, settings) => {
    const hotel = /^\d{1,9}$/.test(id ?? '') ? await knownHotels(db).current(Number(id)) : null;
    if (hotel) return work(db, hotel, settings);
    console.error(`There is no hotel ${id ?? ''}.`);
    return 1;
  });
