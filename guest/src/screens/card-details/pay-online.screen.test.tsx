import { bookingExamples } from '@stayfront/contract/examples/booking-examples';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bookingStore } from '../../app/flow/booking-store.ts';
import type { Call } from '../../testing/example-transport.ts';
import { keepBooking, keptOrder, keptPaying, keptStay, refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const url = `/${hotelId}/checkout/card-details`;
const held = {
  ...bookingExamples.sendBookingRequest.answer,
  status: 'held',
  payableNow: 56_100,
  holdExpiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
  areRoomsHeld: true,
};
const paymentPage = 'https://provider.example/page/1';
const begun = { ...bookingExamples.initPaymentTransaction.answer, paymentProvider: 'JUSPAY' };
const hosted = {
  sendBookingRequest: held,
  initPaymentTransaction: { ...begun, data: { paymentPage, sdk_payload: {} } },
};
const asked = (calls: readonly Call[], operation: string) =>
  calls.filter(({ operationId }) => operationId === operation);

beforeEach(() => keepBooking(hotelId));

/** At the payment step with the terms accepted; the button of the page itself, not the one of small screens. */
async function come(answers: Readonly<Record<string, unknown>> = {}) {
  const shown = await showScreen(url, { answers: { ...hosted, ...answers } });
  await shown.user.click(await screen.findByRole('checkbox', { name: /I accept/ }));
  const [button] = await screen.findAllByRole('button', { name: /^Pay .* now$/ });
  if (!button) throw new Error('There is no button to pay');
  return { ...shown, button };
}
const oops = () => screen.findByRole('alertdialog', { name: 'Oops!' });

test('G02 nothing is sent before the terms are accepted; pressed twice the button books and begins once', async () => {
  const { user, calls, button } = await come();
  expect(asked(calls, 'sendBookingRequest')).toEqual([]);
  await user.dblClick(button);
  const link = await screen.findByRole('link', { name: 'Go to the payment page' });
  expect(link.getAttribute('href')).toBe(paymentPage);
  expect(asked(calls, 'sendBookingRequest')).toHaveLength(1);
  expect(asked(calls, 'initPaymentTransaction')).toMatchObject([{ body: { token: held.token, amount: 56_100 } }]);
});

test('G03 of two rooms the prepaid one is paid now, and the other at the hotel', async () => {
  const later = keptOrder({ guaranteeType: 'None', reference: 'quote-2', roomPrice: 42_000, hotelRoomPrice: 42_000 });
  keepBooking(hotelId, { orders: [keptOrder({ reference: 'quote-1' }), later] });
  const { user, calls, button } = await come();
  expect(button.textContent).toMatch(/^Pay CHF\s561\.00 now$/);
  expect(document.body.textContent).toMatch(/Due at the hotel≈\s€420\.00CHF\s420\.00/);
  await user.click(button);
  await waitFor(() => expect(asked(calls, 'sendBookingRequest')).toHaveLength(1));
  expect(asked(calls, 'sendBookingRequest')[0]?.body).toMatchObject({
    reservation: { roomStays: [{ reference: 'quote-1' }, { reference: 'quote-2' }] },
  });
});

test('G05 a payment that cannot begin is offered again twice; the third time the rooms are given back', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user, calls, button } = await come({ initPaymentTransaction: refusal('payment.not_begun') });
  await user.click(button);
  for (const _ of [1, 2]) {
    expect((await oops()).textContent).toContain('Something went wrong during payment initialization');
    await user.click(within(await oops()).getByRole('button', { name: 'Retry payment' }));
  }
  await within(await oops()).findByText('Cannot initiate payment, your reservation will be discarded');
  await user.click(within(await oops()).getByRole('button', { name: 'Return home' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(`/${hotelId}`));
  expect(asked(calls, 'sendBookingRequest')).toHaveLength(1);
  expect(asked(calls, 'initPaymentTransaction')).toHaveLength(3);
  expect(asked(calls, 'discardReservation')).toMatchObject([{ params: { reservationId: held.reservationId } }]);
  const { orders, paying, again } = bookingStore(hotelId).read();
  expect([orders, paying, again?.orders.length]).toEqual([[], null, 1]);
});

test('G09 rooms that are no longer held cannot be paid for: the session has expired, and the way leads to the same dates', async () => {
  const { user, address, button } = await come({ initPaymentTransaction: refusal('reservation.not_held') });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Booking failed, session has expired. Please return and try again.',
  );
  const [home] = screen.getAllByRole('button', { name: 'Return home' });
  await user.click(home as HTMLElement);
  await waitFor(() => expect(address()).toContain(`/${hotelId}?checkIn=${keptStay.arrival}`));
});

test('G10 what was paid elsewhere meanwhile is not paid again, and leads to the booking', async () => {
  const { user, address, button } = await come({ initPaymentTransaction: refusal('payment.processed') });
  await user.click(button);
  expect((await oops()).textContent).toContain('This transaction was already processed.');
  await user.click(within(await oops()).getByRole('button', { name: 'See your booking' }));
  await waitFor(() => expect(address()).toContain(`/checkout/thank-you?reservationId=${held.reservationId}`));
});

test('who has begun three bookings and paid for none is told kindly, and goes on later', async () => {
  let isOver = false;
  const { user, button } = await come({ sendBookingRequest: () => (isOver ? held : refusal('hold.too_many')()) });
  await user.click(button);
  const text = await screen.findByText(/Three of your bookings are still waiting to be paid or confirmed\./);
  const news = text.closest('dialog') as HTMLElement;
  const [close] = within(news).getAllByRole('button', { name: 'Close' });
  await user.click(close as HTMLElement);
  isOver = true;
  await user.click(button);
  expect(await screen.findByRole('link', { name: 'Go to the payment page' })).toBeDefined();
});

test('where the hotel keeps no rooms meanwhile the page does not claim to', async () => {
  const { user, button } = await come({ sendBookingRequest: { ...held, areRoomsHeld: false } });
  await user.click(button);
  await screen.findByRole('link', { name: 'Go to the payment page' });
  await screen.findByText(/Your rooms are booked as soon as the payment has come\./);
  expect(screen.queryByText(/The rooms are kept for you until/)).toBeNull();
  bookingStore(hotelId).write({ ...bookingStore(hotelId).read(), paying: keptPaying() });
  await screen.findByText(/The rooms are kept for you until/);
});

test('who changes the details after going to pay holds one room, not two', async () => {
  keepBooking(hotelId, { paying: keptPaying({ reservationId: 'SB4-AAAAAAAAAA', isBegun: false }), bookingKey: null });
  const { user, calls, button } = await come();
  await user.click(button);
  await screen.findByRole('link', { name: 'Go to the payment page' });
  const steps = calls.map(({ operationId }) => operationId).filter((name) => /discard|sendBooking/.test(name));
  expect(steps).toEqual(['discardReservation', 'sendBookingRequest']);
  expect(asked(calls, 'discardReservation')[0]?.params).toMatchObject({ reservationId: 'SB4-AAAAAAAAAA' });
});

test('a page that comes back as it was left asks what became of the payment before anything is paid again', async () => {
  let status = 'pending';
  keepBooking(hotelId, { paying: keptPaying(), bookingKey: 'a-key' });
  const { address, calls } = await come({
    getTransactionStatus: () => ({ reservationId: held.reservationId, status }),
  });
  expect(asked(calls, 'getTransactionStatus')).not.toEqual([]);
  status = 'success';
  const back = new Event('pageshow');
  Object.assign(back, { persisted: true });
  dispatchEvent(back);
  await waitFor(() => expect(address()).toContain('/checkout/thank-you?reservationId='));
  expect(asked(calls, 'initPaymentTransaction')).toEqual([]);
});

test('G02 who pays a deposit reads what is taken from the card later, and agrees to it', async () => {
  const deposit = {
    basisPoints: 3_000,
    amount: 16_830,
    hotelAmount: 16_830,
    restDueOn: '2099-05-28',
    ifUnpaid: 'cancel',
  };
  keepBooking(hotelId, { orders: [keptOrder({ reference: 'quote-1', deposit: deposit as never })] });
  const { button } = await come();
  expect(button.textContent).toMatch(/^Pay CHF\s168\.30 now$/);
  const page = document.body.textContent;
  expect(page).toMatch(/On 28 May 2099 the rest, CHF\s392\.70, is taken from the card you pay with now\./);
  expect(page).toContain('If it is not paid then, the booking is cancelled by its conditions.');
  expect(page).toMatch(/Due on 28 May 2099/);
  expect(page).toContain('Taken from your card');
});
