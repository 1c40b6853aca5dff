import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Delivery } from './delivery.ts';
import { readQueuedSince } from './delivery.store.ts';

const mostReservations = 1_000;

/** All that a system was, or is to be, told of reservations to which anything has happened since an instant. */
export const listDeliveriesSince = (
  tx: Tx,
  hotelId: number,
  connection: SystemId,
  since: Instant,
): Promise<Delivery[]> => readQueuedSince(tx, hotelId, connection, since, mostReservations);
