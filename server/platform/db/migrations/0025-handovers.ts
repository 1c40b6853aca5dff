import { sql, type Kysely } from 'kysely';

/** The way of a paid booking from a page of ours back into the hotel's own: a code that opens it once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table handover (
     hotel_id integer not null,
     code_hash bytea not null,
     reservation_id text not null,
     expires_at timestamptz not null,
     primary key (hotel_id, code_hash),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade
   )`,
  `alter table handover enable row level security`,
  `alter table handover force row level security`,
  `create policy own_hotel on handover using (${ownHotel}) with check (${ownHotel})`,
];
