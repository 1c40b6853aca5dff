import { sql, type Kysely } from 'kysely';

/** When the guests of a room said they would come. It stays when their stay is moved, and says nothing of a cancelled room. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table room_stay_expected (
     hotel_id integer not null,
     reservation_id text not null,
     room_stay_index integer not null,
     clock text not null check (clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
     primary key (hotel_id, reservation_id, room_stay_index),
     foreign key (hotel_id, reservation_id, room_stay_index) references room_stay on delete cascade)`,
  `alter table room_stay_expected enable row level security`,
  `alter table room_stay_expected force row level security`,
  `create policy own_hotel on room_stay_expected using (${ownHotel}) with check (${ownHotel})`,
];
