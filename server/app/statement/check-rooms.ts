import { textIn } from '@stayfront/contract/property/texts';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import type { Db } from '../../platform/db/open-database.ts';
import { readApart } from '../../platform/db/read-apart.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { fault, type Found } from './found-line.ts';
import { readNights } from './statement.store.ts';

/** No room is sold twice: each night's counter is what its reservations come to, and no more than there are. */
export async function checkRooms(db: Db, hotel: Hotel, day: StayDate): Promise<Found> {
  const { counted, wrong } = await readApart(db, hotel.hotelId, (tx) => readNights(tx, hotel.hotelId, day));
  const faults = wrong.map((night) => {
    const said = { day: night.day, name: nameOf(hotel, night.roomId) };
    return night.booked > night.total
      ? fault('sold_beyond', { ...said, expected: night.total, found: night.booked })
      : fault('books_differ', { ...said, expected: night.booked, found: night.sold });
  });
  return { counted, faults };
}

function nameOf({ document: { language, rooms } }: Hotel, roomId: string): string {
  return textIn(rooms.find(({ id }) => id === roomId)?.name, language, language) || roomId;
}
