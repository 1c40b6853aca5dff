import type { DatabaseFunction } from './database-function.ts';

/** Keeps rooms for a reservation that is being paid for, until an instant. */
export const holdRooms: DatabaseFunction = {
  signature: 'hold_rooms(integer, date[], text[], integer[], timestamptz, text, timestamptz)',
  edition: 1,
  definition: `
create or replace function hold_rooms(the_hotel integer, the_dates date[], the_rooms text[], the_counts integer[],
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
};
