import type { DatabaseFunction } from './database-function.ts';

/**
 * Takes rooms as the last thing before the commit, in one go with it: nobody is there to look at the answer and roll
 * back, so too few rooms are an error, which does it by itself. Releases before held rooms by it, too.
 */
export const takeRoomsOrFail: DatabaseFunction = {
  signature: 'take_rooms_or_fail(integer, date[], text[], integer[], timestamptz, text, timestamptz)',
  edition: 1,
  definition: `
create or replace function take_rooms_or_fail(the_hotel integer, the_dates date[], the_rooms text[], the_counts integer[],
                                   the_time timestamptz, held_for text, held_until timestamptz)
returns void language plpgsql as $$
begin
  if not (case when held_until is null
               then take_rooms(the_hotel, the_dates, the_rooms, the_counts, the_time, '')
               else hold_rooms(the_hotel, the_dates, the_rooms, the_counts, the_time, held_for, held_until) end) then
    raise exception 'sold out' using errcode = 'SF001';
  end if;
end $$`,
};
