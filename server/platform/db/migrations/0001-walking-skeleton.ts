import { sql, type Kysely } from 'kysely';

/** Hotels, their nights, and reservations. Every key begins with the hotel, so the tables can be spread by hotel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table hotel (
     hotel_id integer primary key,
     chain_id integer,
     document jsonb not null,
     is_demo boolean not null default false,
     version bigint not null default 1
   )`,
  `create table picture (
     hotel_id integer not null references hotel,
     picture_id text not null,
     source_hash text not null,
     width integer not null,
     height integer not null,
     placeholder text not null,
     primary key (hotel_id, picture_id)
   )`,
  // Date first: a search reads all rooms of a few nights, so they lie side by side. Room for new row versions on each
  // page keeps the counters' updates off the index.
  `create table inventory (
     hotel_id integer not null references hotel,
     date date not null,
     room_id text not null,
     total integer not null,
     sold integer not null default 0,
     held integer not null default 0,
     primary key (hotel_id, date, room_id),
     constraint never_oversold check (sold >= 0 and held >= 0 and sold + held <= total)
   ) with (fillfactor = 80)`,
  `create table rate (
     hotel_id integer not null references hotel,
     date date not null,
     room_id text not null,
     rate_plan_id text not null,
     by_adults bigint[] not null check (cardinality(by_adults) > 0),
     extra_adult bigint not null,
     child bigint not null,
     infant bigint not null,
     is_closed boolean not null,
     is_closed_to_arrival boolean not null,
     is_closed_to_departure boolean not null,
     min_stay smallint,
     max_stay smallint,
     primary key (hotel_id, date, room_id, rate_plan_id)
   )`,
  `create table reservation (
     hotel_id integer not null references hotel,
     reservation_id text not null,
     status text not null check (status in ('book', 'modify', 'pay', 'cancel', 'held', 'discarded')),
     created_at timestamptz not null,
     language text not null,
     currency text not null,
     session_id text not null,
     guest jsonb not null,
     token_seed bytea not null,
     token_hash bytea not null,
     primary key (hotel_id, reservation_id)
   )`,
  `create table room_stay (
     hotel_id integer not null,
     reservation_id text not null,
     room_stay_index integer not null,
     room_id text not null,
     arrival date not null,
     departure date not null check (departure > arrival),
     quote jsonb not null,
     primary key (hotel_id, reservation_id, room_stay_index),
     foreign key (hotel_id, reservation_id) references reservation
   )`,
  `create table idempotency (
     hotel_id integer not null references hotel,
     operation text not null,
     key text not null,
     body_hash bytea not null,
     answer jsonb,
     created_at timestamptz not null,
     primary key (hotel_id, operation, key)
   )`,
];
