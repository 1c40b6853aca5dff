import type { DescriptiveInfo, HotelConfig } from '@stayfront/contract/hotel';
import type { Instant } from '@stayfront/rules/stay/hotel-clock';
import { checkDates } from '../flow/check-dates.ts';
import { freshSearch, hotelToday, writeSearch } from '../flow/search.ts';
import type { Session } from '../flow/session-cookie.ts';
import type { Screen } from './screen.ts';

type SearchRequest = {
  readonly pathname: string;
  readonly route: Pick<Screen, 'isSearch'> | null;
  readonly config: Pick<HotelConfig, 'hotelId' | 'guestsBounds'>;
  readonly info: Pick<DescriptiveInfo, 'timeZone'>;
  readonly query: URLSearchParams;
  session(): Session | null;
  readonly now: Instant;
};

const searchNames = ['checkIn', 'checkOut', 'nbAdults', 'nbChildren', 'nbInfants', 'ages', 'promoCode'];

/**
 * Where a page with prices has to be opened instead. An address without a search goes on with the session's; one with
 * dates that are none begins anew at home. Dates in the past are left to the page, which says so.
 */
export function searchRedirect(request: SearchRequest): string | null {
  const { pathname, route, config, info, query, session, now } = request;
  if (!route?.isSearch) return null;
  const today = hotelToday(info.timeZone, now);
  const anew = freshRedirect(`/${config.hotelId}`, request);
  if (anew !== null) return anew;
  const others = withoutSearch(query);
  const hasSearch = searchNames.some((name) => query.has(name));
  if (hasSearch) return null;
  const remembered = new URLSearchParams(session()?.query);
  if (!remembered.has('checkIn') || checkDates(remembered, today) !== null) return null;
  for (const [name, value] of others) remembered.set(name, value);
  return `${pathname}?${remembered.toString()}`;
}

/** The way to a new search at home, hotel's or chain's, from an address whose dates are none. */
export function freshRedirect(
  home: string,
  { config, info, query, now }: Pick<SearchRequest, 'config' | 'info' | 'query' | 'now'>,
): string | null {
  const today = hotelToday(info.timeZone, now);
  if (checkDates(query, today) !== 'invalid') return null;
  return `${home}?${writeSearch(withoutSearch(query), freshSearch(today, config.guestsBounds)).toString()}`;
}

const withoutSearch = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !searchNames.includes(name)));
