import { sql, type Kysely } from 'kysely';

/**
 * What is told to a hotel's own systems and to partners can be switched off and on again, and how each try went is kept
 * for a while: when, how long it took, what was answered, and never what was sent. A webhook that is off is noted for
 * what happens meanwhile; the jobs are made when it is on again, by the same function as here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `alter table api_key add column last_used_at timestamptz`,
  `alter table webhook add column is_off boolean not null default false`,
  `alter table channel_settings add column is_off boolean not null default false`,
  `create table message_try (
     hotel_id integer not null references hotel,
     connection text not null,
     try_id bigint generated always as identity,
     reservation_id text not null,
     event_id bigint,
     tried_at timestamptz not null,
     took_ms integer not null,
     is_taken boolean not null,
     status text not null,
     answer text,
     primary key (hotel_id, connection, try_id),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create index message_try_of_reservation on message_try (hotel_id, reservation_id)`,
  `create index message_try_by_age on message_try (hotel_id, tried_at)`,
  `alter table message_try enable row level security`,
  `alter table message_try force row level security`,
  `create policy own_hotel on message_try using (${ownHotel}) with check (${ownHotel})`,
  `create index webhook_delivery_by_event on webhook_delivery (hotel_id, webhook_id, event_id)`,
  `create index conversion_by_change on conversion (hotel_id, updated_at, reservation_id, partner)`,
  `create function queue_delivery(of_hotel integer, of_event bigint, of_webhook text) returns void language plpgsql as $$
   declare host text;
   begin
     select substring(url from '://([^/?#]+)') into host
       from webhook where hotel_id = of_hotel and webhook_id = of_webhook;
     perform graphile_worker.add_job('deliver-webhook',
       json_build_object('hotelId', of_hotel, 'eventId', of_event, 'webhookId', of_webhook),
       queue_name => 'webhook-' || of_hotel || '-' || of_webhook, max_attempts => 14,
       flags => array_remove(array['of hotel ' || of_hotel, 'to ' || host], null));
   end $$`,
  `create or replace function queue_deliveries() returns trigger language plpgsql as $$
   declare hook record;
   begin
     for hook in select webhook_id, is_off from webhook where hotel_id = new.hotel_id loop
       insert into webhook_delivery (hotel_id, event_id, webhook_id, updated_at)
       values (new.hotel_id, new.event_id, hook.webhook_id, new.happened_at);
       if not hook.is_off then
         perform queue_delivery(new.hotel_id, new.event_id, hook.webhook_id);
       end if;
     end loop;
     return null;
   end $$`,
];
