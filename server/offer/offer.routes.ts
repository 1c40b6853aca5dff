import { getRoomsAvailabilities } from '@stayfront/contract/offer';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { serve, type Served } from '../http/answer-route.ts';
import type { OfferMeans } from './price-rooms.ts';
import { readSearch } from './read-search.ts';
import { searchOffers } from './search-offers.ts';

type Means = OfferMeans & { now(): Instant };

export const offerRoutes = (means: Means): Served[] => [
  serve(getRoomsAvailabilities, async ({ params, query }) => {
    const hotel = await means.snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    return searchOffers(means, hotel, readSearch(query), means.now());
  }),
];
