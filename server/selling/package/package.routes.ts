import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { guestsOf } from '@stayfront/contract/party';
import { refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { OfferDeps } from '../offer/price-rooms.ts';
import { readOwnNights } from '../offer/read-own-nights.ts';
import { searchPackages } from './search-packages.ts';

type Deps = OfferDeps & { readonly db: Db; now(): Instant };

export const packageRoutes = (deps: Deps): Served[] => [
  serve(getPackagesAvailabilities, async ({ params, query }) => {
    const hotel = await deps.snapshots.hotel(params.hotelId);
    if (!hotel) return refuse('hotel.unknown');
    const search = {
      stay: { arrival: query.checkIn, departure: query.checkOut },
      guests: guestsOf(query),
      language: query.lang,
      currency: query.currency,
      chosen: query.chosen,
      own: await readOwnNights(deps, hotel.hotelId, query.held),
    };
    return searchPackages(deps, hotel, { ...search, session: query.held }, query.hotelPackageId, deps.now());
  }),
];
