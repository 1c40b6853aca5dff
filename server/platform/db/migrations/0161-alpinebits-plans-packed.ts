import { sql, type Kysely } from 'kysely';

/**
 * A plan of two years for twenty room types is three megabytes of JSON: it is kept packed, in lines that can be written and
 * read one by one. `sent` is its head then, or all of it as a release before has written it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alpinebits_plan add column packed bytea`.execute(db);
}
