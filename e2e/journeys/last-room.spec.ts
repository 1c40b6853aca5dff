import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { roomCard } from '../steps/choose-room.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { newGuest } from '../steps/fill-details.ts';
import { findOffer } from '../steps/find-offer.ts';
import { goToReview, placeOrder } from '../steps/go-to-review.ts';
import { calm, expect, test } from '../stayfront.ts';

const suite = 'Lake Suite';

test.use({ ...calm, mayComplain: /status of 409|is marked as deprecated/ });

// Two at once, each in a browser: in the sweep; and by the dozen where rooms are taken, without one.
test('G10 the last suite is sold while a guest’s order is on its way: the guest is told kindly', async ({
  page,
  api,
}) => {
  const stay = comingStay(6, 2);
  const wish = { stay, roomId: 'suite', ratePlanId: 'pay-at-hotel' };
  expect((await findOffer(api, wish)).room.availability).toBe(1);
  await goToReview(page, stay, suite);

  await page.route('**/api/hotels/1001/reservations', async (route) => {
    const { email } = newGuest();
    await bookRoomsByApi(api, { hotelId: 1001, stay, email, roomId: 'suite', ratePlanIds: ['pay-at-hotel'] });
    await route.continue();
  });
  await placeOrder(page);
  const refusal = page.getByRole('dialog', { name: 'Oops!' });
  await expect(refusal).toContainText('No more availabilities left, try later');
  await expect(refusal).toContainText('Somebody has just taken the last room of this kind.');
  await expect(refusal).toContainText('Nothing was booked, and nothing was charged.');
  expect((await findOffer(api, wish)).room.availability).toBe(0);

  await refusal.getByRole('link', { name: 'See other rooms' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}`));
  await expect(roomCard(page, suite).getByRole('button', { name: 'Room is sold out' })).toBeDisabled();
  await expect(roomCard(page, 'Junior Suite').getByRole('button', { name: 'Details & Book' })).toBeEnabled();
});
