import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { textsFor } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { describeReservation } from './describe-reservation.ts';
import { readReservation } from './read-reservation.ts';
import { readTimeline } from './event.store.ts';

/** A reservation as its hotel sees it, in the hotel's language, with all that happened to it. */
export async function readHotelReservation(
  tx: Tx,
  hotel: Hotel,
  reservationId: string,
  now: Instant,
): Promise<HotelReservation | null> {
  const stored = await readReservation(tx, hotel.hotelId, reservationId);
  if (!stored) return null;
  const { language } = hotel.document;
  const events = await readTimeline(tx, hotel.hotelId, reservationId);
  return {
    ...describeReservation(hotel, stored, language, await textsFor(language, wordsOf(hotel)), now),
    guestInfo: stored.erasedAt === null ? stored.guest : null,
    erasedAt: stored.erasedAt === null ? null : new Date(stored.erasedAt).toISOString(),
    language: stored.language,
    channelParameters: stored.channel,
    guarantee: stored.guarantee,
    events: events.map(({ eventId, happenedAt, who, what, total, detail }) => ({
      eventId,
      happenedAt: new Date(happenedAt).toISOString(),
      who,
      what,
      total,
      detail,
    })),
  };
}
