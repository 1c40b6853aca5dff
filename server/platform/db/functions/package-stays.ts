import type { DatabaseFunction } from './database-function.ts';

/**
 * The rooms that are sold in some packages, or held while they are paid for, with a night between two days. They are
 * counted, not kept as a number: what is cancelled, discarded, changed or too late counts no longer, whoever did it.
 */
export const packageStays: DatabaseFunction = {
  signature: 'package_stays(integer, text[], date, date, timestamptz)',
  edition: 1,
  definition: `
create or replace function package_stays(the_hotel integer, the_packages text[], the_first date, the_last date,
                              the_time timestamptz)
returns table (package_id text, reservation_id text, held_session text, arrival date, departure date)
language sql stable as $$
  select stay.quote->>'packageId', stay.reservation_id,
         case when booked.status = 'held' then booked.session_id end, stay.arrival, stay.departure
    from room_stay as stay
    join reservation as booked on booked.hotel_id = the_hotel and booked.reservation_id = stay.reservation_id
   where stay.hotel_id = the_hotel and stay.quote->>'packageId' = any (the_packages) and stay.status = 'book'
     and stay.departure > the_first and stay.arrival <= the_last
     and (booked.status in ('book', 'modify', 'pay')
       or booked.status = 'held' and booked.are_rooms_held and booked.hold_expires_at > the_time)
  union all
  select stay->'quote'->>'packageId', change.reservation_id, null,
         (stay->'quote'->>'arrival')::date, (stay->'quote'->>'departure')::date
    from reservation_change as change, jsonb_array_elements(change.stays) as stay
   where change.hotel_id = the_hotel and change.state = 'held' and change.hold_expires_at > the_time
     and stay->'quote'->>'packageId' = any (the_packages)
     and (stay->'quote'->>'departure')::date > the_first and (stay->'quote'->>'arrival')::date <= the_last
$$`,
};
