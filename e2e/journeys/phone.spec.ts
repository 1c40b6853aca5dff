import { datesPanel, dayIn } from '../steps/choose-dates.ts';
import { chooseRoom, doubleRoom } from '../steps/choose-room.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { findOffer } from '../steps/find-offer.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { inFrancs } from '../steps/in-francs.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a guest books on a phone, with panels from below and the total always in sight', async ({ page, api }) => {
  const stay = comingStay(6, 2);
  const { product } = await findOffer(api, { stay, roomId: 'double', ratePlanId: 'pay-at-hotel', adults: 1 });
  const total = product.totalPrice;
  await openPage(page, '/1001');
  const search = page.getByRole('search');

  await search.getByRole('button', { name: 'night' }).tap();
  for (const day of [stay.arrival, stay.departure]) await dayIn(datesPanel(page), day).tap();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).tap();
  await expect(datesPanel(page)).toBeHidden();

  await search.getByRole('button', { name: 'Guests' }).tap();
  const guests = page.getByRole('dialog', { name: 'Who is coming?' });
  await guests.getByRole('button', { name: 'Fewer: Adults' }).tap();
  await guests.getByRole('button', { name: 'Apply' }).tap();
  await expect(page).toHaveURL(new RegExp(`checkIn=${stay.arrival}&checkOut=${stay.departure}&nbAdults=1`));

  await chooseRoom(page, doubleRoom);
  const folded = page.getByText(`Your stay, ${inFrancs(total)}`);
  await expect(page.getByRole('group').getByText('VAT 3.8%, included')).toBeHidden();
  await folded.tap();
  await expect(page.getByRole('group').getByText('VAT 3.8%, included')).toBeVisible();
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).tap();
  await acceptTerms(page);
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport();
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`You pay ${inFrancs(total)} at the hotel`);
});

test('a phone that is turned while days are being chosen keeps them, and shows them as it is held', async ({
  page,
}) => {
  const { arrival, departure } = comingStay(6, 2);
  await openPage(page, '/1001');
  await page.getByRole('search').getByRole('button', { name: 'night' }).tap();
  await dayIn(datesPanel(page), arrival).tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(datesPanel(page).getByRole('grid')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(datesPanel(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await dayIn(datesPanel(page), departure).tap();
  await datesPanel(page).getByRole('button', { name: 'Apply' }).tap();
  await expect(page).toHaveURL(new RegExp(`checkIn=${arrival}&checkOut=${departure}`));
});
