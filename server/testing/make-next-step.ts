import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrationNames } from '../platform/db/migrate.ts';
import type { Db } from '../platform/db/open-database.ts';

const nothing: Migration = { up: () => Promise.resolve() };

/**
 * Brings a database one step further than this release knows, as the next release would: with everything at once that a
 * step may do. Each table gets a column that may be empty and one with a default, and what happens to reservations is
 * written into a new table as well.
 */
export async function makeNextStep(db: Db): Promise<void> {
  const steps = Object.fromEntries(migrationNames.map((name) => [name, nothing]));
  const getMigrations = () => Promise.resolve({ ...steps, '9999-next-release': { up: nextRelease } });
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The next step cannot be made', { cause: error });
}

async function nextRelease(db: Parameters<Migration['up']>[0]): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname not like 'kysely%'`.execute(db);
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} add column next_note text,
      add column next_count integer not null default 7`.execute(db);
  await sql`create table next_thing (hotel_id integer not null, what text not null)`.execute(db);
  await sql`create function note_next_thing() returns trigger language plpgsql as
    'begin insert into next_thing values (new.hotel_id, new.what); return new; end'`.execute(db);
  await sql`create trigger next_things after insert on reservation_event
    for each row execute function note_next_thing()`.execute(db);
  await sql`create index reservation_by_next_note on reservation (hotel_id, next_note)`.execute(db);
}
