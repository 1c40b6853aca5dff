import { comingStay } from '../../steps/coming-stay.ts';
import { acceptTerms, goToReview, placeOrder } from '../../steps/go-to-review.ts';
import { bookingsTold, pressIntoThePowerCut, roomsLeft } from '../../steps/power-cut.ts';
import { expect, test } from '../../apart.ts';

// One after the other, on one server: starting a database for each would take longer than all of them.
test.describe.configure({ mode: 'default' });
test.use({ mayComplain: /ERR_CONNECTION_RE(SET|FUSED)|ERR_EMPTY_RESPONSE/ });

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
