import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Whose } from './note-happening.ts';

/** When something last happened to a reservation, and whether it ever stood: one that was only held did not. */
export async function readCourse(
  tx: Tx,
  { hotelId, reservationId }: Whose,
): Promise<{ readonly changedAt: Instant; readonly wasConfirmed: boolean }> {
  const row = await tx
    .selectFrom('reservation_event')
    .select(({ fn }) => [
      fn.max('happened_at').as('changed_at'),
      fn.agg<boolean | null>('bool_or', [sql<boolean>`what in ('book', 'pay', 'imported')`]).as('was_confirmed'),
    ])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirstOrThrow();
  return { changedAt: row.changed_at?.getTime() ?? 0, wasConfirmed: row.was_confirmed ?? false };
}
