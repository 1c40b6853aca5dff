import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Tx } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { textsFor, type Texts } from '../../platform/texts/texts-for.ts';
import { wordsOf } from '../../property/hotel/words-of.ts';
import { describeReservation } from './describe-reservation.ts';
import { readTimelines, type StoredEvent } from './event.store.ts';
import { readReservations } from './read-reservations.ts';
import type { StoredReservation } from './stored-reservation.ts';

/**
 * Reservations as their hotel sees them, in the hotel's language, with all that happened to each, in the order in which
 * they are named. In three statements however many they are.
 */
export async function readHotelReservations(
  tx: Tx,
  hotel: Hotel,
  reservationIds: readonly string[],
  now: Instant,
): Promise<HotelReservation[]> {
  if (reservationIds.length === 0) return [];
  const { hotelId, document } = hotel;
  const stored = await readReservations(tx, hotelId, reservationIds);
  const timelines = await readTimelines(tx, hotelId, reservationIds);
  const texts = await textsFor(document.language, wordsOf(hotel));
  const byId = new Map(stored.map((one) => [one.reservationId, one]));
  return reservationIds.flatMap((id) => {
    const one = byId.get(id);
    return one ? [describeForHotel(hotel, one, timelines.get(id) ?? [], texts, now)] : [];
  });
}

const describeForHotel = (
  hotel: Hotel,
  stored: StoredReservation,
  events: readonly StoredEvent[],
  texts: Texts,
  now: Instant,
): HotelReservation => ({
  ...describeReservation(hotel, stored, hotel.document.language, texts, now),
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
});
