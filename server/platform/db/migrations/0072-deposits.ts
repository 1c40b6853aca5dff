import { sql, type Kysely } from 'kysely';

/**
 * Rooms of which a part is paid when they are booked and the rest on a later day: found by that day, since somebody looks
 * for them every few minutes. A reservation keeps the last day on which its rest was looked after.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column rest_seen_on date`.execute(db);
  await sql`create index room_stay_rest_due on room_stay (hotel_id, (quote -> 'deposit' ->> 'restDueOn'))
             where status = 'book' and quote -> 'deposit' ->> 'restDueOn' is not null`.execute(db);
}
