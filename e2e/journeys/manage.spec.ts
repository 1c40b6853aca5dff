import type { Page } from '@playwright/test';
import { getReservation, type BookingAnswer } from '@stayfront/contract/reservation';
import type { Transport } from '@stayfront/contract/call';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { newGuest } from '../steps/fill-details.ts';
import { findMails } from '../steps/find-mails.ts';
import { openPage } from '../steps/open-page.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { expect, test } from '../stayfront.ts';

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Next' });
const readBack = (api: Transport, { reservationId, token }: BookingAnswer) =>
  api(getReservation, { params: { hotelId: 1001, reservationId }, query: { t: token }, body: undefined });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('H02 H03 a guest opens the link of the mail, cancels one room of two and changes the name; the pages load nothing of others', async ({
    page,
    api,
    request,
    baseURL,
  }) => {
    const { email } = newGuest();
    const stay = await stayToBook(api);
    const booked = await bookRoomsByApi(api, {
      hotelId: 1001,
      stay,
      email,
      ratePlanIds: ['pay-at-hotel', 'pay-at-hotel'],
    });
    await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
    const [mail] = await findMails(request, email);
    const link = /http\S+\/1001\/reservation\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    const [hosts, referrers] = [new Set<string>(), new Set<string>()];
    page.on('request', (one) => {
      hosts.add(new URL(one.url()).host);
      referrers.add(one.headers()['referer'] ?? '');
    });
    await openPage(page, link);
    await expect(page).toHaveTitle('Hotel Seeblick · Your reservation');
    await expect(
      page.getByRole('listitem', { name: 'Reservation' }).or(page.locator('[aria-current=step]')),
    ).toHaveText(/Reservation/);
    // Who prints the reservation has no use for the steps of the page.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[aria-current=step]')).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(page.getByText('free of charge until')).toContainText(/\d{1,2}:\d\d\sPM, \d\d\/\d\d\/\d{4} \(/);

    const rooms = page.getByRole('article');
    const picture = await rooms.first().getByRole('presentation').boundingBox();
    expect(picture?.height).toBe(160);
    expect(picture?.width).toBeLessThanOrEqual(192);
    await rooms.first().getByRole('button', { name: 'Cancel this room' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel this room?' });
    await expect(question).toContainText('Cancelling today costs you nothing.');
    await question.getByRole('button', { name: 'Do not cancel' }).click();
    await expect(question).toBeHidden();
    expect((await readBack(api, booked)).version).toBe(1);
    await rooms.nth(1).getByRole('button', { name: 'Cancel this room' }).click();
    await question.getByRole('button', { name: 'Cancel this room' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The room was cancelled' })).toBeVisible();
    await expect(rooms.nth(1)).toContainText('Cancelled');
    await expect(page.getByRole('button', { name: 'Cancel this room' })).toHaveCount(0);
    expect((await readBack(api, booked)).roomStays.map(({ status }) => status)).toEqual(['book', 'cancel']);

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByLabel('E-mail')).toBeDisabled();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByLabel('Surname').fill('');
    await page.getByLabel('Surname').blur();
    await expect(page.getByLabel('Surname')).toHaveAccessibleDescription('The field is required');
    await expect(next(page)).toBeDisabled();
    await page.getByLabel('Surname').fill('Byron');
    await page.getByLabel('City').fill('');
    await page.getByLabel('Postal code').focus(); // an address that is given has to be whole
    await expect(page.getByLabel('City')).toHaveAccessibleDescription('The field is required');
    await page.getByLabel('City').fill('London');
    await page.getByLabel('Street').fill('Piccadilly 139');
    await next(page).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is changed' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Back' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is changed' })).toBeVisible();
    expect((await readBack(api, booked)).guestInfo).toMatchObject({
      surname: 'Byron',
      email,
      address: { addressLine: 'Piccadilly 139' },
    });
    await page.getByRole('link', { name: 'See your reservation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Your stay in/ })).toBeVisible();
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
    expect([...referrers].filter((address) => address.includes(booked.token))).toEqual([]);
  });
});
