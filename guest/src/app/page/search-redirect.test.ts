import { expect, test } from 'vitest';
import { freshRedirect, searchRedirect } from './search-redirect.ts';

const config = {
  hotelId: 1001,
  guestsBounds: {
    adults: { min: 1, max: 4 },
    children: { min: 0, max: 3, fromAge: 4, toAge: 12 },
    infants: { min: 0, max: 2, fromAge: 0, toAge: 3 },
  },
};
const info = { timeZone: 'Europe/Zurich' };
const now = Date.parse('2027-06-01T12:00:00Z');
const pages = [
  ['', '/1001'],
  ['room/:roomId', '/1001/room/double'],
  ['packages', '/1001/packages'],
  ['package/:packageId', '/1001/package/sauna'],
] as const;
const leads = ([path, pathname]: readonly [string, string], query: string, session = ''): string | null =>
  searchRedirect({
    pathname,
    route: { isSearch: pages.some(([searching]) => searching === path) },
    config,
    info,
    query: new URLSearchParams(query),
    session: () => (session === '' ? null : { id: 'a'.repeat(16), end: 0, query: session }),
    now,
  });
const tonight = 'checkIn=2027-06-01&checkOut=2027-06-02&nbAdults=2';

test.each(pages)('from %j dates that are none lead home to a new search, in the same language', (...page) => {
  for (const dates of ['checkIn=2027-02-30', 'checkIn=2027-06-11&checkOut=2027-06-10', 'checkOut=soon'])
    expect(leads(page, `${dates}&nbAdults=1&promoCode=X&lang=de`)).toBe(`/1001?lang=de&${tonight}`);
});

test.each(pages)('at %j dates in the past are told by the page itself', (...page) => {
  expect(leads(page, 'checkIn=2027-05-31&checkOut=2027-06-02')).toBeNull();
});

test.each(pages)('at %j a guest without a search goes on with that of the session', (...page) => {
  const kept = 'checkIn=2027-06-11&checkOut=2027-06-12&nbAdults=1';
  expect(leads(page, '', kept)).toBe(`${page[1]}?${kept}`);
  expect(leads(page, 'nbAdults=3', kept)).toBeNull();
  expect(leads(page, '', 'checkIn=2027-05-11&checkOut=2027-05-12')).toBeNull();
});

test('at a chain dates that are none begin anew there', () => {
  const leadsChain = (query: string): string | null =>
    freshRedirect('/hotel-chain/100', { config, info, query: new URLSearchParams(query), now });
  expect(leadsChain('checkIn=2027-02-30&checkOut=2027-09-01')).toBe(`/hotel-chain/100?${tonight}`);
  expect(leadsChain('checkIn=2027-06-11&checkOut=2027-06-12')).toBeNull();
});
