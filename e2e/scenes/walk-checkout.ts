import { expect } from '@playwright/test';
import { doubleRoom, roomCard } from '../steps/choose-room.ts';
import { homeOf } from '../steps/coming-stay.ts';
import { fillDetails, newGuest } from '../steps/fill-details.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { openPage } from '../steps/open-page.ts';
import { quietStay } from '../steps/quiet-stay.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** From a chosen room to the confirmation. */
export async function* walkCheckout({ page, api }: Deps): AsyncGenerator<Scene, void> {
  const stay = await quietStay(api);
  await openPage(page, homeOf(stay));
  await roomCard(page, doubleRoom).getByRole('button', { name: 'Details & Book' }).click();
  await roomCard(page, doubleRoom).getByRole('button', { name: 'Book Pay at hotel' }).click();
  await expect(page.locator('.svc').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add Breakfast buffet' }).click();
  yield { name: 'services' };
  await page.getByRole('button', { name: 'Enter your contact details' }).click();
  await expect(page.getByLabel('Given name')).toBeVisible();
  yield { name: 'contact-details' };
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
  yield { name: 'contact-details-with-faults', part: 'main', isLeft: true };
  await openPage(page, homeOf(stay));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'completing-a-reservation', part: above };
  await page.getByRole('button', { name: 'Complete the reservation' }).click();
  await fillDetails(page, newGuest());
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('checkbox', { name: 'I accept' }).waitFor();
  yield { name: 'last-look' };
  await page.getByRole('button', { name: 'cancellation conditions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'conditions-of-cancelling', part: above };
  await page.keyboard.press('Escape');
  await acceptTerms(page);
  await page.route('**/api/hotels/1001/reservations', (route) => route.abort('connectionrefused'), { times: 1 });
  await placeOrder(page);
  await expect(page.getByText('We could not reach the hotel')).toBeVisible();
  yield { name: 'order-that-was-not-sent', part: 'main' };
  await placeOrder(page);
  await expect(page.getByText(/^SB4-\w{10}$/)).toBeVisible();
  yield { name: 'confirmation', isLeft: true };
}
