import type { Transport } from '@stayfront/contract/call';
import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import { hotelToday } from './coming-stay.ts';
import { searchApi } from './search-api.ts';

/** So many double rooms are left at least: journeys side by side may find the same day and book there. */
const doublesLeft = 4;

/** A stay that nobody books, with every room for two free: for those who only look. */
export const quietStay = (api: Transport, nights = 2): Promise<Stay> => findWholeStay(api, nights, 40, 110);

/** The same for those who book, on days where nobody looks at what is left. */
export const stayToBook = (api: Transport, nights = 2): Promise<Stay> => findWholeStay(api, nights, 110, 200);

/** Far from both: for those who look at what is said while a room is held, which depends on what others hold. */
export const stayToHold = (api: Transport, nights = 2): Promise<Stay> => findWholeStay(api, nights, 200, 260);

async function findWholeStay(api: Transport, nights: number, fromDay: number, toDay: number): Promise<Stay> {
  for (let inDays = fromDay; inDays < toDay; inDays++) {
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
