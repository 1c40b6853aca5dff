import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { runServer } from '../server/run-server.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

type Opened = {
  /** As the specification writes it. */
  readonly id: 'A01' | 'A02' | 'A03' | 'A04';
  readonly route: string;
  readonly address: string;
  /** Where it is not 200. */
  readonly status?: number;
  /** Where it ends, when that is somewhere else. */
  readonly ends?: string | RegExp;
  readonly heading: string | RegExp;
  readonly bodyClass?: '_checkout' | '_account';
};

/** Both tables of the specification, line by line. */
const routes: readonly Opened[] = [
  { id: 'A01', route: '/hotel-chain/:chainId', address: '/hotel-chain/100', heading: 'Lakeland Collection' },
  { id: 'A01', route: '/:hotelId', address: '/1001', heading: 'Hotel Seeblick' },
  { id: 'A01', route: '/:hotelId/packages', address: '/1001/packages', heading: 'Special offers' },
  {
    id: 'A01',
    route: '/:hotelId/package/:packageId',
    address: '/1001/package/lake-and-sauna',
    heading: 'Lake and Sauna Escape',
  },
  {
    id: 'A01',
    route: '/:hotelId/room/:roomId',
    address: '/1001/room/single',
    ends: /\/1001\/room\/single/,
    heading: 'Single Room',
  },
  {
    id: 'A01',
    route: '/:hotelId/bundle/:channelId/:sessionId/:bundleId',
    address: '/1001/bundle/399/GoogleHotelAds01/lake-weekend',
    heading: 'Your bundle',
  },
  {
    id: 'A01',
    route: '/:hotelId/maintenance',
    address: '/1004/maintenance',
    status: 503,
    heading: /currently down for maintenance/,
  },
  // Whoever has chosen no room has nothing to check out, and is led to the rooms.
  {
    id: 'A02',
    route: '/:hotelId/checkout/add-services/:roomId',
    address: '/1001/checkout/add-services/double',
    ends: '/1001',
    heading: 'Hotel Seeblick',
  },
  {
    id: 'A02',
    route: '/:hotelId/checkout/guest-info',
    address: '/1001/checkout/guest-info',
    ends: '/1001',
    heading: 'Hotel Seeblick',
  },
  {
    id: 'A02',
    route: '/:hotelId/checkout/card-details',
    address: '/1001/checkout/card-details',
    ends: '/1001',
    heading: 'Hotel Seeblick',
  },
  {
    id: 'A02',
    route: '/:hotelId/checkout/payment-callback',
    address: '/1001/checkout/payment-callback',
    ends: /\/1001\/checkout\/thank-you/,
    heading: /./,
    bodyClass: '_checkout',
  },
  {
    id: 'A02',
    route: '/:hotelId/checkout/thank-you',
    address: '/1001/checkout/thank-you',
    heading: /./,
    bodyClass: '_checkout',
  },
  { id: 'A03', route: '/:hotelId/reservation', address: '/1001/reservation', ends: '/1001', heading: 'Hotel Seeblick' },
  {
    id: 'A03',
    route: '/:hotelId/cancel/:reservationId?',
    address: '/1001/cancel/SB4-X',
    ends: '/1001/reservation/cancel/SB4-X',
    heading: 'Cancel a reservation',
  },
  {
    id: 'A03',
    route: '…/reservation/cancel/:reservationId?',
    address: '/1001/reservation/cancel',
    heading: 'Cancel a reservation',
  },
  // Nothing has been cancelled: there is nothing to confirm.
  {
    id: 'A03',
    route: '…/reservation/cancel/:reservationId?/confirmation',
    address: '/1001/reservation/cancel/SB4-X/confirmation',
    ends: /\/1001/,
    heading: /./,
  },
  {
    id: 'A04',
    route: '/:hotelId/customer-account/privacy-policy',
    address: '/1001/customer-account/privacy-policy',
    heading: 'Privacy policy',
    bodyClass: '_account',
  },
  {
    id: 'A04',
    route: '/:hotelId/customer-account/general-terms',
    address: '/1001/customer-account/general-terms',
    heading: 'General terms',
    bodyClass: '_account',
  },
  {
    id: 'A04',
    route: '/:hotelId/customer-account/accessibility',
    address: '/1001/customer-account/accessibility',
    heading: 'Accessibility',
    bodyClass: '_account',
  },
];

const opened =
  ({ address, status = 200, ends, heading, bodyClass }: Opened) =>
  async ({ page }: { page: Page }): Promise<void> => {
    const answer = await openPage(page, address);
    expect(answer?.status()).toBe(status);
    await expect(page).toHaveURL(ends ?? address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('body')).toHaveClass(bodyClass ?? '');
  };
const withId = (wanted: Opened['id']): Opened[] => routes.filter(({ id }) => id === wanted);

/** Browsers say so of every page of a house that is closed for the moment. */
const closedHouse = /status of 503 .*\/1004\/maintenance\b/;

for (const one of withId('A01'))
  test.describe(() => {
    test.use({ mayComplain: one.status === 503 ? closedHouse : null });
    test(`A01 ${one.route} opens`, opened(one));
  });
for (const one of withId('A02')) test(`A02 ${one.route} opens`, opened(one));
// The pages of one reservation are opened in manage.spec.ts and pay-by-link.spec.ts.
for (const one of withId('A03')) test(`A03 ${one.route} opens`, opened(one));
for (const one of withId('A04')) test(`A04 ${one.route} opens`, opened(one));

for (const child of ['', '/customization', '/customization-form'])
  test(`A04 /:hotelId/config${child} leads whoever has not signed in to the way in`, async ({ page }) => {
    await openPage(page, `/1001/config${child}`);
    await expect(page).toHaveURL(/\/1001\/config\/sign-in$/);
  });

test('A09 the body’s class is set anew by every navigation', async ({ page }) => {
  await openPage(page, '/1001/customer-account/privacy-policy');
  await expect(page.locator('body')).toHaveClass('_account');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/1001(\?|$)/);
  await expect(page.locator('body')).toHaveClass('');
});

test('A09 an address without a hotel gets the one this browser was at; a query names another', async ({ page }) => {
  await openPage(page, '/1002');
  await openPage(page, '/packages');
  await expect(page).toHaveURL(/\/1002\/packages/);
  await openPage(page, '/room/single?hotelId=1001');
  await expect(page).toHaveURL(/\/1001\/room\/single/);
});

test('A10 on the first load the query is rewritten to the page it names, and the channel is remembered', async ({
  page,
}) => {
  await openPage(page, '/?hotelId=1001&route=package&packageId=lake-and-sauna&channelId=400');
  await expect(page).toHaveURL('/1001/package/lake-and-sauna?channelId=400');
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'stayfront-channel')?.value)
    .toBe('400');
  await openPage(page, '/?route=bundle&hotelId=1001&channelId=399&sessionId=GoogleHotelAds01&bundleId=lake-weekend');
  await expect(page).toHaveURL('/1001/bundle/399/GoogleHotelAds01/lake-weekend');
  await expect(page.getByRole('heading', { level: 1, name: 'Your bundle' })).toBeVisible();
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'stayfront-channel')?.value)
    .toBe('399');
  await openPage(page, '/?hotelChainId=100');
  await expect(page).toHaveURL('/hotel-chain/100');
});

test('A06 an older link with a hash becomes a path and a query', async ({ page }) => {
  await page.goto('/?lang=de#/1001/room/single?nbAdults=1');
  await expect(page).toHaveURL(/\/1001\/room\/single.*\?nbAdults=1&lang=de/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/#//evil.example/1001');
  await expect(page.getByRole('heading', { name: 'Stayfront' })).toBeVisible();
});

test('the root of a demo lists the hotels and their chain', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Hotel Seeblick, Lucerne' })).toHaveAttribute('href', '/1001');
  await page.getByRole('link', { name: 'The chain that three of them belong to' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lakeland Collection' })).toBeVisible();
});

test.describe('with a provider’s own site', () => {
  test.use({ mayComplain: closedHouse });

  test('A07 who names no hotel is sent to the provider’s own site; an older link still finds its hotel', async ({
    page,
    baseURL,
  }) => {
    test.slow(); // it opens a server of its own
    const marketing = `${baseURL}/api/docs`;
    const dataDir = await mkdtemp(path.join(tmpdir(), 'stayfront-marketing-'));
    const server = await runServer({ dataDir, settings: { MARKETING_URL: marketing } });
    try {
      for (const address of ['/', '/9999', '/nothing/at/all', '/hotel-chain/999']) {
        await page.goto(server.url + address);
        await expect(page).toHaveURL(marketing);
      }
      await page.goto(`${server.url}/#/1004/maintenance`);
      await expect(page).toHaveURL(`${server.url}/1004/maintenance`);
      await page.goto(`${server.url}/hotel-chain/100`);
      await expect(page.getByRole('heading', { level: 1, name: 'Lakeland Collection' })).toBeVisible();
    } finally {
      await page.close(); // it may still ask for its parts
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
