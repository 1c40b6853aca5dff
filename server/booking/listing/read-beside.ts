import type { Tx } from '../../platform/db/open-database.ts';
import { receivedForEach } from '../../payment/received-for-each.ts';
import { readPresences } from '../desk/read-presences.ts';
import type { Beside } from './entry.ts';
import { readOrigins } from './entry.store.ts';

/** What is known of reservations beside themselves, in four statements however many they are. */
export async function readBeside(
  tx: Tx,
  hotelId: number,
  reservationIds: readonly string[],
): Promise<(reservationId: string) => Beside> {
  const receivedFor = await receivedForEach(tx, hotelId, reservationIds);
  const presences = Map.groupBy(await readPresences(tx, hotelId, reservationIds), (one) => one.reservationId);
  const origins = await readOrigins(tx, hotelId, reservationIds);
  return (reservationId) => ({
    received: receivedFor(reservationId),
    presences: presences.get(reservationId) ?? [],
    isByHotel: origins.get(reservationId)?.isByHotel ?? false,
    isNoShow: origins.get(reservationId)?.isNoShow ?? false,
  });
}
