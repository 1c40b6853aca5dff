import { sql, type Kysely } from 'kysely';

/**
 * Which payment providers there are is said in one place, rules/payment/providers.ts, and no longer a second time here:
 * another one needs no step of the database. Servers of the release before go on with the ones they know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['payment_settings', 'payment_intent'])
    await sql.raw(`alter table ${table} drop constraint if exists ${table}_provider_check`).execute(db);
}
