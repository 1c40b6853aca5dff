import type { ChosenRoom } from '@stayfront/rules/grid/without-chosen';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readHeldNights } from './own-nights.store.ts';

type Deps = { readonly db: Db; now(): Instant };

/** The rooms that are held for a guest's session: free for this guest, and for nobody else. */
export async function readOwnNights(
  { db, now }: Deps,
  hotelId: number,
  session: string | undefined,
): Promise<readonly ChosenRoom[]> {
  if (session === undefined) return [];
  return inHotel(db, hotelId, (tx) => readHeldNights(tx, hotelId, session, now()));
}
