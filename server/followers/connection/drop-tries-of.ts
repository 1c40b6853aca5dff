import type { ConnectionId } from '@stayfront/rules/connection/connection-id';
import type { Tx } from '../../platform/db/open-database.ts';

/** How a connection fared that is taken away is forgotten with it. */
export async function dropTriesOf(tx: Tx, hotelId: number, connection: ConnectionId): Promise<void> {
  await tx.deleteFrom('message_try').where('hotel_id', '=', hotelId).where('connection', '=', connection).execute();
}
