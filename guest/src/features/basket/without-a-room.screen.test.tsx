import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';

test.each(['add-services/double', 'guest-info', 'card-details'])(
  'A02 whoever has chosen no room has nothing to check out at %s, and is led to the rooms',
  async (page) => {
    const { address } = await showScreen(`/1001/checkout/${page}`);
    await waitFor(() => expect(address().split('?')[0]).toBe('/1001'));
    await screen.findByRole('heading', { level: 1, name: 'Hotel Seeblick' });
    expect(document.body.className).toBe('');
  },
);

test('A02 whoever comes back from a payment that nobody began is told that there is none', async () => {
  const { address } = await showScreen('/1001/checkout/payment-callback');
  await waitFor(() => expect(address()).toBe('/1001/checkout/thank-you?reservationId='));
  await screen.findByRole('heading', { level: 1, name: 'Payment processing error' });
  expect(document.body.className).toBe('_checkout');
});

test('A03 where nothing has been cancelled there is nothing to confirm', async () => {
  const { address } = await showScreen('/1001/reservation/cancel/SB4-X/confirmation');
  await waitFor(() => expect(address()).toBe('/1001/reservation/cancel'));
  await screen.findByRole('heading', { level: 1, name: 'Cancel a reservation' });
});
