import { comingStay } from '../steps/coming-stay.ts';
import { acceptTerms, goToReview, placeOrder } from '../steps/go-to-review.ts';
import { bookingsTold, pressIntoThePowerCut, roomsLeft } from '../steps/power-cut.ts';
import { expect, test } from '../apart.ts';
import { calm } from '../stayfront.ts';

// The server that dies sooner, before the request arrives or while it books, is killed in the sweep.
test.use({ ...calm, mayComplain: /ERR_CONNECTION_RE(SET|FUSED)|ERR_EMPTY_RESPONSE/ });

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
