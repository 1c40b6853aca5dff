import { doubleRoom } from '../../steps/choose-room.ts';
import { awaitBooking, bookInFrame, frameIn, hotelSite, openSite } from '../../steps/hotel-site.ts';
import { quietStay } from '../../steps/quiet-stay.ts';
import { expect, test } from '../../stayfront.ts';

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
