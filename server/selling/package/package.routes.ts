import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { guestsOf } from '@stayfront/contract/party';
import { isRefusal, refuse } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import type { CountedVisits } from '../demand/counted-visits.ts';
import type { OfferDeps } from '../offer/price-rooms.ts';
import { readOwnNights } from '../offer/read-own-nights.ts';
import { searchPackages } from './search-packages.ts';

type Deps = OfferDeps & {
  readonly db: Db;
  /** Absent where nobody is counted, as in previews. */
  readonly visits?: CountedVisits;
  now(): Instant;
};

export const packageRoutes = (deps: Deps): Served[] => [
  serve(getPackagesAvailabilities, async ({ params, query }, { visit }) => {
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
    const found = await searchPackages(
      deps,
      hotel,
      { ...search, session: query.held },
      query.hotelPackageId,
      deps.now(),
    );
    const { visits } = deps;
    if (visit?.namesDays && visits && !isRefusal(found)) {
      // Who finds no package finds rooms, or is told of it by their search.
      visits.noteSearch(hotel, visit, search, null, deps.now());
      visit.toldAgain?.((other, then) => visits.noteSearch(hotel, other, search, null, then));
    }
    return found;
  }),
];
