import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRequest } from '../../app/flow/booking-request.ts';
import { bookingStore } from '../../app/flow/booking-store.ts';
import { keepWithoutStorage } from '../../app/flow/without-storage.ts';
import type { Call } from '../../testing/example-transport.ts';
import { keepBooking, keptPaying, keptStay, refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const { reservationId } = exampleReservation;
const back = `/${hotelId}/checkout/payment-callback?order_id=SF1&status_id=23`;
const asked = (calls: readonly Call[], operation: string) =>
  calls.filter(({ operationId }) => operationId === operation);
const isNow = (status: string) => ({ getTransactionStatus: { reservationId, status } });
const oops = () => screen.findByRole('alertdialog', { name: 'Oops!' });

beforeEach(() => keepBooking(hotelId, { paying: keptPaying(), bookingKey: 'a-key' }));
afterEach(() => void vi.unstubAllGlobals());

/** The provider leads back by an address that the page reads from the window. */
function comeBack(address: string, answers: Readonly<Record<string, unknown>>) {
  history.replaceState(null, '', address);
  return showScreen(address, { answers });
}

test('G07 a payment that came to nothing gives the rooms back, says so, and leads home to the same dates', async () => {
  const { user, calls, address } = await comeBack(back, isNow('fail'));
  expect((await oops()).textContent).toContain('Something went wrong during payment processing');
  expect((await oops()).textContent).toContain('Nothing was booked, and nothing stays charged to your card.');
  expect(asked(calls, 'discardReservation')[0]?.params).toMatchObject({ reservationId });
  await user.click(within(await oops()).getByRole('button', { name: 'Return home' }));
  await waitFor(() => expect(address()).toContain(`/${hotelId}?checkIn=${keptStay.arrival}`));
  await screen.findByRole('button', { name: 'Book the same again' });
});

test('G07 money that has come after all keeps the rooms', async () => {
  let asks = 0;
  const answers = {
    getTransactionStatus: () => ({ reservationId, status: asks++ === 0 ? 'fail' : 'success' }),
    discardReservation: refusal('reservation.not_held'),
    getReservation: { ...exampleReservation, hotelId, status: 'pay', payableNow: 61_400 },
  };
  await comeBack(back, answers);
  expect(await screen.findByRole('heading', { name: 'Booking and payment confirmed!' })).toBeDefined();
});

test('a forged return address pays for nothing: the hotel is asked, and the guest waits', async () => {
  const forged = `/${hotelId}/checkout/payment-callback?order_id=SF1&status=CHARGED&status_id=21`;
  const { address } = await comeBack(forged, isNow('pending'));
  await screen.findByRole('heading', { name: 'One moment, Ada' });
  await waitFor(() => expect(address()).toContain('/checkout/thank-you?reservationId='));
  expect(bookingStore(hotelId).read().done).toBeNull();
  expect(screen.queryByRole('heading', { name: /confirmed/ })).toBeNull();
});

test('who goes back without having tried is where the payment begins, and the rooms are still held', async () => {
  const { address, calls } = await comeBack(back.replace('23', '10'), isNow('pending'));
  await waitFor(() => expect(address()).toContain('/checkout/card-details'));
  await screen.findByRole('heading', { name: 'Confirm and pay' });
  expect(asked(calls, 'discardReservation')).toEqual([]);
});

test('without a reservation the way back ends with a payment processing error', async () => {
  keepBooking(hotelId, { orders: [], paying: null, done: null });
  await comeBack(`/${hotelId}/checkout/payment-callback?payrails_status=success&order_id=SF1`, {});
  expect(await screen.findByRole('heading', { name: 'Payment processing error' })).toBeDefined();
});

test('a browser that stores nothing finds the payment again on the way back', async () => {
  vi.stubGlobal('localStorage', undefined);
  // A house that this document knows nothing of yet: the way to the provider and back makes a new page.
  const house = 1777;
  history.replaceState(null, '', `/${house}/checkout/card-details`);
  keepWithoutStorage(house, { ...emptyRequest('Abcdefgh12345678'), paying: keptPaying() });
  const { calls } = await comeBack(back.replace(String(hotelId), String(house)), isNow('pending'));
  await screen.findByRole('heading', { name: 'One moment, Ada' });
  expect(asked(calls, 'getTransactionStatus')[0]?.body).toEqual({ token: 'the-token' });
});

test('G07 a payment that is pending is asked about until it is settled; what nobody knows after thirty questions is left to people', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  keepBooking(hotelId, { paying: keptPaying(), bookingKey: 'a-key' });
  const answers = { ...isNow('pending'), getReservation: { ...exampleReservation, hotelId } };
  const thanks = `/${hotelId}/checkout/thank-you?reservationId=${reservationId}`;
  const { user, calls } = await showScreen(thanks, { answers });
  await screen.findByRole('heading', { name: 'One moment, Ada' });
  for (let tries = 1; tries <= 30; tries += 1) await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(asked(calls, 'getTransactionStatus')).toHaveLength(30);
  vi.useRealTimers();
  expect((await oops()).textContent).toContain(
    'Your reservation is still confirmed, and the payment transaction will be validated manually. ' +
      'We will get in touch with you soon to confirm the final status of your reservation.',
  );
  await user.click(within(await oops()).getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'Booking confirmed!' });
});

test('a payment that is pending at first is confirmed once the bank has said yes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  keepBooking(hotelId, { paying: keptPaying(), bookingKey: 'a-key' });
  let asks = 0;
  const answers = {
    getTransactionStatus: () => ({ reservationId, status: asks++ < 2 ? 'pending' : 'success' }),
    getReservation: { ...exampleReservation, hotelId, status: 'pay' },
  };
  await showScreen(`/${hotelId}/checkout/thank-you?reservationId=${reservationId}`, { answers });
  for (let tries = 1; tries <= 3; tries += 1) await act(() => vi.advanceTimersByTimeAsync(2_100));
  expect(await screen.findByRole('heading', { name: 'Booking and payment confirmed!' })).toBeDefined();
});
