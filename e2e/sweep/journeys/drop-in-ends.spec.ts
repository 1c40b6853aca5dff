import type { Page } from '@playwright/test';
import { findMails } from '../../steps/find-mails.ts';
import type { Guest } from '../../steps/fill-details.ts';
import { goToCard } from '../../steps/go-to-card.ts';
import { proceed } from '../../steps/go-to-payment.ts';
import { cardOf, testCards, typeIntoDropIn } from '../../steps/type-card.ts';
import { expect, test } from '../../stayfront.ts';

// The provider's script warns of names that it uses itself; and a line that is cut on purpose is told.
test.use({ viewport: { width: 390, height: 844 }, mayComplain: /is marked as deprecated|ERR_FAILED/ });

const pay = (page: Page) => page.getByRole('button', { name: /^Pay .* now$/ });
const paid = (page: Page) => page.getByRole('heading', { name: 'Booking and payment confirmed!' });

/** At the provider's drop-in on a phone, with a card typed into it. */
async function typeInDropIn(page: Page, number: string): Promise<Guest> {
  const guest = await goToCard(page, 'Non-refundable');
  await proceed(page);
  await typeIntoDropIn(page, cardOf(number));
  return guest;
}

test('G07 what nobody knows about after thirty questions is left to people', async ({ page }) => {
  await page.clock.install();
  await typeInDropIn(page, testCards.stuck);
  await pay(page).click();
  await expect(page).toHaveURL(/\/1001\/checkout\/thank-you/);
  await expect(page.getByRole('heading', { name: 'One moment, Anna' })).toBeVisible();
  for (let tries = 1; tries <= 30; tries += 1) {
    const answered = page.waitForResponse(/transaction-status/);
    await page.clock.runFor(2_100);
    await answered;
  }
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('the payment transaction will be validated manually');
  await oops.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
});

test('a guest whose browser is gone once the card was charged has booked all the same', async ({
  page,
  context,
  request,
}) => {
  const { email } = await typeInDropIn(page, testCards.good);
  // From here on the page asks and hears nothing of ours: the provider's notice arrives alone.
  await page.route('**/api/hotels/**', (route) => route.abort());
  await page.route('**/checkout/**', (route) => route.abort());
  await pay(page).click();
  await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
  await page.close();
  const later = await context.newPage();
  await later.goto('/1001/checkout/card-details');
  await expect(paid(later)).toBeVisible();
});

test('two tabs pay for one booking, once', async ({ page, context, request }) => {
  const { email } = await goToCard(page, 'Non-refundable');
  const other = await context.newPage();
  await other.goto('/1001/checkout/card-details');
  await proceed(page);
  await typeIntoDropIn(page, cardOf(testCards.good));
  await proceed(other);
  await expect(pay(other)).toBeVisible();
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
  await expect(paid(other)).toBeVisible();
  await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
});

test('E04 the session may run out while the guest pays', async ({ page }) => {
  await page.clock.install();
  await typeInDropIn(page, testCards.good);
  await page.clock.fastForward(21 * 60_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await pay(page).click();
  await expect(paid(page)).toBeVisible();
});
