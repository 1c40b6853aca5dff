import { migrate } from '@stayfront/server/db/migrate';
import { openDatabase, type Db } from '@stayfront/server/db/open-database';
import { launchPostgres } from '@stayfront/server/db/postgres/launch-postgres';
import { hotelReader, type Hotel } from '@stayfront/server/hotel/hotel.store';
import { readSettings, type Settings } from '@stayfront/server/settings';

export type Work = (db: Db, settings: Settings) => Promise<number>;

/** The database of the running server, or the same one started for this command alone. Gives back an exit code. */
export async function withDatabase(work: Work): Promise<number> {
  const read = readSettings(process.env);
  if (!read.ok) {
    for (const { name, message } of read.faults) console.error(`${name} is not right. ${message}`);
    return 1;
  }
  const { settings } = read;
  const say = (): void => {};
  const postgres = settings.databaseUrl === null ? await launchPostgres({ dataDir: settings.dataDir, say }) : null;
  const url = settings.databaseUrl ?? postgres?.url ?? '';
  const database = openDatabase(url, { maxConnections: 2 });
  try {
    await migrate(url);
    return await work(database.db, settings);
  } finally {
    await database.close();
    await postgres?.stop();
  }
}

/** The same, with a hotel by its number. */
export const withHotel = (
  id: string | undefined,
  work: (db: Db, hotel: Hotel, settings: Settings) => Promise<number>,
): Promise<number> =>
  withDatabase(async (db, settings) => {
    const hotel = /^\d{1,9}$/.test(id ?? '') ? await hotelReader(db)(Number(id)) : null;
    if (hotel) return work(db, hotel, settings);
    console.error(`There is no hotel ${id ?? ''}.`);
    return 1;
  });
