import { sql, type Kysely } from 'kysely';

/** A reservation keeps which card stands for it: the card's name at the provider, its brand and last digits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table reservation add column guarantee jsonb').execute(db);
}
