import { sql, type Kysely } from 'kysely';

/** Lately booked rooms are counted by the day they were booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index reservation_by_creation on reservation (hotel_id, created_at)`.execute(db);
}
