import { refuse, type Refusal } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { deleteArrival, readArrivalState } from './arrival.store.ts';

/** Forgets an archive that was sent. Whoever is at it notices, and leaves nothing of it. */
export const forgetArrival = (
  db: Db,
  hotelId: number,
  arrivalId: string,
): Promise<{ arrivalId: string } | Refusal<'arrival.taken'>> =>
  inHotel(db, hotelId, async (tx) => {
    await deleteArrival(tx, hotelId, arrivalId);
    const state = await readArrivalState(tx, hotelId, arrivalId);
    return state === null ? { arrivalId } : refuse('arrival.taken');
  });
