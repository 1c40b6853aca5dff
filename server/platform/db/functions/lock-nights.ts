import type { DatabaseFunction } from './database-function.ts';

/** In one order for everybody (date, then room), or two that overlap would wait on each other for ever. */
export const lockNights: DatabaseFunction = {
  signature: 'lock_nights(integer, date[], text[])',
  edition: 1,
  definition: `
create or replace function lock_nights(the_hotel integer, the_dates date[], the_rooms text[]) returns void language plpgsql as $$
begin
  perform from inventory
    where hotel_id = the_hotel and (date, room_id) in (select * from unnest(the_dates, the_rooms))
    order by date, room_id
      for no key update;
end $$`,
};
