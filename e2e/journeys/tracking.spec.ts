import type { Page } from '@playwright/test';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { openTrackedHotel, trackedHotel } from '../steps/open-tracked-hotel.ts';
import { tagManager } from '../steps/watch-tags.ts';
import { expect, test } from '../stayfront.ts';

// One after the other: they share a hotel, which is put up once.
test.describe.configure({ mode: 'default' });

const hotelId = trackedHotel;
const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const stay = comingStay(60, 2);

test.beforeAll(openTrackedHotel);

type Shift = { value: number; startTime: number; sources: { node: Element | null }[] };

test('J03 on a phone the question about cookies leaves the button to book within reach, and nothing moves when it comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = { cameAt: Infinity, shifts: [] as { at: number; who: string[] }[] };
    Object.assign(window, { seen });
    new MutationObserver((_, watch) => {
      if (!document.querySelector('.consent')) return;
      seen.cameAt = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        seen.shifts.push({ at: entry.startTime, who: entry.sources.map(({ node }) => node?.className ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, `/${hotelId}/room/panorama${homeOf(stay, hotelId).slice(String(hotelId).length + 1)}`);
  await expect(banner(page)).toBeVisible();
  const dock = page.locator('.dock');
  await expect(dock).toBeVisible();
  const lowest = await banner(page).getByRole('button').last().boundingBox();
  const below = await dock.boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { cameAt: number; shifts: { at: number; who: string[] }[] } };
    return seen.shifts.filter(({ at }) => at >= seen.cameAt);
  });
  expect(moved).toEqual([]);
  await dock.getByRole('button', { name: 'Book' }).click();
  await expect(page).toHaveURL(/\/checkout\//);
  await banner(page).getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test('J03 a tag manager is let in where the hotel has one, never where money is taken or a reservation is read', async ({
  request,
}) => {
  const policyOf = async (address: string): Promise<string> =>
    (await request.get(address)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/1003')).not.toContain('google');
  for (const path of ['', '/checkout/guest-info', '/checkout/thank-you'])
    expect([path, (await policyOf(`/${hotelId}${path}`)).includes(tagManager)]).toEqual([path, true]);
  for (const path of ['/checkout/card-details', '/checkout/payment-callback', '/reservation/SB4-AAAAAAAAAA?t=secret'])
    expect([path, (await policyOf(`/${hotelId}${path}`)).includes('google')]).toEqual([path, false]);
});
