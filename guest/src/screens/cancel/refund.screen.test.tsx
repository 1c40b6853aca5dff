import { bookingExamples } from '@stayfront/contract/examples/booking-examples';
import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { all, find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const { answer: terms } = bookingExamples.getReservationCancellationPolicies;
const { answer: cancelled } = bookingExamples.sendCancellationRequest;

async function cancelPage(answers: Readonly<Record<string, unknown>>) {
  const { user } = await showScreen('/1003/reservation/cancel/SB4-K7QM2XH9RD', { answers });
  await user.type(await find('textbox', /E-mail/), 'ada@example.com');
  await user.click(await find('button', 'Continue'));
  return user;
}

test('before and after cancelling a guest reads what goes back, to which card and by when', async () => {
  const user = await cancelPage({ sendCancellationRequest: cancelled });
  await waitFor(() => expect(textOf(document.body)).toMatch(/£614\.00 goes back to your card Visa\s····\s1111\./));
  await screen.findByText(/You have it within 10 days\./);
  await user.click(await find('button', 'Cancel reservation'));
  await find('heading', 'Your reservation is cancelled');
  await waitFor(() => expect(textOf(document.body)).toMatch(/£318\.00 goes back to your card Visa\s····\s1111\./));
  await screen.findByText(/You have it within 10 days\./);
});

test('a card that is not known is the card that was paid with', async () => {
  await cancelPage({ getReservationCancellationPolicies: { ...terms, refundCard: null } });
  await waitFor(() => expect(textOf(document.body)).toMatch(/£614\.00 goes back to the card you paid with\./));
});

test('where nothing was paid nothing is said to go back', async () => {
  await cancelPage({ getReservationCancellationPolicies: { ...terms, refund: 0 } });
  await screen.findByText('Cancelling today costs you nothing.');
  await waitFor(() => expect(screen.queryByText(/goes back/)).toBeNull());
});

test('the question about one room says the same of that room', async () => {
  const [room] = exampleReservation.roomStays;
  const reservation = {
    ...exampleReservation,
    status: 'pay',
    refundCard: { brand: 'mastercard', suffix: '4444' },
    roomStays: [
      { ...room, guaranteeType: 'PrePay', cancellationRefund: 61_400 },
      { ...room, roomStayIndex: 1, guaranteeType: 'PrePay', cancellationRefund: 61_400 },
    ],
  };
  const { user } = await showScreen('/1003/reservation/SB4-K7QM2XH9RD?t=token', {
    answers: { getReservation: reservation },
  });
  await screen.findAllByText('Cancel this room');
  await user.click(all('button', 'Cancel this room')[0]!);
  await waitFor(() =>
    expect(textOf(document.body)).toMatch(/£614\.00 goes back to your card Mastercard\s····\s4444\./),
  );
});
