import type { Tx } from '../../platform/db/open-database.ts';
import { readTimelines, type StoredEvent } from './event.store.ts';

/** All that happened to a reservation, the oldest first. */
export const readTimeline = async (tx: Tx, hotelId: number, reservationId: string): Promise<StoredEvent[]> =>
  (await readTimelines(tx, hotelId, [reservationId])).get(reservationId) ?? [];
