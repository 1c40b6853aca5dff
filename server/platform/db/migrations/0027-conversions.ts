import { sql, type Kysely } from 'kysely';

/**
 * What partners are told of the bookings they brought. The record of each is made by the database itself, in the
 * transaction that confirms the booking: one per reservation and partner, whoever confirms it and how often. What later
 * happens to the reservation sets it waiting again. Nothing in it names the guest; the partner's own mark of the click
 * stays with the reservation and goes with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;
const guarded = (table: string): string[] => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy own_hotel on ${table} using (${ownHotel}) with check (${ownHotel})`,
];

const statements = [
  `create table channel_settings (
     hotel_id integer not null references hotel,
     partner text not null check (partner in ('tripadvisor', 'trivago', 'kayak', 'google')),
     sealed bytea not null,
     updated_at timestamptz not null,
     primary key (hotel_id, partner)
   )`,
  `create table conversion (
     hotel_id integer not null,
     reservation_id text not null,
     partner text not null,
     state text not null check (state in ('waiting', 'sent', 'failed', 'withheld', 'void')),
     told text check (told in ('booking', 'change', 'cancellation')),
     facts jsonb,
     version integer not null default 1,
     attempts integer not null default 0,
     last_status text,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     primary key (hotel_id, reservation_id, partner),
     foreign key (hotel_id, reservation_id) references reservation
   )`,
  `create index conversion_by_age on conversion (hotel_id, created_at desc, reservation_id, partner)`,
  `create function note_conversions() returns trigger language plpgsql as $$
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
     elsif new.what in ('modify', 'cancel-room', 'cancel') then
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
  `create trigger note_conversions after insert on reservation_event for each row execute function note_conversions()`,
  ...['channel_settings', 'conversion'].flatMap(guarded),
];
