import { readSearch } from '@stayfront/rules/search/read-search';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { gatherNews } from './gather.ts';
import { findByText, mostFound } from './search.store.ts';

/** Reservations by what the list is searched by: for those who look for something about them. */
export async function findReservations(
  db: Db,
  hotel: Hotel,
  text: string,
  now: Instant,
): Promise<{ readonly reservationIds: readonly string[]; readonly isCut: boolean }> {
  await gatherNews(db, hotel, now);
  const find = async () =>
    inHotel(db, hotel.hotelId, (tx) => findByText(tx, hotel.hotelId, readSearch(text)), 'read only');
  const reservationIds = await find();
  return { reservationIds, isCut: reservationIds.length >= mostFound };
}
