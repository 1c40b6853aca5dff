import { getReservation } from '@stayfront/contract/reservation';
import { chooseDates } from '../steps/choose-dates.ts';
import { doubleRoom, leaveServices, roomCard } from '../steps/choose-room.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { findMails } from '../steps/find-mails.ts';
import { findOffer } from '../steps/find-offer.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { inFrancs, inRoundFrancs } from '../steps/in-francs.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

test('A12 H05 a guest books a room: page, mail and API say the same price, and no page breaks a rule of its policy', async ({
  page,
  api,
  request,
  anotherBrowser,
}) => {
  const stay = comingStay(4, 2);
  const guest = newGuest();
  const { room, product } = await findOffer(api, {
    stay,
    roomId: 'double',
    ratePlanId: 'pay-at-hotel',
    adults: 2,
    children: 1,
  });
  const total = product.totalPrice; // what is mandatory is in it from the first page on
  const cheapest = room.products.reduce((a, b) => (b.totalPrice < a.totalPrice ? b : a));

  // What a library only tries, and takes the no for an answer, the browser does not say in its console.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective} forbids ${blockedURI}`),
    ),
  );
  await openPage(page, '/1001');
  await expect(page).toHaveTitle('Hotel Seeblick · All Rooms');
  await chooseDates(page, stay);
  await page.getByRole('button', { name: 'Guests' }).click();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await guests.getByRole('button', { name: 'More: Children' }).click();
  await guests.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(
    new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=2&nbChildren=1`),
  );

  const card = roomCard(page, doubleRoom);
  await expect(card).toContainText(`from ${inRoundFrancs(cheapest.averagePerNight)} per night`);
  await expect(card).toContainText(`${inRoundFrancs(cheapest.totalPrice)} for 2 nights, VAT included`);
  await expect(card).toContainText('Includes Nature contribution CHF 6.00');
  await card.getByRole('button', { name: 'Details & Book' }).click();
  const rate = card.getByRole('region', { name: 'Pay at hotel' });
  await expect(rate.getByText(inRoundFrancs(product.totalPrice), { exact: true })).toBeVisible();
  await expect(rate.getByText(`${inRoundFrancs(product.averagePerNight)} per night`)).toBeVisible();
  await rate.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await expect(page).toHaveTitle('Hotel Seeblick · Services');
  await leaveServices(page);
  await expect(page).toHaveTitle('Hotel Seeblick · Your details');

  const summary = page.getByRole('complementary', { name: 'Your stay' });
  const line = (name: string) => summary.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await expect(summary).toContainText('Pay at hotel · 2 adults, 1 child');
  await expect(line('Room total')).toHaveText(inFrancs(total));
  const vat = product.totalVat + 22; // of the nights, and of the nature contribution of CHF 6.00
  await expect(line('VAT 3.8%, included')).toHaveText(inFrancs(vat));
  await expect(line('Due today')).toHaveText(inFrancs(0));
  await expect(line('Due at the hotel')).toHaveText(inFrancs(total));
  await expect(summary).toContainText(`City tax of ${inFrancs(product.totalLocalTax)} is not included`);

  await fillDetails(page, guest);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your booking' })).toBeVisible();
  await expect(page.getByText(guest.email)).toBeVisible();
  for (const name of ['Privacy policy', 'General terms'])
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await openPage(page, '/1001/checkout/card-details');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(line('Due at the hotel')).toHaveText(inFrancs(total));
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeDisabled();
  await acceptTerms(page);
  await placeOrder(page);

  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  const reference = (await page.getByText(/^SB4-\w{10}$/).textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`You pay ${inFrancs(total)} at the hotel`);

  await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(1);
  const [mail] = await findMails(request, guest.email);
  expect(mail?.subject).toBe(`Booking confirmed: Hotel Seeblick, ${reference}`);
  const letter = mail?.text.replaceAll('\u00a0', ' ') ?? '';
  expect(letter).toContain(`Order number: ${reference}`);
  expect(letter).toContain(`Total: ${inFrancs(total)}`);
  expect(letter).toContain(`City tax, not included: ${inFrancs(product.totalLocalTax)}`);

  const notices = async () => (await findMails(request, 'stay@hotel-seeblick.example')).map(({ subject }) => subject);
  await expect.poll(async () => (await notices()).some((subject) => subject.includes(reference))).toBe(true);

  const link = new URL(/View your booking: (\S+)/.exec(letter)?.[1] ?? '');
  const stranger = await (await anotherBrowser()).newPage();
  await openPage(stranger, link.href);
  await expect(stranger.getByText(reference)).toBeVisible();
  await expect(stranger.getByText(/^Paid at the hotel\./)).toContainText(inFrancs(product.totalLocalTax));
  await expect(stranger.getByText(inFrancs(total), { exact: true }).last()).toBeVisible();

  const booked = await api(getReservation, {
    params: { hotelId: 1001, reservationId: reference },
    query: { t: link.searchParams.get('t') ?? '' },
    body: undefined,
  });
  expect(booked).toMatchObject({
    status: 'book',
    currency: 'CHF',
    totalPrice: total,
    totalVat: vat,
    payableNow: 0,
    payableLater: total,
    payableAtHotel: product.totalLocalTax,
    roomStays: [
      { guestRoomId: 'double', startDate: stay.arrival, endDate: stay.departure, nbAdults: 2, nbChildren: 1 },
    ],
  });
});
