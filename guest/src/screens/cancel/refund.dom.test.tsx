import { bookingExamples } from '@stayfront/contract/examples/booking-examples';
import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const { answer: terms } = bookingExamples.getReservationCancellationPolicies;
const { answer: cancelled } = bookingExamples.sendCancellationRequest;

async function cancelPage(answers: Readonly<Record<string, unknown>>) {
  const { screen } = await openScreen('/1003/reservation/cancel/SB4-K7QM2XH9RD', { answers });
  await screen.getByRole('textbox', { name: /E-mail/ }).fill('ada@example.com');
  await screen.getByRole('button', { name: 'Continue' }).click();
  return screen;
}

test('before and after cancelling a guest reads what goes back, to which card and by when', async () => {
  const screen = await cancelPage({ sendCancellationRequest: cancelled });
  await expect.element(screen.getByText(/£614\.00 goes back to your card Visa\s····\s1111\./)).toBeVisible();
  await expect.element(screen.getByText(/You have it within 10 days\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your reservation is cancelled' })).toBeVisible();
  await expect.element(screen.getByText(/£318\.00 goes back to your card Visa\s····\s1111\./)).toBeVisible();
  await expect.element(screen.getByText(/You have it within 10 days\./)).toBeVisible();
});

test('a card that is not known is the card that was paid with', async () => {
  const screen = await cancelPage({ getReservationCancellationPolicies: { ...terms, refundCard: null } });
  await expect.element(screen.getByText(/£614\.00 goes back to the card you paid with\./)).toBeVisible();
});

test('where nothing was paid nothing is said to go back', async () => {
  const screen = await cancelPage({ getReservationCancellationPolicies: { ...terms, refund: 0 } });
  await expect.element(screen.getByText('Cancelling today costs you nothing.')).toBeVisible();
  await expect.element(screen.getByText(/goes back/)).not.toBeInTheDocument();
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
  const { screen } = await openScreen('/1003/reservation/SB4-K7QM2XH9RD?t=token', {
    answers: { getReservation: reservation },
  });
  await screen.getByRole('button', { name: 'Cancel this room' }).first().click();
  await expect.element(screen.getByText(/£614\.00 goes back to your card Mastercard\s····\s4444\./)).toBeVisible();
});
