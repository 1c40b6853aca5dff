import type { Received } from '@stayfront/rules/payment/payment-account';
import type { Tx } from '../platform/db/open-database.ts';
import { receivedForEach } from './received-for-each.ts';

/** What came for a reservation, whichever way; in minor units. */
export const receivedFor = async (tx: Tx, hotelId: number, reservationId: string): Promise<Received> =>
  (await receivedForEach(tx, hotelId, [reservationId]))(reservationId);
