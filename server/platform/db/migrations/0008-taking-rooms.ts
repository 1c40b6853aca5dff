import { sql, type Kysely } from 'kysely';

/**
 * Rooms are taken and held by functions in the database: each asks for the locks first and looks at the numbers after,
 * in one trip over the network instead of two or three, while everybody else waits for the night.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  // In one order for everybody (date, then room), or two that overlap would wait on each other for ever.
  `create function lock_nights(the_hotel integer, the_dates date[], the_rooms text[]) returns void language plpgsql as $$
   begin
     perform from inventory
       where hotel_id = the_hotel and (date, room_id) in (select * from unnest(the_dates, the_rooms))
       order by date, room_id
         for no key update;
   end $$`,
  // Takes rooms (more than nothing) and gives them back (less), all or none: false where a night has too few. Each
  // statement of a function sees what was committed before it began, so after the locks it sees every hold there is.
  // A hold that has ended counts for nothing; the one that is being turned into a booking does not stand in its own way.
  `create function take_rooms(the_hotel integer, the_dates date[], the_rooms text[], the_counts integer[],
                              the_time timestamptz, own_reservation text) returns boolean language plpgsql as $$
   declare taken bigint;
   begin
     perform lock_nights(the_hotel, the_dates, the_rooms);
     with done as (
       update inventory set sold = sold + wanted.rooms
         from unnest(the_dates, the_rooms, the_counts) as wanted (date, room_id, rooms)
        where inventory.hotel_id = the_hotel and inventory.date = wanted.date and inventory.room_id = wanted.room_id
          and (wanted.rooms < 0 or inventory.sold + wanted.rooms + coalesce((
                 select sum(hold.rooms) from hold
                  where hold.hotel_id = the_hotel and hold.date = wanted.date and hold.room_id = wanted.room_id
                    and hold.expires_at > the_time and hold.reservation_id <> own_reservation
               ), 0) <= inventory.total)
       returning wanted.rooms)
     select count(*) filter (where rooms > 0) into taken from done;
     return taken = (select count(*) filter (where wish > 0) from unnest(the_counts) as wish);
   end $$`,
  // Keeps rooms for a reservation that is being paid for, until an instant.
  `create function hold_rooms(the_hotel integer, the_dates date[], the_rooms text[], the_counts integer[],
                              the_time timestamptz, the_reservation text, the_end timestamptz)
   returns boolean language plpgsql as $$
   begin
     perform lock_nights(the_hotel, the_dates, the_rooms);
     if exists (
       select from unnest(the_dates, the_rooms, the_counts) as wanted (date, room_id, rooms)
         left join inventory on inventory.hotel_id = the_hotel and inventory.date = wanted.date
                            and inventory.room_id = wanted.room_id
        where inventory.total is null or inventory.sold + wanted.rooms + coalesce((
                select sum(hold.rooms) from hold
                 where hold.hotel_id = the_hotel and hold.date = wanted.date and hold.room_id = wanted.room_id
                   and hold.expires_at > the_time
              ), 0) > inventory.total) then
       return false;
     end if;
     insert into hold (hotel_id, date, room_id, reservation_id, rooms, expires_at)
     select the_hotel, wanted.date, wanted.room_id, the_reservation, wanted.rooms, the_end
       from unnest(the_dates, the_rooms, the_counts) as wanted (date, room_id, rooms);
     return true;
   end $$`,
  // Tries that named the wrong reservation or e-mail address, by who tried and what was tried.
  `create table attempt (
     hotel_id integer not null references hotel,
     subject text not null,
     began_at timestamptz not null,
     tries integer not null,
     primary key (hotel_id, subject)
   )`,
  `alter table attempt enable row level security`,
  `alter table attempt force row level security`,
  `create policy own_hotel on attempt using (${ownHotel}) with check (${ownHotel})`,
];
