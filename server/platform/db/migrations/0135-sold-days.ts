import { sql, type Kysely } from 'kysely';

/**
 * What reports add up, added up by day: a year of any house is then some ten thousand lines. Kept by whoever gathers the
 * stays, in the same transaction. Those that are there already are gathered once more, so that both begin together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `truncate sold_stay, sold_gathered`,
  `create table sold_day (
     hotel_id integer not null,
     currency text collate "C" not null,
     -- stay: nights, and stays on the day of their arrival; booked: all of a stay on the day it was booked; left: taxes.
     basis text collate "C" not null,
     date date not null,
     -- By what it is divided, and which part of it this is.
     dimension text collate "C" not null,
     key text collate "C" not null,
     stays integer not null,
     nights integer not null,
     whole_nights integer not null,
     revenue bigint not null,
     kept bigint not null,
     primary key (hotel_id, currency, basis, date, dimension, key))`,
  `alter table sold_day enable row level security`,
  `alter table sold_day force row level security`,
  `create policy own_hotel on sold_day using (${ownHotel}) with check (${ownHotel})`,
  // For the lead time in the middle, which no sums tell.
  `create index sold_stay_lead on sold_stay (hotel_id, currency, arrival) include (departure, lead)
     where until = 'infinity' and state = 'sold'`,
  `create index sold_stay_lead_booked on sold_stay (hotel_id, currency, booked_on) include (lead)
     where until = 'infinity' and state = 'sold'`,
];
