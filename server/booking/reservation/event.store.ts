import type { Actor } from '@stayfront/rules/booking/actor';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type StoredEvent = {
  readonly eventId: number;
  readonly reservationId: string;
  readonly who: Actor;
  readonly what: string;
  readonly detail: Record<string, unknown>;
  /** What the rooms that stood then cost; null where it was not about rooms. */
  readonly total: number | null;
  readonly happenedAt: Instant;
};

export type Row = {
  event_id: number;
  reservation_id: string;
  who: Actor;
  what: string;
  detail: object;
  total: number | null;
  happened_at: Date;
};

/** All that happened to reservations, the oldest first, in one statement however many they are. */
export async function readTimelines(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<ReadonlyMap<string, StoredEvent[]>> {
  const rows = await tx
    .selectFrom('reservation_event')
    .select(['event_id', 'reservation_id', 'who', 'what', 'detail', 'total', 'happened_at'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', sql<string>`any(${reservationIds}::text[])`)
    .orderBy('event_id')
    .execute();
  return Map.groupBy(rows.map(eventOf), (event) => event.reservationId);
}

export const eventOf = (row: Row): StoredEvent => ({
  eventId: row.event_id,
  reservationId: row.reservation_id,
  who: row.who,
  what: row.what,
  detail: row.detail as Record<string, unknown>,
  total: row.total,
  happenedAt: row.happened_at.getTime(),
});
