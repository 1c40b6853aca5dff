import { setImmediate as giveWay } from 'node:timers/promises';
import type { Grid } from '@stayfront/rules/grid/grid';
import type { ExactPrice } from '@stayfront/rules/google-prices/told';
import type { Guests } from '@stayfront/rules/stay/guests';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { priceRooms, type OfferDeps } from '../../selling/offer/price-rooms.ts';

/** What is asked for: so many nights from a day on, for so many guests. */
export type AskedStay = { readonly arrival: StayDate; readonly nights: number; readonly guests: Guests };

/**
 * What a search answers for a stay, product by product: the room, taxes, and what else has to be paid, of what can be
 * booked; in the hotel's currency. The very search that guests ask, on a calendar that was read once for many stays.
 */
export function priceOnGrid(
  deps: OfferDeps,
  hotel: Hotel,
  grid: Grid,
): (asked: AskedStay, now: Instant) => Promise<ReadonlyMap<string, ExactPrice>> {
  const { language } = hotel.document;
  const onGrid: OfferDeps = { ...deps, snapshots: { ...deps.snapshots, gridFor: () => Promise.resolve(grid) } };
  let asked = 0;
  return async ({ arrival, nights, guests }, now) => {
    if (++asked % 20 === 0) await giveWay();
    const stay = { arrival, departure: addDays(arrival, nights) };
    const priced = await priceRooms(onGrid, hotel, { stay, guests, language }, now);
    const prices = new Map<string, ExactPrice>();
    if ('refused' in priced) return prices;
    for (const { roomId, free, products } of priced.rooms)
      for (const { ratePlanId, rate, hotelRoom, hotelDiscount, hotelTotal, localTaxes } of products)
        if (free > 0 && rate.isBookable)
          prices.set(`${roomId}.${ratePlanId}`, [
            hotelRoom - hotelDiscount,
            localTaxes.reduce((sum, { minor }) => sum + minor, 0),
            hotelTotal - hotelRoom,
          ]);
    return prices;
  };
}
