import type { APIRequestContext } from '@playwright/test';
import { addDays } from '@stayfront/rules/stay/stay-date';
import { freshHotelId } from '../../server/fresh-hotel-id.ts';
import { leaveSuites, openReception, receptionToday, turnTheDay } from '../../server/open-reception.ts';
import { enterDesk } from '../../steps/enter-desk.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { findMails } from '../../steps/find-mails.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);

/** Where the letter of this subject leads, once it has come. */
async function mailedPath(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  const find = async () =>
    (await findMails(request, email))
      .filter((mail) => subject.test(mail.subject))
      .map(({ text }) => /http\S+\/waiting-list\/\S+/.exec(text)?.[0])
      .find(Boolean);
  // The worker comes by once a minute.
  await expect.poll(find, { timeout: 90_000 }).toBeTruthy();
  const { pathname, search } = new URL((await find()) ?? '');
  return `${pathname}${search}`;
}

test('K33 who finds nothing waits, is offered the suite that comes free, and books what nobody else could', async ({
  page,
  request,
  anotherBrowser,
}) => {
  test.slow();
  const hotelId = freshHotelId(2433);
  await openReception(hotelId);
  await turnTheDay(hotelId);
  const [from, to] = [addDays(receptionToday(), 10), addDays(receptionToday(), 12)];
  const nights = { from, to: addDays(to, -1) };
  await leaveSuites(hotelId, nights, 0);
  const search = `/${hotelId}?checkIn=${from}&checkOut=${to}&nbAdults=2`;
  const guest = newGuest();

  await openPage(page, search);
  await expect(page.getByRole('heading', { name: 'Tell me when a room comes free' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(guest.email);
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByText('once you have confirmed it by the link')).toBeVisible();
  await openPage(page, await mailedPath(request, guest.email, /^The waiting list/));
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are on the waiting list' })).toBeVisible();

  const desk = await (await anotherBrowser()).newPage();
  await enterDesk(desk, { hotelId, email: 'mara@hotel.example', role: 'manager' });
  await openPage(desk, `/${hotelId}/desk/reservations`);
  await desk.getByRole('link', { name: 'Waiting list' }).click();
  const line = desk.getByRole('listitem').filter({ hasText: guest.email });
  await expect(line).toContainText('Waits');

  await leaveSuites(hotelId, nights, 1);
  await openPage(page, await mailedPath(request, guest.email, /^A room has come free/));
  await expect(page.getByRole('heading', { level: 1, name: 'A room is free for you' })).toBeVisible();
  const other = await (await anotherBrowser()).newPage();
  await openPage(other, search);
  await expect(other.getByRole('heading', { name: 'Tell me when a room comes free' })).toBeVisible();

  await page.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
  await expect(line).toContainText('Booked');
});
