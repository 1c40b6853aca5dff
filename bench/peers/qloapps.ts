import type { Peer } from './peer.ts';

/**
 * QloApps 1.6 and 1.7: a hotel is a category of rooms, and its results are the page of that category. Its number is
 * PEER_HOTEL: what follows `id_category=` in the address of the results after a search on the home page. Where addresses are
 * made to be read (`/6-the-hotel-prime`) this one is answered, too, as long as it says `noredirect`.
 */
export const peer: Peer = {
  name: 'QloApps',
  searchPage(engine, hotel, { arrival, departure, adults }) {
    if (!/^\d+$/.test(hotel ?? ''))
      throw new Error('PEER_HOTEL: say the number of the hotel’s category, e.g. 6, as its address of results has it');
    const asked = [
      'controller=category',
      `id_category=${hotel}`,
      `date_from=${arrival}`,
      `date_to=${departure}`,
      `occupancy[0][adults]=${adults}`,
      'occupancy[0][children]=0',
      'noredirect=1',
    ];
    return `${engine}/index.php?${asked.join('&')}`;
  },
  isSearchPage: (page) => /<body[^>]*\bid="category"/.test(page),
};
