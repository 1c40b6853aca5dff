import type { Page } from '@playwright/test';

/** Fields and wallets of Stripe, each in the provider's frame. */
const fields = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

export const walletButton = (page: Page, name: string) =>
  page.frameLocator('iframe[title="Secure express checkout frame"]').getByRole('button', { name });

export const stripeField = (page: Page, label: string) => fields(page).getByLabel(label);

/** Types a card into the provider's fields. */
export async function typeStripeCard(page: Page, number: string): Promise<void> {
  await stripeField(page, 'Card number').fill(number);
  await stripeField(page, 'Expiration date').fill(`12${String((new Date().getUTCFullYear() + 2) % 100)}`);
  await stripeField(page, 'Security code').fill('123');
}

/** What the guest answers on the bank's page (3-D Secure). */
export const answerBank = (page: Page, answer: string): Promise<void> =>
  page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: answer }).click();
