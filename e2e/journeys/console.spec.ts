import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { doubleRoom, leaveServices, roomCard } from '../steps/choose-room.ts';
import { comingStay, homeOf } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

/**
 * Every journey fails when a page complains (see quietConsole): a difference between what the server and the browser
 * drew, a broken rule of the security policy, a file that is not there. Every page in every dress is opened in the sweep.
 */
test.use({ mayComplain: /status of (404 .*\/nothing-here|503 .*\/1004\/maintenance)\b/ });

test('no page complains, in three languages and two lights', async ({ page }) => {
  for (const [address, lang, theme] of [
    ['/__parts', 'de', 'dark'],
    ['/1003', 'ar', 'dark'],
    ['/1004/maintenance', 'ar', 'light'],
    ['/1001/nothing-here', 'en', 'dark'],
    ['/1002', 'de', 'light'],
  ] as const) {
    await openPage(page, `${address}?lang=${lang}&theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('data-mode', theme);
  }
});

test('A12 the booking itself does not make a page complain, breaks no rule of the policy, and its pages are titled with the house and their own name', async ({
  page,
}) => {
  // What a library only tries, and takes the no for an answer, the browser does not say in its console.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    ),
  );
  await openPage(page, homeOf(comingStay(8, 1)));
  await expect(page).toHaveTitle('Hotel Seeblick · All Rooms');
  await roomCard(page, doubleRoom).getByRole('button', { name: 'Details & Book' }).click();
  await page.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await expect(page).toHaveTitle('Hotel Seeblick · Services');
  await leaveServices(page);
  await expect(page).toHaveTitle('Hotel Seeblick · Your details');
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  for (const name of ['Privacy policy', 'General terms'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await openPage(page, '/1001/checkout/card-details');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
});
