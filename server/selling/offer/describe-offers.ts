import type { Availabilities } from '@stayfront/contract/offer';
import type { RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { describeCurrencies, describeRooms } from './describe-rooms.ts';
import { findOffers } from './find-offers.ts';
import type { OfferDeps, Search } from './price-rooms.ts';

/** What the search says, as a value: for everybody who is not asked thousands of times a second. */
export async function describeOffers(
  deps: OfferDeps,
  hotel: Hotel,
  search: Search,
  now: Instant,
): Promise<Availabilities | RefusedBy<typeof findOffers>> {
  const found = await findOffers(deps, hotel, search, now);
  if ('refused' in found) return found;
  const { priced, promotion, instead, notOffered } = found;
  return {
    checkIn: search.stay.arrival,
    checkOut: search.stay.departure,
    ...describeCurrencies(priced.shown, hotel.document.currency),
    promotion,
    validUntil: new Date(priced.shownUntil).toISOString(),
    availabilities: describeRooms(priced),
    ...(instead?.told ?? { reasons: [], nearestStays: [] }),
    notOffered,
  };
}
