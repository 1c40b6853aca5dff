import { sql, type Kysely } from 'kysely';

/** What people of a hotel have changed is read by time, however much guests have booked in between. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index reservation_event_by_hotel on reservation_event (hotel_id, happened_at, event_id) where who = 'hotel'`,
  `create index operator_event_by_time on operator_event (hotel_id, happened_at, event_id)`,
];
