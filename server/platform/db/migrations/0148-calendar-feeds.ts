import { sql, type Kysely } from 'kysely';

/**
 * Calendars by which a hotel and somebody else tell each other which nights are taken: of a kind of room, or of one room
 * of it. The address that we tell is known to who has it alone; the one that we read is sealed, for it opens something.
 * What was read is kept as it was when it last made sense. Its nights stand in `hold`, under the name of the feed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ownHotel = `hotel_id = nullif(current_setting('stayfront.hotel', true), '')::integer`;

const statements = [
  `create table calendar_feed (
     hotel_id integer not null references hotel,
     feed_id text not null,
     title text not null,
     room_id text not null,
     unit integer,
     units integer,
     is_off boolean not null default false,
     created_at timestamptz not null,
     sealed_token bytea,
     sealed_source bytea,
     source_host text,
     etag text,
     read_at timestamptz,
     took_ms integer,
     taken_at timestamptz,
     trouble text,
     detail text,
     since timestamptz,
     blocks jsonb not null default '[]',
     smaller jsonb,
     clashes jsonb not null default '[]',
     told_at timestamptz,
     primary key (hotel_id, feed_id),
     check ((unit is null) = (units is null) and (unit is null or (unit between 1 and units))))`,
  `create index calendar_feed_read on calendar_feed (hotel_id) where sealed_source is not null and not is_off`,
  `alter table calendar_feed enable row level security`,
  `alter table calendar_feed force row level security`,
  `create policy own_hotel on calendar_feed using (${ownHotel}) with check (${ownHotel})`,
];
