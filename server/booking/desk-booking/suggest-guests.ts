import type { KnownGuest } from '@stayfront/contract/desk/booking';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { shownGuest } from '../reservation/shown-guest.ts';
import { findGuests } from './guest.store.ts';

const most = 10;

/** Guests of before, so that nobody types again what the house knows. */
export async function suggestGuests(db: Db, hotelId: number, text: string): Promise<{ guests: KnownGuest[] }> {
  const found = await inHotel(db, hotelId, (tx) => findGuests(tx, hotelId, text, most));
  return {
    guests: found.map(({ guest, language, stays, lastArrival }) => {
      const { givenName, surname, email, phone } = shownGuest(guest);
      return { givenName, surname, email, phone, language, stays, lastArrival };
    }),
  };
}
