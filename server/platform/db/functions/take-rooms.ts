import type { DatabaseFunction } from './database-function.ts';

/**
 * Takes rooms (more than nothing) and gives them back (less), all or none: false where a night has too few. Each
 * statement of a function sees what was committed before it began, so after the locks it sees every hold there is. A
 * hold that has ended counts for nothing; the one that is being turned into a booking does not stand in its own way. Where
 * a night has more sold than there are, what is given back makes up for that first.
 */
export const takeRooms: DatabaseFunction = {
  signature: 'take_rooms(integer, date[], text[], integer[], timestamptz, text)',
  edition: 2,
  definition: `
create or replace function take_rooms(the_hotel integer, the_dates date[], the_rooms text[], the_counts integer[],
                           the_time timestamptz, own_reservation text) returns boolean language plpgsql as $$
declare taken bigint;
begin
  perform lock_nights(the_hotel, the_dates, the_rooms);
  with done as (
    update inventory set sold = sold + wanted.rooms,
           overbooked = least(overbooked, greatest(0, sold + wanted.rooms - total))
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
};
