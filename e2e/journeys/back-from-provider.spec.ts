import type { Page } from '@playwright/test';
import { comingStay } from '../steps/coming-stay.ts';
import { goToPayment, hostedPage, proceed } from '../steps/go-to-payment.ts';
import { roomsLeftAtCasaLago } from '../steps/rooms-left.ts';
import { expect, test } from '../stayfront.ts';

const paid = (page: Page) => page.getByRole('heading', { name: 'Booking and payment confirmed!' });
const payButton = (page: Page) => hostedPage(page).getByRole('button', { name: /^Pay EUR/ });

/** Holds a room and hands back where its payment is made. */
async function begin(page: Page): Promise<string> {
  const begun = page.waitForResponse(/\/payment$/);
  await proceed(page);
  const { data } = (await (await begun).json()) as { data: { paymentPage: string } };
  await expect(payButton(page)).toBeVisible();
  return data.paymentPage;
}

test('who comes back from the provider’s own page without paying goes on with the same payment', async ({
  page,
  api,
}) => {
  const stay = comingStay(6, 1);
  const before = await roomsLeftAtCasaLago(api, stay, 'giardino');
  await goToPayment(page, stay, 'Camera Giardino');
  const paymentPage = await begin(page);
  await page.goto(paymentPage);
  await expect(page.getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible();
  expect(await begin(page)).toBe(paymentPage);
  expect(await roomsLeftAtCasaLago(api, stay, 'giardino')).toBe(before - 1);
});

test('a page that the browser kept as it was left asks what became of the payment before anything is paid again', async ({
  page,
  anotherBrowser,
}) => {
  await goToPayment(page, comingStay(7, 1), 'Camera Giardino');
  const elsewhere = await (await anotherBrowser()).newPage();
  await elsewhere.goto(await begin(page));
  await elsewhere.getByRole('button', { name: /1111 / }).click();
  await elsewhere.getByRole('button', { name: /^Pay EUR/ }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Payment processing error' })).toBeVisible();
  await expect(payButton(page)).toBeVisible();
  // The Chromium of the tests keeps no pages; this is what it would say on bringing one back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(paid(page)).toBeVisible();
});
