import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel, ReadHotel } from './hotel.ts';
import { loadHotel } from './load-hotel.ts';

const keptHotels = 500;

/**
 * Reads hotels, and remembers each while its version in the database stays the same. The version is asked for every
 * time, so that a change made by any server is seen by the next request on every other.
 */
export function hotelReader(db: Db): ReadHotel {
  const known = new Map<number, Hotel>();
  return async (hotelId) => {
    const row = await db.selectFrom('hotel').select('version').where('hotel_id', '=', hotelId).executeTakeFirst();
    if (!row) return null;
    const remembered = known.get(hotelId);
    if (remembered?.version === row.version) return remembered;
    const hotel = await loadHotel(db, hotelId);
    if (!hotel) return null;
    known.delete(hotelId);
    known.set(hotelId, hotel);
    const [oldest] = known.keys();
    if (known.size > keptHotels && oldest !== undefined) known.delete(oldest);
    return hotel;
  };
}
