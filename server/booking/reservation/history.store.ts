import type { Actor } from '@stayfront/rules/booking/actor';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';

export type Happening = {
  readonly what: string;
  readonly who: Actor;
  /** Nothing about the guest: the history outlives the guest's data, and nobody can take anything out of it. */
  readonly detail?: object;
  /** What the rooms that stand cost after it, in the hotel's currency. */
  readonly total?: number;
};

type Whose = { readonly hotelId: number; readonly reservationId: string };

/** Adds to the history of a reservation; whoever follows it, by cursor or webhook, hears of it from there. */
export async function noteHappening(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  { what, who, detail = {}, total }: Happening,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('reservation_event')
    .values({
      hotel_id: hotelId,
      reservation_id: reservationId,
      happened_at: new Date(now),
      who,
      what,
      detail: JSON.stringify(detail),
      total: total ?? null,
    })
    .execute();
}

/** When something last happened to a reservation, and whether it ever stood: one that was only held did not. */
export async function readCourse(
  tx: Tx,
  { hotelId, reservationId }: Whose,
): Promise<{ readonly changedAt: Instant; readonly wasConfirmed: boolean }> {
  const row = await tx
    .selectFrom('reservation_event')
    .select(({ fn }) => [
      fn.max('happened_at').as('changed_at'),
      fn.agg<boolean | null>('bool_or', [sql<boolean>`what in ('book', 'pay')`]).as('was_confirmed'),
    ])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return { changedAt: row.changed_at?.getTime() ?? 0, wasConfirmed: row.was_confirmed ?? false };
}
