import type { Page } from '@playwright/test';
import { leaveServices, roomCard } from '../../steps/choose-room.ts';
import { comingStay, homeOf } from '../../steps/coming-stay.ts';
import { findMails } from '../../steps/find-mails.ts';
import { goOnToPayment, goToPayment, hostedPage, payWith, proceed, walkToPayment } from '../../steps/go-to-payment.ts';
import { openPage } from '../../steps/open-page.ts';
import { roomsLeftAtCasaLago } from '../../steps/rooms-left.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);

const paid = (page: Page) => page.getByRole('heading', { name: 'Booking and payment confirmed!' });
const oops = (page: Page) => page.getByRole('alertdialog', { name: 'Oops!' });
const proceedButton = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });

// Other rooms on phones than on desks, so that the two do not take them away from each other.
const places = [
  { place: 'phone', viewport: { width: 390, height: 844 }, room: 'Camera Giardino', roomId: 'giardino' },
  { place: 'desk', viewport: { width: 1440, height: 900 }, room: 'Camera Limonaia', roomId: 'limonaia' },
];

for (const { place, viewport, room, roomId } of places)
  test.describe(`on a ${place}`, () => {
    test.use({ viewport });

    test('G02 G04 a guest pays for a prepaid room on the provider’s page, is told that both stand, and comes back to no second payment', async ({
      page,
      api,
      request,
    }) => {
      const stay = comingStay(1, 1);
      const before = await roomsLeftAtCasaLago(api, stay, roomId);
      const guest = await walkToPayment(page, stay, room);
      await expect(page.getByText(`${guest.givenName} ${guest.surname}`)).toBeVisible();
      await expect(page.getByRole('button', { name: 'You have to accept the Privacy Policy' })).toBeDisabled();
      await proceed(page);
      const container = page.locator('#hosted-payment-page');
      await expect(container.locator('iframe')).toBeVisible();
      expect((await container.boundingBox())?.height).toBe(700);
      await expect(page.getByRole('checkbox', { name: 'I accept' })).toHaveCount(0);
      await expect(page.getByRole('timer')).toContainText('Rooms kept for');

      await payWith(page, '1111');
      await expect(paid(page)).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
      await expect.poll(() => roomsLeftAtCasaLago(api, stay, roomId)).toBe(before - 1);
      await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(1);
      const confirmed = page.url();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Your details' })).toHaveCount(0);
      await page.goBack();
      await expect(paid(page)).toBeVisible();
      expect(page.url()).toBe(confirmed);
    });

    test('G07 a declined card gives the room back, and another card pays for a new booking', async ({ page, api }) => {
      const stay = comingStay(2, 1);
      const before = await roomsLeftAtCasaLago(api, stay, roomId);
      await goToPayment(page, stay, room);
      await proceed(page);
      await payWith(page, '0002');
      await expect(oops(page)).toContainText('Something went wrong during payment processing');
      await expect.poll(() => roomsLeftAtCasaLago(api, stay, roomId)).toBe(before);

      await oops(page).getByRole('button', { name: 'Return home' }).click();
      await expect(page).toHaveURL(new RegExp(`/1002\\?checkIn=${stay.arrival}`));
      await page.getByRole('button', { name: 'Book the same again' }).click();
      await proceed(page);
      await payWith(page, '4444');
      await expect(paid(page)).toBeVisible();
      await expect.poll(() => roomsLeftAtCasaLago(api, stay, roomId)).toBe(before - 1);
    });

    test('the bank asks back, and the guest says yes', async ({ page }) => {
      await goToPayment(page, comingStay(3, 1), room);
      await proceed(page);
      await payWith(page, '3220');
      const hosted = hostedPage(page);
      await expect(hosted.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
      await hosted.getByRole('button', { name: 'Yes, pay' }).click();
      await expect(paid(page)).toBeVisible();
    });

    test('a payment that is pending at first is waited for', async ({ page }) => {
      await goToPayment(page, comingStay(4, 1), room);
      await proceed(page);
      await payWith(page, '0077');
      await expect(page).toHaveURL(/\/1002\/checkout\/thank-you/);
      await expect(page.getByRole('heading', { name: 'One moment, Anna' })).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
      await expect(paid(page)).toBeVisible();
    });

    test('G07 a payment that nobody knows about after thirty questions is left to people', async ({ page }) => {
      await page.clock.install();
      await goToPayment(page, comingStay(5, 1), room);
      await proceed(page);
      await payWith(page, '0259');
      await expect(page).toHaveURL(/\/1002\/checkout\/thank-you/);
      await expect(page.getByRole('heading', { name: 'One moment, Anna' })).toBeVisible();
      for (let tries = 1; tries <= 30; tries += 1) {
        const answered = page.waitForResponse(/transaction-status/);
        await page.clock.runFor(2_100);
        await answered;
      }
      await expect(oops(page)).toContainText(
        'Your reservation is still confirmed, and the payment transaction will be validated manually. ' +
          'We will get in touch with you soon to confirm the final status of your reservation.',
      );
      await oops(page).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
    });

    test('a guest who closes the browser on the provider’s page has booked all the same', async ({
      page,
      context,
      request,
    }) => {
      const guest = await goToPayment(page, comingStay(6, 1), room);
      await proceed(page);
      // The way back never arrives: the window is gone by then.
      await page.route('**/checkout/payment-callback*', (route) => route.abort());
      await payWith(page, '1111');
      await expect.poll(async () => (await findMails(request, guest.email)).length).toBe(1);
      await page.close();

      const later = await context.newPage();
      await later.goto('/1002/checkout/card-details');
      await expect(paid(later)).toBeVisible();
    });

    test('pressed twice, the button books once', async ({ page, api }) => {
      const stay = comingStay(10, 1);
      const before = await roomsLeftAtCasaLago(api, stay, roomId);
      const sent: string[] = [];
      page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname));
      await goToPayment(page, stay, room);
      await page.getByRole('checkbox', { name: 'I accept' }).check();
      await proceedButton(page).dblclick();
      await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
      expect(sent.filter((path) => path === '/api/hotels/1002/reservations')).toHaveLength(1);
      expect(sent.filter((path) => path.endsWith('/payment'))).toHaveLength(1);
      await expect.poll(() => roomsLeftAtCasaLago(api, stay, roomId)).toBe(before - 1);
    });

    test('two tabs pay for one booking, once', async ({ page, context, api }) => {
      const stay = comingStay(9, 1);
      const before = await roomsLeftAtCasaLago(api, stay, roomId);
      await goToPayment(page, stay, room);
      const other = await context.newPage();
      await other.goto('/1002/checkout/card-details');
      await proceed(page);
      await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
      await proceed(other);
      await expect(hostedPage(other).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
      await expect.poll(() => roomsLeftAtCasaLago(api, stay, roomId)).toBe(before - 1);
      await payWith(page, '1111');
      await expect(paid(page)).toBeVisible();
      await expect(paid(other)).toBeVisible();
    });

    test('E04 the session may run out while the guest pays', async ({ page }) => {
      await page.clock.install();
      await goToPayment(page, comingStay(6, 1), room);
      await proceed(page);
      await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
      await page.clock.fastForward(21 * 60_000);
      await page.clock.runFor(2_000);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await payWith(page, '1111');
      await expect(paid(page)).toBeVisible();
    });
  });

test('G03 of two rooms the prepaid one is paid now, and the other at the hotel', async ({ page }) => {
  await openPage(page, `${homeOf(comingStay(5, 1), 1002)}&nbAdults=2,2`);
  const garden = roomCard(page, 'Camera Giardino');
  await garden.getByRole('button', { name: 'Details & Book' }).click();
  await garden.getByRole('button', { name: 'Book Pay at hotel' }).click();
  await leaveServices(page, 'Book next room');
  await goOnToPayment(page);
  const summary = page.getByRole('complementary', { name: 'Your stay' });
  const amount = async (label: string) =>
    (await summary.locator('dl > div').filter({ hasText: label }).getByRole('definition').textContent()) ?? '';
  const [dueNow, dueLater] = [await amount('Due today'), await amount('Due at the hotel')];
  expect([dueNow, dueLater]).not.toContain('€0.00');
  await expect(page.getByText(`You pay ${dueNow} now.`)).toBeVisible();
  await proceed(page);
  await expect(hostedPage(page).getByRole('button', { name: `Pay EUR ${dueNow.slice(1)}` })).toBeVisible();
  await payWith(page, '1111');
  await expect(paid(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(dueLater);
});

test('the way back may lead through the provider’s frame: the whole page goes on', async ({ page }) => {
  await goToPayment(page, comingStay(7, 1));
  await proceed(page);
  await payWith(page, '3220');
  const hosted = hostedPage(page);
  await expect(hosted.getByRole('heading', { name: 'Is this you?' })).toBeVisible();
  await page.locator('#hosted-payment-page iframe').evaluate((frame) => {
    (frame as HTMLIFrameElement).src = '/1002/checkout/payment-callback?order_id=SF1&status_id=23';
  });
  await expect(page).toHaveURL(/\/1002\/checkout\/thank-you/);
  await expect(page.getByRole('heading', { name: 'One moment, Anna' })).toBeVisible();
});

test.describe('a browser that stores nothing', () => {
  test.use({ mayComplain: /Failed to execute|SecurityError/ });

  test('G07 finds the payment again on the way back, also through the provider’s frame', async ({ page }) => {
    await page.addInitScript(() => {
      const forbidden = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbidden });
    });
    await walkToPayment(page, comingStay(8, 1), 'Camera Giardino');
    await proceed(page);
    await payWith(page, '3220');
    await expect(hostedPage(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible();
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.locator('#hosted-payment-page iframe').evaluate((frame) => {
      (frame as HTMLIFrameElement).src = '/1002/checkout/payment-callback?order_id=SF1&status_id=23';
    });
    // The page goes on by itself: nothing that it remembers is lost.
    await expect(page.getByRole('heading', { name: 'One moment, Anna' })).toBeVisible();
    expect(loads).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'One moment, Anna' })).toBeVisible();
  });
});

test('a forged return address pays for nothing', async ({ page }) => {
  await goToPayment(page, comingStay(8, 1));
  await proceed(page);
  await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
  await page.goto('/1002/checkout/payment-callback?order_id=SF1&status=CHARGED&status_id=21');
  await expect(page.getByRole('heading', { name: 'One moment, Anna' })).toBeVisible();
  await expect(paid(page)).toHaveCount(0);
});

test('without a reservation the way back ends with a payment processing error', async ({ page }) => {
  await page.goto('/1002/checkout/payment-callback?payrails_status=success&order_id=SF1');
  await expect(page.getByRole('heading', { name: 'Payment processing error' })).toBeVisible();
});
