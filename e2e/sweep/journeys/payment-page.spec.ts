import { bookRoomsByApi } from '../../steps/book-rooms-by-api.ts';
import { newGuest } from '../../steps/fill-details.ts';
import { openPage } from '../../steps/open-page.ts';
import { expectListed, localHosts, watchPaymentPage } from '../../steps/payment-scripts.ts';
import { stayToBook } from '../../steps/quiet-stay.ts';
import { dropInField } from '../../steps/type-card.ts';
import { expect, test } from '../../stayfront.ts';

test('on the page of a payment link only listed scripts run, and only the hotel’s provider is let in', async ({
  page,
  api,
  baseURL,
}) => {
  const stay = await stayToBook(api);
  const wish = { hotelId: 1001, stay, email: newGuest().email, ratePlanIds: ['non-refundable'] };
  const { reservationId, token } = await bookRoomsByApi(api, wish);
  const seen = watchPaymentPage(page, reservationId);
  await openPage(page, `/1001/reservation/payment/${reservationId}?t=${token}`);
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await expect(dropInField(page, 'CVV')).toBeVisible();
  await expectListed(seen.scripts(), 'PAYRAILS', baseURL ?? '');
  expect(localHosts(seen.policy())).toHaveLength(1);
  expect(seen.hosts()).toHaveLength(2);
});
