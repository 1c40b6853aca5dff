import { sql, type Kysely } from 'kysely';

/**
 * The hotel's other systems: who may call and who is called, what was said in either direction, and which state of which
 * reservation each of them still has to take. A delivery is made when the transaction ends, out of what the reservation
 * has become by then, so that it does not matter in which order a verb writes.
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
const tells = (table: string, events: string): string =>
  `create trigger tell_connections after ${events} on ${table} for each row execute function tell_connections()`;

const statements = [
  `create table connection_account (
     hotel_id integer not null references hotel,
     connection text not null check (connection ~ '^(alpinebits|channel-manager|google|ical)\\.[a-z0-9][a-z0-9-]{0,39}$'),
     title text not null,
     login text,
     password_hash bytea,
     address text,
     called_as text,
     sealed_secret bytea,
     settings jsonb not null default '{}',
     owns text[] not null default '{}' check (owns <@ array['prices', 'stock', 'restrictions']),
     is_off boolean not null default false,
     created_at timestamptz not null,
     changed_at timestamptz not null,
     credentials_at timestamptz not null,
     last_heard_at timestamptz,
     primary key (hotel_id, connection),
     check ((login is null) = (password_hash is null)))`,
  `create unique index connection_account_login
     on connection_account (hotel_id, split_part(connection, '.', 1), login) where login is not null`,
  `create table connection_message (
     hotel_id integer not null references hotel,
     message_id bigint generated always as identity,
     connection text not null,
     direction text not null check (direction in ('in', 'out')),
     action text not null,
     at timestamptz not null,
     took_ms integer not null,
     outcome text not null check (outcome in ('taken', 'noted', 'warned', 'refused', 'failed')),
     told jsonb not null default '{}',
     change_number bigint,
     reservation_id text,
     request bytea,
     answer bytea,
     primary key (hotel_id, message_id))`,
  `create index connection_message_of on connection_message (hotel_id, connection, message_id)`,
  `create index connection_message_by_age on connection_message (hotel_id, at)`,
  `create index connection_message_changed on connection_message (hotel_id, connection, change_number)
     where change_number is not null`,
  `create table connection_delivery (
     hotel_id integer not null references hotel,
     delivery_id bigint generated always as identity,
     connection text not null,
     reservation_id text not null,
     event_id bigint not null,
     kind text not null check (kind in ('commit', 'modify', 'cancel')),
     version integer not null,
     standing integer[] not null,
     state text not null default 'waiting' check (state in ('waiting', 'served', 'acknowledged', 'refused', 'given-up')),
     queued_at timestamptz not null,
     served_at timestamptz,
     settled_at timestamptz,
     tries integer not null default 0,
     last_status text,
     primary key (hotel_id, delivery_id),
     foreign key (hotel_id, connection) references connection_account on delete cascade,
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create unique index connection_delivery_version
     on connection_delivery (hotel_id, connection, reservation_id, version)`,
  `create index connection_delivery_of_reservation on connection_delivery (hotel_id, reservation_id)`,
  `create index connection_delivery_open on connection_delivery (hotel_id, connection, delivery_id)
     where state in ('waiting', 'served')`,
  ...['connection_account', 'connection_message', 'connection_delivery'].flatMap(guarded),
  // One job at most waits for each system that is called: it tells all there is.
  `create function queue_telling(of_hotel integer, of_connection text) returns void language plpgsql as $$
   declare host text;
   begin
     select substring(address from '://([^/?#]+)') into host
       from connection_account
      where hotel_id = of_hotel and connection = of_connection and address is not null and not is_off;
     if found then
       perform graphile_worker.add_job('tell-' || split_part(of_connection, '.', 1),
         json_build_object('hotelId', of_hotel, 'connection', of_connection),
         queue_name => 'tell-' || of_hotel || '-' || of_connection, max_attempts => 14,
         job_key => 'tell-' || of_hotel || '-' || of_connection,
         flags => array_remove(array['of hotel ' || of_hotel, 'to ' || host], null));
     end if;
   end $$`,
  `create function queue_connection_deliveries() returns trigger language plpgsql as $$
   declare
     account record;
     status_now text;
     rooms integer[];
     before record;
     becomes text;
   begin
     for account in
       select connection from connection_account
        where hotel_id = new.hotel_id and settings->>'bookings' = 'true' order by connection
     loop
       if status_now is null then
         select status into status_now from reservation
          where hotel_id = new.hotel_id and reservation_id = new.reservation_id;
         exit when status_now is null or status_now in ('held', 'discarded');
         select coalesce(array_agg(room_stay_index order by room_stay_index), '{}') into rooms from room_stay
          where hotel_id = new.hotel_id and reservation_id = new.reservation_id and status <> 'cancel';
       end if;
       select delivery.kind, delivery.version, event.transaction_id into before
         from connection_delivery as delivery
         left join reservation_event as event
           on event.hotel_id = delivery.hotel_id and event.event_id = delivery.event_id
        where delivery.hotel_id = new.hotel_id and delivery.connection = account.connection
          and delivery.reservation_id = new.reservation_id
        order by delivery.version desc limit 1;
       -- What happens in one transaction is one new state.
       continue when before.transaction_id = new.transaction_id;
       becomes := case when status_now = 'cancel' then 'cancel'
                       when before.kind is null or before.kind = 'cancel' then 'commit'
                       else 'modify' end;
       continue when becomes = 'cancel' and before.kind = 'cancel';
       -- What never stood is nothing to cancel; and money alone changes no booking.
       continue when becomes = 'cancel' and before.kind is null and not exists (
         select from reservation_event where hotel_id = new.hotel_id and reservation_id = new.reservation_id
            and what in ('book', 'pay', 'modify'));
       continue when becomes = 'modify' and new.what = 'pay';
       insert into connection_delivery (hotel_id, connection, reservation_id, event_id, kind, version, standing, queued_at)
       values (new.hotel_id, account.connection, new.reservation_id, new.event_id, becomes,
               coalesce(before.version, 0) + 1, case when becomes = 'cancel' then '{}' else rooms end, new.happened_at);
       perform queue_telling(new.hotel_id, account.connection);
     end loop;
     return null;
   end $$`,
  `create constraint trigger queue_connection_deliveries after insert on reservation_event
     deferrable initially deferred for each row
     when (new.what in ('book', 'pay', 'modify', 'cancel', 'cancel-room', 'no-show', 'no-show-room', 'cancellation-undone'))
     execute function queue_connection_deliveries()`,
  // When somebody was heard last is no news: it would be told with every call.
  tells('connection_account', 'insert or delete or update of title, address, settings, owns, is_off, credentials_at'),
  tells('connection_message', 'insert'),
  tells('connection_delivery', 'insert or update of state'),
];
