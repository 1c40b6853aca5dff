import type { Page } from '@playwright/test';
import { getReservation } from '@stayfront/contract/reservation';
import { comingStay } from '../steps/coming-stay.ts';
import { anAddress } from '../steps/fill-address.ts';
import { findMails } from '../steps/find-mails.ts';
import { goToPayment, hostedPage, payWith, proceed, walkToPayment } from '../steps/go-to-payment.ts';
import { expectListed, watchPaymentPage } from '../steps/payment-scripts.ts';
import { roomsLeftAtCasaLago } from '../steps/rooms-left.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

const paid = (page: Page) => page.getByRole('heading', { name: 'Booking and payment confirmed!' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('G02 G04 a guest pays for a prepaid room on the provider’s page, is told that both stand, and comes back to no second payment', async ({
    page,
    api,
    request,
    baseURL,
  }) => {
    const stay = comingStay(1, 1);
    const before = await roomsLeftAtCasaLago(api, stay, 'giardino');
    const seen = watchPaymentPage(page);
    const sent: string[] = [];
    page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname));
    const guest = await walkToPayment(page, stay, 'Camera Giardino');
    await expect(page.getByText(`${guest.givenName} ${guest.surname}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'You have to accept the Privacy Policy' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'I accept' }).check();
    // Pressed twice it books once.
    await page.getByRole('button', { name: /^Pay .* now$/ }).dblclick();
    const container = page.locator('#hosted-payment-page');
    await expect(container.locator('iframe')).toBeVisible();
    expect((await container.boundingBox())?.height).toBe(700);
    await expect(page.getByRole('checkbox', { name: 'I accept' })).toHaveCount(0);
    await expect(page.getByRole('timer')).toContainText('Rooms kept for');
    expect(sent.filter((path) => path === '/api/hotels/1002/reservations')).toHaveLength(1);
    expect(sent.filter((path) => path.endsWith('/payment'))).toHaveLength(1);
    await expectListed(seen.scripts(), 'JUSPAY', baseURL ?? '');
    expect(seen.policy()).toMatch(
      /script-src 'self' 'nonce-[^']+' http:\/\/localhost:\d+\/payment-page\/HyperServices\.js;/,
    );
    expect(seen.hosts()).toHaveLength(2);

    await payWith(page, '1111');
    await expect(paid(page)).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'giardino')).toBe(before - 1);
    await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(1);
    // Casa Lago asks where a guest lives, and the booking carries it.
    const reservationId = (await page.getByText(/^SB4-\w{10}$/).textContent()) ?? '';
    const [mail] = await findMails(request, guest.email);
    const link = new URL(/View your booking: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    const booked = await api(getReservation, {
      params: { hotelId: 1002, reservationId },
      query: { t: link.searchParams.get('t') ?? '' },
      body: undefined,
    });
    expect(booked.guestInfo.address).toEqual(anAddress);
    const confirmed = page.url();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your details' })).toHaveCount(0);
    await page.goBack();
    await expect(paid(page)).toBeVisible();
    expect(page.url()).toBe(confirmed);
  });
});

test('G07 at a desk a declined card gives the room back; one tap books the same again, the bank asks, and the guest says yes', async ({
  page,
  api,
}) => {
  const stay = comingStay(2, 1);
  const before = await roomsLeftAtCasaLago(api, stay, 'limonaia');
  await goToPayment(page, stay, 'Camera Limonaia');
  await proceed(page);
  await payWith(page, '0002');
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('Something went wrong during payment processing');
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before);

  await oops.getByRole('button', { name: 'Return home' }).click();
  await expect(page).toHaveURL(new RegExp(`/1002\\?checkIn=${stay.arrival}`));
  await page.getByRole('button', { name: 'Book the same again' }).click();
  await proceed(page);
  await payWith(page, '3220');
  const hosted = hostedPage(page);
  await expect(hosted.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await hosted.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(paid(page)).toBeVisible();
  await expect.poll(() => roomsLeftAtCasaLago(api, stay, 'limonaia')).toBe(before - 1);
});
