import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Whose } from './note-happening.ts';

/** Whether the history of a reservation says already that something was done: about what is due on a day, say. */
export async function isNoted(
  tx: Tx,
  { hotelId, reservationId }: Whose,
  what: string,
  detail: Readonly<Record<string, string>>,
): Promise<boolean> {
  const event = await tx
    .selectFrom('reservation_event')
    .select('event_id')
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('what', '=', what)
    .where(sql<boolean>`detail @> ${JSON.stringify(detail)}::jsonb`)
    .executeTakeFirst();
  return event !== undefined;
}
