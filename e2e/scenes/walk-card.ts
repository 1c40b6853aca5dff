import { expect, type APIResponse, type Page } from '@playwright/test';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { goToCard } from '../steps/go-to-card.ts';
import { proceed } from '../steps/go-to-payment.ts';
import { stayToHold } from '../steps/quiet-stay.ts';
import { cardField, cardOf, dropInField, testCards, typeCard } from '../steps/type-card.ts';
import { above, type Means, type Scene } from './scene.ts';

/** A card as a guarantee: its fields, what is wrong with them, what the bank asks; then the drop-in. */
export async function* walkCard({ page }: Means): AsyncGenerator<Scene, void> {
  await openFieldsOnce(page);
  await goToCard(page, 'Flexible');
  await cardField(page, 'CVV').waitFor();
  yield { name: 'card', part: 'main', isState: true };
  await page.reload(); // fields that nobody has made anew
  await cardField(page, 'CVV').waitFor();
  await acceptTerms(page);
  await cardField(page, 'Card number').fill('4111 1111 1111 1112');
  await cardField(page, 'Card owner').focus();
  await cardField(page, 'Expiration date').fill('01/20');
  await cardField(page, 'CVV').fill('1');
  await cardField(page, 'Card number').focus();
  await expect(page.getByText('The CVV has three or four digits')).toBeVisible();
  yield { name: 'card-with-faults', part: 'main', speaksOnce: true };
  await page.getByRole('button', { name: 'Where is the CVV?' }).hover();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
  yield { name: 'where-the-cvv-is', part: '.tip-wrap', at: 1440, speaksOnce: true };
  await page.mouse.move(0, 0);
  await typeCard(page, cardOf(testCards.challenged));
  await placeOrder(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'question-of-the-bank', part: above, speaksOnce: true };
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await typeCard(page, cardOf(testCards.declined));
  await placeOrder(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'card-that-is-refused', part: above, isState: true };
}

export async function* walkDropIn({ page, api }: Means): AsyncGenerator<Scene, void> {
  await goToCard(page, 'Non-refundable', await stayToHold(api));
  await proceed(page);
  await expect(dropInField(page, 'Card owner')).toBeVisible();
  yield { name: 'drop-in', part: 'main', isState: true };
}

/**
 * The fields are made anew in every language, and how often one caller may have them is counted for all journeys: who
 * looks at them in many languages asks for them once.
 */
async function openFieldsOnce(page: Page): Promise<void> {
  let begun: Promise<APIResponse> | null = null;
  await page.route('**/secure-fields', async (route) => {
    begun ??= route.fetch();
    await route.fulfill({ response: await begun });
  });
}
