import type { ConnectionId } from '@stayfront/rules/connection/connection-id';
import type { Tx } from '../../platform/db/open-database.ts';
import type { AboutMessage, MessageTry } from './message-try.ts';

/** All tries of one message that are still known, the newest first. */
export async function readTries(
  tx: Tx,
  hotelId: number,
  connection: ConnectionId,
  { reservationId, eventId }: AboutMessage,
): Promise<MessageTry[]> {
  const rows = await tx
    .selectFrom('message_try')
    .select(['tried_at', 'took_ms', 'is_taken', 'status', 'answer'])
    .where('hotel_id', '=', hotelId)
    .where('reservation_id', '=', reservationId)
    .where('connection', '=', connection)
    .$if(eventId !== null, (query) => query.where('event_id', '=', eventId))
    .orderBy('try_id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    at: row.tried_at.getTime(),
    tookMs: row.took_ms,
    isTaken: row.is_taken,
    status: row.status,
    answer: row.answer,
  }));
}
