import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { checkDates } from '../flow/check-dates.ts';
import { freshSearch, hotelToday, writeSearch } from '../flow/search.ts';
import type { Session } from '../flow/session-cookie.ts';
import type { ScreenEntry, ScreenPath } from './screen-table.ts';

type SearchRequest = {
  readonly pathname: string;
  readonly route: ScreenEntry | null;
  readonly config: HotelConfig;
  readonly info: DescriptiveInfo;
  readonly query: URLSearchParams;
  readonly session: Session | null;
  readonly now: Instant;
};

const searchNames = ['checkIn', 'checkOut', 'nbAdults', 'nbChildren', 'nbInfants', 'promoCode'];
const searching: readonly ScreenPath[] = ['', 'room/:roomId', 'packages', 'package/:packageId'];

/**
 * Where a page with prices has to be opened instead. An address without a search goes on with the session's; one with
 * dates that are none begins anew, at home unless it speaks of packages. Dates in the past are left to the page, which
 * says so.
 */
export function searchRedirect(request: SearchRequest): string | null {
  const { pathname, route, config, info, query, session, now } = request;
  if (!route || !searching.includes(route.path)) return null;
  const { hotelId, guestsBounds } = config;
  const today = hotelToday(info.timeZone, now);
  const others = new URLSearchParams([...query].filter(([name]) => !searchNames.includes(name)));
  if (checkDates(query, today) === 'invalid') {
    const begin = route.path.startsWith('package') ? pathname : `/${hotelId}`;
    return `${begin}?${writeSearch(others, freshSearch(today, guestsBounds)).toString()}`;
  }
  const hasSearch = searchNames.some((name) => query.has(name));
  const remembered = new URLSearchParams(session?.query);
  if (hasSearch || !remembered.has('checkIn') || checkDates(remembered, today) !== null) return null;
  for (const [name, value] of others) remembered.set(name, value);
  return `${pathname}?${remembered.toString()}`;
}
