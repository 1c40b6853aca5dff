import type { Transport } from '@stayfront/contract/call';
import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import { hotelToday } from './coming-stay.ts';
import { searchApi } from './search-api.ts';

/** So many double rooms are left at least: journeys side by side may find the same day and book there. */
const doublesLeft = 4;

/** A stay so far ahead that only card journeys book it, with every room for two free. */
export async function quietStay(api: Transport, nights = 2): Promise<Stay> {
  for (let inDays = 40; inDays < 200; inDays++) {
    const arrival = addDays(hotelToday(), inDays);
    const stay = { arrival, departure: addDays(arrival, nights) };
    const { availabilities } = await searchApi(api, stay);
    const isWhole = availabilities.every(
      ({ guestRoomId, availability, products }) =>
        availability >= (guestRoomId === 'double' ? doublesLeft : 1) && products.length === 4,
    );
    if (availabilities.length === 5 && isWhole) return stay;
  }
  throw new Error('The demo has no quiet days');
}
