import { expect, test } from '../stayfront.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';

const most = 120 * 1024;

test('before the first touch the rooms and one room need at most 120 KB of JavaScript, in English, German and Arabic', async ({
  page,
}) => {
  const { arrival, departure } = comingStay(3, 2);
  for (const lang of ['en', 'de', 'ar'])
    for (const path of ['/1001', '/1001/room/double']) {
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
});
