import type { Page } from '@playwright/test';
import { roomCard } from '../../steps/choose-room.ts';
import { comingStay } from '../../steps/coming-stay.ts';
import { findOffer } from '../../steps/find-offer.ts';
import { goToReview, placeOrder } from '../../steps/go-to-review.ts';
import { calm, expect, test } from '../../stayfront.ts';

const suite = 'Lake Suite';

test.use({ ...calm, mayComplain: /status of 409|is marked as deprecated/ });

test('two guests press the button at once for the last suite: one gets it, the other is told kindly', async ({
  api,
  anotherBrowser,
}) => {
  const stay = comingStay(6, 2);
  const wish = { stay, roomId: 'suite', ratePlanId: 'pay-at-hotel' };
  expect((await findOffer(api, wish)).room.availability).toBe(1);
  const pages = [await (await anotherBrowser()).newPage(), await (await anotherBrowser()).newPage()];
  for (const page of pages) await goToReview(page, stay, suite);

  await releaseTogether(pages);
  for (const page of pages) await placeOrder(page);
  const [winner, loser] = await tellApart(pages);

  await expect(winner.getByText(/^SB4-\w{10}$/)).toBeVisible();
  const refusal = loser.getByRole('dialog', { name: 'Oops!' });
  await expect(refusal).toContainText('No more availabilities left, try later');
  await expect(refusal).toContainText('Somebody has just taken the last room of this kind.');
  await expect(refusal).toContainText('Nothing was booked, and nothing was charged.');
  expect((await findOffer(api, wish)).room.availability).toBe(0);

  await refusal.getByRole('link', { name: 'See other rooms' }).click();
  await expect(loser).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}`));
  await expect(roomCard(loser, suite).getByRole('button', { name: 'Room is sold out' })).toBeDisabled();
  await expect(roomCard(loser, 'Junior Suite').getByRole('button', { name: 'Details & Book' })).toBeEnabled();
});

/** Holds the booking requests back until all have been sent, and lets them go in the same moment. */
async function releaseTogether(pages: readonly Page[]): Promise<void> {
  const { promise: allSent, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  for (const page of pages)
    await page.route('**/api/hotels/1001/reservations', async (route) => {
      sent += 1;
      if (sent === pages.length) release();
      await allSent;
      await route.continue();
    });
}

async function tellApart(pages: readonly Page[]): Promise<[winner: Page, loser: Page]> {
  const outcomes = await Promise.all(
    pages.map(async (page) => {
      const done = page.getByRole('heading', { name: 'Booking confirmed!' });
      await expect(done.or(page.getByRole('heading', { name: 'Oops!' }))).toBeVisible();
      return { page, isBooked: await done.isVisible() };
    }),
  );
  const [winner, ...otherWinners] = outcomes.filter(({ isBooked }) => isBooked);
  const [loser] = outcomes.filter(({ isBooked }) => !isBooked);
  if (!winner || !loser || otherWinners.length > 0) throw new Error('The last suite was not sold exactly once');
  return [winner.page, loser.page];
}
