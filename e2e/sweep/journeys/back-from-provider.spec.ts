import type { Page } from '@playwright/test';
import { getReservation } from '@stayfront/contract/reservation';
import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { expectNoBarriers } from '../../steps/expect-no-barriers.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { goToPayment, hostedPage, proceed } from '../../steps/go-to-payment.ts';
import { openPage } from '../../steps/open-page.ts';
import { roomsLeftAtCasaLago } from '../../steps/rooms-left.ts';
import { expect, test } from '../../stayfront.ts';

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
  const stay = comingStay(12, 1);
  const before = await roomsLeftAtCasaLago(api, stay, 'giardino');
  await goToPayment(page, stay, 'Camera Giardino');
  const paymentPage = await begin(page);
  await page.goto(paymentPage);
  await expect(page.getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible();
  expect(await begin(page)).toBe(paymentPage);
  // Whoever cancels there has not failed to pay: in the frame and on the page by itself it leads to the same step.
  await hostedPage(page).getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible();
  await page.goto(paymentPage);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm and pay' })).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('Rooms kept for');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'giardino')).toBe(before - 1);
});

test('a page that the browser kept as it was left asks what became of the payment before anything is paid again', async ({
  page,
  anotherBrowser,
}) => {
  await goToPayment(page, comingStay(13, 1), 'Camera Giardino');
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

test('who is led back to another browser is told that the payment counts all the same', async ({
  api,
  page,
  anotherBrowser,
}) => {
  const wish = { hotelId: 1002, stay: comingStay(11, 1), email: newGuest().email, ratePlanIds: ['non-refundable'] };
  const { reservationId, token } = await bookRoomsByApi(api, wish);
  await openPage(page, `/1002/reservation/payment/${reservationId}?t=${token}`);
  const begun = page.waitForResponse(/\/payment$/);
  await page.getByRole('button', { name: /^Pay / }).click();
  const { data } = (await (await begun).json()) as { data: { paymentPage: string } };
  const elsewhere = await (await anotherBrowser()).newPage();
  await elsewhere.goto(data.paymentPage);
  await elsewhere.getByRole('button', { name: /1111 / }).click();
  await elsewhere.getByRole('button', { name: /^Pay EUR/ }).click();
  const news = elsewhere.getByRole('heading', { name: 'We cannot show your payment in this browser' });
  await expect(news).toBeVisible();
  await expect(elsewhere.getByRole('main')).toContainText('If you have paid, it counts all the same.');
  await expectNoBarriers(elsewhere, 'the way back in another browser');
  const link = { params: { hotelId: 1002, reservationId }, query: { t: token }, body: undefined };
  await expect.poll(async () => (await api(getReservation, link)).status).toBe('pay');
});
