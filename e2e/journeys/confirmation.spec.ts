import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { comingStay } from '../steps/coming-stay.ts';
import { goToReview, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

const stay = comingStay(9, 2);

async function book(page: Page): Promise<{ reference: string; email: string }> {
  const { email } = await goToReview(page, stay, 'Twin Room');
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  return { reference: (await page.getByText(/^SB4-\w{10}$/).textContent()) ?? '', email };
}

const fetched = async (page: Page, link: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name: link }).click(),
  ]);
  return download;
};

test('G08 a confirmation says what was booked, and the guest takes it along as PDF, calendar entry and on paper', async ({
  page,
}) => {
  const { reference, email } = await book(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Dear Anna, Hotel Seeblick looks forward to welcoming you.');
  await expect(main).toContainText(`An e-mail confirmation was sent to ${email}`);
  const day = (date: string): string =>
    new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  await expect(main).toContainText(day(stay.arrival)); // dddd, MMMM D, YYYY
  await expect(main).toContainText(day(stay.departure));
  await expect(main).toContainText('Seestrasse 14, 6004 Lucerne, Switzerland');
  await expect(main.getByRole('link', { name: '+41 41 555 01 20' })).toBeVisible();
  await expect(main).toContainText('Do you need help? Write to us at stay@hotel-seeblick.example');
  await expect(page.getByRole('banner').locator('.back')).toBeHidden();
  await expect(page.getByRole('timer')).toHaveCount(0);

  const pdf = await fetched(page, 'PDF');
  expect(pdf.suggestedFilename()).toBe(`${reference}.pdf`);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const entry = await fetched(page, 'Add to calendar');
  expect(entry.suggestedFilename()).toBe(`${reference}.ics`);
  const lines = (await readFile(await entry.path(), 'utf8')).split('\r\n');
  expect(lines).toContain(`DTSTART;TZID=Europe/Zurich:${stay.arrival.replaceAll('-', '')}T150000`);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main.getByText(reference)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Book another room' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // As high as its content and no higher: Firefox prints an empty sheet for the rest of a window.
  expect(await page.evaluate(() => getComputedStyle(document.body).minBlockSize)).toBe('0px');
});

test('A14 the print button prints, and the logo begins anew', async ({ page }) => {
  await book(page);
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.getByRole('banner').getByRole('link', { name: 'Hotel Seeblick' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Seeblick' })).toBeVisible();
  await openPage(page, '/1001/checkout/thank-you');
  await expect(page.getByRole('heading', { name: 'Payment processing error' })).toBeVisible();
});

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
