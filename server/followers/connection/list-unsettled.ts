import type { SystemId } from '@stayfront/rules/connection/account';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Delivery } from './delivery.ts';
import { readUnsettled } from './delivery.store.ts';

const month = 30 * 86_400_000;
const most = 200;

/** States of bookings that a system has still to take, or would not take within a month. */
export const listUnsettled = (tx: Tx, hotelId: number, connection: SystemId, now: Instant): Promise<Delivery[]> =>
  readUnsettled(tx, hotelId, connection, now - month, most);
