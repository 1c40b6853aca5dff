import { sql, type Kysely } from 'kysely';

/** Whether the confirmation has left the house: a guest who has paid and will get no mail must hear of it on the page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table reservation add column confirmation_mail text check (confirmation_mail in ('sent', 'failed'))`)
    .execute(db);
}
