import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel, ReadHotel } from '../hotel/hotel.ts';
import { draftedHotel } from './drafted-hotel.ts';
import { readDraftNumber } from './house-draft.store.ts';
import { openHouse } from './open-house.ts';

/** A draft is looked at by few people; each is put together once for all questions of a page. */
const keptDrafts = 50;

type Kept = { readonly of: Hotel; readonly number: number; readonly drafted: Hotel };

/** Reads hotels with the draft in them, as it is at each question. */
export function draftedHotels(db: Db, readHotel: ReadHotel): ReadHotel {
  const kept = new Map<number, Kept>();
  return async (hotelId) => {
    const hotel = await readHotel(hotelId);
    if (!hotel) return null;
    const known = kept.get(hotelId);
    const read = await inHotel(
      db,
      hotelId,
      async (tx) => {
        const number = await readDraftNumber(tx, hotelId);
        const isKnown = known?.of === hotel && known.number === number;
        return isKnown ? known : { of: hotel, number, drafted: draftedHotel(await openHouse(tx, hotel)) };
      },
      'read only',
    );
    kept.delete(hotelId); // to the end of the line
    kept.set(hotelId, read);
    const [oldest] = kept.keys();
    if (kept.size > keptDrafts && oldest !== undefined) kept.delete(oldest);
    return read.drafted;
  };
}
