import type { Tx } from '../../platform/db/open-database.ts';
import { readOwnHotels } from '../operator/read-own-hotels.ts';

/**
 * Whether every hotel of this installation belongs to somebody: then it is theirs, and they may begin another in it. Where
 * hotels of several owners live together, whoever runs it hands out links.
 */
export async function ownsAll(tx: Tx, email: string): Promise<boolean> {
  const owned = new Set(
    (await readOwnHotels(tx, email)).flatMap(({ hotelId, role }) => (role === 'owner' ? [hotelId] : [])),
  );
  const hotels = await tx.selectFrom('hotel').select('hotel_id').execute();
  return hotels.every(({ hotel_id: hotelId }) => owned.has(hotelId));
}
