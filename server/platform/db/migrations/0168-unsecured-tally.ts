import { sql, type Kysely } from 'kysely';

/**
 * How many bookings without a card a hotel has had in an hour and in the one before: at most so many are of the last
 * sixty minutes. Below a hotel's limit by far nobody has to count them one by one (`functions/needs-mail.ts`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  // A line for each hotel, written again by each such booking: there is room for it beside itself.
  `create table unsecured_tally (
     hotel_id integer primary key references hotel on delete cascade,
     hour timestamptz not null,
     bookings integer not null,
     bookings_before integer not null) with (fillfactor = 50)`,
  `alter table unsecured_tally enable row level security`,
  `alter table unsecured_tally force row level security`,
  `create policy own_hotel on unsecured_tally using (${ownHotel}) with check (${ownHotel})`,
];
