import { expect, type APIResponse, type Page } from '@playwright/test';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { goToCard } from '../steps/go-to-card.ts';
import { proceed } from '../steps/go-to-payment.ts';
import { stayToHold } from '../steps/quiet-stay.ts';
import { cardField, cardOf, dropInField, testCards, typeCard } from '../steps/type-card.ts';
import { above, type Deps, type Scene } from './scene.ts';

/** A card as a guarantee: its fields, what is wrong with them, what the bank asks; then the drop-in. */
export async function* walkCard({ page }: Deps): AsyncGenerator<Scene, void> {
  await openFieldsOnce(page);
  await goToCard(page, 'Flexible');
  await cardField(page, 'CVV').waitFor();
  yield { name: 'card', part: 'main', isLeft: true };
  await page.reload(); // fields that nobody has made anew
  await cardField(page, 'CVV').waitFor();
  await acceptTerms(page);
  const typeFaults = () => typeCardWithFaults(page);
  await typeFaults();
  await expect(page.getByText('The CVV has three or four digits')).toBeVisible();
  yield { name: 'card-with-faults', part: 'main', renew: typeFaults };
  const help = page.locator('.cvv-help button');
  const askForHelp = async (): Promise<void> => {
    await help.focus();
    await help.dispatchEvent('click'); // by no pointer, which another layout would leave beside it
    await expect(page.getByRole('tooltip').filter({ visible: true })).toBeVisible();
  };
  await askForHelp();
  yield { name: 'where-the-cvv-is', part: '.tip-wrap', at: 1440, renew: askForHelp };
  await page.keyboard.press('Escape');
  await typeCard(page, cardOf(testCards.challenged));
  await placeOrder(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  yield { name: 'question-of-the-bank', part: above };
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await typeCard(page, cardOf(testCards.declined));
  await placeOrder(page);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield { name: 'card-that-is-refused', part: above, isLeft: true };
}

export async function* walkDropIn({ page, api }: Deps): AsyncGenerator<Scene, void> {
  await goToCard(page, 'Non-refundable', await stayToHold(api));
  await proceed(page);
  await expect(dropInField(page, 'Card owner')).toBeVisible();
  yield { name: 'drop-in', part: 'main', isLeft: true };
}

/** A wrong number, no owner, a day that is past and a short CVV, in fields of whatever language. */
async function typeCardWithFaults(page: Page): Promise<void> {
  const boxes = page.locator('.card-box');
  const field = (place: number) => boxes.nth(place).frameLocator('iframe[title]').locator('input:visible');
  await expect(boxes.and(page.locator('[data-waits]'))).toHaveCount(0);
  await field(0).fill('4111 1111 1111 1112');
  await field(1).focus();
  await field(2).fill('01/20');
  await field(3).fill('1');
  await field(0).focus();
  await expect(boxes.and(page.locator('.is-bad'))).toHaveCount(3);
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
