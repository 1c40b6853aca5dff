import { sql, type Kysely } from 'kysely';

/**
 * How many guests searched, looked and booked, and who found nothing: numbers by day and no person. What keeps a guest from
 * being counted twice is a mark of the day, from which nobody can be told and which goes with the day; it is not worth a
 * line in the log of the database.
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
  `create table visit_count (
     hotel_id integer not null,
     day date not null,
     visitor text not null,
     step text not null,
     language text not null,
     device text not null,
     channel text not null,
     campaign text not null,
     count integer not null,
     primary key (hotel_id, day, visitor, step, language, device, channel, campaign))`,
  `create table demand_count (
     hotel_id integer not null,
     day date not null,
     arrival date not null,
     nights smallint not null,
     adults smallint not null,
     children smallint not null,
     infants smallint not null,
     reason text not null,
     parties integer not null,
     priced integer not null,
     asked bigint not null,
     primary key (hotel_id, day, arrival, nights, adults, children, infants, reason))`,
  `create unlogged table visit_mark (
     hotel_id integer not null,
     day date not null,
     mark bigint not null,
     primary key (hotel_id, day, mark))`,
  ...['visit_count', 'demand_count', 'visit_mark'].flatMap(guarded),
];
