import { sql, type Kysely } from 'kysely';

/**
 * Reservations that were made elsewhere and are brought along: which file each came with, and by what number it went
 * there. They stand whether or not there is a room for them, so that a night may knowingly have more sold than there are;
 * nobody can sell beyond that, and what is given back makes up for it first.
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
  `alter table inventory add column overbooked integer not null default 0`,
  `alter table inventory drop constraint never_oversold`,
  // Not looked through: whatever stood under the stricter rule stands under this one, and guests are not held up.
  `alter table inventory add constraint never_oversold
     check (sold >= 0 and overbooked >= 0 and sold <= total + overbooked) not valid`,
  `create table reservation_import (
     hotel_id integer not null references hotel,
     import_id text not null,
     imported_at timestamptz not null,
     imported_by text not null,
     name text not null,
     system text not null,
     reservations integer not null,
     rooms integer not null,
     nights integer not null,
     overbooked integer not null,
     total bigint not null,
     undone_at timestamptz,
     undone_by text,
     primary key (hotel_id, import_id))`,
  `create index reservation_import_by_time on reservation_import (hotel_id, imported_at)`,
  // A number of the other system is brought along once; where it had more rooms than a reservation has, in parts.
  `create table imported_reservation (
     hotel_id integer not null,
     system text not null,
     number text not null,
     part integer not null,
     reservation_id text not null,
     import_id text not null,
     came_by text,
     primary key (hotel_id, system, number, part),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade,
     foreign key (hotel_id, import_id) references reservation_import)`,
  `create index imported_reservation_of_import on imported_reservation (hotel_id, import_id)`,
  `create unique index imported_reservation_of on imported_reservation (hotel_id, reservation_id)`,
  `create table import_layout (
     hotel_id integer not null references hotel,
     layout text not null,
     says jsonb not null,
     used_at timestamptz not null,
     primary key (hotel_id, layout))`,
  ...['reservation_import', 'imported_reservation', 'import_layout'].flatMap(guarded),
];
