import { bookAtSite, expectFrameFits, expectOwnPageBeside, goOn } from '../steps/book-at-site.ts';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { fillAddress } from '../steps/fill-address.ts';
import { findMails } from '../steps/find-mails.ts';
import { hostedPage, payWith, proceed } from '../steps/go-to-payment.ts';
import { bookingIn, bookInFrame, openSite } from '../steps/hotel-site.ts';
import { forbidStorage } from '../steps/forbid-storage.ts';
import { expectBack, expectOutside, farStay } from '../steps/leave-frame.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { roomsLeftAtCasaLago } from '../steps/rooms-left.ts';
import { calm, expect, test } from '../stayfront.ts';

// Phones, cards as a guarantee, cards that are declined and slow guests are in the sweep.
test.use(calm);

test('A11 a guest books in the hotel’s own page without ever leaving it, in a browser that keeps nothing for frames', async ({
  page,
  context,
  api,
  request,
  baseURL,
}) => {
  await forbidStorage(context);
  const booking = await openSite(page, '/', await quietStay(api));
  const frame = page.locator('stayfront-booking iframe');
  await expect(frame).toHaveAttribute('title', 'Book your stay at Hotel Seeblick');
  await expectFrameFits(page, 'the rooms');
  // A page that stands in no frame opens beside the hotel's.
  const beside = page.waitForEvent('popup');
  await booking.getByRole('link', { name: 'Cancel a reservation' }).click();
  expect((await beside).url()).toBe(`${baseURL}/1001/reservation/cancel`);
  await expect(roomCard(booking, doubleRoom)).toBeVisible();

  const guest = await bookAtSite(page, booking);
  await expect.poll(async () => (await findMails(request, guest.email)).length).toBeGreaterThan(0);
});

test('a prepaid room is paid for in the whole window; who goes back to the hotel’s page instead goes on from there, and holds one room', async ({
  page,
  api,
  baseURL,
}) => {
  const stay = await farStay(api, 115);
  const before = await roomsLeftAtCasaLago(api, stay, 'limonaia');
  const booking = await openSite(page, '/casa-lago?utm_source=letter&own=kept', stay);
  await bookInFrame(booking, 'Camera Limonaia', 'Non-refundable');
  await fillAddress(booking);
  await booking.getByRole('button', { name: goOn }).last().click();
  await expectOutside(page, baseURL, 1002);
  await proceed(page);
  await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
  await page.goBack();
  await expectBack(page);
  await bookingIn(page).getByRole('button', { name: 'Complete the reservation' }).click();
  await expectOutside(page, baseURL, 1002);
  await proceed(page);
  await payWith(page, '1111');
  await expectBack(page);
  expect(page.url()).toContain('own=kept');
  await expect(bookingIn(page).getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before - 1);
  await expectOwnPageBeside(page, `${baseURL}/1002/reservation/`);
});
