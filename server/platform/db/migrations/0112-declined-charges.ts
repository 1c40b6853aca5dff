import { sql, type Kysely } from 'kysely';

/** What was to be taken from a kept card and was not is looked for whenever somebody opens the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index payment_intent_declined on payment_intent (hotel_id, changed_at)
         where state in ('failed', 'expired') and refs ? 'collectedOn'`,
    )
    .execute(db);
}
