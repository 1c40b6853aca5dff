import type { Page } from '@playwright/test';
import { comingStay } from '../../steps/coming-stay.ts';
import { goToReview, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const stay = comingStay(9, 2);

async function book(page: Page): Promise<{ reference: string; email: string }> {
  const { email } = await goToReview(page, stay, 'Twin Room');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  return { reference: (await page.getByText(/^SB4-\w{10}$/).textContent()) ?? '', email };
}

for (const way of ['Book another room', 'Return home'])
  test(`“${way}” begins anew: no room is chosen, and nothing is typed`, async ({ page }) => {
    await book(page);
    await page.getByRole('main').getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { name: 'Hotel Seeblick' })).toBeVisible();
    await openPage(page, '/1001/checkout/guest-info');
    await expect(page).toHaveURL(/\/1001(\?|$)/);
    await openPage(page, '/1001/checkout/thank-you');
    await expect(page.getByRole('heading', { name: 'Payment processing error' })).toBeVisible();
  });

test('the link of a booking that was cancelled says so', async ({ page, request }) => {
  const { reference, email } = await book(page);
  const file = await page.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const token = new URL(file ?? '', 'http://x').searchParams.get('t') ?? '';
  const cancelled = await request.post('/api/hotels/1001/cancellations', {
    data: { reservationEmail: email, reservationId: reference },
  });
  expect(cancelled.status()).toBe(200);
  await openPage(page, `/1001/reservation/${reference}?t=${token}`);
  await expect(page.getByRole('heading', { name: 'Booking cancelled' })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
});
