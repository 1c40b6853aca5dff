import type { Transport } from '@stayfront/contract/call';
import { getRoomsAvailabilities, type Availabilities } from '@stayfront/contract/offer';
import type { Stay } from '@stayfront/rules/stay/stay-date';

/** What the API offers for a stay: the numbers that a page has to show. */
export const searchApi = (api: Transport, stay: Stay, hotelId = 1001, adults = 2): Promise<Availabilities> =>
  api(getRoomsAvailabilities, {
    params: { hotelId },
    query: { checkIn: stay.arrival, checkOut: stay.departure, nbAdults: adults },
    body: undefined,
  });
