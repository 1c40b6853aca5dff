import { sql, type Kysely } from 'kysely';

/**
 * What systems that speak AlpineBits have said, as far as later messages go on from it: free rooms room by room, of which a
 * delta names some; categories, of which a later inventory may leave some out; what was agreed on, and pulled last.
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
const ofAccount = `foreign key (hotel_id, connection) references connection_account on delete cascade`;

const statements = [
  `create table alpinebits_told (
     hotel_id integer not null references hotel,
     connection text not null,
     code text not null,
     room text not null,
     runs jsonb not null,
     primary key (hotel_id, connection, code, room),
     ${ofAccount})`,
  `create table alpinebits_category (
     hotel_id integer not null references hotel,
     connection text not null,
     code text not null,
     room_id text not null,
     is_made_here boolean not null,
     is_retired boolean not null,
     sent jsonb not null,
     primary key (hotel_id, connection, code),
     ${ofAccount})`,
  `create table alpinebits_handshake (
     hotel_id integer not null references hotel,
     connection text not null,
     client_id text not null,
     version text not null,
     action text not null,
     agreed jsonb not null,
     agreed_at timestamptz not null,
     primary key (hotel_id, connection, client_id, version, action),
     ${ofAccount})`,
  `create table alpinebits_pull (
     hotel_id integer not null references hotel,
     connection text not null,
     client_id text not null,
     rate_plan_code text not null,
     change_number bigint not null,
     house_version integer not null,
     pulled_at timestamptz not null,
     primary key (hotel_id, connection, client_id, rate_plan_code),
     ${ofAccount})`,
  ...['alpinebits_told', 'alpinebits_category', 'alpinebits_handshake', 'alpinebits_pull'].flatMap(ownRows),
];
