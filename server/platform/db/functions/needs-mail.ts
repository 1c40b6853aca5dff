import type { DatabaseFunction } from './database-function.ts';

/**
 * Whether a booking without a card has to be confirmed by mail; fails where only a card will do. One booking of a hotel
 * is measured at a time, until its transaction ends: two at once at a limit are one below it and one above. What was
 * asked for by mail and given up counts for a day, or mails could be made to be sent without end.
 */
export const needsMail: DatabaseFunction = {
  signature:
    'needs_mail(integer, timestamptz, text, text, date[], integer[], integer, integer, integer, integer, integer, integer, integer, boolean)',
  edition: 1,
  definition: `
create or replace function needs_mail(the_hotel integer, the_time timestamptz, the_email text, the_network text,
                           the_dates date[], the_counts integer[], the_rooms integer,
                           most_by_email integer, most_by_network integer, most_by_hour integer,
                           most_percent integer, last_by_email integer, last_by_network integer, is_card_asked boolean)
returns boolean language plpgsql as $$
declare
  by_email bigint;
  by_network bigint;
  is_over boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('unsecured', the_hotel));
  select count(*) into by_email from reservation as booked
    join room_stay as stay on stay.hotel_id = the_hotel and stay.reservation_id = booked.reservation_id
   where booked.hotel_id = the_hotel and booked.is_unsecured and booked.email_mark = the_email
     and stay.status = 'book'
     and (booked.status = 'discarded' and booked.is_mail_asked and booked.created_at > the_time - interval '1 day'
       or booked.status in ('held', 'book', 'modify') and stay.departure >= (the_time at time zone 'UTC')::date);
  select count(*) into by_network from reservation as booked
    join room_stay as stay on stay.hotel_id = the_hotel and stay.reservation_id = booked.reservation_id
   where booked.hotel_id = the_hotel and booked.is_unsecured and booked.network_mark = the_network
     and stay.status = 'book'
     and (booked.status = 'discarded' and booked.is_mail_asked and booked.created_at > the_time - interval '1 day'
       or booked.status in ('held', 'book', 'modify') and booked.created_at > the_time - interval '7 days');
  if by_email + the_rooms > last_by_email or by_network + the_rooms > last_by_network then
    raise exception 'a card is needed' using errcode = 'SF003';
  end if;
  is_over := by_email + the_rooms > most_by_email
    or by_network + the_rooms > most_by_network
    or most_by_hour < the_rooms + (
         select count(*) from reservation as booked
           join room_stay as stay on stay.hotel_id = the_hotel and stay.reservation_id = booked.reservation_id
          where booked.hotel_id = the_hotel and booked.is_unsecured and booked.status in ('held', 'book', 'modify')
            and stay.status = 'book' and booked.created_at > the_time - interval '1 hour')
    or exists (
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
