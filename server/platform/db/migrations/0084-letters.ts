import { sql, type Kysely } from 'kysely';

/**
 * What became of each letter to a guest. What stood in it is written anew when somebody wants to see it: neither the
 * guest's link nor the guest's name is kept once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table guest_letter (
     hotel_id integer not null,
     reservation_id text not null,
     letter_id text not null,
     news jsonb not null,
     state text not null check (state in ('sent', 'failed')),
     tries integer not null default 1,
     first_tried_at timestamptz not null,
     changed_at timestamptz not null,
     primary key (hotel_id, reservation_id, letter_id),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create index guest_letter_failed on guest_letter (hotel_id, changed_at) where state = 'failed'`,
  `alter table guest_letter enable row level security`,
  `alter table guest_letter force row level security`,
  `create policy own_hotel on guest_letter using (${ownHotel}) with check (${ownHotel})`,
];
