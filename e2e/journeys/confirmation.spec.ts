import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

const fetched = async (page: Page, link: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name: link }).click(),
  ]);
  return download;
};

test('A14 G08 a confirmation says what was booked, the guest takes it along as PDF, calendar entry and on paper, and the logo begins anew', async ({
  page,
  api,
}) => {
  const stay = await stayToBook(api);
  const { email } = newGuest();
  const ratePlanIds = ['pay-at-hotel'];
  const { reservationId, token } = await bookRoomsByApi(api, { hotelId: 1001, stay, email, ratePlanIds });
  await openPage(page, `/1001/checkout/thank-you?reservationId=${reservationId}&t=${token}`);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('Dear Ada, Hotel Seeblick looks forward to welcoming you.');
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
  expect(pdf.suggestedFilename()).toBe(`${reservationId}.pdf`);
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-');
  const entry = await fetched(page, 'Add to calendar');
  expect(entry.suggestedFilename()).toBe(`${reservationId}.ics`);
  const lines = (await readFile(await entry.path(), 'utf8')).split('\r\n');
  expect(lines).toContain(`DTSTART;TZID=Europe/Zurich:${stay.arrival.replaceAll('-', '')}T150000`);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main.getByText(reservationId)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Book another room' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // As high as its content and no higher: Firefox prints an empty sheet for the rest of a window.
  expect(await page.evaluate(() => getComputedStyle(document.body).minBlockSize)).toBe('0px');
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.evaluate(() => {
    globalThis.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.getByRole('banner').getByRole('link', { name: 'Hotel Seeblick' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hotel Seeblick' })).toBeVisible();
});
