import { datesPanel, dayIn } from '../steps/choose-dates.ts';
import { doubleRoom, leaveServices, roomCard } from '../steps/choose-room.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { findOffer } from '../steps/find-offer.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { inFrancs } from '../steps/in-francs.ts';
import { openPage } from '../steps/open-page.ts';
import { expect, test } from '../stayfront.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('D01 a guest books on a phone, with panels from below, Book under the thumb and the total always in sight', async ({
  page,
  api,
}) => {
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

  await roomCard(page, doubleRoom).getByRole('link', { name: 'Show more' }).tap();
  const section = (name: string) =>
    page.locator('details').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(section('Facilities')).toHaveAttribute('open');
  for (const name of ['Description', 'Rate plans']) await expect(section(name)).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Choose a rate' }).tap();
  await expect(page.getByRole('region', { name: 'Flexible' })).toBeInViewport();
  await page.getByRole('button', { name: 'Choose Pay at hotel' }).tap();
  const book = page.getByRole('button', { name: 'Book Pay at hotel' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport();
  await book.tap();
  await leaveServices(page);
  await expect(page.getByRole('heading', { name: 'Who is staying?' })).toBeVisible(); // the page before has such a line, too
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
