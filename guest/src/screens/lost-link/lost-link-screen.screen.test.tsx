import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

test('A03 a link that opens nothing leads to where a new one is sent, and who has no booking hears the same', async () => {
  const { user, calls, address } = await showScreen('/1003/reservation/SB4-K7QM2XH9RD?t=nothing', {
    answers: { getReservation: refusal('reservation.unknown') },
  });
  await screen.findByRole('heading', { level: 1, name: 'The reservation could not be loaded.' });
  await user.click(screen.getByRole('link', { name: 'Find your booking' }));
  await waitFor(() => expect(address()).toBe('/1003/reservation/lost-link'));
  const send = await screen.findByRole('button', { name: 'Send me the link' });
  await user.click(send);
  await screen.findByText('The field is required');
  expect(calls.map(({ operationId }) => operationId)).not.toContain('sendLostLinks');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), ' nobody@example.com');
  await user.click(send);
  await screen.findByRole('heading', { level: 1, name: 'Check your mailbox' });
  await screen.findByText('nobody@example.com');
  expect(calls.find(({ operationId }) => operationId === 'sendLostLinks')?.body).toMatchObject({
    email: 'nobody@example.com',
  });
});
