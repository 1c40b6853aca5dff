import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { keepBooking, keptOrder } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const { reservationId, roomStays } = exampleReservation;
const token = 'the-token';
const address = `/${hotelId}/checkout/thank-you?reservationId=${reservationId}`;
const reservation = { ...exampleReservation, hotelId };

test.each(['Book another room', 'Return home'])(
  '“%s” begins anew: no room is chosen, and nothing is typed',
  async (way) => {
    keepBooking(hotelId, { orders: [], done: { reservationId, token } });
    const { user, address: shown } = await showScreen(address, { answers: { getReservation: reservation } });
    await user.click(await screen.findByRole('link', { name: way }));
    await waitFor(() => expect(shown()).toBe(`/${hotelId}`));
    const { orders, details, done } = bookingStore(hotelId).read();
    expect([orders, details.email, done]).toEqual([[], '', null]);
  },
);

test('A14 the print button prints', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const { user } = await showScreen(`${address}&t=${token}`, { answers: { getReservation: reservation } });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  vi.unstubAllGlobals();
  expect(print).toHaveBeenCalledOnce();
});

test('after a booking was made the payment step leads to it, not to a second payment', async () => {
  keepBooking(hotelId, { orders: [], done: { reservationId, token } });
  const answers = { getReservation: { ...reservation, status: 'pay' } };
  const { address: shown } = await showScreen(`/${hotelId}/checkout/card-details`, { answers });
  await screen.findByRole('heading', { name: 'Booking and payment confirmed!' });
  expect(shown()).toBe(address);
});

test('what another tab has paid for is shown in this one too', async () => {
  keepBooking(hotelId, { orders: [keptOrder()] });
  const answers = { getReservation: { ...reservation, status: 'pay' } };
  await showScreen(`/${hotelId}/checkout/card-details`, { answers });
  await screen.findByRole('heading', { name: 'Confirm and pay' });
  const key = `stayfront-booking-${hotelId}`;
  const kept = { ...bookingStore(hotelId).read(), orders: [], done: { reservationId, token } };
  localStorage.setItem(key, JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(await screen.findByRole('heading', { name: 'Booking and payment confirmed!' })).toBeDefined();
});

test('G10 who has paid and gets no e-mail is told so, and that the hotel helps (5912)', async () => {
  const problem = { ...problemOf({ refused: 'server.bug' }), errorCode: 5912 };
  const answers = { getReservation: { ...reservation, status: 'pay', confirmationMail: 'failed', problem } };
  const { user } = await showScreen(`${address}&t=${token}`, { answers });
  const oops = await screen.findByRole('alertdialog', { name: 'Oops!' });
  expect(oops.textContent).toContain(
    'Your payment was successful, but the confirmation e-mail could not be sent. Please contact the hotel.',
  );
  await user.click(within(oops).getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'Booking and payment confirmed!' });
  await screen.findByText(/could not be sent to/);
});

test('the link of a booking that was cancelled says so', async () => {
  const cancelled = {
    ...reservation,
    status: 'cancel',
    roomStays: roomStays.map((one) => ({ ...one, status: 'cancel' })),
  };
  await showScreen(`/${hotelId}/reservation/${reservationId}?t=${token}`, { answers: { getReservation: cancelled } });
  await screen.findByRole('heading', { name: 'Booking cancelled' });
  expect(await screen.findByText(reservationId)).toBeDefined();
});

test('who has booked nothing here finds nothing here', async () => {
  keepBooking(hotelId, { orders: [], done: null, paying: null });
  await showScreen(`/${hotelId}/checkout/thank-you`);
  expect(await screen.findByRole('heading', { name: 'Payment processing error' })).toBeDefined();
});
