import type { Tx } from '../platform/db/open-database.ts';
import { listAllRefunds, type DatedRefund } from './payment-refund.store.ts';

/** All that went back of a reservation's payments, is to go back or could not, oldest first. */
export const listRefundsFor = (tx: Tx, hotelId: number, reservationId: string): Promise<DatedRefund[]> =>
  listAllRefunds(tx, hotelId, reservationId);
