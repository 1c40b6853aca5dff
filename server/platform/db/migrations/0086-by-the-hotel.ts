import { sql, type Kysely } from 'kysely';

/**
 * What the hotel does itself: bookings by telephone and at the door, and cancellations that it undoes, of which partners
 * hear as they do of any change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table reservation add column source text check (source in ('phone', 'walk-in'))`,
  `create or replace function note_conversions() returns trigger language plpgsql as $$
   declare due record;
   begin
     if new.what in ('book', 'pay') and not exists (
       select from reservation_event e
        where e.hotel_id = new.hotel_id and e.reservation_id = new.reservation_id
          and e.event_id < new.event_id and e.what in ('book', 'pay')
     ) then
       insert into conversion (hotel_id, reservation_id, partner, state, created_at, updated_at)
       select r.hotel_id, r.reservation_id, s.partner,
              case when r.channel->>'consent' = 'denied' then 'withheld' else 'waiting' end,
              new.happened_at, new.happened_at
         from reservation r join channel_settings s on s.hotel_id = r.hotel_id
        where r.hotel_id = new.hotel_id and r.reservation_id = new.reservation_id
          and case s.partner
                when 'tripadvisor' then r.channel ? 'refid' and r.channel->>'channelId' = '304'
                when 'trivago' then r.channel ? 'trvReference'
                when 'kayak' then r.channel ? 'kayakClickId'
                when 'google' then r.channel ? 'googleClickId'
              end
       on conflict do nothing;
     elsif new.what in ('modify', 'cancel-room', 'cancel', 'cancellation-undone') then
       update conversion set state = 'waiting', version = version + 1, updated_at = new.happened_at
        where hotel_id = new.hotel_id and reservation_id = new.reservation_id and state in ('sent', 'failed', 'waiting');
     else
       return null;
     end if;
     for due in select partner from conversion
                 where hotel_id = new.hotel_id and reservation_id = new.reservation_id and state = 'waiting' loop
       perform graphile_worker.add_job('report-conversion',
         json_build_object('hotelId', new.hotel_id, 'reservationId', new.reservation_id, 'partner', due.partner),
         queue_name => 'conversion-' || new.hotel_id || '-' || due.partner, max_attempts => 14,
         job_key => 'conversion-' || new.hotel_id || '-' || new.reservation_id || '-' || due.partner);
     end loop;
     return null;
   end $$`,
];
