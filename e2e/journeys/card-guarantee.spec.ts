import type { Page, Request } from '@playwright/test';
import { findMails } from '../steps/find-mails.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { goToCard, walkToCard } from '../steps/go-to-card.ts';
import { cardField, cardOf, testCards, typeCard } from '../steps/type-card.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use(calm);

const order = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const isBooking = (request: Request) => request.method() === 'POST' && request.url().endsWith('/1001/reservations');

const places = [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1440, height: 900 }],
] as const;

for (const [where, viewport] of places)
  test.describe(where, () => {
    test.use({ viewport });

    test('G06 G11 a guest leaves a card as a guarantee; nothing is charged, and the number goes to the provider alone', async ({
      page,
      request,
      baseURL,
    }) => {
      const sent: string[] = [];
      page.on('request', (one) => {
        if (one.url().startsWith(baseURL ?? '')) sent.push(`${one.url()} ${one.postData() ?? ''}`);
      });
      const guest = await walkToCard(page, 'Flexible');
      await expect(page.getByText('Your card will not be charged.')).toBeVisible();
      await expect(page.getByText('This is a sandbox: no money moves.')).toBeVisible();
      await expect(page.getByRole('img', { name: /Visa, Mastercard/ })).toBeVisible();
      await expect(cardField(page, 'Card number')).toHaveAttribute('placeholder', '1234 5678 9012 3456');
      await typeCard(page, cardOf(testCards.good));
      await expect(order(page)).toBeDisabled();
      await acceptTerms(page);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/1001\/checkout\/thank-you\?reservationId=SB4-/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(sent.filter((text) => /4111/.test(text))).toEqual([]);
      expect(sent.filter((text) => text.includes('"paymentCard":{"instrumentId":'))).toHaveLength(1);
      await expect.poll(async () => (await findMails(request, guest.email)).length).toBeGreaterThan(0);
    });
  });

test.describe('a card that is typed wrongly', () => {
  test('G06 is told so at each field once the guest has left it, and the order waits', async ({ page }) => {
    await goToCard(page, 'Bed and breakfast');
    await acceptTerms(page);
    await cardField(page, 'Card number').fill('4111 1111 1111 1112');
    await expect(page.getByText('Please enter correct credit card number')).toBeHidden();
    await cardField(page, 'Card owner').focus();
    await expect(page.getByText('Please enter correct credit card number')).toBeVisible();
    await cardField(page, 'Expiration date').fill('01/20');
    await expect(page.getByText('The field is required')).toBeVisible();
    await cardField(page, 'CVV').fill('1');
    await expect(page.getByText('Expiration date must be in MM/YY format and cannot be in the past')).toBeVisible();
    await cardField(page, 'Card number').focus();
    await expect(page.getByText('The CVV has three or four digits')).toBeVisible();
    await expect(order(page)).toBeDisabled();

    await typeCard(page, cardOf(testCards.good));
    await expect(page.getByText('Please enter correct credit card number')).toBeHidden();
    await expect(page.getByText('The field is required')).toBeHidden();
    await expect(order(page)).toBeEnabled();
  });
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

test('pressed twice, the card is kept once and one booking is made', async ({ page }) => {
  const bookings: Request[] = [];
  page.on('request', (request) => isBooking(request) && bookings.push(request));
  await goToCard(page, 'Flexible');
  await acceptTerms(page);
  await typeCard(page, cardOf(testCards.good));
  await order(page).dblclick();
  await expect(page).toHaveURL(/thank-you/);
  expect(bookings).toHaveLength(1);
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

test('G11 J02 each of the twelve cards that hotels name has its mark', async ({ page }) => {
  await page.goto('/__parts');
  const marks = page.getByRole('img', { name: /^Visa, Mastercard, Maestro/ });
  await expect(marks).toHaveAccessibleName(
    'Visa, Mastercard, Maestro, American Express, Diners Club, JCB, Discover, Eurocard, Carte Bleue, Carte Blanche, Bank Card, UATP',
  );
  await expect(marks.locator('svg')).toHaveCount(12);
  const drawings = await marks.locator('svg').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(drawings).size).toBe(12);
});
