import { sql, type Kysely } from 'kysely';

/** What a chain shows of itself beside its name: a line of its own and a logo. Chains of before have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chain add column look jsonb not null default '{}'`.execute(db);
}
