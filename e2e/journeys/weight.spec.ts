import { expect, test } from '../stayfront.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { openPage } from '../steps/open-page.ts';

const most = 120 * 1024;

for (const lang of ['en', 'de', 'ar'])
  for (const [name, path] of [
    ['the rooms', '/1001'],
    ['one room', '/1001/room/double'],
  ])
    test(`before the first touch the page of ${name} needs at most 120 KB of JavaScript (${lang})`, async ({
      page,
    }) => {
      const { arrival, departure } = comingStay(3, 2);
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
      expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most);
    });
