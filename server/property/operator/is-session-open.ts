import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { readSession } from './operator-session.store.ts';

/** Whether a session still opens something. To ask is no use of it: a page that only listens keeps nobody signed in. */
export const isSessionOpen = (
  db: Db,
  { hotelId, sessionHash }: { readonly hotelId: number; readonly sessionHash: Buffer },
  now: Instant,
): Promise<boolean> =>
  inHotel(db, hotelId, async (tx) => (await readSession(tx, hotelId, sessionHash, now)) !== null, 'read only');
