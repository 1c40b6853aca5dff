import { npmChromium } from '../browser/npm-chromium.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { doubleRoom } from '../steps/choose-room.ts';
import { watchShifts } from '../steps/watch-shifts.ts';
import { expect, test } from '../stayfront.ts';

// Pictures that come late could push the page about.
test.use({ launchOptions: await npmChromium() });

test('what is ticked and chosen on a slow line, before the script has come, is done when it comes', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(homeOf(comingStay(3, 2)), { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: doubleRoom }).check();
  await page.getByRole('combobox', { name: 'Sort by:' }).selectOption('pricesDown');
  arrived.resolve();
  await expect(page).toHaveURL(/roomType=double/);
  await expect(page.getByRole('checkbox', { name: doubleRoom })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'All rooms' })).not.toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sort-by'))).toBe('pricesDown');
  await expect(page.getByRole('combobox', { name: 'Sort by:' })).toHaveValue('pricesDown');
});

test.describe('in the letters that stand in', () => {
  test.use({ mayComplain: /Failed to load resource/ });

  test('nothing moves while the rooms page loads on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    const expectStill = await watchShifts(page);
    // On a machine with much to do a font comes after the first drawing, or before: with them it is looked at in the sweep.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.goto('/1001', { waitUntil: 'networkidle' });
    await expectStill();
  });
});
