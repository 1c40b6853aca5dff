import type { Db } from '../../platform/db/open-database.ts';
import type { Hotel, ReadHotel } from './hotel.ts';
import { loadHotel } from './load-hotel.ts';

export type KnownHotels = {
  /** As the database has it now: its version is asked for each time. */
  current: ReadHotel;
  /** As it is known, without a question: for whoever hears of every change and says so with `forget`. */
  remembered: ReadHotel;
  /** Whether this is what is known of the hotel, and nothing older. */
  isKnown(hotel: Hotel): boolean;
  /** One has changed, or all may have: also what is being read now may be from before, and is not kept. */
  forget(hotelId?: number): void;
  size(): number;
};

/** Documents are small, but a crawler may ask for every hotel there is. */
const keptHotels = 2_000;

/** The hotels that this process knows by heart, each once. It may forget any at any time. */
export function knownHotels(db: Db): KnownHotels {
  const known = new Map<number, Hotel>();
  const loading = new Map<number, Promise<Hotel | null>>();

  function keep(hotel: Hotel): void {
    const { hotelId } = hotel;
    if ((known.get(hotelId)?.version ?? 0) > hotel.version) return;
    known.delete(hotelId); // to the end of the line: who was asked for longest ago leaves first
    known.set(hotelId, hotel);
    const [oldest] = known.keys();
    if (known.size > keptHotels && oldest !== undefined) known.delete(oldest);
  }

  function load(hotelId: number): Promise<Hotel | null> {
    const running = loading.get(hotelId);
    if (running) return running;
    const isWanted = (): boolean => loading.get(hotelId) === reading;
    const reading: Promise<Hotel | null> = loadHotel(db, hotelId)
      .then((hotel) => {
        if (hotel && isWanted()) keep(hotel);
        return hotel;
      })
      .finally(() => isWanted() && loading.delete(hotelId));
    loading.set(hotelId, reading);
    return reading;
  }

  return {
    async current(hotelId) {
      const row = await db.selectFrom('hotel').select('version').where('hotel_id', '=', hotelId).executeTakeFirst();
      if (!row) return null;
      const remembered = known.get(hotelId);
      if (remembered?.version === row.version) return remembered;
      const loaded = await load(hotelId);
      // Somebody else may have begun to read it before it changed.
      return loaded && loaded.version < row.version ? load(hotelId) : loaded;
    },
    async remembered(hotelId) {
      const hotel = known.get(hotelId);
      if (!hotel) return load(hotelId);
      known.delete(hotelId);
      known.set(hotelId, hotel);
      return hotel;
    },
    isKnown: (hotel) => known.get(hotel.hotelId) === hotel,
    forget(hotelId) {
      for (const memory of [known, loading])
        if (hotelId === undefined) memory.clear();
        else memory.delete(hotelId);
    },
    size: () => known.size,
  };
}
