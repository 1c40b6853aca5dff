import type { Locator, Page } from '@playwright/test';

export type TypedCard = {
  readonly number: string;
  readonly owner: string;
  readonly expiry: string;
  readonly cvv: string;
};

/** Cards of the sandbox; real ones are refused there. */
export const testCards = {
  good: '4111 1111 1111 1111',
  challenged: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  slow: '4000 0000 0000 0077',
  /** Nobody ever hears how it ended. */
  stuck: '4000 0000 0000 0259',
  /** Right by its check digit, and no card of the sandbox. */
  unknown: '4242 4242 4242 4242',
} as const;

export const cardOf = (number: string): TypedCard => ({
  number,
  owner: 'Anna Keller',
  expiry: `12/${String((new Date().getUTCFullYear() + 2) % 100).padStart(2, '0')}`,
  cvv: '123',
});

/** A field of the card, inside the provider's frame of that name. */
export const cardField = (page: Page, label: string): Locator =>
  page.frameLocator(`iframe[title="${label}"]`).getByLabel(label);

/** Types a card into four frames, one after the other, and leaves the last of them. */
export async function typeCard(page: Page, { number, owner, expiry, cvv }: TypedCard): Promise<void> {
  await cardField(page, 'Card number').fill(number);
  await cardField(page, 'Card owner').fill(owner);
  await cardField(page, 'Expiration date').fill(expiry);
  await cardField(page, 'CVV').fill(cvv);
  await cardField(page, 'CVV').blur();
}

/** A field of the drop-in, which has all of them in one frame. */
export const dropInField = (page: Page, label: string): Locator =>
  page.frameLocator('.drop-in iframe').getByLabel(label);

export async function typeIntoDropIn(page: Page, { number, owner, expiry, cvv }: TypedCard): Promise<void> {
  await dropInField(page, 'Card owner').fill(owner);
  await dropInField(page, 'Card number').fill(number);
  await dropInField(page, 'Expiration date').fill(expiry);
  await dropInField(page, 'CVV').fill(cvv);
  await dropInField(page, 'CVV').blur();
}
