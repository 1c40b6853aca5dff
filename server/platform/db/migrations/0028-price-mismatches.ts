import { sql, type Kysely } from 'kysely';

/** Prices that comparison sites showed and that were not ours when the guest came: for the hotel, nothing of the guest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table price_mismatch (
     hotel_id integer not null references hotel,
     mismatch_id text not null,
     detail jsonb not null,
     seen integer not null default 1,
     first_seen_at timestamptz not null,
     last_seen_at timestamptz not null,
     primary key (hotel_id, mismatch_id)
   )`,
  `create index price_mismatch_by_age on price_mismatch (hotel_id, last_seen_at desc)`,
  `alter table price_mismatch enable row level security`,
  `alter table price_mismatch force row level security`,
  `create policy own_hotel on price_mismatch using (${ownHotel}) with check (${ownHotel})`,
];
