import { chooseRoom } from '../../steps/choose-room.ts';
import { homeOf } from '../../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../../steps/fill-details.ts';
import { findOffer } from '../../steps/find-offer.ts';
import { proceed } from '../../steps/go-to-payment.ts';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { openPage } from '../../steps/open-page.ts';
import { stayToBook } from '../../steps/quiet-stay.ts';
import { dropInField } from '../../steps/type-card.ts';
import { expect, test } from '../../stayfront.ts';

const suite = 'Lake Suite';

test.use({ mayComplain: /status of 409|is marked as deprecated/ });

test('a guest who holds the last suite and goes back to the rooms may still take it, and nobody else may', async ({
  page,
  api,
}) => {
  // Far ahead: whoever counts the rooms of the coming days does not miss this one.
  const stay = await stayToBook(api, 1);
  const wish = { stay, roomId: 'suite', ratePlanId: 'pay-at-hotel' };
  await openPage(page, homeOf(stay));
  await chooseRoom(page, suite, 'Non-refundable');
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await proceed(page);
  await expect(dropInField(page, 'Card owner')).toBeVisible();
  expect((await findOffer(api, wish)).room.availability).toBe(0);

  await openPage(page, homeOf(stay));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset your search' }).click();
  await openPage(page, homeOf(stay));
  await chooseRoom(page, suite);
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await acceptTerms(page);
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
  expect((await findOffer(api, wish)).room.availability).toBe(0);
});
