import type { DatabaseFunction } from './database-function.ts';

/**
 * Holds rooms within the measure that rules/booking/hold.ts gives: one guest begins so many payments at a time, and of a
 * night only so much of a kind of room is kept for guests who have not paid. Who comes after that pays without a room
 * being kept. What is held since a partner has sold it (`ical.`) is no guest who has not paid.
 */
export const holdRoomsOrFail: DatabaseFunction = {
  signature: 'hold_rooms_or_fail(integer, date[], text[], integer[], timestamptz, text, timestamptz, integer, integer)',
  edition: 2,
  definition: `
create or replace function hold_rooms_or_fail(the_hotel integer, the_dates date[], the_rooms text[], the_counts integer[],
                                   the_time timestamptz, held_for text, held_until timestamptz,
                                   most_begun integer, most_percent integer)
returns void language plpgsql as $$
declare
  its_session text;
  its_email text;
begin
  select session_id, lower(guest->>'email') into strict its_session, its_email
    from reservation where hotel_id = the_hotel and reservation_id = held_for;
  -- Twenty at once are counted one after the other, in one order for everybody.
  perform pg_advisory_xact_lock(subject)
     from (select distinct hashtextextended(who, the_hotel) as subject
             from unnest(array['session ' || its_session, 'email ' || its_email]) as who order by 1) as subjects;
  if most_begun <= (
    select count(*) from reservation
     where hotel_id = the_hotel and status = 'held' and hold_expires_at > the_time and reservation_id <> held_for
       and (session_id = its_session or lower(guest->>'email') = its_email)) then
    raise exception 'too many begun' using errcode = 'SF002';
  end if;
  if not hold_rooms(the_hotel, the_dates, the_rooms, the_counts, the_time, held_for, held_until) then
    raise exception 'sold out' using errcode = 'SF001';
  end if;
  delete from hold
   where hotel_id = the_hotel and reservation_id = held_for
     and exists (
       select from hold as beside
         join inventory on inventory.hotel_id = beside.hotel_id and inventory.date = beside.date
                       and inventory.room_id = beside.room_id
        where beside.hotel_id = the_hotel and beside.expires_at > the_time
          and not starts_with(beside.reservation_id, 'ical.')
          and (beside.date, beside.room_id) in (select * from unnest(the_dates, the_rooms))
        group by beside.date, beside.room_id, inventory.total
       having sum(beside.rooms) > greatest(1, inventory.total * most_percent / 100));
  update reservation set are_rooms_held = true
   where hotel_id = the_hotel and reservation_id = held_for
     and exists (select from hold where hotel_id = the_hotel and reservation_id = held_for);
end $$`,
};
