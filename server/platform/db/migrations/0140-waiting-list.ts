import { sql, type Kysely } from 'kysely';

/**
 * Guests who wait for a room on nights on which there was none. A room that is offered is held under the number of the
 * entry, as if it were a reservation's: no release needs to know more of it. A hotel has its list on until it says so.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;
const ownRows = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy own_hotel on ${table} using (${ownHotel}) with check (${ownHotel})`,
];

const statements = [
  `create table waiting (
     hotel_id integer not null references hotel,
     waiting_id text not null,
     state text not null check (state in ('asked', 'waiting', 'offered', 'booked')),
     place bigint not null,
     email text not null,
     email_mark text not null,
     language text not null,
     arrival date not null,
     departure date not null check (departure > arrival),
     guests jsonb not null,
     room_id text,
     asked_at timestamptz not null,
     confirmed_at timestamptz,
     passed_rooms text[] not null default '{}',
     offer_count integer not null default 0,
     offered_room_id text,
     offered_products jsonb,
     offered_until timestamptz,
     reservation_id text,
     primary key (hotel_id, waiting_id),
     check ((state = 'offered') <= (offered_room_id is not null and offered_until is not null)))`,
  `create index waiting_in_order on waiting (hotel_id, place) where state in ('waiting', 'offered')`,
  `create index waiting_of_email on waiting (hotel_id, email_mark)`,
  ...ownRows('waiting'),
  `create table waiting_setting (
     hotel_id integer primary key references hotel,
     is_open boolean not null,
     changed_at timestamptz not null)`,
  ...ownRows('waiting_setting'),
];
