import { bookAtSite, expectFrameFits, expectOwnPageBeside, goOn } from '../../steps/book-at-site.ts';
import { doubleRoom } from '../../steps/choose-room.ts';
import { fillAddress } from '../../steps/fill-address.ts';
import { findMails } from '../../steps/find-mails.ts';
import { hostedPage, payWith, proceed } from '../../steps/go-to-payment.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { awaitBooking, bookingIn, bookInFrame, openSite } from '../../steps/hotel-site.ts';
import { expectBack, expectOutside, farStay } from '../../steps/leave-frame.ts';
import { quietStay } from '../../steps/quiet-stay.ts';
import { roomsLeftAtCasaLago } from '../../steps/rooms-left.ts';
import { cardOf, testCards, typeCard, typeIntoDropIn } from '../../steps/type-card.ts';
import { calm, expect, test } from '../../stayfront.ts';

// The provider's script warns of names that it uses itself.
test.use({ ...calm, mayComplain: /is marked as deprecated/ });

const widths = [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1440, height: 900 }],
] as const;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('A11 a guest books in the hotel’s own page and pays at the hotel, without ever leaving it', async ({
    page,
    api,
    request,
  }) => {
    const booking = await openSite(page, '/', await quietStay(api));
    await expectFrameFits(page, 'the rooms');
    const guest = await bookAtSite(page, booking);
    await expect.poll(async () => (await findMails(request, guest.email)).length).toBeGreaterThan(0);
  });
});

for (const [where, viewport] of widths)
  test.describe(where, () => {
    test.use({ viewport });

    test('a card is given as a guarantee in the whole window, and the hotel’s page shows the booking', async ({
      page,
      api,
      baseURL,
    }) => {
      const booking = await openSite(page, '/', await quietStay(api));
      const guest = await bookInFrame(booking, doubleRoom, 'Flexible');
      await booking.getByRole('button', { name: goOn }).last().click();
      await expectOutside(page, baseURL, 1001);
      await expect(page.getByText(`${guest.givenName} ${guest.surname}`)).toBeVisible();
      await typeCard(page, cardOf(testCards.good));
      await acceptTerms(page);
      await placeOrder(page);
      await expectBack(page);
      await expect(bookingIn(page).getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
    });
  });

test('a prepaid room is paid for in the whole window, and the hotel’s page shows that both stand', async ({
  page,
  api,
  baseURL,
}) => {
  const booking = await openSite(page, '/?utm_source=letter&own=kept', await quietStay(api));
  await bookInFrame(booking, doubleRoom, 'Non-refundable');
  await booking.getByRole('button', { name: goOn }).last().click();
  await expectOutside(page, baseURL, 1001);
  await proceed(page);
  await typeIntoDropIn(page, cardOf(testCards.good));
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expectBack(page);
  await expect(bookingIn(page).getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
  expect(page.url()).toContain('own=kept');
  await expectOwnPageBeside(page, `${baseURL}/1001/reservation/`);
});

test('a declined card leads back to the hotel’s page, where the guest chooses again', async ({
  page,
  api,
  baseURL,
}) => {
  const stay = await farStay(api, 75);
  const before = await roomsLeftAtCasaLago(api, stay, 'limonaia');
  const booking = await openSite(page, '/casa-lago', stay);
  await bookInFrame(booking, 'Camera Limonaia', 'Non-refundable');
  await fillAddress(booking);
  await booking.getByRole('button', { name: goOn }).last().click();
  await expectOutside(page, baseURL, 1002);
  await proceed(page);
  await payWith(page, '0002');
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('Something went wrong during payment processing');
  await oops.getByRole('button', { name: 'Return home' }).click();
  await expectBack(page);
  await awaitBooking(page);
  await expect(bookingIn(page).getByRole('article', { name: 'Camera Limonaia' })).toBeVisible();
  expect(await roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before);
});

test('while a guest pays outside, no session ends: the room is held, and the way back stays open', async ({
  page,
  api,
  baseURL,
}) => {
  await page.clock.install();
  const booking = await openSite(page, '/casa-lago', await farStay(api, 95));
  await bookInFrame(booking, 'Camera Limonaia', 'Non-refundable');
  await fillAddress(booking);
  await booking.getByRole('button', { name: goOn }).last().click();
  await expectOutside(page, baseURL, 1002);
  await proceed(page);
  await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
  await page.clock.fastForward(21 * 60_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await payWith(page, '1111');
  await expectBack(page);
  await expect(bookingIn(page).getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
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
