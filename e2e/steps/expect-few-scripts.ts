import { expect, type Page } from '@playwright/test';
import { comingStay } from './coming-stay.ts';
import { openPage } from './open-page.ts';

const most = 120 * 1024;

/** Before the first touch a page needs at most 120 KB of JavaScript. */
export async function expectFewScripts(page: Page, path: string, lang: string): Promise<void> {
  const { arrival, departure } = comingStay(3, 2);
  // Somebody who was never here; what the browser has kept of the pages before counts all the same.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await openPage(page, `${path}?checkIn=${arrival}&checkOut=${departure}&lang=${lang}`);
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.every((bytes) => bytes > 0)).toBe(true);
  expect(
    scripts.reduce((sum, bytes) => sum + bytes, 0),
    `${path} in ${lang}`,
  ).toBeLessThanOrEqual(most);
}
