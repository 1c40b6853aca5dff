import { openPage } from '../steps/open-page.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

/**
 * Every journey fails when a page complains (see quietConsole): a difference between what the server and the browser
 * drew, a broken rule of the security policy, a file that is not there. Every page in every dress is opened in the sweep,
 * and a whole booking under a stricter eye in booking.spec.ts.
 */
test('no page complains, in Arabic in the dark and in German', async ({ page }) => {
  for (const [address, lang, theme] of [
    ['/1003', 'ar', 'dark'],
    ['/1002', 'de', 'light'],
  ] as const) {
    await openPage(page, `${address}?lang=${lang}&theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('data-mode', theme);
  }
});
