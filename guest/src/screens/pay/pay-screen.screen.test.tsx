import { bookingExamples } from '@stayfront/contract/examples/booking-examples';
import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepLinkPayment } from '../../app/flow/link-payment.ts';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const { reservationId } = exampleReservation;
const link = `/${hotelId}/reservation/payment/${reservationId}?t=the-token`;
const held = { ...exampleReservation, hotelId, status: 'held', awaits: 'payment' };
const due = bookingExamples.getReservationPayment.answer;
const answers = { getReservation: held, getReservationPayment: due };
const paymentPage = 'https://provider.example/page/1';
const begun = {
  ...bookingExamples.initPaymentTransaction.answer,
  paymentProvider: 'JUSPAY',
  data: { paymentPage, sdk_payload: {} },
};

test('H04 what is due is paid by the link; where the provider’s script does not come its page takes the window', async () => {
  const { user, calls } = await showScreen(link, { answers: { ...answers, initPaymentTransaction: begun } });
  await user.click(await screen.findByRole('button', { name: /^Pay CHF\s561\.00 now$/ }));
  const away = await screen.findByRole('link', { name: 'Go to the payment page' });
  expect(away.getAttribute('href')).toBe(paymentPage);
  const [begin] = calls.filter(({ operationId }) => operationId === 'initPaymentTransaction');
  expect(begin?.body).toMatchObject({ token: 'the-token', amount: 56_100 });
});

test('H04 a declined card leaves the reservation as it was, and it can be paid for again', async () => {
  const { user, calls, address } = await showScreen(`${link}&returned=1`, {
    answers: { ...answers, getReservationPayment: { ...due, attempt: 'fail' } },
  });
  const oops = await screen.findByRole('alertdialog', { name: 'Oops!' });
  expect(oops.textContent).toContain('Something went wrong during payment processing');
  expect(oops.textContent).toContain('Nothing stays charged to your card, and your reservation is as it was.');
  await user.click(within(oops).getByRole('button', { name: 'Retry payment' }));
  await screen.findByRole('button', { name: /^Pay .* now$/ });
  expect(address()).toBe(link);
  expect(calls.filter(({ operationId }) => operationId === 'discardReservation')).toEqual([]);
});

test('H04 a payment that cannot begin is offered again, and the reservation is not given up for it', async () => {
  const { user, calls } = await showScreen(link, {
    answers: { ...answers, initPaymentTransaction: refusal('payment.not_begun') },
  });
  await user.click(await screen.findByRole('button', { name: /^Pay .* now$/ }));
  const oops = await screen.findByRole('alertdialog', { name: 'Oops!' });
  expect(oops.textContent).toContain('Your card was not charged. Your reservation is as it was.');
  within(oops).getByRole('button', { name: 'Retry payment' });
  expect(calls.filter(({ operationId }) => operationId === 'discardReservation')).toEqual([]);
});

test.each([
  ['settled', 'pay', 'Nothing is left to pay here', 'See your reservation'],
  ['cancelled', 'cancel', 'This reservation is already cancelled.', 'Make a new reservation'],
  ['expired', 'held', 'The time to pay online is over', 'Make a new reservation'],
  ['unavailable', 'book', 'No payment options are available at the moment.', 'See your reservation'],
])('H04 what cannot be paid says why and leads on: %s', async (state, status, title, way) => {
  await showScreen(link, {
    answers: {
      getReservation: { ...exampleReservation, hotelId, status },
      getReservationPayment: { ...due, state, status, dueNow: 0, choices: [] },
    },
  });
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByRole('link', { name: way });
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
});

test('the way back leads to the page that asks how it went; in another browser the guest hears that the payment counts all the same', async () => {
  const back = `/${hotelId}/reservation/payment/${reservationId}/callback`;
  await showScreen(back, { answers });
  await screen.findByRole('heading', { name: 'We cannot show your payment in this browser' });
  expect(await screen.findByText(/If you have paid, it counts all the same\./)).toBeDefined();
});

test('the browser that began the payment is led to how it went', async () => {
  keepLinkPayment(hotelId, { reservationId, token: 'the-token' });
  const { address } = await showScreen(`/${hotelId}/reservation/payment/${reservationId}/callback`, {
    answers: { ...answers, getReservationPayment: { ...due, attempt: 'success', state: 'settled', dueNow: 0 } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Thank you, your payment has arrived' });
  await waitFor(() => expect(address()).toBe(link));
});

test('a reservation that waits for its payment leads to the page where it is paid', async () => {
  await showScreen(link.replace('/payment', ''), { answers });
  const way = await screen.findByRole('link', { name: 'Proceed to payment' });
  expect(way.getAttribute('href')).toBe(link);
});

test('H04 the rest beyond a deposit stands with its day, and may be paid before it', async () => {
  const later = {
    ...due,
    status: 'pay',
    paid: 30_000,
    dueNow: 0,
    dueLater: [{ dueOn: '2027-05-28', amount: 68_200 }],
    dueAtHotel: 0,
    choices: [{ kind: 'full', amount: 68_200 }],
  };
  await showScreen(link, {
    answers: { getReservation: { ...exampleReservation, hotelId }, getReservationPayment: later },
  });
  await screen.findByRole('button', { name: /^Pay CHF\s682\.00 now$/ });
  expect(document.body.textContent).toContain('The rest is due on 28 May 2027. You can pay it here now if you like.');
  expect(document.body.textContent).toMatch(/Due on 28 May 2027\s*CHF\s682\.00/);
});
