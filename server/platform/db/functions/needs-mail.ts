import type { DatabaseFunction } from './database-function.ts';

/**
 * Whether a booking without a card has to be confirmed by mail; fails where only a card will do. One booking of a hotel
 * is measured at a time, until its transaction ends: two at once at a limit are one below it and one above. What was
 * asked for by mail and given up counts for a day, or mails could be made to be sent without end.
 *
 * Counting ends where a limit is passed, and bookings of the last hour are counted one by one only where the tally of the
 * hotel (migration 0168: so many at most) comes near the limit, each with as many rooms as a reservation can have. Of a night
 * all rooms cannot be too many.
 */
export const needsMail: DatabaseFunction = {
  signature:
    'needs_mail(integer, timestamptz, text, text, date[], integer[], integer, integer, integer, integer, integer, integer, integer, boolean)',
  edition: 2,
  definition: `
create or replace function needs_mail(the_hotel integer, the_time timestamptz, the_email text, the_network text,
                           the_dates date[], the_counts integer[], the_rooms integer,
                           most_by_email integer, most_by_network integer, most_by_hour integer,
                           most_percent integer, last_by_email integer, last_by_network integer, is_card_asked boolean)
returns boolean language plpgsql as $$
declare
  by_email bigint;
  by_network bigint;
  by_hour bigint;
  tallied bigint;
  is_over boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('unsecured', the_hotel));
  update unsecured_tally as tally
     set hour = greatest(tally.hour, now_in.hour),
         bookings = 1 + case when now_in.hour <= tally.hour then tally.bookings else 0 end,
         bookings_before = case when now_in.hour <= tally.hour then tally.bookings_before
                                when now_in.hour = tally.hour + interval '1 hour' then tally.bookings else 0 end
    from (select date_trunc('hour', the_time, 'UTC')) as now_in (hour)
   where tally.hotel_id = the_hotel
  returning tally.bookings + tally.bookings_before into tallied;
  if tallied is null then -- the first: what was booked before is counted once
    insert into unsecured_tally (hotel_id, hour, bookings, bookings_before)
      select the_hotel, date_trunc('hour', the_time, 'UTC'), 1 + count(*), 0 from reservation as booked
       where booked.hotel_id = the_hotel and booked.is_unsecured and booked.created_at > the_time - interval '1 hour';
  end if;
  if 4 * tallied <= most_by_hour then
    by_hour := 0; -- whatever it is, it is below
  else
    select count(*) into by_hour from (
      select from reservation as booked
        join room_stay as stay on stay.hotel_id = the_hotel and stay.reservation_id = booked.reservation_id
       where booked.hotel_id = the_hotel and booked.is_unsecured and booked.status in ('held', 'book', 'modify')
         and stay.status = 'book' and booked.created_at > the_time - interval '1 hour'
       limit most_by_hour + 1) as counted;
  end if;
  select count(*) into by_email from (select from reservation as booked
    join room_stay as stay on stay.hotel_id = the_hotel and stay.reservation_id = booked.reservation_id
   where booked.hotel_id = the_hotel and booked.is_unsecured and booked.email_mark = the_email
     and stay.status = 'book'
     and (booked.status = 'discarded' and booked.is_mail_asked and booked.created_at > the_time - interval '1 day'
       or booked.status in ('held', 'book', 'modify') and stay.departure >= (the_time at time zone 'UTC')::date)
   limit last_by_email + 1) as counted;
  select count(*) into by_network from (select from reservation as booked
    join room_stay as stay on stay.hotel_id = the_hotel and stay.reservation_id = booked.reservation_id
   where booked.hotel_id = the_hotel and booked.is_unsecured and booked.network_mark = the_network
     and stay.status = 'book'
     and (booked.status = 'discarded' and booked.is_mail_asked and booked.created_at > the_time - interval '1 day'
       or booked.status in ('held', 'book', 'modify') and booked.created_at > the_time - interval '7 days')
   limit last_by_network + 1) as counted;
  if by_email + the_rooms > last_by_email or by_network + the_rooms > last_by_network then
    raise exception 'a card is needed' using errcode = 'SF003';
  end if;
  is_over := by_email + the_rooms > most_by_email
    or by_network + the_rooms > most_by_network
    or most_by_hour < the_rooms + by_hour
    or most_percent < 100 and exists (
         select from unnest(the_dates, the_counts) as wanted (date, rooms)
          where wanted.rooms + (
                  select count(*) from reservation as booked
                    join room_stay as stay on stay.hotel_id = the_hotel
                                          and stay.reservation_id = booked.reservation_id
                   where booked.hotel_id = the_hotel and booked.is_unsecured
                     and booked.status in ('held', 'book', 'modify')
                     and booked.created_at > the_time - interval '1 day'
                     and stay.status = 'book' and stay.arrival <= wanted.date and stay.departure > wanted.date)
                > greatest(sign(most_percent), most_percent * (
                    select coalesce(sum(total), 0) from inventory
                     where hotel_id = the_hotel and date = wanted.date) / 100));
  if is_over and is_card_asked then
    raise exception 'a card is needed' using errcode = 'SF003';
  end if;
  return is_over;
end $$`,
};
