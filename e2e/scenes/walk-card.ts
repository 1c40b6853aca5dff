import { expect } from '@playwright/test';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { goToCard } from '../steps/go-to-card.ts';
import { proceed } from '../steps/go-to-payment.ts';
import { stayToHold } from '../steps/quiet-stay.ts';
import { cardField, cardOf, dropInField, testCards, typeCard } from '../steps/type-card.ts';
import { above, type Means, type Scene } from './scene.ts';

/** A card as a guarantee: its fields, what is wrong with them, what the bank asks; then the drop-in. */
export async function* walkCard({ page }: Means): AsyncGenerator<Scene, void> {
  await goToCard(page, 'Flexible');
  await cardField(page, 'CVV').waitFor();
  yield { name: 'card', part: 'main' };
  await acceptTerms(page);
  await cardField(page, 'Card number').fill('4111 1111 1111 1112');
  await cardField(page, 'Card owner').focus();
  await cardField(page, 'Expiration date').fill('01/20');
  await cardField(page, 'CVV').fill('1');
  await cardField(page, 'Card number').focus();
  await expect(page.getByText('The CVV has three or four digits')).toBeVisible();
  yield { name: 'card-with-faults', part: 'main' };
  await page.getByRole('button', { name: 'Where is the CVV?' }).hover();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
  yield { name: 'where-the-cvv-is', part: '.tip-wrap' };
  await page.mouse.move(0, 0);
  await typeCard(page, cardOf(testCards.challenged));
  await placeOrder(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'question-of-the-bank', part: above };
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await typeCard(page, cardOf(testCards.declined));
  await placeOrder(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'card-that-is-refused', part: above };
}

export async function* walkDropIn({ page, api }: Means): AsyncGenerator<Scene, void> {
  await goToCard(page, 'Non-refundable', await stayToHold(api));
  await proceed(page);
  await expect(dropInField(page, 'Card owner')).toBeVisible();
  yield { name: 'drop-in', part: 'main' };
}
