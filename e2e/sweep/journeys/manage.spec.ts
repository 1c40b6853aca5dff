import type { Page } from '@playwright/test';
import type { BookingAnswer } from '@stayfront/contract/reservation';
import { bookByApi } from '../../steps/book-by-api.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { putOn } from '../../steps/dress.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { expect, test } from '../../stayfront.ts';

const linkOf = (hotelId: number, { reservationId, token }: BookingAnswer): string =>
  `/${hotelId}/reservation/${reservationId}?t=${token}`;
const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Next' });
test('H02 past the deadline the room is locked and its names are not, and Next leads on to a payment that there is not', async ({
  page,
  api,
  baseURL,
}) => {
  await putOn(page, { lang: 'en', theme: 'dark', width: 1440 }, baseURL ?? '');
  const late = await bookByApi(api, comingStay(1, 2), newGuest().email);
  await openPage(page, linkOf(1003, late));
  await expect(page.getByText('The rooms can no longer be changed online.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this room' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByLabel('Surname')).toBeEnabled();
  await next(page).click();
  await expect(page.getByText('No payment options are available at the moment.')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Your stay in/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No payment options are available at the moment.')).toBeVisible();
});

test('at a desk, in Arabic, the page reads from the right, and the whole reservation is cancelled from it', async ({
  page,
  api,
  baseURL,
}) => {
  await putOn(page, { lang: 'ar', theme: 'dark', width: 1440 }, baseURL ?? '');
  const { email } = newGuest();
  const booked = await bookByApi(api, comingStay(31, 2), email);
  await openPage(page, linkOf(1003, booked).replace('?t=', '?token='));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.locator('.mg__acts .bad').click();
  await expect(page.locator('[name=reservationEmail]')).toHaveValue(email);
  await expect(page.locator('[name=reservationId]')).toHaveValue(booked.reservationId);
});

test.describe('a link that opens nothing', () => {
  test.use({ mayComplain: /status of 404/ });

  test('A03 gets one answer, whatever is wrong with it', async ({ page, api }) => {
    const [mine, other] = [
      await bookByApi(api, comingStay(32, 1), newGuest().email),
      await bookByApi(api, comingStay(33, 1), newGuest().email),
    ];
    for (const place of ['reservation', 'reservation/payment']) {
      await openPage(page, `/1003/${place}/${mine.reservationId}?t=${other.token}`);
      await expect(page.getByRole('heading', { level: 1, name: 'The reservation could not be loaded.' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('Ada');
    }
  });
});

test('nobody reaches the confirmation of a change who has changed nothing', async ({ page, api }) => {
  const booked = await bookByApi(api, comingStay(40, 1), newGuest().email);
  await openPage(page, `/1003/reservation/${booked.reservationId}/confirmation?t=${booked.token}`);
  await expect(page).toHaveURL(linkOf(1003, booked));
  await expect(page.getByRole('heading', { level: 1, name: /^Your stay in/ })).toBeVisible();
});
