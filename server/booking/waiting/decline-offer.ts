import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { Waiting } from '@stayfront/contract/waiting';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { describeWaiting } from './describe-waiting.ts';
import { endOffer } from './end-offer.ts';
import { openWaiting, type WaitingLink } from './open-waiting.ts';
import { readWaiting } from './waiting.store.ts';

/** Turns down the room on offer: the next on the list hears of it at once. */
export const declineOffer = (
  { db, secret }: { readonly db: Db; readonly secret: string },
  link: WaitingLink,
  now: Instant,
): Promise<Waiting | Refusal<'waiting.unknown' | 'waiting.not_offered'>> =>
  inHotel(db, link.hotelId, async (tx) => {
    const entry = await openWaiting(tx, secret, link, 'lock');
    if (isRefusal(entry)) return entry;
    if (entry.state !== 'offered') return refuse('waiting.not_offered');
    await endOffer(tx, entry);
    await queueBookingJob(tx, 'offer-waiting', { hotelId: link.hotelId });
    const declined = await readWaiting(tx, entry);
    return declined ? describeWaiting(declined, now) : refuse('waiting.unknown');
  });
