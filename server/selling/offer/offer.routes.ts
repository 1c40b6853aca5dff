import { getRoomsAvailabilities, getUpgrades, getUpsell } from '@stayfront/contract/offer';
import { refuse } from '@stayfront/contract/problem';
import { submitSearchInfo } from '@stayfront/contract/search-info';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { offerDearer } from './offer-dearer.ts';
import type { Search } from './price-rooms.ts';
import { readSearch } from './read-search.ts';
import { readOwnNights } from './read-own-nights.ts';
import { searchOffers, type SearchDeps } from './search-offers.ts';
import { keepSearch } from './search.store.ts';

type Deps = SearchDeps & { readonly db: Db; now(): Instant };

export const offerRoutes = (deps: Deps): Served[] => {
  /** What is held for this guest is free for this guest, and for nobody else. */
  const searchOf = async (hotelId: number, query: Parameters<typeof readSearch>[0]): Promise<Search> => {
    const own = await readOwnNights(deps, hotelId, query.held);
    return { ...readSearch(query), own };
  };
  return [
    serve(getRoomsAvailabilities, async ({ params, query }) => {
      const hotel = await deps.snapshots.hotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return searchOffers(deps, hotel, await searchOf(hotel.hotelId, query), deps.now());
    }),
    serve(getUpgrades, async ({ params, query }) => {
      const hotel = await deps.snapshots.hotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return offerDearer(deps, hotel, await searchOf(hotel.hotelId, query), query, deps.now());
    }),
    serve(getUpsell, async ({ params, query }) => {
      const hotel = await deps.snapshots.hotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      return offerDearer(deps, hotel, await searchOf(hotel.hotelId, query), { ...query, roomId: null }, deps.now());
    }),
    serve(submitSearchInfo, async ({ params, body }) => {
      const hotel = await deps.snapshots.hotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      await inHotel(deps.db, hotel.hotelId, (tx) => keepSearch(tx, hotel.hotelId, body, deps.now()));
      return { isKept: true as const };
    }),
  ];
};
