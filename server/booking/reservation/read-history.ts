import type { Tx } from '../../platform/db/open-database.ts';
import { readTimelines, type StoredEvent } from './event.store.ts';
import type { Whose } from './note-happening.ts';

/** Something that happened to a reservation. */
export type HistoryEvent = StoredEvent;

/** All that happened to a reservation, the oldest first. */
export const readHistory = async (tx: Tx, { hotelId, reservationId }: Whose): Promise<HistoryEvent[]> =>
  (await readTimelines(tx, hotelId, [reservationId])).get(reservationId) ?? [];
