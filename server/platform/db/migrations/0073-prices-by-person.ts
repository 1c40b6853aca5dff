import { sql, type Kysely } from 'kysely';

/**
 * What a night says about persons beyond plain amounts: bands of ages, numbers of adults that are not sold. Few nights
 * say any of it, so it stands in one column that is empty on the others, with an index that has only those.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rate add column by_person jsonb`.execute(db);
  await sql`create index rate_by_person on rate (hotel_id, date) where by_person is not null`.execute(db);
}
