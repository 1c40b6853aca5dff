import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../http/answer-route.ts';
import type { Snapshots } from '../snapshot/snapshots.ts';
import type { QuoteSeal } from './quote-seal.ts';
import { searchOffers } from './search-offers.ts';

type Means = { readonly snapshots: Snapshots; readonly seal: QuoteSeal; now(): Instant };

export const offerRoutes = ({ snapshots, seal, now }: Means): Served[] => [
  serve(getRoomsAvailabilities, async ({ params, query }) => {
    const hotel = await snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const stay = { arrival: query.checkIn, departure: query.checkOut };
    const guests = { adults: query.nbAdults, children: query.nbChildren, infants: query.nbInfants };
    return searchOffers(snapshots, seal, hotel, { stay, guests, language: query.lang }, now());
  }),
];
