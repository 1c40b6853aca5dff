import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import type { MessageTry } from './message-try.ts';

/** The newest try of each connection. */
export async function readNewestTries(tx: Tx, hotelId: number): Promise<(MessageTry & { connection: string })[]> {
  const { rows } = await sql<Omit<MessageTry, 'at'> & { connection: string; at: Date }>`
    select distinct on (connection) connection, tried_at as at, took_ms as "tookMs", is_taken as "isTaken", status, answer
      from message_try where hotel_id = ${hotelId} order by connection, try_id desc`.execute(tx);
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
}
