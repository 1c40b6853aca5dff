import type { Page, Request } from '@playwright/test';
import { acceptTerms, placeOrder } from '../../steps/go-to-review.ts';
import { goToCard } from '../../steps/go-to-card.ts';
import { cardField, cardOf, testCards, typeCard } from '../../steps/type-card.ts';
import { calm, expect, test } from '../../stayfront.ts';

test.use(calm);

const order = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const isBooking = (request: Request) => request.method() === 'POST' && request.url().endsWith('/1001/reservations');

const places = [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1440, height: 900 }],
] as const;

test('G06 at a desk a guest leaves a card as a guarantee', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goToCard(page, 'Flexible');
  await acceptTerms(page);
  await typeCard(page, cardOf(testCards.good));
  await placeOrder(page);
  await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
});

test.describe('a bank that asks first (3-D Secure)', () => {
  test('is answered in a frame: closed, nothing is booked; confirmed, the booking stands and nothing is charged', async ({
    page,
  }) => {
    const bookings: Request[] = [];
    page.on('request', (request) => isBooking(request) && bookings.push(request));
    await goToCard(page, 'Flexible');
    await acceptTerms(page);
    await typeCard(page, cardOf(testCards.challenged));
    await page.getByRole('button', { name: 'Where is the CVV?' }).hover();
    await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('on the back of your card');
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Your bank wants to be sure that it is you' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(order(page)).toBeEnabled();
    expect(bookings).toHaveLength(0);

    await placeOrder(page);
    const bank = dialog.frameLocator('iframe');
    await expect(bank.getByText('Nothing is charged now.')).toBeVisible();
    await bank.getByRole('button', { name: 'Yes, confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
    expect(bookings).toHaveLength(1);
  });
});

test.describe('a card that the bank turns down', () => {
  test.use({ mayComplain: /status of 409/ });

  test('G10 is said to be one that cannot be charged (5908), and another one books', async ({ page }) => {
    await goToCard(page, 'Flexible');
    await acceptTerms(page);
    await typeCard(page, cardOf(testCards.declined));
    await placeOrder(page);
    const oops = page.getByRole('alertdialog', { name: 'Oops!' });
    await expect(oops).toContainText('Something went wrong during payment initialization');
    await expect(oops).toContainText('Your card cannot be charged.');
    await oops.getByRole('button', { name: 'Retry payment' }).click();
    await typeCard(page, cardOf(testCards.good));
    await placeOrder(page);
    await expect(page.getByRole('heading', { name: 'Booking confirmed!', exact: true })).toBeVisible();
  });
});

test('G06 in another language and another light the fields are made anew', async ({ page }) => {
  await goToCard(page, 'Flexible');
  await cardField(page, 'Card number').fill('4111');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(cardField(page, 'Card number')).toHaveValue('');
  await expect(cardField(page, 'Card number')).toHaveCSS('color', /rgb\(2\d\d, 2\d\d, 2\d\d\)/);
});

for (const [where, viewport] of places)
  test.describe(`a card that the provider does not take, ${where}`, () => {
    // The provider refuses it with a status, and its script says so in the console.
    test.use({ viewport, mayComplain: /status of 400/ });

    test('G05 G06 is asked for again twice, and the third time the booking is given up', async ({ page }) => {
      const bookings: Request[] = [];
      page.on('request', (request) => isBooking(request) && bookings.push(request));
      await goToCard(page, 'Flexible');
      await acceptTerms(page);
      const oops = page.getByRole('alertdialog', { name: 'Oops!' });
      for (let attempt = 1; attempt <= 2; attempt++) {
        await typeCard(page, cardOf(testCards.unknown));
        await placeOrder(page);
        await expect(oops).toContainText('Something went wrong during payment initialization');
        await oops.getByRole('button', { name: 'Retry payment' }).click();
        await expect(cardField(page, 'Card number')).toHaveValue('');
      }
      await typeCard(page, cardOf(testCards.unknown));
      await placeOrder(page);
      await expect(oops).toContainText('Cannot initiate payment, your reservation will be discarded');
      await oops.getByRole('button', { name: 'Return home' }).click();
      await expect(page).toHaveURL(/\/1001$/);
      expect(bookings).toEqual([]);
    });
  });
