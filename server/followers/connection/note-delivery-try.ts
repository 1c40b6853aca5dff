import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import { updateSettled } from './delivery.store.ts';

/**
 * Notes how pushing a state went: taken, refused for good, or to be tried again (`waiting`). Whoever pushes keeps the
 * order: nothing newer of the same reservation before this one is settled.
 */
export const noteDeliveryTry = (
  tx: Tx,
  hotelId: number,
  deliveryIds: readonly number[],
  { becomes, status }: { readonly becomes: 'acknowledged' | 'refused' | 'waiting'; readonly status: string },
  now: Instant,
): Promise<void> => updateSettled(tx, hotelId, deliveryIds, { state: becomes, status, isTry: true }, now);
