import { CANCELLATION_UNDONE } from '@stayfront/rules/booking/last-cancelled';
import type { Source } from '@stayfront/rules/channel/source';
import type { Presence } from '@stayfront/rules/booking/presence';
import type { ReservationStatus } from '@stayfront/rules/booking/status';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { EventPlace } from '../reservation/read-events-after.ts';

/** A reservation that something has happened to, and the last of it. */
export type News = { readonly reservationId: string; readonly eventId: number };

/** What has happened beyond what the list knows, whether or not it is known how far the history has settled. */
export async function readUnlisted(tx: Tx, hotelId: number, most: number): Promise<News[]> {
  // Asked for before: the database plans by the place itself, and reads what lies behind it instead of all there is.
  const gathered = await sql<{ place: string; event_id: number }>`
    select transaction_id::text as place, event_id from desk_gathered where hotel_id = ${hotelId}`.execute(tx);
  const { place, event_id: eventId } = gathered.rows[0] ?? { place: '0', event_id: 0 };
  const { rows } = await sql<{ reservation_id: string; event_id: number }>`
    select event.reservation_id, max(event.event_id) as event_id
      from reservation_event as event
     where event.hotel_id = ${hotelId}
       and (event.transaction_id, event.event_id) > (${place}::xid8, ${eventId}::bigint)
       and not exists (
         select from desk_entry as entry
          where entry.hotel_id = event.hotel_id and entry.reservation_id = event.reservation_id
            and entry.event_id >= event.event_id)
     group by event.reservation_id
     order by 2
     limit ${most}`.execute(tx);
  return rows.map((row) => ({ reservationId: row.reservation_id, eventId: row.event_id }));
}

/** Locks how far the list has come, so that one at a time takes it further. */
export async function lockGathered(tx: Tx, hotelId: number): Promise<EventPlace> {
  await sql`insert into desk_gathered (hotel_id, transaction_id, event_id) values (${hotelId}, '0', 0)
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ place: string; event_id: number }>`
    select transaction_id::text as place, event_id from desk_gathered where hotel_id = ${hotelId} for update`.execute(
    tx,
  );
  return { transactionId: rows[0]?.place ?? '0', eventId: rows[0]?.event_id ?? 0 };
}

export async function saveGathered(tx: Tx, hotelId: number, { transactionId, eventId }: EventPlace): Promise<void> {
  await sql`update desk_gathered set transaction_id = ${transactionId}::xid8, event_id = ${eventId}
    where hotel_id = ${hotelId}`.execute(tx);
}

/** How each came to be: whether the house wrote it in, and whether its guests stayed away. */
export async function readOrigins(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly isByHotel: boolean; readonly isNoShow: boolean }>> {
  const { rows } = await sql<{ reservation_id: string; is_by_hotel: boolean; is_no_show: boolean }>`
    select reservation_id, (array_agg(who order by event_id))[1] = 'hotel' as is_by_hotel,
           coalesce((array_agg(what order by event_id desc)
             filter (where what like 'no-show%' or what = ${CANCELLATION_UNDONE}))[1] = 'no-show', false)
             as is_no_show
      from reservation_event
     where hotel_id = ${hotelId} and reservation_id = any(${reservationIds}::text[])
     group by reservation_id`.execute(tx);
  return new Map(rows.map((row) => [row.reservation_id, { isByHotel: row.is_by_hotel, isNoShow: row.is_no_show }]));
}

export type SavedEntry = {
  readonly reservationId: string;
  readonly eventId: number;
  readonly status: ReservationStatus;
  readonly stands: boolean;
  readonly isUnpaid: boolean;
  readonly isNoShow: boolean;
  readonly presence: Presence;
  readonly bookedAt: Date;
  readonly arrival: StayDate;
  readonly departure: StayDate;
  readonly nights: number;
  readonly name: string;
  readonly total: number;
  readonly source: Source;
  readonly roomIds: readonly string[];
  readonly ratePlanIds: readonly string[];
  readonly words: readonly string[];
};

/** Writes entries and what they are found by. What somebody else has written from a later moment stays. */
export async function saveEntries(tx: Tx, hotelId: number, entries: readonly SavedEntry[]): Promise<void> {
  if (entries.length === 0) return;
  // In one order, so that two who write the same do not wait for each other.
  const sorted = entries.toSorted((a, b) => (a.reservationId < b.reservationId ? -1 : 1));
  const written = await tx
    .insertInto('desk_entry')
    .values(
      sorted.map((entry) => ({
        hotel_id: hotelId,
        reservation_id: entry.reservationId,
        event_id: entry.eventId,
        status: entry.status,
        stands: entry.stands,
        is_kept: entry.status !== 'discarded',
        is_unpaid: entry.isUnpaid,
        is_no_show: entry.isNoShow,
        presence: entry.presence,
        booked_at: entry.bookedAt,
        arrival: entry.arrival,
        departure: entry.departure,
        nights: entry.nights,
        name: entry.name,
        total: entry.total,
        source: entry.source,
        room_ids: [...entry.roomIds],
        rate_plan_ids: [...entry.ratePlanIds],
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['hotel_id', 'reservation_id'])
        .doUpdateSet((set) => ({
          event_id: set.ref('excluded.event_id'),
          status: set.ref('excluded.status'),
          stands: set.ref('excluded.stands'),
          is_kept: set.ref('excluded.is_kept'),
          is_unpaid: set.ref('excluded.is_unpaid'),
          is_no_show: set.ref('excluded.is_no_show'),
          presence: set.ref('excluded.presence'),
          arrival: set.ref('excluded.arrival'),
          departure: set.ref('excluded.departure'),
          nights: set.ref('excluded.nights'),
          name: set.ref('excluded.name'),
          total: set.ref('excluded.total'),
          room_ids: set.ref('excluded.room_ids'),
          rate_plan_ids: set.ref('excluded.rate_plan_ids'),
        }))
        .whereRef('excluded.event_id', '>', 'desk_entry.event_id'),
    )
    .returning('reservation_id')
    .execute();
  const ids = new Set(written.map((row) => row.reservation_id));
  await replaceWords(
    tx,
    hotelId,
    sorted.filter(({ reservationId }) => ids.has(reservationId)),
  );
}

async function replaceWords(tx: Tx, hotelId: number, entries: readonly SavedEntry[]): Promise<void> {
  const pairs = entries.flatMap(({ reservationId, words }) => words.map((word) => ({ reservationId, word })));
  const ids = entries.map(({ reservationId }) => reservationId);
  await sql`delete from desk_word where hotel_id = ${hotelId} and reservation_id = any(${ids}::text[])`.execute(tx);
  await sql`
    insert into desk_word (hotel_id, word, reservation_id)
    select ${hotelId}, word, reservation_id
      from unnest(${pairs.map(({ word }) => word)}::text[], ${pairs.map((pair) => pair.reservationId)}::text[])
        as pair (word, reservation_id)
        on conflict do nothing`.execute(tx);
}
