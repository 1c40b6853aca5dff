import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { migrate, migrationNames } from './migrate.ts';
import type { Db } from './open-database.ts';

/*
 * While a release is rolled out, servers of the one before it work on the same database. So a step only adds: what the
 * older code reads stays where it is and what it is, and what it does not know it need not write. What is no longer used
 * is taken away a release later, by a step that is named here with the release that stopped using it.
 */
const takesAway: Readonly<Record<string, string>> = {};
/** Steps up to here went out before there was anybody who ran two versions. */
const lastOfBefore = '0016-mails-that-failed';

type Column = { place: string; type: string; isNullable: boolean; hasDefault: boolean };

async function columnsOf(db: Db): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select c.relname || '.' || a.attname as place, format_type(a.atttypid, a.atttypmod) as type,
           not a.attnotnull as "isNullable",
           a.atthasdef or a.attidentity <> '' or a.attgenerated <> '' as "hasDefault"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
       and c.relname not like 'kysely%'`.execute(db);
  return new Map(rows.map((column) => [column.place, column]));
}

const tableOf = (place: string): string => place.slice(0, place.indexOf('.'));

/** What a server of the release before would stumble over. */
function troubles(before: ReadonlyMap<string, Column>, after: ReadonlyMap<string, Column>): string[] {
  const known = new Set([...before.keys()].map(tableOf));
  const lost = [...before.values()].flatMap((column) => {
    const now = after.get(column.place);
    if (!now) return [`${column.place} is gone`];
    if (now.type !== column.type) return [`${column.place} became ${now.type}`];
    if (column.isNullable && !now.isNullable) return [`${column.place} may no longer be empty`];
    return column.hasDefault && !now.hasDefault ? [`${column.place} has lost its default`] : [];
  });
  const demanded = [...after.values()]
    .filter(({ place }) => !before.has(place) && known.has(tableOf(place)))
    .filter(({ isNullable, hasDefault }) => !isNullable && !hasDefault)
    .map(({ place }) => `${place} must be given, and older code does not know it`);
  return [...lost, ...demanded];
}

test('each step of migration leaves everything that servers of the release before it read and write', async () => {
  const { url, db } = await freshDatabase({ isEmpty: true });
  const names = migrationNames.toSorted();
  await migrate(url, names.slice(0, names.indexOf(lastOfBefore) + 1));
  for (const [place, name] of names.entries()) {
    if (name <= lastOfBefore || name in takesAway) continue;
    const before = await columnsOf(db);
    await migrate(url, names.slice(0, place + 1));
    expect([name, ...troubles(before, await columnsOf(db))]).toEqual([name]);
  }
});

test('a step that takes away, renames or demands is found', async () => {
  const { db } = await freshDatabase();
  const before = await columnsOf(db);
  await sql`alter table reservation rename column language to tongue`.execute(db);
  await sql`alter table room_stay alter column room_id type varchar(20)`.execute(db);
  await sql`alter table webhook add column colour text not null`.execute(db);
  await sql`alter table hotel alter column version drop default`.execute(db);
  await sql`create table tea (hotel_id integer not null, kind text not null)`.execute(db);
  expect(troubles(before, await columnsOf(db)).toSorted()).toEqual([
    'hotel.version has lost its default',
    'reservation.language is gone',
    'reservation.tongue must be given, and older code does not know it',
    'room_stay.room_id became character varying(20)',
    'webhook.colour must be given, and older code does not know it',
  ]);
});

test('a step that has to wait for a table lets those through who work with it meanwhile', async () => {
  const { url, db, pool } = await freshDatabase({ isEmpty: true });
  await migrate(url, ['0001-walking-skeleton']);
  const guest = await pool.connect();
  await guest.query('begin; select * from hotel');
  const migrating = migrate(url, migrationNames, 50);
  try {
    // Would wait behind the step for as long as the first one looks, if the step did not give up.
    for (let look = 0; look < 20; look++) await sql`select * from hotel`.execute(db);
  } finally {
    await guest.query('rollback');
    guest.release();
  }
  await migrating;
  expect((await columnsOf(db)).has('reservation.guarantee')).toBe(true);
});
