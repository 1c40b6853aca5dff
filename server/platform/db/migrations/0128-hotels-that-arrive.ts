import { sql, type Kysely } from 'kysely';

/**
 * Hotels that come out of an archive. Links that their guests have from another installation open what they opened there,
 * kept as hashes beside the one that this installation makes. And an archive on its way here, piece by piece, so that
 * each may reach another server; what is not taken is gone after a day.
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
  `create table former_link (
     hotel_id integer not null,
     reservation_id text not null,
     token_hash bytea not null,
     primary key (hotel_id, reservation_id, token_hash),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create table arrival (
     hotel_id integer not null references hotel,
     arrival_id text not null,
     begun_at timestamptz not null,
     begun_by text not null,
     state text not null default 'open' check (state in ('open', 'taken', 'done')),
     primary key (hotel_id, arrival_id))`,
  `create table arrival_piece (
     hotel_id integer not null,
     arrival_id text not null,
     place integer not null check (place >= 0),
     bytes bytea not null,
     primary key (hotel_id, arrival_id, place),
     foreign key (hotel_id, arrival_id) references arrival on delete cascade)`,
  // Packed already: to try it again would cost as much as sending it.
  `alter table arrival_piece alter column bytes set storage external`,
  ...['former_link', 'arrival', 'arrival_piece'].flatMap(guarded),
];
