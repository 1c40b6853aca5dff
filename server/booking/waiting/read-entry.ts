import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import { readWaiting } from './waiting.store.ts';

export const readEntry = (
  db: Db,
  { hotelId, waitingId }: { readonly hotelId: number; readonly waitingId: string },
): Promise<WaitingEntry | null> => inHotel(db, hotelId, (tx) => readWaiting(tx, { hotelId, waitingId }), 'read only');
