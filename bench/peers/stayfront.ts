import type { Peer } from './peer.ts';

/** Ours, asked in the same way. */
export const own: Peer = {
  name: 'Stayfront',
  searchPage: (engine, hotel, { arrival, departure, adults }) =>
    `${engine}/${hotel}?checkIn=${arrival}&checkOut=${departure}&nbAdults=${adults}`,
  isSearchPage: (page) => page.includes('<div id="root"') && page.includes('"availabilities"'),
};
