import { expect } from '@playwright/test';
import { bookByApi } from '../steps/book-by-api.ts';
import { bookRoomsByApi } from '../steps/book-rooms-by-api.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { newGuest } from '../steps/fill-details.ts';
import { openPage } from '../steps/open-page.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** A guest's own page of a reservation with two rooms, from step to step. */
export async function* walkOwnPage({ page, api }: Deps): AsyncGenerator<Scene, void> {
  const booked = await bookRoomsByApi(api, {
    hotelId: 1001,
    stay: await quietStay(api),
    email: newGuest().email,
    ratePlanIds: ['pay-at-hotel', 'pay-at-hotel'],
  });
  await openPage(page, `/1001/reservation/${booked.reservationId}?t=${booked.token}`);
  yield { name: 'reservation' };
  await page.getByRole('button', { name: 'Cancel this room' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'cancel-a-room', part: above };
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel this room' }).click();
  await expect(page.getByRole('article').first()).toContainText('Cancelled');
  yield { name: 'reservation-with-a-cancelled-room', part: 'main' };
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByLabel('Given name')).toBeVisible();
  yield { name: 'profile', part: 'main' };
  await page.getByLabel('Surname').fill('');
  await page.getByLabel('Surname').blur();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  yield { name: 'profile-with-a-fault', part: 'main' };
  await page.getByLabel('Surname').fill('Byron');
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your reservation is changed' })).toBeVisible();
  yield { name: 'reservation-changed', part: 'main', isLeft: true };
}

/** Reservations that nothing can be done about. */
export async function* walkLocked({ page, api, request, round }: Deps): AsyncGenerator<Scene, void> {
  const late = await bookByApi(api, comingStay(1 + (round % 2), 1), newGuest().email);
  await openPage(page, `/1003/reservation/${late.reservationId}?t=${late.token}`);
  yield { name: 'reservation-past-its-deadline', part: 'main' };
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByLabel('Given name')).toBeEnabled();
  await page.getByRole('main').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('No payment options are available at the moment.')).toBeVisible();
  yield { name: 'payment-step', part: 'main', isLeft: true };
  await openPage(page, '/1003/reservation/SB4-AAAAAAAAAA?t=nothing');
  yield { name: 'reservation-that-is-unknown', part: 'main', isLeft: true };
  const { email } = newGuest();
  const gone = await bookByApi(api, comingStay(45, 1), email);
  await request.post('/api/hotels/1003/cancellations', {
    data: { reservationEmail: email, reservationId: gone.reservationId },
  });
  await openPage(page, `/1003/reservation/${gone.reservationId}?t=${gone.token}`);
  yield { name: 'reservation-that-was-cancelled', part: 'main', isLeft: true };
}
