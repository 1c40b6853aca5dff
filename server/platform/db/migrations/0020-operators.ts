import { sql, type Kysely } from 'kysely';

/**
 * People who sign in for a hotel, by links that are kept as hashes only, and what they do: the look of its pages. Who did
 * what is written down and never changed. The look is public like the hotel itself; all else is the hotel's own.
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
  `create table operator (
     hotel_id integer not null references hotel,
     operator_id text not null,
     email text not null,
     role text not null check (role in ('viewer', 'editor')),
     created_at timestamptz not null,
     removed_at timestamptz,
     primary key (hotel_id, operator_id))`,
  `create unique index operator_by_email on operator (hotel_id, lower(email))`,
  `create table operator_link (
     hotel_id integer not null,
     link_hash bytea not null,
     operator_id text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz,
     primary key (hotel_id, link_hash),
     foreign key (hotel_id, operator_id) references operator on delete cascade)`,
  `create table operator_session (
     hotel_id integer not null,
     session_hash bytea not null,
     operator_id text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     ended_at timestamptz,
     primary key (hotel_id, session_hash),
     foreign key (hotel_id, operator_id) references operator on delete cascade)`,
  `create table operator_event (
     hotel_id integer not null references hotel,
     event_id bigint generated always as identity,
     happened_at timestamptz not null,
     who text not null,
     what text not null,
     detail jsonb not null,
     primary key (hotel_id, event_id))`,
  `create function refuse_change_of_operator_event() returns trigger language plpgsql as $$
   begin
     raise exception 'What an operator did is never changed' using errcode = 'SF002';
   end $$`,
  `create trigger never_changed before update or delete or truncate on operator_event
     for each statement execute function refuse_change_of_operator_event()`,
  `create table customization (
     hotel_id integer not null references hotel,
     version integer not null,
     look jsonb,
     changed_at timestamptz not null,
     changed_by text not null,
     primary key (hotel_id))`,
  `create table look_picture (
     hotel_id integer not null references hotel,
     source_hash text not null,
     width integer not null,
     height integer not null,
     placeholder text not null,
     is_ready boolean not null,
     sent_at timestamptz not null,
     primary key (hotel_id, source_hash))`,
  ...['operator', 'operator_link', 'operator_session', 'operator_event', 'customization', 'look_picture'].flatMap(
    guarded,
  ),
  ...['customization', 'look_picture'].flatMap((table) => [
    `create policy anybody_reads on ${table} for select using (true)`,
    // As 0002 does for hotels: every server hears of it.
    `create trigger tell_content after insert or update or delete on ${table}
       for each row execute function tell_content()`,
  ]),
];
