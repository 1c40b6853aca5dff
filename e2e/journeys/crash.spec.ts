import type { APIRequestContext, Page, Route } from '@playwright/test';
import { httpTransport } from '@stayfront/contract/call';
import type { Stay } from '@stayfront/rules/stay/stay-date';
import type { OwnServer } from '../server/own-server.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { findMails } from '../steps/find-mails.ts';
import { findOffer } from '../steps/find-offer.ts';
import { acceptTerms, goToReview, placeOrder } from '../steps/go-to-review.ts';
import { expect, test } from '../apart.ts';

// One after the other, on one server: starting a database for each would take longer than all of them.
test.describe.configure({ mode: 'default' });
test.use({ mayComplain: /ERR_CONNECTION_RE(SET|FUSED)|ERR_EMPTY_RESPONSE/ });

const reservations = '**/api/hotels/1001/reservations';

/** How many double rooms are left: each reservation takes exactly one. */
const roomsLeft = async (own: OwnServer, stay: Stay): Promise<number> => {
  const wish = { stay, roomId: 'double', ratePlanId: 'pay-at-hotel' };
  return (await findOffer(httpTransport(own.url), wish)).room.availability;
};

/** A mail on its way in the power cut may be posted again; it must tell of the same booking. */
const bookingsTold = async (request: APIRequestContext, address: string): Promise<number> =>
  new Set((await findMails(request, address)).map(({ subject }) => subject)).size;

/** Presses the button; what happens to the request is up to the journey, and no answer comes back. */
async function pressIntoThePowerCut(page: Page, meanwhile: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    reservations,
    async (route) => {
      await meanwhile(route);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeOrder(page);
  const message = page.getByRole('status').filter({ hasText: 'We could not reach the hotel' });
  await expect(message).toContainText('Please press the button again. You will not be booked twice.');
}

test('the server dies after booking and before answering: pressing again, even after a reload, finds the one booking', async ({
  page,
  own,
  request,
}) => {
  const stay = comingStay(1, 1);
  const before = await roomsLeft(own, stay);
  const guest = await goToReview(page, stay);
  let booked = '';
  await pressIntoThePowerCut(page, async (route) => {
    const answer = (await (await route.fetch()).json()) as { reservationId: string };
    booked = answer.reservationId;
    await own.kill();
  });
  expect(booked).toMatch(/^SB4-/);

  await own.start();
  await page.reload();
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByText(booked)).toBeVisible();
  await expect.poll(() => roomsLeft(own, stay)).toBe(before - 1);
  await expect.poll(() => bookingsTold(request, guest.email)).toBe(1);
});

test('the server dies before the request arrives: pressing again books once', async ({ page, own, request }) => {
  const stay = comingStay(2, 1);
  const before = await roomsLeft(own, stay);
  const guest = await goToReview(page, stay);
  await pressIntoThePowerCut(page, () => own.kill());

  await own.start();
  await expect.poll(() => roomsLeft(own, stay)).toBe(before);
  await placeOrder(page);
  await expect(page.getByText(/^SB4-\w{10}$/)).toBeVisible();
  await expect.poll(() => roomsLeft(own, stay)).toBe(before - 1);
  await expect.poll(() => bookingsTold(request, guest.email)).toBe(1);
});

test('the server dies while it is booking: whatever it had done by then, pressing again leaves one booking', async ({
  page,
  own,
  request,
}) => {
  const stay = comingStay(3, 1);
  const before = await roomsLeft(own, stay);
  const guest = await goToReview(page, stay);
  await pressIntoThePowerCut(page, async (route) => {
    const lost = route.fetch().catch(() => null);
    await own.kill();
    await lost;
  });

  await own.start();
  await placeOrder(page);
  await expect(page.getByText(/^SB4-\w{10}$/)).toBeVisible();
  await expect.poll(() => roomsLeft(own, stay)).toBe(before - 1);
  await expect.poll(() => bookingsTold(request, guest.email)).toBe(1);
});
