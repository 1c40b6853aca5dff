import { sql, type Kysely } from 'kysely';

/**
 * What was changed in the calendar of a hotel: each change under the next number of its hotel, and row by row what stood
 * before and after. `calendar_head` is the number; whoever changes the calendar holds it until the change stands, so
 * that numbers are in the order in which changes are seen. Changes are never changed themselves.
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
const unchanging = (table: string): string =>
  `create trigger never_changed before update or delete or truncate on ${table}
     for each statement execute function refuse_change_of_calendar_history()`;

const statements = [
  `create table calendar_head (
     hotel_id integer not null primary key,
     number bigint not null)`,
  `create table calendar_change (
     hotel_id integer not null,
     number bigint not null,
     happened_at timestamptz not null,
     who text not null,
     who_kind text not null check (who_kind in ('person', 'key', 'connection', 'system')),
     kind text not null check (kind in ('save', 'put', 'undo', 'import')),
     name text,
     nights integer not null check (nights > 0),
     from_date date not null,
     to_date date not null,
     room_ids text[] not null,
     rate_plan_ids text[] not null,
     undoes bigint,
     warned integer not null default 0,
     kept_over integer not null default 0,
     primary key (hotel_id, number))`,
  `create index calendar_change_undone on calendar_change (hotel_id, undoes) where undoes is not null`,
  `create table calendar_series (
     hotel_id integer not null,
     number bigint not null,
     kind text not null check (kind in ('stock', 'rate', 'rules')),
     room_id text not null,
     rate_plan_id text not null,
     from_date date not null,
     to_date date not null,
     content jsonb not null,
     primary key (hotel_id, number, kind, room_id, rate_plan_id),
     foreign key (hotel_id, number) references calendar_change)`,
  `create index calendar_series_of_row on calendar_series (hotel_id, room_id, rate_plan_id, kind, number)`,
  `create function refuse_change_of_calendar_history() returns trigger language plpgsql as $$
   begin
     raise exception 'What was changed in a calendar stays written: undo it' using errcode = 'SF002';
   end $$`,
  ...['calendar_change', 'calendar_series'].map(unchanging),
  // Open pages of the desk hear which nights it was, and of what kind who did it.
  `create function tell_calendar() returns trigger language plpgsql as $$
   begin
     perform pg_notify('stayfront_news', new.hotel_id || ' calendar ' || new.number || ' ' || new.who_kind || ' ' ||
                                         new.from_date || ' ' || new.to_date);
     return null;
   end $$`,
  `create trigger tell_calendar after insert on calendar_change for each row execute function tell_calendar()`,
  ...['calendar_head', 'calendar_change', 'calendar_series'].flatMap(guarded),
];
