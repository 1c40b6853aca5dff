import { comingStay } from '../steps/coming-stay.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { searchApi } from '../steps/search-api.ts';
import { expect, test } from '../stayfront.ts';

test('A15 J03 a link of a comparison site lands on its dates, guests, room and rate, at the price of this moment', async ({
  api,
  request,
}) => {
  const stay = await quietStay(api);
  const { availabilities } = await searchApi(api, stay);
  const double = availabilities.find(({ guestRoomId }) => guestRoomId === 'double');
  const product = double?.products.find(({ ratePlanId }) => ratePlanId === 'pay-at-hotel');
  const words = 'adults=2&roomId=double&ratePlanId=pay-at-hotel&currency=CHF&channelId=399&gclid=journey-click&lang=en';
  const answer = await request.get(`/1001?checkIn=${stay.arrival}&nights=2&${words}&displayedPrice=1.00`);
  expect(answer.url()).toMatch(
    new RegExp(`/1001/room/double\\.pay-at-hotel\\?.*checkOut=${stay.departure}.*nbAdults=2`),
  );
  const page = (await answer.text()).replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ');
  expect(page).toContain('Double Room with Lake View');
  expect(page).toContain(((product?.totalPrice ?? 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }));
  const { cookies } = await request.storageState();
  const kept = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  expect(kept).toMatchObject({ 'stayfront-channel': '399', 'stayfront-google': 'journey-click' });
});

test('A15 hostile words in a link are passed over, and the page is what it is without them', async ({ request }) => {
  const { arrival, departure } = comingStay(3, 1);
  const bad = encodeURIComponent('"><script>alert(1)</script>');
  const words = [
    'displayedPrice',
    'trv_reference',
    'kayakclickid',
    'gclid',
    'roomId',
    'childAges',
    'adults',
    'hsclick',
  ];
  const home = `/1001?checkIn=${arrival}&checkOut=${departure}&lang=en`;
  const answer = await request.get(`${home}&${words.map((word) => `${word}=${bad}`).join('&')}`);
  const page = await answer.text();
  expect(answer.status()).toBe(200);
  expect(page).toContain('Double Room with Lake View');
  expect(page).not.toContain('<script>alert(1)');
  const names = (await request.storageState()).cookies.map(({ name }) => name);
  expect(names.filter((name) => /trivago|kayak|google|shop/.test(name))).toEqual([]);
});

test('F04 a house that Juspay pays shows its own currency, whatever a comparison site’s link asks for', async ({
  request,
}) => {
  const { arrival, departure } = comingStay(3, 1);
  const link = `/1002?checkIn=${arrival}&checkOut=${departure}&currency=USD&channelId=400&lang=en`;
  const cards = (await (await request.get(link)).text()).match(/<article.*<\/article>/s)?.[0] ?? '';
  expect(cards).toMatch(/€\d/);
  expect(cards).not.toMatch(/\$\d/);
});
