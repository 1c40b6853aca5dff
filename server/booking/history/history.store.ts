import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

/** What is wrong with one event of a history, or with the seal of a day. */
export type HistoryFault =
  | {
      readonly code: 'event_gone' | 'event_changed' | 'event_added' | 'link_gone';
      readonly reservationId: string;
      readonly place: number;
    }
  | { readonly code: 'day_broken'; readonly day: StayDate };

/** Chains some reservations of before there were chains; false once there are no more. */
export async function chainSome(tx: Tx, hotelId: number, most: number): Promise<boolean> {
  const start = await tx
    .selectFrom('history_start')
    .select(['last_event_id', 'chained_to', 'is_whole'])
    .where('hotel_id', '=', hotelId)
    .forUpdate()
    .executeTakeFirst();
  if (!start || start.is_whole) return false;
  const some = await tx
    .selectFrom('reservation')
    .select('reservation_id')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '>', start.chained_to)
    .orderBy('reservation_id')
    .limit(most)
    .execute();
  const ids = some.map((row) => row.reservation_id);
  await sql`select link_history(${hotelId}, one, null) from unnest(${ids}::text[]) as one`.execute(tx);
  const isWhole = ids.length < most;
  await tx
    .updateTable('history_start')
    .set({ chained_to: ids.at(-1) ?? start.chained_to, is_whole: isWhole })
    .where('hotel_id', '=', hotelId)
    .execute();
  return !isWhole;
}

const headsOf = (which: ReturnType<typeof sql>) => sql`
  select distinct on (reservation_id) reservation_id, place, hash, count(*) over (partition by reservation_id) as events
    from history_link as link where ${which}
   order by reservation_id, place desc`;

/** What a day is sealed by: the one before, how much it has, and the head of each reservation that something happened to. */
const sealOf = sql`
  sha256(convert_to(concat_ws(E'\n', encode(previous, 'hex'), day::text, event_count::text, reservations::text, heads), 'UTF8'))`;
const headsText = sql`
  coalesce(string_agg(concat_ws(' ', reservation_id, place::text, encode(hash, 'hex')), E'\n'
                      order by reservation_id collate "C"), '')`;

/** Seals all that has happened since the last seal, once for a day; null where it, or a later one, is sealed already. */
export async function sealDay(
  tx: Tx,
  hotelId: number,
  day: StayDate,
  now: Instant,
): Promise<{ events: number } | null> {
  await sql`select pg_advisory_xact_lock(138, ${hotelId})`.execute(tx);
  const last = await tx
    .selectFrom('history_day')
    .select(['day', 'hash'])
    .where('hotel_id', '=', hotelId)
    .orderBy('day', 'desc')
    .executeTakeFirst();
  if (last && last.day >= day) return null;
  // Marked first, so that what is written meanwhile belongs to the next day, and not to none.
  await sql`update history_link set sealed_on = ${day} where hotel_id = ${hotelId} and sealed_on is null`.execute(tx);
  const { rows } = await sql<{ events: number }>`
    insert into history_day (hotel_id, day, events, reservations, previous, hash, sealed_at)
    select ${hotelId}, day, event_count, reservations, previous, ${sealOf}, ${new Date(now)}
      from (select ${day}::date as day, ${last?.hash ?? Buffer.alloc(0)}::bytea as previous,
                   coalesce(sum(events), 0)::integer as event_count, count(*)::integer as reservations, ${headsText} as heads
              from (${headsOf(sql`hotel_id = ${hotelId} and sealed_on = ${day}`)}) as heads) as sealed
    returning events`.execute(tx);
  return rows[0] ?? null;
}

/** Days whose seal no longer fits what was sealed with it, or the day before. */
export async function listBrokenDays(tx: Tx, hotelId: number): Promise<HistoryFault[]> {
  const { rows } = await sql<{ day: StayDate }>`
    with found as (
      select sealed_on, sum(events)::integer as event_count, count(*)::integer as reservations, ${headsText} as heads
        from (select distinct on (sealed_on, reservation_id) sealed_on, reservation_id, place, hash,
                     count(*) over (partition by sealed_on, reservation_id) as events
                from history_link where hotel_id = ${hotelId} and sealed_on is not null
               order by sealed_on, reservation_id, place desc) as heads
       group by sealed_on
    ), kept as (
      select day, previous, hash, events, reservations,
             lag(hash, 1, ''::bytea) over (order by day) as hash_before
        from history_day where hotel_id = ${hotelId})
    select coalesce(kept.day, found.sealed_on) as day
      from kept full join found on found.sealed_on = kept.day
      cross join lateral (
        select kept.day, kept.previous, coalesce(found.event_count, 0) as event_count,
               coalesce(found.reservations, 0) as reservations, coalesce(found.heads, '') as heads) as seen
     where kept.day is null or kept.previous <> kept.hash_before
        or kept.hash <> (select ${sealOf} from (select seen.*) as one)
     order by 1`.execute(tx);
  return rows.map(({ day }) => ({ code: 'day_broken', day }));
}

export type Checked = { readonly last: string | null; readonly events: number; readonly faults: HistoryFault[] };

/**
 * Holds the histories of some reservations against their chains. Each event is held against the link before it as that
 * was written, so that of a chain with one wrong link this one is named and not all that follow.
 */
export async function checkSome(tx: Tx, hotelId: number, after: string, most: number): Promise<Checked> {
  // Also of a reservation that is gone altogether.
  const some = await sql<{ id: string }>`
    select id from (
      (select reservation_id as id from reservation where hotel_id = ${hotelId} and reservation_id > ${after}
        order by reservation_id limit ${most})
      union
      (select reservation_id from history_link where hotel_id = ${hotelId} and reservation_id > ${after} and place = 1
        order by reservation_id limit ${most})) as known
     order by id limit ${most}`.execute(tx);
  const last = some.rows.at(-1)?.id ?? null;
  if (last === null) return { last, events: 0, faults: [] };
  const { rows } = await sql<{
    id: string;
    place: number;
    code: 'event_gone' | 'event_changed' | 'event_added' | 'link_gone' | null;
    n: number;
  }>`
    with link as (
      select reservation_id, place, event_id, hash,
             lag(hash) over chain as previous, coalesce(lag(place) over chain, 0) as place_before
        from history_link
       where hotel_id = ${hotelId} and reservation_id > ${after} and reservation_id <= ${last}
      window chain as (partition by reservation_id order by place)
    ), event as (
      select * from reservation_event
       where hotel_id = ${hotelId} and reservation_id > ${after} and reservation_id <= ${last}
    ), judged as (
      select coalesce(link.reservation_id, event.reservation_id) as id, link.place,
             case when link.place is null then 'event_added'
                  when event.event_id is null then 'event_gone'
                  when link.place <> link.place_before + 1 then 'link_gone'
                  when link.hash <> history_hash(link.previous, event.reservation_id, link.place, event.happened_at,
                                                 event.who, event.what, event.total, event.detail)
                  then 'event_changed' end as code,
             event.event_id
        from link full join event on event.event_id = link.event_id and event.reservation_id = link.reservation_id)
    select id, coalesce(place, 0) as place, code, 1 as n from judged where code is not null
    union all
    select '', 0, null, count(event_id)::int from judged
    order by id, place`.execute(tx);
  return {
    last,
    events: rows.find(({ code }) => code === null)?.n ?? 0,
    faults: rows.flatMap(({ id, place, code }) => (code === null ? [] : [{ code, reservationId: id, place }])),
  };
}
