import { sql, type Kysely } from 'kysely';

/** Ways of looking at the list of reservations that a person keeps under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table saved_view (
     hotel_id integer not null references hotel,
     person text not null,
     view_id text not null,
     name text not null,
     query jsonb not null,
     saved_at timestamptz not null,
     primary key (hotel_id, person, view_id))`,
  `alter table saved_view enable row level security`,
  `alter table saved_view force row level security`,
  `create policy own_hotel on saved_view using (${ownHotel}) with check (${ownHotel})`,
];
