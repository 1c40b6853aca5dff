import type { Transport } from '@stayfront/contract/call';
import { getHotelChainAvailabilities, getHotelChainConfig } from '@stayfront/contract/chain';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { inRoundFrancs } from '../../steps/in-francs.ts';
import { openPage } from '../../steps/open-page.ts';
import { quietStay } from '../../steps/quiet-stay.ts';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import { expect, test } from '../../stayfront.ts';

const chainOf = (stay: Stay): string => `/hotel-chain/100?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
const pricesOf = (api: Transport, { arrival, departure }: Stay, nbAdults = 2) =>
  api(getHotelChainAvailabilities, {
    params: { chainId: 100 },
    query: { checkIn: arrival, checkOut: departure, nbAdults, currency: 'CHF' },
    body: undefined,
  });

test('D06 each hotel says where it is and what its best available rate costs, as the API has it', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  const { hotels } = await pricesOf(api, stay);
  await openPage(page, chainOf(stay));
  await expect(page).toHaveTitle('Lakeland Collection · All properties');
  await expect(page.getByText('Three small houses by the water.')).toBeVisible();
  await expect(page.getByRole('banner').locator('.logo img')).toHaveAttribute('src', /^\/pictures\//);
  const card = page.getByRole('article', { name: 'Hotel Seeblick' });
  await expect(card).toContainText('Lakeland Collection');
  await expect(card).toContainText('Lucerne, Switzerland');
  const seeblick = hotels.find(({ hotelId }) => hotelId === 1001)?.bestPrice;
  await expect(card).toContainText(`from ${inRoundFrancs(seeblick?.averagePerNight ?? 0)} per night`);
  // Whatever a house charges in, all are compared in one currency.
  for (const { hotelId, bestPrice } of hotels) {
    const house = page.getByRole('article', { name: { 1001: 'Seeblick', 1002: 'Casa Lago' }[hotelId] ?? 'Riverhouse' });
    await expect(house).toContainText(`from ${inRoundFrancs(bestPrice?.averagePerNight ?? 0)} per night`);
    await expect(house.getByText('Charged in')).toHaveCount(bestPrice?.hotelCurrency === 'CHF' ? 0 : 1);
  }
  await page.goto(`${chainOf(stay)}&lang=de`);
  await expect(card).toContainText('Luzern, Schweiz');
  await expect(page.getByText('Drei kleine Häuser am Wasser.')).toBeVisible();
});

test('D06 a hotel that has nothing for the stay keeps its place and says so', async ({ page, api }) => {
  const stay = comingStay(3, 1);
  const { hotels } = await pricesOf(api, stay, 8);
  expect(hotels.find(({ hotelId }) => hotelId === 1003)?.bestPrice).toBeNull();
  await openPage(page, `${chainOf(stay)}&nbAdults=8`);
  await expect(page.getByRole('article', { name: 'The Riverhouse' })).toContainText('Not available');
});

test('D06 the way to a hotel opens its home in a new tab, with the dates and guests', async ({ page, context }) => {
  const stay = comingStay(4, 2);
  await openPage(page, `${chainOf(stay)}&nbAdults=1`);
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Details & Book: Casa Lago' }).click();
  await expect(await tab).toHaveURL(`/1002?checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=1&currency=CHF`);
});

test('D06 other guests are chosen on the page; three skeletons, and later the cards themselves, ask to wait', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, chainOf(comingStay(3, 1)));
  await expect(page.getByRole('main')).toContainText('1 night · 2 adults');
  let answer = Promise.withResolvers<void>();
  await page.route('**/api/chains/100/availabilities**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Guests and rooms' }).click();
  const panel = page.getByRole('dialog', { name: 'Who is coming?' });
  await panel.getByRole('button', { name: 'Fewer: Adults' }).click();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('.hcards > .hcard')).toHaveCount(3);
  await expect(page.getByRole('article')).toHaveCount(0);
  answer.resolve();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page).toHaveURL(/nbAdults=1/);

  // Whoever comes back to prices that have grown old keeps the cards while newer ones are asked for.
  answer = Promise.withResolvers<void>();
  await page.clock.fastForward(6 * 60_000);
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  const card = page.getByRole('article', { name: 'Casa Lago' });
  await expect(card.getByRole('button', { name: 'Please wait' })).toBeVisible();
  answer.resolve();
  await expect(card.getByRole('link', { name: 'Details & Book: Casa Lago' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('D06 dates and guests are modals of their own, with Apply and Reset guests', async ({ page }) => {
    await openPage(page, '/hotel-chain/100');
    await page.getByRole('button', { name: /Guests/ }).click();
    const guests = page.getByRole('dialog', { name: 'Who is coming?' });
    await guests.getByRole('button', { name: 'Reset guests' }).click();
    await guests.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/nbAdults=1/);
    await page.getByRole('button', { name: /1 night/ }).click();
    await expect(page.getByRole('dialog', { name: 'When are you coming?' })).toBeVisible();
  });
});

test('B01 the search panel of a chain’s hotel leads to the others and to all of them, with the same search', async ({
  page,
  api,
}) => {
  const stay = comingStay(5, 2);
  const { hotelChainHotels } = await api(getHotelChainConfig, {
    params: { chainId: 100 },
    query: { lang: 'en' },
    body: undefined,
  });
  await openPage(page, `${homeOf(stay)}&nbAdults=1`);
  await page.getByRole('button', { name: 'Hotel Hotel Seeblick' }).click();
  const panel = page.getByRole('dialog', { name: 'Hotel', exact: true });
  const listed = hotelChainHotels.filter(({ showSelector }) => showSelector);
  await expect(panel.getByRole('button')).toHaveCount(listed.length + 1);
  await panel.getByRole('button', { name: 'Casa Lago' }).click();
  await expect(page).toHaveURL(`/1002?checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=1`);
  await openPage(page, page.url());
  await page.getByRole('button', { name: 'Hotel Casa Lago' }).click();
  await panel.getByRole('button', { name: 'All properties' }).click();
  await expect(page).toHaveURL(`/hotel-chain/100?checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lakeland Collection' })).toBeVisible();
});

test.describe('a chain that nobody knows', () => {
  test.use({ mayComplain: /status of 404/ });

  test('is answered with 404 and a way home', async ({ page }) => {
    const answer = await openPage(page, '/hotel-chain/999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  test('B01 in a link to a hotel leaves its guest the hotels of its own chain', async ({ page }) => {
    await openPage(page, '/1001?hotelChainId=999');
    await page.getByRole('button', { name: 'Hotel Hotel Seeblick' }).click();
    const panel = page.getByRole('dialog', { name: 'Hotel', exact: true });
    await expect(panel.getByRole('button', { name: 'Casa Lago' })).toBeVisible();
  });
});
