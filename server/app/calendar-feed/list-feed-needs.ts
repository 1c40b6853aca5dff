import type { Need } from '@stayfront/contract/desk/needs';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readStoredFeeds } from './feed.store.ts';
import { roomName } from './room-name.ts';

/** Calendars from elsewhere that need somebody: nights that are sold twice, and copies that are kept for want of a better. */
export async function listFeedNeeds(tx: Tx, hotel: Hotel): Promise<Need[]> {
  const feeds = (await readStoredFeeds(tx, hotel.hotelId)).filter((feed) => !feed.isOff && feed.sealedSource !== null);
  const needs: Need[] = [];
  for (const { feedId, title, roomId, trouble, since, readAt, clashes } of feeds) {
    const named = { feedId, feed: title, roomName: roomName(hotel, roomId) };
    const nights = clashes.map(({ night }) => night);
    if (nights.length > 0)
      needs.push({ kind: 'feed-clash', needId: `feed-clash ${feedId}`, since: textOf(readAt), ...named, nights });
    if (trouble !== null)
      needs.push({ kind: 'feed', needId: `feed ${feedId}`, since: textOf(since), ...named, trouble });
  }
  return needs;
}

const textOf = (time: Date | null): string | null => time?.toISOString() ?? null;
