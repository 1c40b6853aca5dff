import { sql, type Kysely } from 'kysely';

/**
 * Each event gets its place in the chain of its reservation, and the days of a hotel are sealed one on the other. The
 * links stand beside the history, which stays as it was written: nothing is read or rewritten here, however much there
 * is. What stood before is chained by the first statement of the day, or by the next event of its reservation.
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
  // No reference to the event: it is to be seen when one is gone. None to the hotel: all bookings would lock its row.
  `create table history_link (
     hotel_id integer not null,
     reservation_id text not null,
     place integer not null check (place > 0),
     event_id bigint not null,
     hash bytea not null,
     sealed_on date,
     primary key (hotel_id, reservation_id, place)
   )`,
  `create unique index history_link_by_event on history_link (hotel_id, event_id)`,
  `create index history_link_unsealed on history_link (hotel_id, reservation_id) where sealed_on is null`,
  `create table history_day (
     hotel_id integer not null references hotel,
     day date not null,
     events integer not null,
     reservations integer not null,
     previous bytea not null,
     hash bytea not null,
     sealed_at timestamptz not null,
     primary key (hotel_id, day)
   )`,
  // Up to which event a hotel's history is from before there were chains, and how far that part has been chained.
  `create table history_start (
     hotel_id integer primary key references hotel,
     last_event_id bigint not null,
     chained_to text not null default '',
     is_whole boolean not null default false
   )`,
  ...['history_link', 'history_day', 'history_start'].flatMap(guarded),
  // Nothing that an installation gives out itself goes in: the same history has the same chain wherever it arrives.
  `create function history_hash(previous bytea, the_reservation text, the_place integer, at timestamptz, who text,
                                what text, total bigint, detail jsonb)
   returns bytea language sql stable as $$
     select sha256(convert_to(concat_ws(E'\\n', coalesce(encode(previous, 'hex'), ''), the_reservation, the_place::text,
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), who, what, coalesce(total::text, ''),
       detail::text), 'UTF8'))
   $$`,
  // Of two who write to the same reservation at once the second waits for the first; other reservations wait for nobody.
  `create function link_history(the_hotel integer, the_reservation text, newest bigint)
   returns void language plpgsql as $$
   declare
     event record;
     last_place integer;
     last_hash bytea;
     written integer;
     before_chains bigint;
   begin
     select last_event_id into before_chains from history_start where hotel_id = the_hotel;
     perform 1 from history_link
       where hotel_id = the_hotel and reservation_id = the_reservation and place = 1 for no key update;
     for event in
       select e.event_id, e.happened_at, e.who, e.what, e.total, e.detail from reservation_event as e
        where e.hotel_id = the_hotel and e.reservation_id = the_reservation
          and (e.event_id = newest or e.event_id <= coalesce(before_chains, 0))
          and not exists (select from history_link as l where l.hotel_id = e.hotel_id and l.event_id = e.event_id)
        order by e.event_id
     loop
       loop
         select place, hash into last_place, last_hash from history_link
          where hotel_id = the_hotel and reservation_id = the_reservation order by place desc limit 1;
         if not found then
           last_place := 0;
           last_hash := null;
         end if;
         insert into history_link (hotel_id, reservation_id, place, event_id, hash)
         values (the_hotel, the_reservation, last_place + 1, event.event_id,
                 history_hash(last_hash, the_reservation, last_place + 1, event.happened_at, event.who, event.what,
                              event.total, event.detail))
         on conflict do nothing;
         get diagnostics written = row_count;
         exit when written = 1
           or exists (select from history_link where hotel_id = the_hotel and event_id = event.event_id);
       end loop;
     end loop;
   end $$`,
  // What is written past the engine, by whoever has not said whose it is, gets no place, and is found by that.
  `create function link_event() returns trigger language plpgsql as $$
   begin
     if current_setting('stayfront.hotel', true) = new.hotel_id::text then
       perform link_history(new.hotel_id, new.reservation_id, new.event_id);
     end if;
     return null;
   end $$`,
  `create trigger link_event after insert on reservation_event for each row execute function link_event()`,
  // Behind the trigger, which waits for whoever is writing: what is there now has no place, and all that comes has one.
  `do $$
   declare house record;
   begin
     for house in select hotel_id from hotel loop
       perform set_config('stayfront.hotel', house.hotel_id::text, true);
       insert into history_start (hotel_id, last_event_id)
       select house.hotel_id, coalesce((
         select event_id from reservation_event where hotel_id = house.hotel_id order by event_id desc limit 1), 0);
     end loop;
     perform set_config('stayfront.hotel', '', true);
   end $$`,
];
