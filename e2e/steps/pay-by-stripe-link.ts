import type { Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import { typeStripeCard } from './stripe-fields.ts';

/** Pays what a guest's link asks for, with a card of the sandbox. */
export async function payByStripeLink(page: Page, link: string, card = '4242 4242 4242 4242'): Promise<void> {
  await openPage(page, link);
  const pay = page.getByRole('button', { name: /^Pay .* now$/ });
  await pay.click();
  await typeStripeCard(page, card);
  await pay.last().click();
  await page.getByText('Thank you, your payment has arrived').first().waitFor();
}
