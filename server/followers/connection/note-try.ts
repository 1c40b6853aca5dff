import type { ConnectionId } from '@stayfront/rules/connection/connection-id';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { AboutMessage, MessageTry } from './message-try.ts';

/** So many of each connection are kept. */
const most = 1000;

/** Writes down how a try went. What was sent is not kept: it can be made anew, as long as the guest is known. */
export async function noteTry(
  tx: Tx,
  hotelId: number,
  connection: ConnectionId,
  { reservationId, eventId, at, tookMs, isTaken, status, answer }: AboutMessage & MessageTry,
): Promise<void> {
  await tx
    .insertInto('message_try')
    .values({
      hotel_id: hotelId,
      connection,
      reservation_id: reservationId,
      event_id: eventId,
      tried_at: new Date(at),
      took_ms: Math.round(tookMs),
      is_taken: isTaken,
      status: status.slice(0, 200),
      answer,
    })
    .execute();
  await sql`
    delete from message_try
     where hotel_id = ${hotelId} and connection = ${connection} and try_id <= (
       select try_id from message_try where hotel_id = ${hotelId} and connection = ${connection}
        order by try_id desc offset ${most} limit 1)`.execute(tx);
}
