import type { Page } from '@playwright/test';
import { doubleRoom, roomCard, roomCards } from '../../steps/choose-room.ts';
import { homeOf } from '../../steps/coming-stay.ts';
import { openPage as openFirst } from '../../steps/open-page.ts';
import { quietStay } from '../../steps/quiet-stay.ts';
import { searchApi } from '../../steps/search-api.ts';
import { speakOn } from '../../steps/speak-on.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { expect, test } from '../../stayfront.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** The filters come a moment after the page: a machine ticks sooner than any guest could. */
async function openPage(page: Page, address: string): Promise<void> {
  await openFirst(page, address);
  await takenOver(page, '.filters input');
}

const tick = (page: Page, name: string | RegExp) => panel(page).getByRole('checkbox', { name });
const names = (page: Page) => roomCards(page).getByRole('heading', { level: 3 }).allTextContents();

test('C02 the slider reaches from the cheapest to the dearest night of the API, over twenty columns', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  const { availabilities } = await searchApi(api, stay);
  const nights = availabilities
    .filter(({ availability }) => availability > 0)
    .flatMap(({ products }) => products.map((one) => (one.totalPrice - one.totalDiscount) / one.nbNights / 100));
  await openPage(page, home);
  const low = panel(page).getByRole('slider', { name: 'At least' });
  const high = panel(page).getByRole('slider', { name: 'At most' });
  await expect(low).toHaveValue(String(Math.floor(Math.min(...nights))));
  await expect(high).toHaveValue(String(Math.ceil(Math.max(...nights))));
  await expect(page.locator('.hist i')).toHaveCount(20);
});

test('C02 a price range leaves the rates within it and the rooms that have one; back at its ends it is forgotten', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  const { availabilities } = await searchApi(api, stay);
  const dearest = Math.max(...availabilities.flatMap(({ products }) => products.map((one) => one.averagePerNight)));
  await openPage(page, home);
  const all = await names(page);
  const low = panel(page).getByRole('slider', { name: 'At least' });
  await low.focus();
  const limit = Math.floor(dearest / 100);
  await low.fill(String(limit));
  const left = availabilities.filter(({ products }) => products.some((one) => one.averagePerNight >= limit * 100));
  await expect(roomCards(page)).toHaveCount(left.length);
  await expect(page).toHaveURL(new RegExp(`price=CHF-${limit}-999999`));
  await page.reload();
  await expect(roomCards(page)).toHaveCount(left.length);
  await expect(low).toHaveValue(String(limit));

  await openPage(page, page.url());
  await low.press('Home');
  await expect(page).not.toHaveURL(/price=/);
  await expect.poll(() => names(page)).toEqual(all);
});

test('C02 other dates or other guests begin with the whole price range again', async ({ page, api }) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  await openPage(page, `${home}&price=CHF-400-999999&amenity=7`);
  await expect(panel(page).getByRole('slider', { name: 'At least' })).toHaveValue('400');
  await page.getByRole('button', { name: 'Guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await guests.getByRole('button', { name: 'Fewer: Adults' }).click();
  await guests.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/nbAdults=1/);
  await expect(page).not.toHaveURL(/price=/);
  await expect(page).toHaveURL(/amenity=7/);
});

test('C02 “All rooms” is ticked when no room type is, and again when all are', async ({ page, api }) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  await openPage(page, home);
  const everything = tick(page, /^All rooms/);
  await expect(everything).toBeChecked();
  await tick(page, /^Twin Room/).check();
  await expect(everything).not.toBeChecked();
  await expect.poll(() => names(page)).toEqual(['Twin Room']);
  await expect(page.getByRole('status').filter({ hasText: '1 room for your stay' })).toBeVisible();

  await tick(page, /^Junior Suite/).check();
  await expect.poll(() => names(page)).toEqual(['Junior Suite', 'Twin Room']);
  await tick(page, /^Twin Room/).uncheck();
  await tick(page, /^Junior Suite/).uncheck();
  await expect(everything).toBeChecked();

  const types = ['Classic Single Room', doubleRoom, 'Twin Room', 'Family Room', 'Junior Suite', 'Lake Suite'];
  for (const type of types.slice(0, -1)) await tick(page, new RegExp(`^${type}`)).check();
  await expect(everything).not.toBeChecked();
  await tick(page, /^Lake Suite/).click();
  await expect(everything).toBeChecked();
  for (const type of types) await expect(tick(page, new RegExp(`^${type}`))).not.toBeChecked();
  await expect(page).not.toHaveURL(/roomType/);
});

test('C02 a room type is found by a part of its name', async ({ page, api }) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  await openPage(page, `${home}&roomType=Suite`);
  await expect.poll(() => names(page)).toEqual(['Junior Suite', 'Lake Suite']);
  await expect(tick(page, /^Junior Suite/)).toBeChecked();
  await expect(tick(page, /^Lake Suite/)).toBeChecked();
});

test('C02 a room needs all the facilities that are ticked; “all” ticks all of them or none', async ({ page, api }) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  await openPage(page, home);
  await tick(page, /^Bathtub \d/).check();
  await expect.poll(() => names(page)).toEqual(['Junior Suite', 'Lake Suite']);
  await tick(page, /^Marble bathroom/).check();
  await expect.poll(() => names(page)).toEqual(['Lake Suite']);

  await tick(page, 'All facilities').check();
  await expect(tick(page, /^Fireplace|^Cot/).first()).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Can’t find rooms matching this selection' })).toBeVisible();
  await expect(roomCards(page)).toHaveCount(0);
  await tick(page, 'All facilities').uncheck();
  await expect(page).not.toHaveURL(/amenity/);
  await expect(roomCards(page)).toHaveCount(5);
});

test('C02 long lists of choices scroll within 300 pixels', async ({ page, api }) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  await openPage(page, home);
  const heights = await page.locator('.filters__list').evaluateAll((lists) => lists.map((list) => list.clientHeight));
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThanOrEqual(300);
});

test('C02 “Clear all” brings everything back, also from nothing at all', async ({ page, api }) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  await openPage(page, `${home}&roomType=Twin+Room&amenity=185`);
  await expect(roomCards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(roomCards(page)).toHaveCount(5);
  await tick(page, /^Twin Room/).check();
  await panel(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(roomCards(page)).toHaveCount(5);
});

test('a ticked room type stays ticked in another language; a name of another language in a link hides nothing', async ({
  page,
  api,
}) => {
  const stay = await quietStay(api);
  const home = homeOf(stay);
  await openPage(page, `${home}&roomType=Zweibettzimmer`);
  await expect(roomCards(page)).toHaveCount(5);
  await tick(page, /^Twin Room/).check();
  await expect.poll(() => names(page)).toEqual(['Twin Room']);
  await speakOn(page, 'de');
  await expect.poll(() => names(page)).toEqual(['Zweibettzimmer']);
  await expect(page.getByRole('checkbox', { name: /^Zweibettzimmer/ })).toBeChecked();
  await openPage(page, `${home}&roomType=Zweibettzimmer&lang=de`);
  await expect(roomCards(page)).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('B04 C02 the filters open as a panel; nothing changes behind it until they are applied', async ({
    page,
    api,
  }) => {
    const stay = await quietStay(api);
    const home = homeOf(stay);
    await openPage(page, home);
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Twin Room/ }).check();
    await expect(page).not.toHaveURL(/roomType/);
    await expect(sheet.getByRole('button', { name: 'Show 1 room' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Clear all' }).tap();
    await expect(sheet.getByRole('button', { name: 'Show 5 rooms' })).toBeVisible();
    await sheet.getByRole('checkbox', { name: /^Lake Suite/ }).check();
    await sheet.getByRole('button', { name: 'Show 1 room' }).tap();
    await expect(sheet).toBeHidden();
    await expect(roomCard(page, 'Lake Suite')).toBeVisible();
    await expect(roomCards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Filters: 1' })).toBeVisible();
  });
});
