import { expect } from '@playwright/test';
import { bookByApi } from '../steps/book-by-api.ts';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { newGuest } from '../steps/fill-details.ts';
import { payWith } from '../steps/go-to-payment.ts';
import { openPage } from '../steps/open-page.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** A stay that is paid for by a link, and the links that open nothing to pay. */
export async function* walkPayLink({ page, api, request }: Deps): AsyncGenerator<Scene, void> {
  const stay = comingStay(43, 1);
  const held = await bookRoomsByApi(api, {
    hotelId: 1002,
    stay,
    email: newGuest().email,
    ratePlanIds: ['non-refundable'],
  });
  const own = `${held.reservationId}?t=${held.token}`;
  await openPage(page, `/1002/reservation/${own}`);
  yield { name: 'reservation-that-is-held', part: 'main', isLeft: true };
  await openPage(page, `/1002/reservation/payment/${own}`);
  yield { name: 'what-is-due', part: 'main' };
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await payWith(page, '0002');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'payment-by-link-failed', part: above };
  await page.getByRole('button', { name: 'Retry payment' }).click();
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await payWith(page, '1111');
  await expect(page.getByRole('heading', { level: 1, name: /your payment has arrived/ })).toBeVisible();
  await expect(page.getByRole('main').getByText('Confirmed', { exact: true })).toBeVisible();
  yield { name: 'payment-arrived', part: 'main', isLeft: true };
  await openPage(page, `/1002/reservation/payment/${own}&lang=en`); // another day, from the mail
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing is left to pay here' })).toBeVisible();
  yield { name: 'nothing-left-to-pay', part: 'main', isLeft: true };
  const { email } = newGuest();
  const { reservationId, token } = await bookByApi(api, comingStay(46, 1), email);
  await request.post('/api/hotels/1003/cancellations', { data: { reservationEmail: email, reservationId } });
  await openPage(page, `/1003/reservation/payment/${reservationId}?t=${token}`);
  yield { name: 'nothing-to-pay-for', part: 'main', isLeft: true };
}
