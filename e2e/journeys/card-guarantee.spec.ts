import type { Page } from '@playwright/test';
import { findMails } from '../steps/find-mails.ts';
import { walkToCard } from '../steps/go-to-card.ts';
import { acceptTerms, placeOrder } from '../steps/go-to-review.ts';
import { expectListed, localHosts, watchPaymentPage } from '../steps/payment-scripts.ts';
import { cardField, cardOf, testCards, typeCard } from '../steps/type-card.ts';
import { calm, expect, test } from '../stayfront.ts';

// The bank's refusal is an answer of our server.
test.use({ ...calm, viewport: { width: 390, height: 844 }, mayComplain: /status of 409/ });

const order = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const booked = (page: Page) => page.getByRole('heading', { name: 'Booking confirmed!', exact: true });

test('G06 G10 G11 on a phone a guest leaves a card as a guarantee: typed wrongly, then declined, then confirmed at the bank; nothing is charged, and it is booked once', async ({
  page,
  request,
  baseURL,
}) => {
  const seen = watchPaymentPage(page);
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().startsWith(baseURL ?? '')) sent.push(`${one.url()} ${one.postData() ?? ''}`);
  });
  const { email } = await walkToCard(page, 'Flexible');
  await expect(page.getByText('Your card will not be charged.')).toBeVisible();
  await expect(page.getByText('This is a sandbox: no money moves.')).toBeVisible();
  await expect(page.getByRole('img', { name: /Visa, Mastercard/ })).toBeVisible();
  await expect(cardField(page, 'Card number')).toHaveAttribute('placeholder', '1234 5678 9012 3456');
  await acceptTerms(page);

  // Each field says what is wrong with it once the guest has left it, and the order waits.
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
  await expectListed(seen.scripts(), 'PAYRAILS', baseURL ?? '');
  expect(seen.policy()).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:\d+\/gp\/p\/js\/pay\.js;/);
  expect(seen.hosts().toSorted()).toEqual(
    [new URL(baseURL ?? ''), ...localHosts(seen.policy()).map((origin) => new URL(origin))]
      .map(({ host }) => host)
      .toSorted(),
  );

  await typeCard(page, cardOf(testCards.declined));
  await expect(page.getByText('Please enter correct credit card number')).toBeHidden();
  await placeOrder(page);
  const oops = page.getByRole('alertdialog', { name: 'Oops!' });
  await expect(oops).toContainText('Something went wrong during payment initialization');
  await expect(oops).toContainText('Your card cannot be charged.');
  await oops.getByRole('button', { name: 'Retry payment' }).click();
  await expect(cardField(page, 'Card number')).toHaveValue('');

  // The bank asks: closed, nothing is booked; confirmed, the booking stands. Pressed twice it is one.
  await typeCard(page, cardOf(testCards.challenged));
  await placeOrder(page);
  const dialog = page.getByRole('dialog', { name: 'Your bank wants to be sure that it is you' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await order(page).dblclick();
  const bank = dialog.frameLocator('iframe');
  await expect(bank.getByText('Nothing is charged now.')).toBeVisible();
  await bank.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(booked(page)).toBeVisible();
  expect(sent.filter((text) => /4111 ?1111|4000 ?0000/.test(text))).toEqual([]);
  const confirmed = page.url();
  await page.goBack();
  await expect(booked(page)).toBeVisible();
  expect(page.url()).toBe(confirmed);
  await expect.poll(async () => (await findMails(request, email)).length).toBe(1);
});
