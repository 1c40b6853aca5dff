import { sql, type Kysely } from 'kysely';

/**
 * Systems of a hotel change two years of nights at once, again and again. With room on its page a night's new row stands
 * beside the old one, and no index has to be told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['rate', 'restriction']) await sql.raw(`alter table ${table} set (fillfactor = 50)`).execute(db);
}
