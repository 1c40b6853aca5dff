import { bookingExamples } from '@stayfront/contract/examples/booking-examples';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBooking } from '../../../testing/keep-booking.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import type { HyperEvent } from './hyper-services.ts';

const hotelId = 1001;
const holdExpiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
const answers = {
  sendBookingRequest: {
    ...bookingExamples.sendBookingRequest.answer,
    status: 'held',
    payableNow: 56_100,
    holdExpiresAt,
  },
  initPaymentTransaction: {
    ...bookingExamples.initPaymentTransaction.answer,
    paymentProvider: 'JUSPAY',
    data: {
      paymentPage: 'https://provider.example/page/1',
      sdk_payload: { service: 'in.juspay.hyperpay', payload: {} },
    },
  },
  getTransactionStatus: { reservationId: 'SB4-K7QM2XH9RD', status: 'pending' },
};
const payment = {
  environment: 'sandbox',
  sandboxOrigin: null,
  scriptUrl: 'https://provider.example/hyper.js',
} as const;

/** What the provider's script would say to the page. */
let say: (event: HyperEvent) => void = () => {};

beforeEach(() => {
  keepBooking(hotelId);
  // In place of the provider's script, which nobody sends here.
  class ProviderScript {
    initiate(_: object, onEvent: (event: HyperEvent) => void): void {
      say = onEvent;
      onEvent({ event: 'initiate_result', payload: { status: 'success' } });
    }
    process(): void {}
  }
  Object.assign(window, { HyperServices: ProviderScript });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'HyperServices');
});

/** At the provider's page in its frame. */
async function open() {
  const shown = await showScreen(`/${hotelId}/checkout/card-details`, { answers, visit: { payment } });
  await shown.user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  const [button] = await screen.findAllByRole('button', { name: /^Pay .* now$/ });
  await shown.user.click(button as HTMLElement);
  await screen.findByRole('heading', { name: 'Payment page' });
  await waitFor(() => expect(document.querySelector('.hosted--open')).not.toBeNull());
  return shown;
}

test('who goes back from the provider’s page without paying is where the payment begins, and the rooms are kept', async () => {
  const { calls } = await open();
  act(() => say({ event: 'process_result', payload: { status: 'backpressed' } }));
  await screen.findByRole('heading', { name: 'Confirm and pay' });
  expect(calls.map(({ operationId }) => operationId)).not.toContain('discardReservation');
});

test('the way back may lead through the provider’s frame: the whole page goes on, and believes no other page', async () => {
  const { address } = await open();
  const data = { name: 'payment-result', hotelId, query: '?order_id=SF1&status_id=23' };
  act(() => void dispatchEvent(new MessageEvent('message', { origin: 'https://evil.example', data })));
  expect(address()).toContain('/checkout/card-details');
  act(() => void dispatchEvent(new MessageEvent('message', { origin: location.origin, data })));
  await screen.findByRole('heading', { name: 'One moment, Ada' });
  await waitFor(() => expect(address()).toContain('/checkout/thank-you?reservationId='));
});

test('where the provider’s page does not open it takes the whole window', async () => {
  await open();
  act(() => say({ event: 'initiate_result', error: true }));
  expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toBeDefined();
});
