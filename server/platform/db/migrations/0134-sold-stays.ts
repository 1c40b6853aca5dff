import { sql, type Kysely } from 'kysely';

/**
 * What reports add up: a line for each booked room as it stands, and the lines that stood before with the time until
 * which they did. Gathered from the history of reservations, as the list of the desk is, also for those from before:
 * nobody who books waits for it.
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
  `create table sold_stay (
     hotel_id integer not null,
     reservation_id text collate "C" not null,
     room_stay_index integer not null,
     -- How it stood from then until then; for now, it stands so for ever.
     since timestamptz not null,
     until timestamptz not null default 'infinity',
     event_id bigint not null,
     state text not null check (state in ('sold', 'cancelled', 'no-show', 'none')),
     currency text not null,
     booked_on date not null,
     arrival date not null,
     departure date not null,
     nights integer not null,
     lead integer not null,
     room_id text collate "C" not null,
     rate_plan_id text collate "C" not null,
     source text collate "C" not null,
     country text collate "C" not null,
     -- What was agreed for each night, and all of them.
     amounts bigint[] not null,
     revenue bigint not null,
     -- The fee that cancelling, staying away or changing cost.
     kept bigint not null,
     -- VAT inside the price: rates in basis points (-1: not known any more), and how much at each.
     vat_rates integer[] not null,
     vat_amounts bigint[] not null,
     local_tax bigint not null,
     primary key (hotel_id, reservation_id, room_stay_index, since),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create unique index sold_stay_now on sold_stay (hotel_id, reservation_id, room_stay_index) where until = 'infinity'`,
  `create index sold_stay_by_arrival on sold_stay (hotel_id, state, arrival, departure) where until = 'infinity'`,
  `create index sold_stay_by_booked on sold_stay (hotel_id, state, booked_on) where until = 'infinity'`,
  `create index sold_stay_by_departure on sold_stay (hotel_id, departure)`,
  `create index sold_stay_nights on sold_stay (hotel_id, nights)`,
  // How far the history has been gathered.
  `create table sold_gathered (
     hotel_id integer primary key,
     transaction_id xid8 not null,
     event_id bigint not null)`,
  ...['sold_stay', 'sold_gathered'].flatMap(guarded),
];
