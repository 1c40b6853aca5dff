import type { RefusedBy } from '@stayfront/contract/problem';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { jsonBytes, jsonInside } from '../../platform/http/json-bytes.ts';
import { prepareAnswer, type PreparedAnswer } from '../../platform/http/prepared-answer.ts';
import { findOffers } from './find-offers.ts';
import type { OfferDeps, Search } from './price-rooms.ts';
import { writeCurrencies, writeRooms } from './write-rooms.ts';

/** The search as JSON, written by hand: what is asked for most. `describeOffers` says the same. */
export async function searchOffers(
  deps: OfferDeps,
  hotel: Hotel,
  search: Search,
  now: Instant,
): Promise<PreparedAnswer | RefusedBy<typeof findOffers>> {
  const found = await findOffers(deps, hotel, search, now);
  if ('refused' in found) return found;
  const { priced, promotion, instead, notOffered } = found;
  const { rooms, shown, expiresAt, writeProduct } = priced;
  return prepareAnswer((pen) => {
    pen.plain(`{"checkIn":"${search.stay.arrival}","checkOut":"${search.stay.departure}",`);
    pen.plain(`${writeCurrencies(shown, hotel.document.currency)},"promotion":`);
    pen.bytes(promotion ? jsonBytes(promotion) : none);
    pen.plain(`,"validUntil":"${new Date(expiresAt).toISOString()}","availabilities":[`);
    writeRooms(pen, rooms, writeProduct);
    pen.plain('],').bytes(instead ? jsonInside(instead) : somethingIsFree);
    pen
      .plain(',')
      .bytes(notOffered.length > 0 ? jsonInside({ notOffered }) : allAreOffered)
      .plain('}');
  });
}

const none = jsonBytes(null);
const somethingIsFree = jsonInside({ reasons: [], nearestStays: [] });
const allAreOffered = jsonInside({ notOffered: [] });
