import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open-database.ts';
import { reopen } from './delivery.store.ts';

/** Gives a booking to a system once more, with all that came after it. False where there is no such state of one. */
export async function tellAgain(tx: Tx, hotelId: number, deliveryId: number): Promise<boolean> {
  const connection = await reopen(tx, hotelId, deliveryId);
  if (connection === null) return false;
  await sql`select queue_telling(${hotelId}, ${connection})`.execute(tx);
  return true;
}
