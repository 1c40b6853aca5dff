import { RefusedCall } from '@stayfront/contract/call';
import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { problemOf } from '@stayfront/contract/problem';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { exampleHotel, stayInJune } from '../../testing/example-hotel.ts';
import type { Call } from '../../testing/example-transport.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const chain = hotelExamples.getHotelChainConfig.answer;
const [seeblick] = chain.hotelChainHotels;
if (!seeblick) throw new Error('The example of a chain has no hotel');
const getHotelChainConfig = {
  ...chain,
  hotelChainHotels: [
    seeblick,
    { ...seeblick, hotelId: 1002, hotelName: 'Casa Lago' },
    { ...seeblick, hotelId: 1003, hotelName: 'The Riverhouse' },
    { ...seeblick, hotelId: 1004, hotelName: 'Not in the list', showSelector: false },
  ],
};
const [best] = hotelExamples.getHotelChainAvailabilities.answer.hotels;
const getHotelChainAvailabilities = {
  ...hotelExamples.getHotelChainAvailabilities.answer,
  hotels: [best, { ...best, hotelId: 1002 }, { hotelId: 1003, isAvailable: false, problem: null, bestPrice: null }],
};
const answers = { ...exampleHotel, getHotelChainConfig, getHotelChainAvailabilities };
const page = `/hotel-chain/100?${stayInJune}`;

beforeEach(() => resetSession(1001));

test('D06 each hotel says where it is and what its best available rate costs, and what it charges in', async () => {
  await showScreen(page, { answers });
  const card = await find('article', 'Hotel Seeblick');
  await waitFor(() => expect(document.title).toBe('Lakeland Collection · All properties'));
  expect(textOf(get('main'))).toContain('Three small houses by the water.');
  for (const words of ['Lakeland Collection', 'Lucerne, Switzerland', '€192.94 per night', 'Charged in'])
    expect(textOf(card)).toContain(words);
});

test('D06 a hotel that has nothing for the stay keeps its place and says so', async () => {
  await showScreen(page, { answers });
  expect(textOf(await find('article', 'The Riverhouse'))).toContain('Not available');
  expect(
    all('article')
      .map((card) => card.getAttribute('aria-label'))
      .indexOf('The Riverhouse'),
  ).toBe(2);
});

test('D06 the way to a hotel opens its home in a new tab, with the dates and guests', async () => {
  await showScreen(`${page}&nbAdults=1`, { answers });
  const link = await find('link', /^Details & Book: Casa Lago/);
  expect(link.getAttribute('href')).toBe(`/1002?${stayInJune}&nbAdults=1&currency=EUR`);
  expect(link.getAttribute('target')).toBe('_blank');
});

test('D06 other guests are chosen on the page, and three skeletons ask to wait', async () => {
  let gate = Promise.resolve();
  const { user, container, address } = await showScreen(page, {
    answers: {
      ...answers,
      getHotelChainAvailabilities: async () => {
        await gate;
        return getHotelChainAvailabilities;
      },
    },
  });
  await find('article', 'Casa Lago');
  expect(textOf(get('main'))).toContain('3 nights · 2 adults');
  const answer = Promise.withResolvers<void>();
  gate = answer.promise;
  await user.click(get('button', /^Guests and rooms/));
  const panel = await find('dialog', 'Who is coming?');
  await user.click(get('button', 'Fewer: Adults', panel));
  await user.click(get('button', 'Apply', panel));
  await waitFor(() => expect(container.querySelectorAll('.hcards > .hcard')).toHaveLength(3));
  expect(all('article')).toEqual([]);
  answer.resolve();
  await find('article', 'Casa Lago');
  expect(address()).toContain('nbAdults=1');
});

test('B01 the search panel of a chain’s hotel leads to the others and to all of them, with the same search', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user } = await showScreen(`/1001?${stayInJune}&nbAdults=1`, { answers });
  await find('article', 'Twin Room');
  await user.click(all('button', /^Hotel Hotel Seeblick/)[0] ?? document.body);
  const panel = await find('dialog', 'Hotel');
  await find('button', /Casa Lago/, panel);
  expect(all('button', undefined, panel)).toHaveLength(4); // three in the list, and all properties
  await user.click(get('button', /Casa Lago/, panel));
  expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(`^/1002\\?${stayInJune}&nbAdults=1`));
});

test('B01 from there all properties are seen, with the same search', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user } = await showScreen(`/1001?${stayInJune}&nbAdults=1`, { answers });
  await find('article', 'Twin Room');
  await user.click(all('button', /^Hotel Hotel Seeblick/)[0] ?? document.body);
  await user.click(await find('button', /All properties/, await find('dialog', 'Hotel')));
  expect(assign).toHaveBeenLastCalledWith(expect.stringMatching(`^/hotel-chain/100\\?${stayInJune}&nbAdults=1`));
});

test('B01 a chain that nobody knows in a link leaves the guest the hotels of the hotel’s own chain', async () => {
  const { user } = await showScreen(`/1001?${stayInJune}&hotelChainId=999`, {
    answers: {
      ...answers,
      getHotelChainConfig: ({ params }: Call) => {
        if ((params as { chainId: number }).chainId !== 100)
          throw new RefusedCall(problemOf({ refused: 'chain.unknown' }));
        return getHotelChainConfig;
      },
    },
  });
  await find('article', 'Twin Room');
  await user.click(all('button', /^Hotel Hotel Seeblick/)[0] ?? document.body);
  expect(await find('button', /Casa Lago/, await find('dialog', 'Hotel'))).toBeTruthy();
});

test('D06 other guests cost one call for all fifty hotels of a chain', async () => {
  const fifty = Array.from({ length: 50 }, (_, place) => ({
    ...seeblick,
    hotelId: 9100 + place,
    hotelName: `House ${place + 1}`,
  }));
  const { user, calls } = await showScreen(page, {
    answers: { ...answers, getHotelChainConfig: { ...chain, hotelChainHotels: fifty } },
  });
  await find('article', 'House 50');
  expect(all('article')).toHaveLength(50);
  const before = calls.length;
  await user.click(get('button', /^Guests and rooms/));
  const panel = await find('dialog', 'Who is coming?');
  await user.click(get('button', 'Fewer: Adults', panel));
  await user.click(get('button', 'Apply', panel));
  await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  expect(calls.slice(before)).toMatchObject([{ operationId: 'getHotelChainAvailabilities', query: { nbAdults: 1 } }]);
});

test('D06 a chain that has no hotels says so', async () => {
  const { calls } = await showScreen('/hotel-chain/100', {
    answers: { getHotelChainConfig: { ...chain, hotelChainName: 'Houses to come', hotelChainHotels: [] } },
  });
  expect(textOf(await find('heading', 'No hotels found'))).toBe('No hotels found');
  expect(textOf(document.body)).toContain('Houses to come');
  expect(calls.map(({ operationId }) => operationId)).not.toContain('getHotelChainAvailabilities');
});
