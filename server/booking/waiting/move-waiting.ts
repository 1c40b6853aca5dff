import type { DeskWaitingList } from '@stayfront/contract/desk/waiting';
import { refuse, type Refusal } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { movedBefore } from '@stayfront/rules/waiting/moved-before';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeList } from './describe-list.ts';
import { listWaiting, lockOrder, saveOrder } from './waiting.store.ts';

/** Has a guest asked before another. Who comes next is named, not a place: two desks at once do what each means. */
export const moveWaiting = (
  db: Db,
  hotel: Hotel,
  { waitingId, before }: { readonly waitingId: string; readonly before: string | null },
  now: Instant,
): Promise<DeskWaitingList | Refusal<'waiting.unknown'>> =>
  inHotel(db, hotel.hotelId, async (tx) => {
    const { hotelId } = hotel;
    await lockOrder(tx, hotelId);
    const ids = (await listWaiting(tx, hotelId, ['waiting', 'offered', 'booked'])).map((entry) => entry.waitingId);
    if (!ids.includes(waitingId) || (before !== null && !ids.includes(before))) return refuse('waiting.unknown');
    await saveOrder(tx, hotelId, movedBefore(ids, waitingId, before));
    return describeList(tx, hotel, now);
  });
