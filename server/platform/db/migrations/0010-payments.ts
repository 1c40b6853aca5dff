import { sql, type Kysely } from 'kysely';

/** How hotels reach their payment provider, what guests pay, what goes back to them, and what providers notify. */
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
  `create table payment_settings (
     hotel_id integer primary key references hotel,
     provider text not null check (provider in ('JUSPAY', 'PAYRAILS')),
     sealed bytea not null,
     updated_at timestamptz not null
   )`,
  // Written before the provider is asked, so that whatever happens there is found again.
  `create table payment_intent (
     hotel_id integer not null,
     intent_id text not null,
     reservation_id text not null,
     purpose text not null,
     provider text not null check (provider in ('JUSPAY', 'PAYRAILS')),
     amount bigint not null check (amount > 0),
     currency text not null,
     idempotency_key text not null,
     state text not null check (state in ('started', 'authorized', 'paid', 'failed', 'expired', 'refunding', 'refunded')),
     refs jsonb not null default '{}',
     reason text,
     started_at timestamptz not null,
     expires_at timestamptz not null,
     changed_at timestamptz not null,
     next_ask_at timestamptz,
     primary key (hotel_id, intent_id),
     unique (hotel_id, idempotency_key),
     foreign key (hotel_id, reservation_id) references reservation
   )`,
  `create index payment_intent_by_reservation on payment_intent (hotel_id, reservation_id, purpose)`,
  `create unique index one_live_payment_per_purpose on payment_intent (hotel_id, reservation_id, purpose)
     where state in ('authorized', 'paid')`,
  `create index payment_intent_to_ask on payment_intent (hotel_id, next_ask_at) where next_ask_at is not null`,
  `create table payment_refund (
     hotel_id integer not null,
     refund_id text not null,
     intent_id text not null,
     amount bigint not null check (amount > 0),
     currency text not null,
     why text not null,
     state text not null check (state in ('requested', 'done', 'failed')),
     tries integer not null default 0,
     requested_at timestamptz not null,
     changed_at timestamptz not null,
     primary key (hotel_id, refund_id),
     foreign key (hotel_id, intent_id) references payment_intent
   )`,
  `create index payment_refund_by_intent on payment_refund (hotel_id, intent_id)`,
  // Of a notification only that it came and about what: its content is not believed, and may name the guest.
  `create table payment_notice (
     hotel_id integer not null references hotel,
     provider text not null,
     event_id text not null,
     intent_id text,
     received_at timestamptz not null,
     primary key (hotel_id, provider, event_id)
   )`,
  ...['payment_settings', 'payment_intent', 'payment_refund', 'payment_notice'].flatMap(guarded),
];
