import type { Page } from '@playwright/test';
import { houseName, housePrice, makeChain } from '../../server/make-chain.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { inRoundFrancs } from '../../steps/in-francs.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const houses = Array.from({ length: 50 }, (_, place) => 9100 + place);
const stay = comingStay(5, 2);
const address = `/hotel-chain/91?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
const cardOf = (page: Page, place: number) => page.getByRole('article', { name: houseName(place) });
const isDrawn = (page: Page, place: number) =>
  cardOf(page, place)
    .getByRole('heading')
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

// One after the other: the chain is made once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  await makeChain(91, 'Fifty Houses', houses);
});

test('D06 fifty hotels come with the page, those far down are drawn when they come near, and other guests cost one call for all of them', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(availabilities|config|descriptive-info|calendar)$/.test(pathname)) calls.push(pathname);
  });
  await openPage(page, address);
  await expect(page.getByRole('heading', { level: 2, name: '50 hotels' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(50);
  expect(calls).toEqual([]);
  for (const place of [0, 24, 48])
    await expect(cardOf(page, place)).toContainText(`from ${inRoundFrancs(housePrice(place))} per night`);
  await expect(cardOf(page, 49)).toContainText('Not available');

  expect(await isDrawn(page, 0)).toBe(true);
  expect(await isDrawn(page, 45)).toBe(false);
  await cardOf(page, 45).scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(page, 45)).toBe(true);
  await expect(page.getByRole('link', { name: `Details & Book: ${houseName(45)}` })).toBeVisible();

  await page.getByRole('button', { name: 'Guests and rooms' }).click();
  const panel = page.getByRole('dialog', { name: 'Who is coming?' });
  await panel.getByRole('button', { name: 'Fewer: Adults' }).click();
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(cardOf(page, 48)).toContainText(`from ${inRoundFrancs(housePrice(48) - 2_000)} per night`);
  expect(calls.filter((pathname) => pathname.endsWith('/availabilities'))).toEqual(['/api/chains/91/availabilities']);
  expect(calls.filter((pathname) => pathname.startsWith('/api/hotels/91'))).toEqual([]);
});

test('B01 D06 the search panel of one of fifty houses offers all of them and all properties', async ({ page }) => {
  await openPage(page, `/9110?checkIn=${stay.arrival}&checkOut=${stay.departure}`);
  await page.getByRole('button', { name: `Hotel ${houseName(10)}` }).click();
  const panel = page.getByRole('dialog', { name: 'Hotel', exact: true });
  await expect(panel.getByRole('button')).toHaveCount(51);
  await panel.getByRole('button', { name: houseName(49) }).click();
  await expect(page).toHaveURL(new RegExp(`/9149\\?checkIn=${stay.arrival}`));
});
