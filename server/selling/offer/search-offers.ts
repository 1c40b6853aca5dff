import type { RefusedBy } from '@stayfront/contract/problem';
import { quoteMinutes } from '@stayfront/rules/booking/quote';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { jsonBytes, jsonInside } from '../../platform/http/json-bytes.ts';
import { prepareAnswer, type PreparedAnswer } from '../../platform/http/prepared-answer.ts';
import type { TurnedAway } from '../demand/counted-visits.ts';
import { findOffers } from './find-offers.ts';
import type { OfferDeps, Search } from './price-rooms.ts';
import { readCircumstances } from './circumstances.ts';
import type { RememberedSearch, RememberedSearches } from './remembered-searches.ts';
import { writeCurrencies, writeRooms } from './write-rooms.ts';

export type SearchDeps = OfferDeps & { readonly searches: RememberedSearches };

/**
 * The search as JSON, written by hand: what is asked for most. `describeOffers` says the same. What was searched within
 * the same minute is told again while nothing has changed: all but the time until which its prices are shown. `note` hears
 * whether it found anything.
 */
export async function searchOffers(
  deps: SearchDeps,
  hotel: Hotel,
  search: Search,
  now: Instant,
  note: (turnedAway: TurnedAway | null) => void = () => {},
): Promise<PreparedAnswer | RefusedBy<typeof findOffers>> {
  // For a guest for whom rooms are held the database is asked in any case.
  const isForAll = (search.own ?? []).length === 0;
  const circumstances = isForAll ? await readCircumstances(deps, hotel, now, search.stay) : null;
  const asked = circumstances ? JSON.stringify(search) : '';
  const remembered = circumstances && deps.searches.find(circumstances, asked);
  if (remembered) {
    note(remembered.turnedAway);
    return tellAgain(remembered, now);
  }
  const found = await findOffers(deps, hotel, search, now);
  if ('refused' in found) return found;
  const { priced, promotion, instead, notOffered } = found;
  const turnedAway = instead?.turnedAway ?? null;
  note(turnedAway);
  const { rooms, shown, writeProduct } = priced;
  let timeAt = 0;
  const answer = prepareAnswer((pen) => {
    pen.plain(`{"checkIn":"${search.stay.arrival}","checkOut":"${search.stay.departure}",`);
    pen.plain(`${writeCurrencies(shown, hotel.document.currency)},"promotion":`);
    pen.bytes(promotion ? jsonBytes(promotion) : none).plain(',"validUntil":"');
    timeAt = pen.end;
    pen.plain(shownUntil(now)).plain('","availabilities":[');
    writeRooms(pen, rooms, writeProduct);
    pen.plain('],').bytes(instead ? jsonInside(instead.told) : somethingIsFree);
    pen
      .plain(',')
      .bytes(notOffered.length > 0 ? jsonInside({ notOffered }) : allAreOffered)
      .plain('}');
  });
  // What was read again while this was worked out may be in it or not.
  if (circumstances && circumstances.edition === circumstances.grid.edition.count)
    deps.searches.keep(circumstances, asked, { json: Buffer.from(answer.json), timeAt, turnedAway });
  return answer;
}

const tellAgain = ({ json, timeAt }: RememberedSearch, now: Instant): PreparedAnswer =>
  prepareAnswer((pen) => {
    const time = shownUntil(now);
    pen
      .bytes(json.subarray(0, timeAt))
      .plain(time)
      .bytes(json.subarray(timeAt + time.length));
  });

const shownUntil = (now: Instant): string => new Date(now + quoteMinutes * 60_000).toISOString();

const none = jsonBytes(null);
const somethingIsFree = jsonInside({ reasons: [], nearestStays: [] });
const allAreOffered = jsonInside({ notOffered: [] });
