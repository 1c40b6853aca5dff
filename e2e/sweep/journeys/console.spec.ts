import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

/**
 * Every journey fails when a page complains (see quietConsole): a difference between what the server and the browser
 * drew, a broken rule of the security policy, a file that is not there. These go everywhere in every dress.
 */
test.use({ mayComplain: /status of (404 .*\/(nothing-here|999999\/config)|503 .*\/1004\/maintenance)\b/ });

const pages = ['/1001', '/1003', '/1004/maintenance', '/__parts'];
// The dark changes nothing on these that it does not change on the others.
const morePages = ['/1001/customer-account/privacy-policy', '/1001/nothing-here', '/1002'];

for (const lang of ['en', 'de', 'ar'])
  for (const theme of ['light', 'dark']) {
    test(`no page complains in ${lang}, ${theme}`, async ({ page }) => {
      for (const address of theme === 'dark' ? pages : [...pages, ...morePages]) {
        await openPage(page, `${address}?lang=${lang}&theme=${theme}`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('html')).toHaveAttribute('data-mode', theme);
      }
    });
  }
