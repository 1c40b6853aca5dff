import type { Page } from '@playwright/test';
import { getReservation, type BookingAnswer } from '@stayfront/contract/reservation';
import type { Transport } from '@stayfront/contract/call';
import { bookByApi } from '../steps/book-by-api.ts';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { putOn } from '../steps/dress.ts';
import { newGuest } from '../steps/fill-details.ts';
import { findMails } from '../steps/find-mails.ts';
import { openPage } from '../steps/open-page.ts';
import { stayToBook } from '../steps/quiet-stay.ts';
import { expect, test } from '../stayfront.ts';

const linkOf = (hotelId: number, { reservationId, token }: BookingAnswer): string =>
  `/${hotelId}/reservation/${reservationId}?t=${token}`;
const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Next' });
const readBack = (api: Transport, { reservationId, token }: BookingAnswer) =>
  api(getReservation, { params: { hotelId: 1001, reservationId }, query: { t: token }, body: undefined });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('H02 H03 a guest opens the link of the mail, cancels one room of two and changes the name', async ({
    page,
    api,
    request,
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
  });
});

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

  test('A03 gets one answer, whatever is wrong with it', async ({ page, api, request }) => {
    const [mine, other] = [
      await bookByApi(api, comingStay(32, 1), newGuest().email),
      await bookByApi(api, comingStay(33, 1), newGuest().email),
    ];
    const own = linkOf(1003, mine);
    const wrong = [
      own.slice(0, -1),
      `${own}A`,
      `/1003/reservation/${mine.reservationId}?t=${other.token}`,
      `/1001/reservation/${mine.reservationId}?t=${mine.token}`,
      `/1003/reservation/SB4-AAAAAAAAAA?t=${mine.token}`,
      `/1003/reservation/${mine.reservationId}`,
      `/1003/reservation/payment/${mine.reservationId}?t=${other.token}`,
    ];
    for (const address of wrong) expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
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

test('pages of a reservation are kept by nobody, send no referrer, cannot be framed, are in no index and load nothing of others', async ({
  page,
  api,
  request,
  baseURL,
}) => {
  const booked = await bookByApi(api, comingStay(35, 1), newGuest().email);
  const link = linkOf(1003, booked);
  const [path = '', query = ''] = link.split('?');
  for (const address of [
    link,
    `${link}&step=profile`,
    `${link}&step=payment`,
    `${path}/confirmation?${query}`,
    `/1003/reservation/cancel/${booked.reservationId}`,
    `/1003/reservation/payment/${booked.reservationId}?${query}`,
    `/1001/reservation/payment/${booked.reservationId}?${query}`,
    '/1003/reservation/lost-link',
  ]) {
    const answer = await request.get(address);
    const headers = answer.headers();
    expect([address, headers['cache-control']]).toEqual([address, 'no-store']);
    expect([address, headers['referrer-policy']]).toEqual([address, 'no-referrer']);
    expect([address, headers['content-security-policy']?.match(/frame-ancestors [^;]*/)?.[0]]).toEqual([
      address,
      "frame-ancestors 'none'",
    ]);
    const mayPay = address.includes('/1001/reservation/payment/');
    expect([address, headers['content-security-policy']?.includes('frame-src')]).toEqual([address, mayPay]);
    expect([address, /<meta name="robots" content="noindex/.test(await answer.text())]).toEqual([address, true]);
  }
  const hosts = new Set<string>();
  page.on('request', (one) => {
    hosts.add(new URL(one.url()).host);
    expect(one.headers()['referer'] ?? '').not.toContain(booked.token);
  });
  await openPage(page, link);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByLabel('Given name')).toBeVisible();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  await expect(page.locator('body')).toHaveClass('');
});

test('fifty scanners that open the links of a mail change nothing', async ({ api, request }) => {
  const booked = await bookByApi(api, comingStay(36, 1), newGuest().email);
  const read = () =>
    api(getReservation, {
      params: { hotelId: 1003, reservationId: booked.reservationId },
      query: { t: booked.token },
      body: undefined,
    });
  await expect.poll(async () => (await read()).confirmationMail).toBe('sent'); // nothing else is under way
  const before = await read();
  const links = [linkOf(1003, booked), `/1003/reservation/cancel/${booked.reservationId}`];
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const address = links[n % 2] ?? '';
      return n % 3 === 0 ? request.head(address) : request.get(address);
    }),
  );
  expect(await read()).toEqual(before);
});
