import type { Page } from '@playwright/test';
import { openHotel } from '../server/open-hotel.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

const hotelId = 2131;
const stay = comingStay(30, 2);
const banner = (page: Page) => page.locator('.consent');

test.beforeAll(() => openHotel(hotelId, { config: { trackers: { tagManagerId: 'GTM-TEST456' } } }));

type Shift = { value: number; startTime: number; sources: { node: Element | null }[] };

test('on a phone it leaves the button to book within reach, and nothing moves when it comes', async ({ page }) => {
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
