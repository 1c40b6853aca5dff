import { sql, type Kysely } from 'kysely';

/**
 * What the whole engine needs: chains, rules per room, rate or house, holds that end by themselves, the history of each
 * reservation, keys and webhooks of hotels.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table chain (
     chain_id integer primary key,
     name text not null
   )`,
  // An empty room or rate plan means all of them: a rule for the house, a room, a rate, or one rate of one room.
  `create table restriction (
     hotel_id integer not null references hotel,
     date date not null,
     room_id text not null default '',
     rate_plan_id text not null default '',
     is_closed boolean not null default false,
     is_closed_to_arrival boolean not null default false,
     is_closed_to_departure boolean not null default false,
     min_stay smallint check (min_stay > 0),
     max_stay smallint check (max_stay > 0),
     min_through smallint check (min_through > 0),
     max_through smallint check (max_through > 0),
     primary key (hotel_id, date, room_id, rate_plan_id)
   )`,
  // Rooms kept for a guest who is paying. One that has ended counts for nothing, whether or not it was tidied away:
  // who reads it compares expires_at with the time. Whoever writes here holds the lock on the night's inventory.
  `create table hold (
     hotel_id integer not null references hotel,
     date date not null,
     room_id text not null,
     reservation_id text not null,
     rooms integer not null check (rooms > 0),
     expires_at timestamptz not null,
     primary key (hotel_id, date, room_id, reservation_id)
   )`,
  `create index hold_by_reservation on hold (hotel_id, reservation_id)`,
  `alter table inventory drop constraint never_oversold`,
  `alter table inventory drop column held`,
  `alter table inventory add constraint never_oversold check (sold >= 0 and sold <= total)`,
  `alter table reservation
     add column version integer not null default 1,
     add column hotel_currency text,
     add column hold_expires_at timestamptz,
     add column cancelled_at timestamptz,
     add column channel jsonb not null default '{}'`,
  `update reservation set hotel_currency = currency`,
  `alter table reservation alter column hotel_currency set not null`,
  `create index reservation_by_hold on reservation (hotel_id, hold_expires_at) where status = 'held'`,
  `alter table room_stay
     add column status text not null default 'book' check (status in ('book', 'cancel')),
     add column services jsonb not null default '[]',
     add column taxes jsonb not null default '[]',
     add column cancellation_fee bigint not null default 0`,
  // What happened to a reservation, in order, never changed and never removed. The transaction's number tells a reader
  // who follows along which entries may still be joined by earlier ones.
  `create table reservation_event (
     hotel_id integer not null,
     event_id bigint generated always as identity,
     reservation_id text not null,
     transaction_id xid8 not null default pg_current_xact_id(),
     happened_at timestamptz not null,
     what text not null,
     detail jsonb not null default '{}',
     primary key (hotel_id, event_id),
     foreign key (hotel_id, reservation_id) references reservation
   )`,
  `create index reservation_event_by_transaction on reservation_event (hotel_id, transaction_id, event_id)`,
  `create index reservation_event_by_reservation on reservation_event (hotel_id, reservation_id)`,
  `create table api_key (
     hotel_id integer not null references hotel,
     key_id text not null,
     name text not null,
     key_hash bytea not null,
     created_at timestamptz not null,
     revoked_at timestamptz,
     primary key (hotel_id, key_id)
   )`,
  `create table webhook (
     hotel_id integer not null references hotel,
     webhook_id text not null,
     url text not null,
     secret text not null,
     created_at timestamptz not null,
     primary key (hotel_id, webhook_id)
   )`,
  `create table webhook_delivery (
     hotel_id integer not null,
     event_id bigint not null,
     webhook_id text not null,
     state text not null check (state in ('waiting', 'delivered', 'failed')) default 'waiting',
     attempts integer not null default 0,
     last_status text,
     updated_at timestamptz not null,
     primary key (hotel_id, event_id, webhook_id),
     foreign key (hotel_id, event_id) references reservation_event,
     foreign key (hotel_id, webhook_id) references webhook on delete cascade
   )`,
  `create index idempotency_by_age on idempotency (hotel_id, created_at)`,
  // What a guest looked for last, until the booking takes it along.
  `create table search (
     hotel_id integer not null references hotel,
     session_id text not null,
     searched_at timestamptz not null,
     detail jsonb not null,
     primary key (hotel_id, session_id)
   )`,
  // A basket that a partner put together, to be opened by its address.
  `create table bundle (
     hotel_id integer not null references hotel,
     channel_id integer not null,
     session_id text not null,
     bundle_id text not null,
     room_stays jsonb not null,
     created_at timestamptz not null,
     primary key (hotel_id, channel_id, session_id, bundle_id)
   )`,
  // Documents are kept as they were read: what a later release knows is written in here.
  `update hotel set document = document || jsonb_build_object(
     'weekdayRules', '[]'::jsonb,
     'config', '{"embedOrigins": [], "trackers": {}, "showInChainSelector": true}'::jsonb || (document->'config'),
     'ratePlans', (select coalesce(jsonb_agg('{"isPackageOnly": false}'::jsonb || plan order by place), '[]')
                     from jsonb_array_elements(document->'ratePlans') with ordinality as list (plan, place)),
     'services', (select coalesce(jsonb_agg('{"discountMinor": 0}'::jsonb || service order by place), '[]')
                    from jsonb_array_elements(document->'services') with ordinality as list (service, place)),
     'taxes', (select coalesce(jsonb_agg(case when tax->>'kind' = 'city' then jsonb_build_object(
                   'id', tax->'id', 'kind', 'local', 'name', tax->'name', 'maxNights', tax->'maxNights', 'season', null,
                   'basis', jsonb_build_object('kind', 'per-person-per-night', 'adultMinor', tax->'adultMinor',
                     'childMinor', tax->'childMinor', 'infantMinor', tax->'infantMinor')) else tax end order by place), '[]')
                 from jsonb_array_elements(document->'taxes') with ordinality as list (tax, place)))`,
  // Quotes of the first release had no discounts, one local tax and the hotel's own currency only.
  `update room_stay set quote = (quote - 'cityTax') || jsonb_build_object(
     'packageId', null, 'promotionCode', null, 'nightDiscounts', '[]'::jsonb, 'exchange', null,
     'localTaxes', case when (quote->>'cityTax')::bigint > 0
       then jsonb_build_array(jsonb_build_object('minor', quote->'cityTax', 'taxId', coalesce(
              (select tax->>'id' from hotel, jsonb_array_elements(hotel.document->'taxes') as tax
                where hotel.hotel_id = room_stay.hotel_id and tax->>'kind' = 'local' limit 1), 'city')))
       else '[]'::jsonb end)`,
];
