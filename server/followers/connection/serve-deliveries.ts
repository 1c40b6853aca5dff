import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { updateServed } from './delivery.store.ts';

/** Notes that these states are on their way: what a system acknowledges from now on is up to them, and nothing newer. */
export const serveDeliveries = (tx: Tx, hotelId: number, deliveryIds: readonly number[], now: Instant): Promise<void> =>
  updateServed(tx, hotelId, deliveryIds, now);
