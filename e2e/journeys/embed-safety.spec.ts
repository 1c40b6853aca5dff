import type { BrowserContext } from '@playwright/test';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { awaitBooking, bookInFrame, frameIn, hotelSite, openSite } from '../steps/hotel-site.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { expect, test } from '../stayfront.ts';

test('the script weighs at most 4 KB, is kept by browsers, and is asked for again cheaply', async ({ request }) => {
  const answer = await request.get('/embed.js');
  expect((await answer.body()).length).toBeLessThanOrEqual(4096);
  const { etag = '', 'cache-control': kept, 'content-type': type } = answer.headers();
  expect(kept).toBe('public, max-age=3600, stale-while-revalidate=86400');
  expect(type).toBe('text/javascript; charset=utf-8');
  expect((await request.get('/embed.js', { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('the pages of a booking stand in the hotel’s own site, and everything of a reservation in nobody’s', async ({
  request,
}) => {
  const site = await hotelSite();
  const ancestors = async (address: string, dest: string): Promise<string | undefined> => {
    const answer = await request.get(address, { headers: { 'sec-fetch-dest': dest }, maxRedirects: 0 });
    return /frame-ancestors ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  };
  const { arrival, departure } = comingStay(3, 1);
  const search = `?checkIn=${arrival}&checkOut=${departure}`;
  // The home page stands in the form that chooses the hotel's look, too.
  expect(await ancestors(`/1001${search}`, 'iframe')).toBe(`'self' ${site}`);
  for (const page of ['/room/double', '/packages', '/checkout/guest-info', '/checkout/thank-you'])
    expect(await ancestors(`/1001${page}${search}`, 'iframe'), page).toBe(site);
  expect(await ancestors('/1001/checkout/card-details', 'iframe')).toBe(site);
  for (const dest of ['iframe', 'document', 'embed', 'object'])
    for (const page of [
      '/1001/reservation/SB4-AAAAAAAAAA',
      '/1001/reservation/SB4-AAAAAAAAAA/change/1',
      '/1001/reservation/cancel',
      '/1001/reservation/lost-link',
      '/1001/reservation/payment/SB4-AAAAAAAAAA',
      '/1001/config',
      '/hotel-chain/100',
      '/api/hotels/1001/config',
      '/embed.js',
      '/',
    ])
      expect(await ancestors(page, dest), `${page} as ${dest}`).toBe("'none'");
  expect(await ancestors('/1001/checkout/card-details', 'document')).toBe("'none'");
});

test('a link to a page that stands in no frame opens beside the hotel’s page', async ({ page, baseURL, api }) => {
  const booking = await openSite(page, '/', await quietStay(api));
  const beside = page.waitForEvent('popup');
  await booking.getByRole('link', { name: 'Cancel a reservation' }).click();
  expect((await beside).url()).toBe(`${baseURL}/1001/reservation/cancel`);
  await expect(roomCard(booking, doubleRoom)).toBeVisible();
});

test('in Arabic and in the dark the hotel’s page and the booking in it agree', async ({ anotherBrowser, api }) => {
  const context = await anotherBrowser({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const booking = await openSite(page, '/ar', await quietStay(api));
  await expect(booking.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(booking.locator('html')).toHaveAttribute('data-mode', 'dark');
  const isWide = () => frameIn(page).evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isWide()).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});

/** As a browser behaves that lets frames of other sites keep nothing at all. */
async function forbidStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (window.self === window.top) return;
    const refuse = (): never => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
}

test('a guest whose browser keeps nothing for frames books all the same', async ({ page, context, api }) => {
  await forbidStorage(context);
  const booking = await openSite(page, '/', await quietStay(api));
  await bookInFrame(booking, doubleRoom, 'Pay at hotel');
  await booking.getByRole('button', { name: 'Continue to payment' }).last().click();
  await acceptTerms(booking);
  await placeOrder(booking);
  await expect(booking.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
});

test('where cookies of other sites are blocked, the booking keeps its session in cookies of its own part', async ({
  page,
  context,
  baseURL,
  api,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
  const booking = await openSite(page, '/', await quietStay(api));
  await bookInFrame(booking, doubleRoom, 'Pay at hotel');
  const kept = await context.cookies(baseURL);
  const session = kept.find(({ name }) => name === 'stayfront-session-1001');
  expect([session?.sameSite, session?.secure, session?.partitionKey]).toEqual(['None', true, 'http://localhost']);
  // And a frame that is loaded anew goes on where it was.
  await frameIn(page).evaluate(() => location.reload());
  await expect(booking.getByLabel('Given name')).toHaveValue('Anna');
});

test('who scrolls the hotel’s page before the booking has come hears nothing of it, and the booking hears it all then', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/1001\?/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(await hotelSite(), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('stayfront-booking')).toHaveJSProperty('ariaBusy', 'true');
  const scrolled = page.evaluate(
    () => new Promise((resolve) => addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true })),
  );
  await page.locator('stayfront-booking').evaluate((booking) => booking.scrollIntoView());
  await scrolled;
  arrived.resolve();
  await awaitBooking(page);
  const heard = () => frameIn(page).evaluate(() => document.documentElement.style.getPropertyValue('--view-height'));
  await expect.poll(heard).toMatch(/^\d+px$/);
  // That the console is quiet is looked at after every journey.
});
