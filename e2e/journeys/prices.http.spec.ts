import { getBundleData } from '@stayfront/contract/bundle';
import { getHotelChainAvailabilities } from '@stayfront/contract/chain';
import { getCancellationPolicies } from '@stayfront/contract/cancellation';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import type { Product } from '@stayfront/contract/offer';
import { doubleRoom } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { findOffer } from '../steps/find-offer.ts';
import { inFrancs, inRoundFrancs } from '../steps/in-francs.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { readAnew } from '../steps/read-anew.ts';
import { plainText, readCards } from '../steps/read-cards.ts';
import { searchApi } from '../steps/search-api.ts';
import { expect, test } from '../stayfront.ts';

const net = (product: Product): number => product.totalPrice - product.totalDiscount;
const names: Readonly<Record<string, string>> = {
  double: doubleRoom,
  twin: 'Twin Room',
  family: 'Family Room',
  'junior-suite': 'Junior Suite',
  suite: 'Lake Suite',
};

test('C01 C03 C10 every card says what the API says: the least of (total − discount) / nights, and the total of that rate', async ({
  api,
}) => {
  const stay = await quietStay(api);
  const { availabilities } = await searchApi(api, stay);
  const cards = readCards(await readAnew(homeOf(stay)));
  for (const { guestRoomId, products } of availabilities) {
    const least = Math.min(...products.map(net));
    const card = cards.get(names[guestRoomId] ?? '');
    expect(card).toContain(`${inRoundFrancs(Math.round(least / 2))} per night`);
    expect(card).toContain(`${inRoundFrancs(least)} for 2 nights, VAT included`);
  }
  const best = availabilities
    .flatMap((room) => room.products.filter(({ isBar }) => isBar).map((product) => ({ room, product })))
    .sort((a, b) => a.product.totalPrice - b.product.totalPrice)[0];
  const badges = [...cards].filter(([, says]) => says.includes('Best price')).map(([name]) => name);
  expect(badges).toEqual([names[best?.room.guestRoomId ?? '']]);
});

test('C01 the order that a guest has chosen is in the page that the server sends', async ({ api }) => {
  const stay = await quietStay(api);
  const { availabilities } = await searchApi(api, stay);
  const fromOf = (products: readonly Product[]): number => Math.min(...products.map((one) => one.averagePerNight));
  const order = (html: string) => [...readCards(html).keys()].filter((name) => Object.values(names).includes(name));
  const byPopularity = availabilities.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  expect(order(await readAnew(homeOf(stay)))).toEqual(byPopularity.map(({ guestRoomId }) => names[guestRoomId]));
  const dearestFirst = availabilities.toSorted((a, b) => fromOf(b.products) - fromOf(a.products));
  expect(order(await readAnew(homeOf(stay), { cookie: 'sort-by=pricesDown' }))).toEqual(
    dearestFirst.map(({ guestRoomId }) => names[guestRoomId]),
  );
});

test('D01 J02 the page of a room says its rates and the price of one night by night, as the API has them', async ({
  api,
}) => {
  const stay = comingStay(4, 3);
  const query = `?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
  const { product, room } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
  const page = plainText(await readAnew(`/1001/room/double.pay-at-hotel${query}`));
  for (const { ratePlanName } of room.products) expect(page).toContain(ratePlanName);
  for (const amount of [...product.nightPrices, net(product), product.totalVat + 22, product.totalLocalTax])
    expect(page).toContain(inFrancs(amount));
  expect(page).toContain('26 m² surface area');
  const { penalties } = await api(getCancellationPolicies, {
    params: { hotelId: 1001 },
    query: { start: stay.arrival, end: stay.departure, roomId: 'double', ratePlanId: 'flexible' },
    body: undefined,
  });
  expect(penalties.at(-1)?.text).toMatch(/costs/);
  expect(plainText(await readAnew(`/1003/room/weir${query}`))).toMatch(/\d+ ft² surface area/);
});

test('D06 each hotel of a chain says what its best available rate costs in one currency, as the API has it', async ({
  api,
}) => {
  const stay = await quietStay(api);
  const query = { checkIn: stay.arrival, checkOut: stay.departure, nbAdults: 2, currency: 'CHF' } as const;
  const { hotels } = await api(getHotelChainAvailabilities, { params: { chainId: 100 }, query, body: undefined });
  const page = `/hotel-chain/100?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
  const cards = readCards(await readAnew(page));
  for (const { hotelId, bestPrice } of hotels) {
    const house = cards.get({ 1001: 'Hotel Seeblick', 1002: 'Casa Lago' }[hotelId] ?? 'The Riverhouse') ?? '';
    expect(house).toContain(`${inRoundFrancs(bestPrice?.averagePerNight ?? 0)} per night`);
    expect(house.includes('Charged in')).toBe(bestPrice?.hotelCurrency !== 'CHF');
  }
  const inGerman = await readAnew(`${page}&lang=de`);
  expect(readCards(inGerman).get('Hotel Seeblick')).toContain('Luzern, Schweiz');
  expect(plainText(inGerman)).toContain('Drei kleine Häuser am Wasser.');
});

test('C07 D04 packages stand among the rooms, in their list and on their own pages with the API’s prices', async ({
  api,
}) => {
  const stay = await quietStay(api, 2);
  const query = { checkIn: stay.arrival, checkOut: stay.departure };
  const { packages } = await api(getPackagesAvailabilities, { params: { hotelId: 1001 }, query, body: undefined });
  const address = `?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
  const shown = packages.filter(({ showAmongResults, problem }) => showAmongResults && problem === null);
  expect(shown.length).toBeGreaterThan(0);
  const among = readCards(await readAnew(homeOf(stay)));
  for (const { name, lowestPrice } of shown)
    expect(among.get(name)).toContain(`${inRoundFrancs(lowestPrice ?? 0)} per night`);
  expect([...readCards(await readAnew(`/1001/packages${address}`)).keys()]).toEqual(packages.map(({ name }) => name));
  const own = plainText(await readAnew(`/1001/package/lake-and-sauna${address}`));
  const rooms = packages.find(({ hotelPackageId }) => hotelPackageId === 'lake-and-sauna')?.availabilities ?? [];
  expect(rooms.length).toBeGreaterThan(0);
  for (const { products } of rooms) for (const product of products) expect(own).toContain(inRoundFrancs(net(product)));
  expect(plainText(await readAnew('/1003/packages'))).toContain('No special offers at the moment');
});

test('D05 a bundle lists its rooms at the API’s prices', async ({ api }) => {
  const link = { channelId: 399, sessionId: 'GoogleHotelAds01', bundleId: 'lake-weekend' };
  const { roomStays } = await api(getBundleData, { params: { hotelId: 1001, ...link }, query: {}, body: undefined });
  const total = roomStays.reduce((sum, { product }) => sum + (product ? net(product) : 0), 0);
  const html = await readAnew('/1001/bundle/399/GoogleHotelAds01/lake-weekend');
  expect(html.match(/<article/g)).toHaveLength(roomStays.length);
  expect(plainText(html)).toContain(`Total: ${inFrancs(total)}`);
});
