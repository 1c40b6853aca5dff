import type { SystemId } from '@stayfront/rules/connection/account';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Delivery } from './delivery.ts';
import { readOpen } from './delivery.store.ts';

/** So many reservations go at a time; the others follow when these are taken. */
const usualMost = 200;

/**
 * What a system still has to take, reservation by reservation in the order in which it was made, and of each in the order
 * in which it happened. Of one reservation a later state is never to be told before an earlier one is settled.
 */
export const listOpenDeliveries = (
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  mostReservations = usualMost,
): Promise<Delivery[]> => readOpen(tx, hotelId, connection, mostReservations);
