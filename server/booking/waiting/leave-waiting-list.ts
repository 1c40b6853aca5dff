import { isRefusal } from '@stayfront/contract/problem';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { forgetWaiting } from './forget-waiting.ts';
import { openWaiting, type WaitingLink } from './open-waiting.ts';

/** Forgets whoever leaves the list. A link that opens nothing is told the same: there is nobody to forget. */
export const leaveWaitingList = (
  { db, secret }: { readonly db: Db; readonly secret: string },
  link: WaitingLink,
): Promise<{ isGone: true }> =>
  inHotel(db, link.hotelId, async (tx) => {
    const entry = await openWaiting(tx, secret, link, 'lock');
    if (!isRefusal(entry)) await forgetWaiting(tx, entry);
    return { isGone: true };
  });
