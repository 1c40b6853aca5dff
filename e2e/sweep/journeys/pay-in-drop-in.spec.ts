import type { Page, Request } from '@playwright/test';
import { walkToCard } from '../../steps/go-to-card.ts';
import { proceed } from '../../steps/go-to-payment.ts';
import { expectListed, watchPaymentPage } from '../../steps/payment-scripts.ts';
import { cardOf, dropInField, testCards, typeIntoDropIn } from '../../steps/type-card.ts';
import { calm, expect, test } from '../../stayfront.ts';

// The provider's script warns of names that it uses itself.
test.use({ ...calm, viewport: { width: 1440, height: 900 }, mayComplain: /is marked as deprecated|postMessage/ });

const pay = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });
const paid = (page: Page) => page.getByRole('heading', { name: 'Booking and payment confirmed!' });

test('at a desk a guest pays in the provider’s frame: the card goes to the provider alone, is charged once, and back leads to the booking', async ({
  page,
  baseURL,
}) => {
  const seen = watchPaymentPage(page);
  const sent: string[] = [];
  const charges: Request[] = [];
  page.on('request', (one) => {
    if (one.url().startsWith(baseURL ?? '')) sent.push(`${one.url()} ${one.postData() ?? ''}`);
    if (one.method() === 'POST' && one.url().endsWith('/authorize')) charges.push(one);
  });
  await walkToCard(page, 'Non-refundable');
  await proceed(page);
  await expect(page.getByText('This is a sandbox: no money moves.')).toBeVisible();
  await expect(dropInField(page, 'Card owner')).toBeVisible();
  await expect(pay(page)).toBeDisabled();
  await typeIntoDropIn(page, cardOf(testCards.good));
  await expectListed(seen.scripts(), 'PAYRAILS', baseURL ?? '');
  expect(seen.hosts()).toHaveLength(2);
  await pay(page).dblclick();
  await expect(paid(page)).toBeVisible();
  expect(charges).toHaveLength(1);
  // What the card is kept for: a fee that falls due later.
  expect(charges[0]?.postData()).toContain('"storeInstrument":true');
  expect(sent.filter((text) => /4111/.test(text))).toEqual([]);
  const confirmed = page.url();
  await page.goBack();
  await expect(paid(page)).toBeVisible();
  expect(page.url()).toBe(confirmed);
});
