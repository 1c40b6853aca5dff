import type { Tx } from '../../platform/db/open-database.ts';
import { readTimeline, type StoredEvent } from './event.store.ts';
import type { Whose } from './note-happening.ts';

/** Something that happened to a reservation. */
export type HistoryEvent = StoredEvent;

/** All that happened to a reservation, the oldest first. */
export const readHistory = (tx: Tx, { hotelId, reservationId }: Whose): Promise<HistoryEvent[]> =>
  readTimeline(tx, hotelId, reservationId);
