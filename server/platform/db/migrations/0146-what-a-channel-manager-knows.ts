import { sql, type Kysely } from 'kysely';

/**
 * What a channel manager knows of each booking, and which of its limits were heard while there was one that it did not
 * know: how many rooms are left on the other side says nothing of a booking that has not arrived there yet.
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
  // Nights are kept as [["2027-06-01", "double", 1], …]; null until anything was acknowledged.
  `create table channel_told (
     hotel_id integer not null references hotel,
     connection text not null,
     reservation_id text not null,
     nights jsonb,
     trying_since timestamptz,
     primary key (hotel_id, connection, reservation_id),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  ...ownRows('channel_told'),
  `create table channel_limit (
     hotel_id integer not null references hotel,
     connection text not null,
     room_id text not null,
     date date not null,
     free integer not null,
     total integer not null,
     heard_at timestamptz not null,
     primary key (hotel_id, connection, room_id, date))`,
  ...ownRows('channel_limit'),
];
