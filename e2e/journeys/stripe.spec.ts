import { comeToPay } from '../steps/come-to-pay.ts';
import { comingStay } from '../steps/coming-stay.ts';
import { proceed } from '../steps/go-to-payment.ts';
import { expectListed, watchPaymentPage } from '../steps/payment-scripts.ts';
import { answerBank, stripeField, typeStripeCard, walletButton } from '../steps/stripe-fields.ts';
import { calm, expect, test } from '../stayfront.ts';

test.use({ ...calm, viewport: { width: 390, height: 844 } });

test('at a hotel with Stripe the wallet stands above the card; the bank asks, and the booking is paid', async ({
  page,
  baseURL,
}) => {
  const seen = watchPaymentPage(page);
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().startsWith(baseURL ?? '')) sent.push(`${one.url()} ${one.postData() ?? ''}`);
  });
  await comeToPay(page, { hotelId: 1005, stay: comingStay(11, 2), room: 'Quay Room', rate: 'Pay now' });
  await proceed(page);
  await expect(walletButton(page, 'Google Pay')).toBeVisible();
  const [wallet, card] = await Promise.all([
    walletButton(page, 'Google Pay').boundingBox(),
    stripeField(page, 'Card number').boundingBox(),
  ]);
  expect(wallet?.y ?? NaN).toBeLessThan(card?.y ?? NaN);
  await typeStripeCard(page, '4000 0027 6000 3184');
  // The provider's frame may open the device's wallet.
  expect(seen.permissions()).toMatch(/payment=\(self "http:\/\/localhost:\d+"\)/);
  await expectListed(seen.scripts(), 'STRIPE', baseURL ?? '');
  expect(seen.hosts()).toHaveLength(2);
  await page.getByRole('button', { name: /^Pay .* now$/ }).dblclick();
  await answerBank(page, 'Yes, pay');
  await expect(page.getByRole('heading', { name: 'Booking and payment confirmed!' })).toBeVisible();
  expect(sent.filter((text) => /3184/.test(text))).toEqual([]);
});
