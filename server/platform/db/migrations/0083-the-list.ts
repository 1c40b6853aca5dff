import { sql, type Kysely } from 'kysely';

/**
 * What the desk finds reservations by. It is gathered from the history of each, which every server writes, also one of
 * the release before; nobody who books waits for it. What names the guest goes with the guest's data, whoever erases it.
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
  `create table desk_entry (
     hotel_id integer not null,
     reservation_id text collate "C" not null,
     event_id bigint not null,
     status text not null,
     stands boolean not null,
     is_kept boolean not null,
     is_unpaid boolean not null,
     is_no_show boolean not null,
     presence text not null,
     booked_at timestamptz not null,
     arrival date not null,
     departure date not null,
     nights integer not null,
     name text collate "C" not null,
     total bigint not null,
     source text not null,
     room_ids text[] not null,
     rate_plan_ids text[] not null,
     primary key (hotel_id, reservation_id),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create table desk_word (
     hotel_id integer not null,
     word text collate "C" not null,
     reservation_id text collate "C" not null,
     primary key (hotel_id, word, reservation_id),
     foreign key (hotel_id, reservation_id) references desk_entry on delete cascade)`,
  `create index desk_word_of on desk_word (hotel_id, reservation_id, word)`,
  // How far the history has been gathered.
  `create table desk_gathered (
     hotel_id integer primary key,
     transaction_id xid8 not null,
     event_id bigint not null)`,
  `create index desk_entry_by_arrival on desk_entry (hotel_id, arrival, reservation_id) where is_kept`,
  `create index desk_entry_by_booked on desk_entry (hotel_id, booked_at, reservation_id) where is_kept`,
  `create index desk_entry_by_name on desk_entry (hotel_id, name, reservation_id) where is_kept`,
  `create index desk_entry_by_total on desk_entry (hotel_id, total, reservation_id) where is_kept`,
  `create index desk_entry_standing on desk_entry (hotel_id, arrival, reservation_id, departure, presence) where stands`,
  `create index desk_entry_leaving on desk_entry (hotel_id, departure, reservation_id, presence) where stands`,
  `create index desk_entry_nights on desk_entry (hotel_id, nights) where stands`,
  `create index desk_entry_unpaid on desk_entry (hotel_id, arrival, reservation_id) where is_unpaid`,
  `create index desk_entry_no_show on desk_entry (hotel_id, arrival, reservation_id) where is_no_show`,
  `create index desk_entry_held on desk_entry (hotel_id, booked_at, reservation_id) where status = 'held'`,
  `create index desk_entry_cancelled on desk_entry (hotel_id, booked_at, reservation_id) where status = 'cancel'`,
  `create index desk_entry_discarded on desk_entry (hotel_id, booked_at, reservation_id) where status = 'discarded'`,
  ...['desk_entry', 'desk_word', 'desk_gathered'].flatMap(guarded),
  `create function forget_desk_words() returns trigger language plpgsql as $$
   begin
     delete from desk_word where hotel_id = new.hotel_id and reservation_id = new.reservation_id;
     update desk_entry set name = '' where hotel_id = new.hotel_id and reservation_id = new.reservation_id;
     return null;
   end $$`,
  `create trigger forget_desk_words after update of erased_at on reservation
     for each row when (new.erased_at is not null) execute function forget_desk_words()`,
];
