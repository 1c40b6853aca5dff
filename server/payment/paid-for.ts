import type { Tx } from '../platform/db/open-database.ts';
import { paidForEach } from './paid-for-each.ts';

/** What has been paid for a reservation, without what went back or is on its way back; in minor units. */
export const paidFor = async (tx: Tx, hotelId: number, reservationId: string): Promise<number> =>
  (await paidForEach(tx, hotelId, [reservationId])).get(reservationId) ?? 0;
