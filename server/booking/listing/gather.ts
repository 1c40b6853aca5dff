import { plainWords } from '@stayfront/rules/search/plain-words';
import { todayAt, type Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db, Tx } from '../../platform/db/open-database.ts';
import { atEachHotel } from '../../property/hotel/at-each-hotel.ts';
import type { Hotel, ReadHotel } from '../../property/hotel/hotel.ts';
import { readImportedNumbers } from '../imports/read-imported-numbers.ts';
import { isFromElsewhere, readEventsAfter } from '../reservation/read-events-after.ts';
import { readReservations } from '../reservation/read-reservations.ts';
import { entryOf, sortedName, stands, wordsOf } from './entry.ts';
import { lockGathered, readUnlisted, saveEntries, saveGathered, type News, type SavedEntry } from './entry.store.ts';
import { readBeside } from './read-beside.ts';

/** So much is taken into the list while somebody waits for it; more is left to the worker. */
const mostAtOnce = 200;
const batch = 500;

/**
 * Takes what has just happened into the list, so that whoever reads it next sees their own doing. The history itself says
 * what is missing: no server has to remember to tell. Says whether there is more.
 */
export async function gatherNews(db: Db, hotel: Hotel, now: Instant): Promise<{ readonly isComplete: boolean }> {
  const { hotelId } = hotel;
  const news = await inHotel(db, hotelId, (tx) => readUnlisted(tx, hotelId, mostAtOnce), 'read only');
  if (news.length > 0) await inHotel(db, hotelId, (tx) => list(tx, hotel, news, now));
  return { isComplete: news.length < mostAtOnce };
}

/** Takes the whole history of every hotel into its list, and notes how far nothing can be joined to it any more. */
export const keepLists = (db: Db, readHotel: ReadHotel, now: Instant): Promise<void> =>
  atEachHotel(db, async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (hotel) await keepList(db, hotel, now);
  });

/** The same of one hotel. */
export async function keepList(db: Db, hotel: Hotel, now: Instant): Promise<void> {
  while (await inHotel(db, hotel.hotelId, (tx) => goOn(tx, hotel, now)));
}

async function goOn(tx: Tx, hotel: Hotel, now: Instant): Promise<boolean> {
  const { hotelId } = hotel;
  const after = await lockGathered(tx, hotelId);
  const found = await readEventsAfter(tx, hotelId, after, batch);
  const last = found.at(-1);
  if (!last) {
    // The database was put back from a backup, where the numbers of transactions began anew.
    if (await isFromElsewhere(tx, after)) await saveGathered(tx, hotelId, { transactionId: '0', eventId: 0 });
    return false;
  }
  const latest = new Map(found.map(({ event }) => [event.reservationId, event.eventId]));
  const news = Array.from(latest, ([reservationId, eventId]) => ({ reservationId, eventId }));
  await list(tx, hotel, news, now);
  await saveGathered(tx, hotelId, last.place);
  return found.length === batch;
}

async function list(tx: Tx, hotel: Hotel, news: readonly News[], now: Instant): Promise<void> {
  const { hotelId, document } = hotel;
  const today = todayAt(document.timeZone, now);
  const ids = news.map(({ reservationId }) => reservationId);
  const reservations = await readReservations(tx, hotelId, ids);
  const besideOf = await readBeside(tx, hotelId, ids);
  const numbers = await readImportedNumbers(tx, hotelId, ids);
  const eventOf = new Map(news.map(({ reservationId, eventId }) => [reservationId, eventId]));
  const entries = reservations
    .filter(({ roomStays }) => roomStays.length > 0)
    .map((reservation): SavedEntry => {
      const { reservationId, status, createdAt } = reservation;
      const entry = entryOf(reservation, besideOf(reservationId), today);
      const isStanding = stands(reservation, entry);
      const of = (pick: (stay: (typeof entry.stays)[number]) => string): string[] => [
        ...new Set(entry.stays.map(pick)),
      ];
      return {
        ...entry,
        reservationId,
        status,
        eventId: eventOf.get(reservationId) ?? 0,
        stands: isStanding,
        isUnpaid: isStanding && entry.money.kind === 'open',
        bookedAt: new Date(createdAt),
        name: sortedName(reservation),
        roomIds: of(({ quote }) => quote.roomId),
        ratePlanIds: of(({ quote }) => quote.ratePlanId),
        words: [...wordsOf(reservation, document.address.countryCode), ...plainWords(numbers.get(reservationId) ?? '')],
      };
    });
  await saveEntries(tx, hotelId, entries);
}
