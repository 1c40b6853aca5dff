import { sql, type Kysely } from 'kysely';

/**
 * A card as guarantee that the house asks a guest for by a link, and rooms that wait for it. A server of the release
 * before takes such rooms for some that wait for a payment of nothing: it asks for none, and gives them up a day later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `alter table reservation add column is_card_asked boolean not null default false`,
  `create table card_request (
     hotel_id integer not null,
     reservation_id text not null,
     request_id text not null,
     due_on date,
     state text not null check (state in ('open', 'given', 'withdrawn')),
     asked_by text not null,
     asked_at timestamptz not null,
     refused_at timestamptz,
     changed_at timestamptz not null,
     primary key (hotel_id, reservation_id, request_id),
     foreign key (hotel_id, reservation_id) references reservation on delete cascade)`,
  `create unique index card_request_open on card_request (hotel_id, reservation_id) where state = 'open'`,
  `alter table card_request enable row level security`,
  `alter table card_request force row level security`,
  `create policy own_hotel on card_request using (${ownHotel}) with check (${ownHotel})`,
];
