import type { Transport } from '@stayfront/contract/call';
import { getBundleData } from '@stayfront/contract/bundle';
import { getPackagesAvailabilities } from '@stayfront/contract/package';
import { problemOf } from '@stayfront/contract/problem';
import { addDays, type Stay } from '@stayfront/rules/stay/stay-date';
import { datesPanel } from '../../steps/choose-dates.ts';
import { homeOf, hotelToday } from '../../steps/coming-stay.ts';
import { expectSoon } from '../../steps/expect-soon.ts';
import { inFrancs, inRoundFrancs } from '../../steps/in-francs.ts';
import { openPage } from '../../steps/open-page.ts';
import { quietStay } from '../../steps/quiet-stay.ts';
import { expect, test } from '../../stayfront.ts';

const sauna = 'Lake and Sauna Escape';
const queryOf = (stay: Stay): string => `?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
const askFor = (api: Transport, stay: Stay, hotelPackageId?: string, party: object = {}) =>
  api(getPackagesAvailabilities, {
    params: { hotelId: 1001 },
    query: { checkIn: stay.arrival, checkOut: stay.departure, ...party, ...(hotelPackageId ? { hotelPackageId } : {}) },
    body: undefined,
  });

test('C07 a package that fits stands among the rooms with the API’s price, and a link leads to the others', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api, 2);
  const { packages } = await askFor(api, stay);
  const shown = packages.filter(({ showAmongResults, problem }) => showAmongResults && problem === null);
  expect(shown.map(({ name }) => name)).toEqual([sauna]);
  await openPage(page, homeOf(stay));
  const card = page.getByRole('article', { name: sauna });
  await expect(card).toContainText(`from ${inRoundFrancs(shown[0]?.lowestPrice ?? 0)} per night`);
  expect(await page.getByRole('article').nth(1).getAttribute('aria-label')).toBe(sauna);
  await page.getByRole('link', { name: 'See special offers' }).click();
  await expect(page).toHaveURL(`/1001/packages${queryOf(stay)}`);
});

test('C07 a house without packages says nothing of them', async ({ page, api }) => {
  await openPage(page, homeOf(await quietStay(api), 1003));
  await expect(page.getByText('All results loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: /special offers|all packages/ })).toHaveCount(0);
  await openPage(page, '/1003/packages');
  await expect(page.getByRole('heading', { name: 'No special offers at the moment' })).toBeVisible();
});

test('D04 the list has every public package, and says of one that does not fit what would', async ({ page, api }) => {
  const stay = await quietStay(api, 2);
  const { packages } = await askFor(api, stay);
  await openPage(page, `/1001/packages${queryOf(stay)}`);
  await expect(page).toHaveTitle('Hotel Seeblick · All Packages');
  await expect(page.getByRole('article')).toHaveCount(packages.length);
  await expect(page.getByRole('article', { name: 'Midweek on the Water' })).toContainText(
    /Arrivals on these days only: Sunday, Monday, Tuesday\.|For stays of 3 nights or more\./,
  );
  await page.getByRole('article', { name: sauna }).getByRole('link', { name: 'See package' }).click();
  await expect(page).toHaveURL(`/1001/package/lake-and-sauna${queryOf(stay)}`);
  await expect(page).toHaveTitle('Hotel Seeblick · Package');
});

test('D04 a package shows its rooms at the API’s prices for the children, too, who are asked for as everywhere', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api, 2);
  const { packages } = await askFor(api, stay, 'lake-and-sauna', { nbChildren: 1 });
  const rooms = packages[0]?.availabilities ?? [];
  expect(rooms.length).toBeGreaterThan(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, `/1001/package/lake-and-sauna${queryOf(stay)}&nbChildren=1`);
  await expect(page.getByRole('article')).toHaveCount(rooms.length);
  for (const { products } of rooms)
    for (const product of products)
      await expect(
        page.getByRole('article').filter({ hasText: inRoundFrancs(product.totalPrice - product.totalDiscount) }),
      ).not.toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('2 adults, 1 child');
  await page.getByRole('button', { name: 'Guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await guests.getByRole('button', { name: 'Fewer: Adults' }).click();
  await guests.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main')).toContainText('2 nights · 1 adult, 1 child');
  await expect.poll(() => asked.filter((url) => url.includes('packages/availabilities')).length).toBe(1);
  expect(asked.join(' ')).toMatch(/packages\/availabilities\?.*nbChildren=1/);
});

test('E03 from the contact form the way back leads to the package that was chosen', async ({ page, api }) => {
  const stay = await quietStay(api, 2);
  await openPage(page, `/1001/package/lake-and-sauna${queryOf(stay)}`);
  await page.getByRole('article').first().getByRole('button', { name: /^Book/ }).click();
  await page.getByRole('heading', { name: 'Who is staying?' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Package' }).click();
  await expect(page).toHaveURL(new RegExp(`/1001/package/lake-and-sauna\\?checkIn=${stay.arrival}`));
  await expect(page.getByRole('heading', { name: sauna })).toBeVisible();
});

test('D04 its calendar opens on its own weekdays only', async ({ page, api }) => {
  const stay = await quietStay(api, 3);
  await openPage(page, `/1001/package/midweek-on-the-water${queryOf(stay)}`);
  await page.getByRole('button', { name: 'Arrival' }).click();
  const wednesday = datesPanel(page).getByRole('button', { name: /^(?:\w+, )?Wednesday.*/ });
  await expect(datesPanel(page).getByRole('grid').first()).toBeVisible();
  await expect.poll(() => wednesday.and(page.locator('[aria-disabled=true]')).count()).toBeGreaterThan(0);
});

test('D04 on dates that do not fit there are no rooms, and the page says why', async ({ page, api }) => {
  const { arrival } = await quietStay(api, 2);
  await openPage(page, `/1001/package/lake-and-sauna${queryOf({ arrival, departure: addDays(arrival, 1) })}`);
  await expect(page.getByRole('heading', { name: 'No rooms available for these dates' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('For stays of 2 nights or more.');
});

test('B07 an old link to an offer is told that its dates are past, and stays at the offer', async ({ page }) => {
  for (const address of ['/1001/package/lake-and-sauna', '/1001/packages']) {
    await openPage(page, `${address}?checkIn=2020-01-01&checkOut=2020-01-03`);
    const warning = page.getByRole('alertdialog');
    await expect(warning).toContainText('Your check-in date is in the past. Please, select a valid date');
    await warning.getByRole('button', { name: 'OK' }).click();
    await expect(warning).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${address}\\?checkIn=${hotelToday()}`));
  }
});

test('D04 the way back from the contact form leads to the offer that was booked', async ({ page, api }) => {
  const stay = await quietStay(api, 2);
  await openPage(page, `/1001/package/lake-and-sauna${queryOf(stay)}`);
  await page.getByRole('article').first().getByRole('button', { name: /^Book/ }).click();
  await expect(page).toHaveURL(/\/checkout\/guest-info$/);
  await page.getByRole('banner').getByRole('link', { name: 'Package' }).click();
  await expect(page).toHaveURL(new RegExp(`/1001/package/lake-and-sauna\\?checkIn=${stay.arrival}`));
});

test.describe('an unknown package', () => {
  test.use({ mayComplain: /status of 40[04]/ });

  test('D04 leads home without a word', async ({ page }) => {
    await page.goto('/1001/package/no-such-package');
    await expect(page).toHaveURL(/\/1001$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('a bundle whose prices are not there yet', () => {
  test.use({ mayComplain: /status of 503/ });

  test('D05 is asked for every quarter of a second until they are', async ({ page }) => {
    await openPage(page, '/1001/bundle/399/GoogleHotelAds01/lake-weekend');
    const asked: number[] = [];
    await page.route(/\/bundles\//, async (route) => {
      asked.push(Date.now());
      if (asked.length > 3) return route.continue();
      return route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify(problemOf({ refused: 'server.busy' })),
      });
    });
    await page.getByRole('button', { name: 'Currency: CHF' }).click();
    await page.getByRole('button', { name: /^USD/ }).click();
    await expect(page.getByRole('main')).toContainText('Total: $');
    expect(asked).toHaveLength(4);
    const pauses = asked.slice(1).map((time, turn) => time - (asked[turn] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(250);
  });
});

test('D05 a bundle lists its rooms at the API’s prices and proceeds to the checkout', async ({ page, api }) => {
  const link = { channelId: 399, sessionId: 'GoogleHotelAds01', bundleId: 'lake-weekend' };
  const { roomStays } = await api(getBundleData, { params: { hotelId: 1001, ...link }, query: {}, body: undefined });
  await page.clock.install();
  await openPage(page, '/1001/bundle/399/GoogleHotelAds01/lake-weekend');
  await expect(page.getByRole('heading', { name: 'Your bundle', level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(roomStays.length);
  const total = roomStays.reduce(
    (sum, { product }) => sum + (product ? product.totalPrice - product.totalDiscount : 0),
    0,
  );
  await expect(page.getByRole('main')).toContainText(`Total: ${inFrancs(total)}`);
  await expectSoon(page, 'Proceed to checkout', /lake-weekend$/, /\/checkout\//);
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText(inFrancs(total));
});
