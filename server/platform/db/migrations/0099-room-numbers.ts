import { sql, type Kysely } from 'kysely';

/**
 * Which door guests have, a row for each night: the key sees to it that nobody else has it then, whoever gives it. When a
 * stay is moved the number goes along where it is free on all nights, and otherwise there is none any more; with another
 * room, or none, it goes. The database does that, since a server of the release before changes stays, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;
const own = `hotel_id = new.hotel_id and reservation_id = new.reservation_id and room_stay_index = new.room_stay_index`;

const statements = [
  `create table room_number_night (
     hotel_id integer not null,
     number text not null,
     date date not null,
     reservation_id text not null,
     room_stay_index integer not null,
     primary key (hotel_id, number, date),
     foreign key (hotel_id, reservation_id, room_stay_index) references room_stay on delete cascade)`,
  `create index room_number_night_of on room_number_night (hotel_id, reservation_id, room_stay_index)`,
  `alter table room_number_night enable row level security`,
  `alter table room_number_night force row level security`,
  `create policy own_hotel on room_number_night using (${ownHotel}) with check (${ownHotel})`,
  `create function keep_room_number() returns trigger language plpgsql as $$
   declare
     door text;
   begin
     select number into door from room_number_night where ${own} limit 1;
     if door is null then return null; end if;
     if new.status = 'book' and new.room_id = old.room_id
        and new.arrival = old.arrival and new.departure = old.departure then return null; end if;
     delete from room_number_night where ${own};
     if new.status <> 'book' or new.room_id <> old.room_id then return null; end if;
     insert into room_number_night (hotel_id, number, date, reservation_id, room_stay_index)
       select new.hotel_id, door, night, new.reservation_id, new.room_stay_index
         from generate_series(new.arrival::timestamp, new.departure::timestamp - interval '1 day', '1 day') as night
        order by night
     on conflict do nothing;
     if (select count(*) from room_number_night where ${own}) < new.departure - new.arrival then
       delete from room_number_night where ${own};
     end if;
     return null;
   end $$`,
  `create trigger keep_room_number after update on room_stay for each row execute function keep_room_number()`,
];
