import { sql, type Kysely } from 'kysely';

/**
 * What Google had taken of a hotel's prices when the hotel stopped telling it, until it is told that none of it is for
 * sale any more: by then the connection may be gone, so what reaches Google stands here as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table google_leaving (
     hotel_id integer not null references hotel,
     leaving_id bigint generated always as identity,
     connection text not null,
     address text not null,
     called_as text,
     sealed_secret bytea,
     settings jsonb not null,
     told bytea not null,
     left_at timestamptz not null,
     primary key (hotel_id, leaving_id))`,
  `alter table google_leaving enable row level security`,
  `alter table google_leaving force row level security`,
  `create policy own_hotel on google_leaving using (${ownHotel}) with check (${ownHotel})`,
];
