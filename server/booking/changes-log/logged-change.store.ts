import type { GuestInfo } from '@stayfront/contract/guest-info';
import { patternsOf, type ChangeKind, type ChangeSource } from '@stayfront/rules/people/change-kind';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type LoggedChange = {
  readonly source: ChangeSource;
  readonly eventId: number;
  readonly at: Date;
  readonly who: string | null;
  readonly what: string;
  readonly detail: Record<string, unknown>;
  readonly reservationId: string | null;
  /** Null where there is no reservation, or its guest was erased. */
  readonly guest: GuestInfo | null;
  /** What the rooms that stand cost after it, and before; null where it was not about rooms. */
  readonly total: number | null;
  readonly totalBefore: number | null;
};

export type ChangePlace = { readonly at: Instant; readonly source: ChangeSource; readonly eventId: number };

type Asked = {
  readonly who?: string | undefined;
  readonly kind?: ChangeKind | undefined;
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
  readonly after: ChangePlace | null;
  readonly limit: number;
};

/** What is written down with the hotel and with its reservations, as one list: the newest first, behind a place in it. */
export async function readChanges(tx: Tx, hotelId: number, asked: Asked): Promise<LoggedChange[]> {
  const { limit } = asked;
  const { rows } = await sql<LoggedChange>`
    with page as (
      (select 'hotel' as source, event_id as id, happened_at as at, who, what, detail,
              null::text as reservation_id, null::bigint as total
         from operator_event
        where hotel_id = ${hotelId} ${conditions('hotel', sql`who`, asked)}
        order by happened_at desc, event_id desc limit ${limit})
      union all
      (select 'reservation', event_id, happened_at, detail->>'by', what, detail, reservation_id, total
         from reservation_event
        where hotel_id = ${hotelId} and reservation_event.who = 'hotel'
              ${conditions('reservation', sql`detail->>'by'`, asked)}
        order by happened_at desc, event_id desc limit ${limit})
      order by at desc, source desc, id desc limit ${limit})
    select page.source, id as "eventId", at, who, what, detail, page.reservation_id as "reservationId", total,
           case when erased_at is null then guest end as guest,
           (select before.total from reservation_event as before
             where page.total is not null and before.hotel_id = ${hotelId}
               and before.reservation_id = page.reservation_id and before.event_id < page.id
               and before.total is not null
             order by before.event_id desc limit 1) as "totalBefore"
      from page left join reservation
        on reservation.hotel_id = ${hotelId} and reservation.reservation_id = page.reservation_id
     order by at desc, page.source desc, id desc`.execute(tx);
  return rows;
}

function conditions(source: ChangeSource, who: RawBuilder<unknown>, asked: Asked): RawBuilder<unknown> {
  const parts = [
    ...(asked.who === undefined ? [] : [sql`lower(${who}) = lower(${asked.who})`]),
    ...(asked.from === undefined ? [] : [sql`happened_at >= ${new Date(asked.from)}`]),
    ...(asked.until === undefined ? [] : [sql`happened_at < ${new Date(asked.until)}`]),
    ...(asked.kind === undefined ? [] : [ofKind(source, asked.kind)]),
    ...(asked.after === null ? [] : [behind(source, asked.after)]),
  ];
  return sql`${sql.join(
    parts.map((part) => sql`and ${part}`),
    sql` `,
  )}`;
}

function ofKind(source: ChangeSource, kind: ChangeKind): RawBuilder<unknown> {
  const { source: from, fits, fitsNone } = patternsOf(kind);
  if (from !== source) return sql`false`;
  return fits === null ? sql`not (what ~ any(${fitsNone}::text[]))` : sql`what ~ ${fits}`;
}

/** Of one moment those of a reservation come first, then those of the hotel, in each the later number before. */
function behind(source: ChangeSource, { at, source: last, eventId }: ChangePlace): RawBuilder<unknown> {
  const moment = new Date(at);
  if (source === last) return sql`(happened_at, event_id) < (${moment}, ${eventId}::bigint)`;
  return source === 'hotel' ? sql`happened_at <= ${moment}` : sql`happened_at < ${moment}`;
}

/** Everybody who has ever worked at the hotel, and its keys, by the names that stand in what they did. */
export async function readActors(tx: Tx, hotelId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select email as name from operator where hotel_id = ${hotelId}
     union select name from api_key where hotel_id = ${hotelId}
     order by 1`.execute(tx);
  return rows.map(({ name }) => name);
}
