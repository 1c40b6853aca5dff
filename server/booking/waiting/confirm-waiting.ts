import { isRefusal, refuse, type Refusal } from '@stayfront/contract/problem';
import type { Waiting } from '@stayfront/contract/waiting';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { describeWaiting } from './describe-waiting.ts';
import { openWaiting, type WaitingLink } from './open-waiting.ts';
import { confirmEntry, lockOrder, readWaiting } from './waiting.store.ts';

/** Puts whoever has opened the letter on the list, at its end. Asked again, it says the same. */
export const confirmWaiting = (
  { db, secret }: { readonly db: Db; readonly secret: string },
  link: WaitingLink,
  now: Instant,
): Promise<Waiting | Refusal<'waiting.unknown'>> =>
  inHotel(db, link.hotelId, async (tx) => {
    const entry = await openWaiting(tx, secret, link, 'lock');
    if (isRefusal(entry)) return entry;
    if (entry.state !== 'asked') return describeWaiting(entry, now);
    await lockOrder(tx, link.hotelId);
    await confirmEntry(tx, entry, now);
    // A room may have come free while the letter lay there.
    await queueBookingJob(tx, 'offer-waiting', { hotelId: link.hotelId });
    const confirmed = await readWaiting(tx, entry);
    return confirmed ? describeWaiting(confirmed, now) : refuse('waiting.unknown');
  });
