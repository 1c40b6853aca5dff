import { expect } from '@playwright/test';
import { comingStay } from '../steps/coming-stay.ts';
import { goToPayment, hostedPage, payWith, proceed } from '../steps/go-to-payment.ts';
import { openPage } from '../steps/open-page.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** A room that is paid for on the provider's page, and the ways back from there. */
export async function* walkPayment({ page }: Deps): AsyncGenerator<Scene, void> {
  await goToPayment(page, comingStay(41, 1));
  yield { name: 'confirm-and-pay', part: 'main' };
  await proceed(page);
  await expect(hostedPage(page).getByRole('button', { name: /^Pay EUR/ })).toBeVisible();
  yield { name: 'page-of-the-provider', part: 'main' };
  await page.route('**/transaction-status*', () => {}); // nobody says how it went
  await openPage(page, '/1002/checkout/payment-callback?order_id=SF1&status=CHARGED&status_id=21');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  yield { name: 'payment-being-asked-about', part: 'main', isWaiting: true, isLeft: true };
  await page.unroute('**/transaction-status*');
  await openPage(page, '/1002/checkout/card-details');
  await proceed(page);
  await payWith(page, '0002');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'payment-declined', part: above };
  await page.getByRole('button', { name: 'Return home' }).click();
  await expect(page.getByRole('button', { name: 'Book the same again' })).toBeVisible();
  yield { name: 'book-again', part: '.again' };
  await page.evaluate(() => localStorage.clear());
  await page.goto('/1002/checkout/payment-callback?payrails_status=success&order_id=SF1');
  await expect(page.getByRole('heading', { name: 'Payment processing error' })).toBeVisible();
  yield { name: 'payment-of-nothing', part: 'main', isLeft: true };
}
