import { bookingExamples } from '@stayfront/contract/examples/booking-examples';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBooking } from '../../../testing/keep-booking.ts';
import { showScreen } from '../../../testing/show-screen.tsx';

const hotelId = 1001;
const answers = {
  sendBookingRequest: {
    ...bookingExamples.sendBookingRequest.answer,
    status: 'held',
    payableNow: 56_100,
    holdExpiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  },
  initPaymentTransaction: {
    ...bookingExamples.initPaymentTransaction.answer,
    paymentProvider: 'STRIPE',
    data: { publishableKey: 'pk_test_probe', clientSecret: 'pi_1_secret_1' },
  },
  getTransactionStatus: { reservationId: 'SB4-K7QM2XH9RD', status: 'pending' },
};

type Confirmed = { paymentIntent?: { status: string }; error?: { type: string; message: string } };
let confirmed: Confirmed = {};
let confirms = 0;
/** What the provider's script would tell, by element and event. */
const say = new Map<string, (event: object) => void>();

beforeEach(() => {
  keepBooking(hotelId);
  confirms = 0;
  // In place of the provider's script, which nobody sends here.
  const elements = {
    create: (type: string) => ({
      on: (name: string, listener: (event: object) => void) => say.set(`${type} ${name}`, listener),
      mount: () => queueMicrotask(() => say.get(`${type} ready`)?.({ availablePaymentMethods: { googlePay: true } })),
      destroy: () => {},
    }),
  };
  const stripe = {
    elements: () => elements,
    confirmPayment: async () => {
      confirms += 1;
      return confirmed;
    },
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
});

async function open() {
  const shown = await showScreen(`/${hotelId}/checkout/card-details`, { answers });
  await shown.user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  const [button] = await screen.findAllByRole('button', { name: /^Pay .* now$/ });
  await shown.user.click(button as HTMLElement);
  const pay = await screen.findByRole('region', { name: 'Payment' });
  expect(await screen.findByText('or pay by card')).toBeDefined();
  return { ...shown, pay: pay.querySelector('button[type=submit]') as HTMLElement };
}

test('a card that is turned down is named as such, and the guest may try another; then the booking goes on', async () => {
  const { user, pay, address } = await open();
  confirmed = { error: { type: 'card_error', message: 'Your card was declined.' } };
  await user.click(pay);
  expect((await screen.findByRole('alert')).textContent).toContain('Your card was declined.');
  expect(address()).toContain('/checkout/card-details');
  confirmed = { paymentIntent: { status: 'succeeded' } };
  await user.click(pay);
  await screen.findByRole('heading', { name: 'One moment, Ada' });
  expect(confirms).toBe(2);
});

test('what is wrong with a field stands beside it, and nothing else is said', async () => {
  const { user, pay } = await open();
  confirmed = { error: { type: 'validation_error', message: 'Incomplete' } };
  await user.click(pay);
  expect(confirms).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a wallet pays without the card', async () => {
  await open();
  confirmed = { paymentIntent: { status: 'processing' } };
  act(() => say.get('expressCheckout confirm')?.({}));
  expect(await screen.findByRole('heading', { name: 'One moment, Ada' })).toBeDefined();
  expect(confirms).toBe(1);
});
