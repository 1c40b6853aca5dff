import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { inHotel } from './in-hotel.ts';
import { openDatabase } from './open-database.ts';

const { url } = await freshDatabase();
const { db, close } = openDatabase(url);

type Guarded = { name: string; isEnabled: boolean; isForced: boolean; firstKey: string | null; policies: number };

async function tables(): Promise<Guarded[]> {
  const { rows } = await sql<Guarded>`
    select c.relname as name, c.relrowsecurity as "isEnabled", c.relforcerowsecurity as "isForced",
           (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
             where i.indrelid = c.oid and i.indisprimary) as "firstKey",
           (select count(*) from pg_policy p where p.polrelid = c.oid
             and pg_get_expr(p.polqual, c.oid) like '%stayfront.hotel%'
             and pg_get_expr(p.polwithcheck, c.oid) like '%stayfront.hotel%')::int as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  return rows;
}

const reads = (table: string): Promise<number> =>
  sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`
    .execute(db)
    .then(({ rows }) => rows[0]?.n ?? 0);

beforeAll(async () => {
  const today = stayDate('2027-06-01');
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(db, hotel, smallNights(hotel, today, 3));
  }
  return close;
});

describe('every table', () => {
  test('begins its key with the hotel and is guarded by the database, its owner included', async () => {
    // Names of chains; links by which the first hotel begins; the migrator's own books.
    const shared = ['chain', 'beginning_link', 'kysely_migration', 'kysely_migration_lock'];
    const ours = (await tables()).filter(({ name }) => !shared.includes(name));
    expect(ours.length).toBeGreaterThan(10);
    for (const table of ours)
      expect(table).toEqual({
        name: table.name,
        isEnabled: true,
        isForced: true,
        firstKey: 'hotel_id',
        policies: 1,
      });
  });

  test('is read and written by somebody who is bound by that', async () => {
    const { rows } = await sql<{ isBound: boolean }>`
      select not (rolsuper or rolbypassrls) as "isBound" from pg_roles where rolname = current_user`.execute(db);
    expect(rows).toEqual([{ isBound: true }]);
  });
});

describe('who names no hotel', () => {
  test('reads what is public and nothing else', async () => {
    expect(await reads('hotel')).toBe(2);
    expect(await reads('picture')).toBe(2);
    expect([await reads('inventory'), await reads('rate')]).toEqual([0, 0]);
  });

  test('writes nothing', async () => {
    await expect(sql`insert into inventory values (7001, '2027-07-01', 'double', 1)`.execute(db)).rejects.toThrow(
      'row-level security',
    );
    const { numAffectedRows } = await sql`update hotel set chain_id = 9`.execute(db);
    expect(numAffectedRows).toBe(0n);
  });
});

describe('who works for a hotel', () => {
  test('sees its own rows only, though it asks for all', async () => {
    const { rows } = await inHotel(db, 7002, (tx) =>
      sql<{ hotel_id: number }>`select distinct hotel_id from inventory`.execute(tx),
    );
    expect(rows).toEqual([{ hotel_id: 7002 }]);
  });

  test('cannot write a row of another', async () => {
    const stray = inHotel(db, 7002, (tx) => sql`update inventory set hotel_id = 7001`.execute(tx));
    await expect(stray).rejects.toThrow('row-level security');
    const gone = await inHotel(db, 7002, (tx) => sql`delete from rate where hotel_id = 7001`.execute(tx));
    expect(gone.numAffectedRows).toBe(0n);
  });

  test('leaves the connection as it was', async () => {
    await inHotel(db, 7002, (tx) => sql`select 1`.execute(tx));
    await inHotel(db, 7002, () => Promise.reject(new Error('changed my mind'))).catch(() => {});
    expect(await reads('inventory')).toBe(0);
  });
});
