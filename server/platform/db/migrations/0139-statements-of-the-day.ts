import { sql, type Kysely } from 'kysely';

/** What the engine found when it looked at itself, a row for each day of a hotel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table daily_statement (
     hotel_id integer not null references hotel,
     day date not null,
     made_at timestamptz not null,
     made_by text,
     faults integer not null,
     lines jsonb not null,
     primary key (hotel_id, day)
   )`,
  `alter table daily_statement enable row level security`,
  `alter table daily_statement force row level security`,
  `create policy own_hotel on daily_statement using (${ownHotel}) with check (${ownHotel})`,
];
