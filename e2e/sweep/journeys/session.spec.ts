import type { BrowserContext, Page } from '@playwright/test';
import { chooseRoom, doubleRoom } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { openPage } from '../../steps/open-page.ts';
import { stillTime } from '../../steps/still-time.ts';
import { takenOver } from '../../steps/taken-over.ts';
import { expect, test } from '../../stayfront.ts';

const sessionOf = async (context: BrowserContext, hotelId = 1001) => {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === `stayfront-session-${hotelId}`);
};
const clock = (page: Page) => page.getByRole('timer').filter({ hasText: 'Price held for' }).first();
const secondsLeft = async (page: Page): Promise<number> => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await clock(page).innerText()) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
const ended = (page: Page) => page.getByRole('alertdialog', { name: 'Your session has expired' });

test('E01 a session has an id of 16 letters and digits for each hotel and lasts 20 minutes', async ({
  page,
  context,
}) => {
  await openPage(page, '/1001');
  await expect.poll(() => sessionOf(context)).toBeDefined();
  await openPage(page, '/1003');
  await expect.poll(() => sessionOf(context, 1003)).toBeDefined();
  const [lake, river] = [await sessionOf(context), await sessionOf(context, 1003)];
  const idOf = (value: string | undefined) => value?.split('.')[0];
  expect(idOf(lake?.value)).toMatch(/^[A-Za-z0-9]{16}$/);
  expect(idOf(river?.value)).not.toBe(idOf(lake?.value));
  const minutes = ((lake?.expires ?? 0) * 1000 - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(18);
  expect(minutes).toBeLessThanOrEqual(20.1);
});

test('E04 the clock counts down by seconds and is urgent in the last five minutes', async ({ page }) => {
  await page.clock.install();
  await openPage(page, homeOf(comingStay(3, 1)));
  await expect(clock(page)).toContainText(/20:00|19:\d\d/);
  await stillTime(page);
  const left = await secondsLeft(page);
  await page.clock.runFor(60_000);
  await expect.poll(() => secondsLeft(page)).toBe(left - 60);
  await expect(clock(page)).not.toHaveClass(/urgent/);
  const readOut = page.locator('[aria-live=polite]').filter({ hasText: 'These prices are held' });
  await expect(readOut).toHaveCount(0);
  await page.clock.fastForward(14 * 60_000);
  await expect(clock(page)).toContainText(/Price held for only/);
  await expect(clock(page)).toHaveClass(/urgent/);
  await expect(readOut).toHaveText('These prices are held for five more minutes');
  await page.clock.fastForward(4 * 60_000);
  await expect(readOut).toHaveText('These prices are held for one more minute');
});

test('E04 every page with prices has the clock, and it goes on from one to the next', async ({ page, context }) => {
  const stay = comingStay(5, 2);
  await openPage(page, '/1001/bundle/399/GoogleHotelAds01/lake-weekend');
  await expect(clock(page)).toContainText(/20:00|19:\d\d/);
  await expect.poll(() => sessionOf(context)).toBeDefined();
  for (const offers of ['packages', 'package/lake-and-sauna']) {
    await openPage(page, `/1001/${offers}?checkIn=${stay.arrival}&checkOut=${stay.departure}`);
    await expect(clock(page)).toContainText(/20:00|19:\d\d/);
  }
  await openPage(page, `/1001/room/double?checkIn=${stay.arrival}&checkOut=${stay.departure}`);
  await expect(clock(page)).toContainText(/20:00|19:\d\d/);
  await expect(page.getByRole('main')).not.toContainText('20 minutes'); // the clock says it, and says how many are left
});

test('new prices renew the session, looking at old ones does not', async ({ page }) => {
  await page.clock.install();
  await openPage(page, homeOf(comingStay(3, 1)));
  await takenOver(page, '.filters input'); // the last to come of what the server drew: what begins later finds old prices
  await expect(clock(page)).toBeVisible();
  await page.clock.fastForward(120_000);
  await page.clock.runFor(1000);
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(18 * 60);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.clock.runFor(1000);
  await expect(clock(page)).toContainText(/20:00|19:5\d/);
});

test('E01 who reloads in the middle of a session is told when it ends, and its clock goes on', async ({ page }) => {
  await page.clock.install();
  await openPage(page, homeOf(comingStay(3, 2)));
  await chooseRoom(page, doubleRoom);
  await expect(clock(page)).toBeVisible();
  await page.clock.fastForward(10 * 60_000);
  await page.reload();
  await expect(clock(page)).toContainText(/(10:00|9:\d\d)$/);
  await page.clock.fastForward(10 * 60_000);
  await page.clock.runFor(1000);
  await expect(ended(page)).toBeVisible();
  await expect(clock(page)).toHaveCount(0);
});

test('E01 the session is over as well when its cookie disappears', async ({ page, context }) => {
  await openPage(page, '/1001');
  await expect.poll(() => sessionOf(context)).toBeDefined();
  await context.clearCookies();
  await expect(ended(page)).toBeVisible();
});

test('E01 pages without prices are left alone when a session ends', async ({ page, context }) => {
  await openPage(page, '/1001');
  await expect.poll(() => sessionOf(context)).toBeDefined();
  await page.clock.install();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy policy' })
    .evaluate((link) => {
      link.removeAttribute('target');
    });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await context.clearCookies();
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  await expect(ended(page)).toHaveCount(0);
});

test('E02 a guest who comes back without dates goes on with those of the session', async ({ page, context }) => {
  const stay = comingStay(4, 2);
  await openPage(page, `${homeOf(stay)}&nbAdults=1&promoCode=welcome10`);
  await expect.poll(() => sessionOf(context)).toBeDefined();
  await openPage(page, '/1001?lang=de');
  await expect(page).toHaveURL(
    new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=1&promoCode=WELCOME10&lang=de`),
  );
  await page.goto('about:blank'); // a page that still comes would begin a session anew
  await context.clearCookies();
  await openPage(page, '/1001');
  await expect(page).toHaveURL(/\/1001$/);
});

test('a link with dates wins over the session', async ({ page, context }) => {
  await openPage(page, homeOf(comingStay(4, 2)));
  await expect.poll(() => sessionOf(context)).toBeDefined();
  const other = comingStay(2, 1);
  await openPage(page, homeOf(other));
  await expect(page).toHaveURL(new RegExp(`checkIn=${other.arrival}&checkOut=${other.departure}$`));
});
