import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../db/open-database.ts';
import type { ReadHotel } from '../hotel/hotel.store.ts';
import { serve, type Served } from '../http/answer-route.ts';
import type { QuoteSeal } from './quote-seal.ts';
import { searchOffers } from './search-offers.ts';

type Means = { readonly db: Db; readonly readHotel: ReadHotel; readonly seal: QuoteSeal; now(): Instant };

export const offerRoutes = ({ db, readHotel, seal, now }: Means): Served[] => [
  serve(getRoomsAvailabilities, async ({ params, query }) => {
    const hotel = await readHotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const stay = { arrival: query.checkIn, departure: query.checkOut };
    const guests = { adults: query.nbAdults, children: query.nbChildren, infants: query.nbInfants };
    return searchOffers(db, seal, hotel, { stay, guests, language: query.lang }, now());
  }),
];
