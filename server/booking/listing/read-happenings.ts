import type { Actor } from '@stayfront/rules/booking/actor';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

type Whose = { readonly hotelId: number; readonly reservationId: string };
type StoredHappening = {
  readonly at: Date;
  readonly who: Actor;
  readonly what: string;
  readonly total: number | null;
  readonly detail: Record<string, unknown>;
};

/** All that happened to a reservation, the newest first. */
export async function readHappenings(tx: Tx, { hotelId, reservationId }: Whose): Promise<StoredHappening[]> {
  const { rows } = await sql<StoredHappening>`
    select happened_at as at, who, what, total, detail from reservation_event
     where hotel_id = ${hotelId} and reservation_id = ${reservationId}
     order by event_id desc`.execute(tx);
  return rows;
}

/** When its rooms, its guest or its status last changed: notes and ticks are no part of a letter. */
export async function readChangedAt(tx: Tx, { hotelId, reservationId }: Whose): Promise<Instant> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(happened_at) as at from reservation_event
     where hotel_id = ${hotelId} and reservation_id = ${reservationId} and total is not null`.execute(tx);
  return rows[0]?.at?.getTime() ?? 0;
}
