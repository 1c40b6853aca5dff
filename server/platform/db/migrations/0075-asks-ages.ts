import { sql, type Kysely } from 'kysely';

/** Whether guests are asked how old their children are: where some night's price depends on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hotel add column asks_ages boolean not null default false`.execute(db);
}
