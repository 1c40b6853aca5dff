import type { Locator, Page } from '@playwright/test';
import { getCancellationPolicies } from '@stayfront/contract/cancellation';
import { getUpgrades, getUpsell, type Product } from '@stayfront/contract/offer';
import { doubleRoom, leaveServices, roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { findOffer } from '../../steps/find-offer.ts';
import { inFrancs, inRoundFrancs } from '../../steps/in-francs.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const stay = comingStay(4, 3);
const query = `?checkIn=${stay.arrival}&checkOut=${stay.departure}`;
const pageOf = (id: string, hotelId = 1001): string => `/${hotelId}/room/${id}${query}`;
const section = (page: Page, name: string): Locator =>
  page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('A12 C03 “Show more” on a card leads to the page of the room, and back to the same rooms', async ({ page }) => {
  await openPage(page, homeOf(stay));
  await roomCard(page, doubleRoom).getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL(pageOf('double'));
  await expect(page).toHaveTitle('Hotel Seeblick · Single Room');
  await expect(page.getByRole('heading', { name: doubleRoom, level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'All rooms' }).click();
  await expect(page).toHaveURL(homeOf(stay));
});

test('D01 a room id lists all rates; choosing one puts its id into the address and its price beside Book', async ({
  page,
  api,
}) => {
  const { room, product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
  await openPage(page, pageOf('double'));
  await expect(section(page, 'Rate plans').getByRole('region')).toHaveCount(room.products.length);
  await expect(section(page, 'Price details')).toHaveCount(0);
  const box = page.getByRole('complementary', { name: 'Your stay' });
  const least = Math.min(...room.products.map((one) => one.totalPrice - one.totalDiscount));
  await expect(box).toContainText(`from ${inRoundFrancs(Math.round(least / 3))} per night`);

  await page.getByRole('button', { name: 'Choose Pay at hotel' }).click();
  await expect(page).toHaveURL(pageOf('double.pay-at-hotel'));
  await expect(box).toContainText(`${inRoundFrancs(product.totalPrice - product.totalDiscount)} for 3 nights`);
  await expect(page.getByRole('button', { name: 'Selected: Pay at hotel' })).toHaveAttribute('aria-pressed', 'true');
  await box.getByRole('combobox', { name: 'Rate plan' }).selectOption('Flexible');
  await expect(page).toHaveURL(pageOf('double.flexible'));
});

test('D01 a product id shows the price of that rate night by night, as the API has it, and books it', async ({
  page,
  api,
}) => {
  const { product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
  await openPage(page, pageOf('double.pay-at-hotel'));
  const amounts = section(page, 'Price details').getByRole('definition');
  await expect(amounts).toHaveText(
    [
      ...product.nightPrices,
      ...product.mandatoryServices.map(({ unitPrice, quantity }) => unitPrice * quantity),
      product.totalPrice - product.totalDiscount,
      product.totalVat + 22, // and that of the nature contribution
      product.totalLocalTax,
    ].map(inFrancs),
  );
  expect(product.mandatoryServices).toHaveLength(1);
  await page
    .getByRole('complementary', { name: 'Your stay' })
    .getByRole('button', { name: 'Book Pay at hotel' })
    .click();
  await leaveServices(page);
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Your stay' })).toContainText(
    inFrancs(product.totalPrice - product.totalDiscount),
  );
});

const dearerThan = (product: Product) => ({
  params: { hotelId: 1001 },
  body: undefined,
  query: {
    checkIn: stay.arrival,
    checkOut: stay.departure,
    ratePlanCode: product.ratePlanCode,
    price: product.totalPrice - product.totalDiscount,
  },
});

test('D02 the same room is offered at other, dearer rates with what they cost more', async ({ page, api }) => {
  const { product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'non-refundable' });
  const call = dearerThan(product);
  const { offers } = await api(getUpgrades, { ...call, query: { ...call.query, roomId: 'double' } });
  await openPage(page, pageOf('double.non-refundable'));
  const upgrades = section(page, 'Make more of this room').getByRole('listitem');
  await expect(upgrades).toHaveCount(offers.length);
  for (const [index, offer] of offers.entries()) {
    const more = offer.product.totalPrice - offer.product.totalDiscount - call.query.price;
    expect(more).toBeGreaterThan(0);
    expect(offer.guestRoomId).toBe('double');
    await expect(upgrades.nth(index)).toContainText(`+ ${inRoundFrancs(Math.round(more / 3))} per night`);
  }
  const [first] = offers;
  await page.getByRole('button', { name: `Upgrade to ${first?.product.ratePlanName}` }).click();
  await expect(page).toHaveURL(pageOf(first?.product.productId ?? ''));
});

test('D02 better rooms are offered at the same rate', async ({ page, api }) => {
  const { product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
  const { offers } = await api(getUpsell, dearerThan(product));
  await openPage(page, pageOf('double.pay-at-hotel'));
  await expect(page.getByRole('heading', { name: 'Choose another room' })).toBeVisible();
  const rooms = page.locator('.other').getByRole('link');
  await expect(rooms).toHaveCount(Math.min(4, offers.length));
  for (const [index, offer] of offers.slice(0, 4).entries()) {
    expect(offer.product.ratePlanCode).toBe(product.ratePlanCode);
    await expect(rooms.nth(index)).toContainText(
      `${inRoundFrancs(offer.product.totalPrice - offer.product.totalDiscount)} for 3 nights`,
    );
  }
  await rooms.first().click();
  await expect(page).toHaveURL(pageOf(offers[0]?.product.productId ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offers[0]?.roomTypeName ?? '');
});

test('D01 once the prices are there, the hotel is told which rate is looked at', async ({ page }) => {
  const told = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/searches'));
  await openPage(page, pageOf('double.pay-at-hotel'));
  expect((await told).postDataJSON()).toMatchObject({
    checkIn: stay.arrival,
    checkOut: stay.departure,
    productId: 'double.pay-at-hotel',
    rooms: [{ nbAdults: 2, nbChildren: 0, nbInfants: 0 }],
  });
});

test('D01 the conditions of cancelling stand as dates and in the words of the API', async ({ page, api }) => {
  const { penalties } = await api(getCancellationPolicies, {
    params: { hotelId: 1001 },
    query: { start: stay.arrival, end: stay.departure, roomId: 'double', ratePlanId: 'flexible' },
    body: undefined,
  });
  await openPage(page, pageOf('double.flexible'));
  await expect(section(page, 'Cancellation conditions')).toContainText(penalties.at(-1)?.text ?? '-');
});

test('D01 J02 the surface is told in m², or in ft² where the hotel measures so', async ({ page }) => {
  await openPage(page, pageOf('double'));
  await expect(section(page, 'Facilities')).toContainText('26 m² surface area');
  await openPage(page, pageOf('weir', 1003));
  await expect(section(page, 'Facilities')).toContainText(/\d+ ft² surface area/);
});

test('D01 A17 what a guest has shut stays shut in another language', async ({ page }) => {
  await openPage(page, pageOf('double.pay-at-hotel'));
  await page.getByRole('heading', { name: 'Facilities' }).click();
  await expect(section(page, 'Facilities')).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click();
  // Names of rates come last, with the prices.
  await expect(page.getByRole('region', { name: 'Flexibel' })).toBeVisible();
  await expect(section(page, 'Ausstattung')).not.toHaveAttribute('open');
  await expect(section(page, 'Preisdetails')).toHaveAttribute('open');
});

test('D01 other dates are chosen on the page itself', async ({ page }) => {
  await openPage(page, pageOf('double'));
  await page.getByRole('button', { name: 'Guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await guests.getByRole('button', { name: 'Fewer: Adults' }).click();
  await guests.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/room\/double\?.*nbAdults=1/);
  await expect(page.getByRole('main')).toContainText('3 nights · 1 adult');
});

test('B07 E02 a room’s page goes on with the session’s dates; dates that are none lead home, past ones are told', async ({
  page,
}) => {
  await openPage(page, homeOf(stay));
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('stayfront-session-1001');
  await openPage(page, '/1001/room/double');
  await expect(page).toHaveURL(new RegExp(`/1001/room/double\\?checkIn=${stay.arrival}&checkOut=${stay.departure}`));
  await openPage(page, '/1001/room/double?checkIn=never');
  await expect(page).toHaveURL(/\/1001\?checkIn=/);
  await openPage(page, '/1001/room/double?checkIn=2020-01-01');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/1001$/);
});

test('D03 a room that cannot be had says so and leads home by a fresh page', async ({ page }) => {
  await openPage(page, pageOf('garden', 1003));
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('Not available on these date. Redirecting to the home page');
  await page.keyboard.press('Escape');
  await expect(warning).toBeVisible();
  const isFresh = page.waitForEvent('load');
  await warning.getByRole('button', { name: 'OK' }).click();
  await isFresh;
  await expect(page).toHaveURL(homeOf(stay, 1003));
});

test('D03 neither can a room or a rate that nobody knows', async ({ page }) => {
  for (const id of ['cellar', 'double.no-such-rate']) {
    await page.goto(pageOf(id));
    await expect(page.getByRole('alertdialog')).toContainText('Not available on these date.');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('D01 the first two sections are shut, the others open, and Book is always under the thumb', async ({ page }) => {
    await openPage(page, pageOf('double.pay-at-hotel'));
    for (const name of ['Description', 'Rate plans']) await expect(section(page, name)).not.toHaveAttribute('open');
    for (const name of ['Facilities', 'Price details', 'Cancellation conditions'])
      await expect(section(page, name)).toHaveAttribute('open');
    await page.getByRole('heading', { name: 'Rate plans' }).tap();
    await expect(page.getByRole('region', { name: 'Flexible' })).toBeVisible();
    const book = page.getByRole('button', { name: 'Book Pay at hotel' });
    await expect(book).toBeInViewport();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
  });

  test('D01 without a chosen rate the button at the foot opens them', async ({ page }) => {
    await openPage(page, pageOf('double'));
    await page.getByRole('button', { name: 'Choose a rate' }).tap();
    await expect(page.getByRole('region', { name: 'Flexible' })).toBeInViewport();
  });
});

test('D01 without JavaScript the room, its rates and its prices are there', async ({ api, anotherBrowser }) => {
  const { product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' });
  const page = await (await anotherBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto(pageOf('double.pay-at-hotel'));
  await expect(page.getByRole('heading', { name: doubleRoom, level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Flexible' })).toBeVisible();
  await expect(section(page, 'Price details')).toContainText(inFrancs(product.totalPrice - product.totalDiscount));
});
