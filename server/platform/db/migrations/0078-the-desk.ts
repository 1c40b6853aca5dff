import { sql, type Kysely } from 'kysely';

/** What the desk writes down beside a reservation: who has come and gone, in which room, and notes of the house. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;
const guarded = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy own_hotel on ${table} using (${ownHotel}) with check (${ownHotel})`,
];

const statements = [
  `create table room_stay_presence (
     hotel_id integer not null,
     reservation_id text not null,
     room_stay_index integer not null,
     presence text not null check (presence in ('expected', 'arrived', 'left')),
     changed_at timestamptz not null,
     primary key (hotel_id, reservation_id, room_stay_index),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create table reservation_note (
     hotel_id integer not null,
     reservation_id text not null,
     note_id text not null,
     text text not null,
     written_by text not null,
     written_at timestamptz not null,
     primary key (hotel_id, reservation_id, note_id),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  // Who comes, stays and leaves on a day.
  `create index room_stay_by_departure on room_stay (hotel_id, departure, arrival) where status = 'book'`,
  ...['room_stay_presence', 'reservation_note'].flatMap(guarded),
];
