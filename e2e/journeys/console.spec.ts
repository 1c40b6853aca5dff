import { doubleRoom, leaveServices, roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { goToReview, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

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

test('the booking itself does not make a page complain, and its pages stay out of search engines', async ({ page }) => {
  // What a library only tries, and takes the no for an answer, the browser does not say in its console.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    ),
  );
  await goToReview(page, comingStay(7, 1));
  for (const step of ['card-details', 'guest-info']) {
    await openPage(page, `/1001/checkout/${step}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('body')).toHaveClass('_checkout');
  }
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  for (const name of ['Privacy policy', 'General terms'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await page.getByRole('checkbox', { name: 'I accept' }).check();
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
});

test('A12 a page is titled with the name of the house and its own', async ({ page }) => {
  await openPage(page, homeOf(comingStay(8, 1)));
  await expect(page).toHaveTitle('Hotel Seeblick · All Rooms');
  await roomCard(page, doubleRoom).getByRole('button', { name: 'Details & Book' }).click();
  await page.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await expect(page).toHaveTitle('Hotel Seeblick · Services');
  await leaveServices(page);
  await expect(page).toHaveTitle('Hotel Seeblick · Your details');
  for (const [address, title] of [
    ['/1001/customer-account/privacy-policy', 'Hotel Seeblick · Privacy policy'],
    ['/1001/customer-account/general-terms?lang=en', 'Hotel Seeblick · General terms'],
    ['/1001/nothing-here', 'Hotel Seeblick · Page not found'],
    ['/1003', 'The Riverhouse · All Rooms'],
    ['/1004/maintenance', 'Berghaus Alpina · Maintenance'],
    ['/999999/nothing-here', 'Page not found'],
  ] as const) {
    await openPage(page, address);
    await expect(page).toHaveTitle(title);
  }
});
