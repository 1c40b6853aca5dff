import { sql, type Kysely } from 'kysely';

/** A rate may ask for a least and a most number of nights of whoever sleeps through a night, as other rules may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate
     add column min_through smallint check (min_through > 0),
     add column max_through smallint check (max_through > 0)`.execute(db);
}
