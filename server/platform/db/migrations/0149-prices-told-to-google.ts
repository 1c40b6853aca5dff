import { sql, type Kysely } from 'kysely';

/**
 * What Google has taken of a hotel's prices, part by part, so that only what has changed is told; and how telling it
 * goes. `mark` is of what the hotel stood like when all of it was told: as long as it is the same, there is nothing to do.
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
  `create table google_telling (
     hotel_id integer not null,
     connection text not null,
     mark text,
     ways jsonb not null default '[]',
     told_at timestamptz,
     tries integer not null default 0,
     retry_at timestamptz,
     trouble text,
     primary key (hotel_id, connection),
     foreign key (hotel_id, connection) references connection_account on delete cascade)`,
  `create table google_told (
     hotel_id integer not null,
     connection text not null,
     part text not null,
     content bytea not null,
     told_at timestamptz not null,
     primary key (hotel_id, connection, part),
     foreign key (hotel_id, connection) references connection_account on delete cascade)`,
  ...['google_telling', 'google_told'].flatMap(guarded),
];
