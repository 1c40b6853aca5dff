import { getRoomsAvailabilities, getUpgrades, getUpsell } from '@stayfront/contract/offer';
import { refuse } from '@stayfront/contract/problem';
import { submitSearchInfo } from '@stayfront/contract/search-info';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { guestsOf } from '@stayfront/contract/party';
import { stayMark, type CountedVisits } from '../demand/counted-visits.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { serve, type Served } from '../../platform/http/answer-route.ts';
import { offerDearer } from './offer-dearer.ts';
import type { Search } from './price-rooms.ts';
import { readSearch } from './read-search.ts';
import { readOwnNights } from './read-own-nights.ts';
import { searchOffers, type SearchDeps } from './search-offers.ts';
import { keepSearch } from './search.store.ts';

type Deps = SearchDeps & {
  readonly db: Db;
  /** Absent where nobody is counted, as in previews. */
  readonly visits?: CountedVisits;
  now(): Instant;
};

const stayOf = ({ checkIn, checkOut }: { readonly checkIn: StayDate; readonly checkOut: StayDate }) => ({
  arrival: checkIn,
  departure: checkOut,
});

export const offerRoutes = (deps: Deps): Served[] => {
  /** What is held for this guest is free for this guest, and for nobody else. */
  const searchOf = async (hotelId: number, query: Parameters<typeof readSearch>[0]): Promise<Search> => {
    const own = await readOwnNights(deps, hotelId, query.held);
    return { ...readSearch(query), own };
  };
  return [
    serve(getRoomsAvailabilities, async ({ params, query }, { visit }) => {
      const hotel = await deps.snapshots.hotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const { visits } = deps;
      const [search, now] = [await searchOf(hotel.hotelId, query), deps.now()];
      if (!visit?.namesDays || !visits) return searchOffers(deps, hotel, search, now);
      return searchOffers(deps, hotel, search, now, (turnedAway) => {
        visits.noteSearch(hotel, visit, search, turnedAway, now);
        visit.toldAgain?.((other, then) => visits.noteSearch(hotel, other, search, turnedAway, then));
      });
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
    serve(submitSearchInfo, async ({ params, body: { isCheckout = false, ...body } }, { visit }) => {
      const hotel = await deps.snapshots.hotel(params.hotelId);
      if (!hotel) return refuse('hotel.unknown');
      const step = isCheckout ? 'checkout' : body.productId ? 'room' : null;
      if (visit && step) {
        const what = body.rooms.map((party) => stayMark(stayOf(body), guestsOf(party))).join();
        deps.visits?.note(hotel, visit, { step, what, language: body.lang }, deps.now());
      }
      if (isCheckout) return { isKept: true as const };
      await inHotel(deps.db, hotel.hotelId, (tx) => keepSearch(tx, hotel.hotelId, body, deps.now()));
      return { isKept: true as const };
    }),
  ];
};
