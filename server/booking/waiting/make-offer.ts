import { demandOf } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { nightsOf } from '@stayfront/rules/stay/stay-date';
import { offerEnd } from '@stayfront/rules/waiting/limits';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { QuoteSeal } from '../../selling/offer/quote-seal.ts';
import { queueBookingJob } from '../reservation/booking-jobs.ts';
import { holdRooms } from '../reservation/hold-rooms.ts';
import type { RoomFor } from './find-rooms-for.ts';
import type { WaitingEntry } from './waiting-entry.ts';
import { offerTo, readWaiting } from './waiting.store.ts';

type Deps = { readonly db: Db; readonly seal: QuoteSeal };

/**
 * Holds a room for somebody on the list and queues the letter: room, prices and letter are one transaction. False where it
 * was sold in between, or the guest waits no longer. Its prices are signed anew, to last as long as the room is held.
 */
export const makeOffer = (
  { db, seal }: Deps,
  { hotelId, waitingId }: WaitingEntry,
  { roomId, products }: RoomFor,
  now: Instant,
): Promise<boolean> =>
  inHotel(db, hotelId, async (tx) => {
    const entry = await readWaiting(tx, { hotelId, waitingId }, 'lock');
    if (entry?.state !== 'waiting') return false;
    const until = offerEnd(now);
    const demand = demandOf([{ roomId, nights: nightsOf(entry) }]);
    if (!(await holdRooms(tx, { hotelId, reservationId: waitingId }, demand, until, now))) return false;
    const kept = products.map((product) => ({
      ...product,
      reference: keptReference(seal, product.reference, { waitingId, until }),
    }));
    await offerTo(tx, entry, { roomId, products: kept, until });
    const mark = String(entry.offerCount + 1);
    await queueBookingJob(tx, 'tell-waiting', { hotelId, waitingId, letter: 'offer', mark });
    // The next hears of it as soon as this one's time is over.
    await queueBookingJob(tx, 'offer-waiting', { hotelId }, until + 1_000);
    return true;
  });

function keptReference(seal: QuoteSeal, reference: string, kept: { waitingId: string; until: Instant }): string {
  const quote = seal.open(reference);
  if (!quote) throw new Error('This quote was signed a moment ago');
  return seal.seal({ ...quote, waitingId: kept.waitingId, expiresAt: kept.until });
}
