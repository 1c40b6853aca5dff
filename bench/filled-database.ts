import { inHotel } from '@stayfront/server/platform/db/in-hotel';
import { migrate } from '@stayfront/server/platform/db/migrate';
import { openDatabase, type Database } from '@stayfront/server/platform/db/open-database';
import { launchPostgres } from '@stayfront/server/platform/db/postgres/launch-postgres';
import { saveHotel } from '@stayfront/server/property/hotel/save-hotel';
import { saveNights } from '@stayfront/server/selling/calendar/save-nights';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { madeHotel, madeNights, type Size } from './made-hotel.ts';
import { seeblickDocument } from './search.ts';

export const firstHotel = 20_000;

/**
 * An embedded database in a folder with so many hotels: the first is put there as every hotel is, all others are copied
 * from it inside the database, row by row of every table. They have owners, and nothing that waits to be done.
 */
export async function fillDatabase(dataDir: string, count: number, size: Size, today: StayDate): Promise<void> {
  const postgres = await launchPostgres({ dataDir, say: () => {} });
  try {
    await migrate(postgres.url);
    const database = openDatabase(postgres.url, { limits: null }); // one statement may take minutes
    const hotel = madeHotel(await seeblickDocument(), firstHotel, size);
    await inHotel(database.db, firstHotel, async (tx) => {
      await saveHotel(tx, hotel, [], { isDemo: false, now: Date.now() });
      await saveNights(tx, firstHotel, madeNights(hotel, today, size), Date.now());
    });
    const client = await database.pool.connect();
    await client.query('set statement_timeout = 0');
    const tables = await tablesOf(client);
    // Nobody listens yet, and what is copied fits together; and for once one statement is about all hotels.
    for (const { name } of tables)
      await client.query(`alter table ${name} disable trigger user; alter table ${name} no force row level security`);
    await client.query('delete from hotel_with; delete from hotel_noted');
    for (const { name, columns } of tables) {
      const copied = columns.map((column) =>
        column === 'hotel_id'
          ? 'copy.another'
          : column === 'document'
            ? `jsonb_set(document, '{hotelId}', to_jsonb(copy.another))`
            : column,
      );
      await client.query(
        `insert into ${name} (${columns.join(', ')})
         select ${copied.join(', ')} from ${name}, generate_series(${firstHotel + 1}, ${firstHotel + count - 1}) as copy(another)
          where hotel_id = ${firstHotel}`,
      );
    }
    for (const { name } of tables)
      await client.query(`alter table ${name} enable trigger user; alter table ${name} force row level security`);
    await client.query('vacuum analyze');
    client.release();
    await database.close();
  } finally {
    await postgres.stop();
  }
}

type Client = Pick<Database['pool'], 'query'>;

/** The tables that know hotels, with the columns that can be written. */
async function tablesOf(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
      from information_schema.columns as c
      join information_schema.tables as t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
       and c.is_generated = 'NEVER' and coalesce(c.identity_generation, '') <> 'ALWAYS'
     group by c.table_name having 'hotel_id' = any(array_agg(c.column_name::text))
     order by c.table_name <> 'hotel', c.table_name`);
  return rows;
}
