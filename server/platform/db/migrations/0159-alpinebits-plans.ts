import { sql, type Kysely } from 'kysely';

/** Rate plans as systems that speak AlpineBits have sent them, by their codes: an Overlay goes on from what stands. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table alpinebits_plan (
     hotel_id integer not null references hotel,
     connection text not null,
     code text not null,
     rate_plan_id text not null,
     is_made_here boolean not null,
     stood jsonb,
     sent jsonb not null,
     primary key (hotel_id, connection, code),
     foreign key (hotel_id, connection) references connection_account on delete cascade)`,
  `alter table alpinebits_plan enable row level security`,
  `alter table alpinebits_plan force row level security`,
  `create policy own_hotel on alpinebits_plan using (${ownHotel}) with check (${ownHotel})`,
];
