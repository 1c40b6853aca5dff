import { bookingExamples } from '@stayfront/contract/examples/booking-examples';
import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const { reservationId } = exampleReservation;
const link = `/${hotelId}/reservation/card/${reservationId}?t=the-token`;
const held = {
  ...exampleReservation,
  hotelId,
  status: 'held',
  awaits: 'card',
  holdExpiresAt: '2027-05-04T16:00:00.000Z',
};
const request = bookingExamples.getCardRequest.answer;
const answers = { getReservation: held, getCardRequest: request };

test('K21 the link tells what the card stands for and until when, and opens the provider’s fields for this booking', async () => {
  const { calls } = await showScreen(link, { answers });
  await screen.findByRole('heading', { level: 1, name: 'Guarantee your booking' });
  const page = document.body.textContent;
  expect(page).toContain('Waiting for your card');
  expect(page).toContain('Your card will not be charged.');
  expect(page).toMatch(/Please do so by .*4 May.*After that the booking ends by itself/);
  expect(page).toContain(exampleReservation.roomStays[0]?.cancellationPolicyText);
  expect(page).toContain('By giving this card you agree that the hotel may charge it');
  await waitFor(() => expect(calls.map(({ operationId }) => operationId)).toContain('openCardFields'));
  expect(calls.find(({ operationId }) => operationId === 'openCardFields')).toMatchObject({
    params: { reservationId },
    body: { token: 'the-token' },
  });
  const give = screen.getByRole<HTMLButtonElement>('button', { name: 'Give this card as a guarantee' });
  expect(give.disabled).toBe(true);
});

test('K20 of a booking that stands it names the day, and a rest that is taken from the card', async () => {
  const payableOn = [{ dueOn: '2027-05-28', amount: 68_200, hotelAmount: 68_200 }];
  await showScreen(link, {
    answers: {
      getReservation: { ...exampleReservation, hotelId, payableOn, hotelPayableLater: 0 },
      getCardRequest: { ...request, status: 'book', dueOn: '2027-05-06', holdExpiresAt: null },
    },
  });
  await screen.findByText('Please give it by 6 May 2027.');
  expect(document.body.textContent).toMatch(/The rest, £682\.00, is due on 28 May 2027 and is taken from this card\./);
  expect(document.body.textContent).not.toContain('You pay at the hotel.');
});

test('K21 fields that cannot be opened are tried again, and the booking is as it was', async () => {
  let isDown = true;
  const { user, calls } = await showScreen(link, {
    answers: { ...answers, openCardFields: () => (isDown ? refusal('payment.not_begun')() : new Promise(() => {})) },
  });
  const oops = await screen.findByRole('alertdialog', { name: 'Oops!' });
  expect(oops.textContent).toContain('Your card was not charged. Your reservation is as it was.');
  isDown = false;
  await user.click(within(oops).getByRole('button', { name: 'Retry payment' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.filter(({ operationId }) => operationId === 'openCardFields').length).toBeGreaterThan(1);
});

test('K21 a card that somebody else has given meanwhile is said to stand, not asked for again', async () => {
  let state = 'asked';
  await showScreen(link, {
    answers: {
      ...answers,
      getCardRequest: () => ({ ...request, state, status: state === 'given' ? 'book' : 'held' }),
      openCardFields: () => {
        state = 'given';
        return refusal('card_request.over')();
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Thank you, your card stands for your booking' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['given', 'book', 'Thank you, your card stands for your booking', 'See your reservation'],
  ['none', 'book', 'No card is asked for any more', 'See your reservation'],
  ['over', 'held', 'The time to give a card is over', 'Make a new reservation'],
  ['over', 'cancel', 'This reservation is already cancelled.', 'Make a new reservation'],
  ['over', 'book', 'No card is asked for any more', 'See your reservation'],
  ['unavailable', 'book', 'No payment options are available at the moment.', 'See your reservation'],
])('K20 where no card is to be given it says why and leads on: %s, %s', async (state, status, title, way) => {
  await showScreen(link, {
    answers: {
      getReservation: { ...exampleReservation, hotelId, status },
      getCardRequest: { ...request, state, status },
    },
  });
  await screen.findByRole('heading', { level: 1, name: title });
  await screen.findByRole('link', { name: way });
  expect(screen.queryByRole('button', { name: /Give this card/ })).toBeNull();
});

test('A03 a link that opens nothing says nothing of anybody', async () => {
  const unknown = refusal('reservation.unknown');
  const { container } = await showScreen(link.replace('the-token', 'other'), {
    answers: { getReservation: unknown, getCardRequest: unknown },
  });
  await screen.findByRole('heading', { level: 1, name: 'The reservation could not be loaded.' });
  expect(container.textContent).not.toContain('Ada');
});

test('a booking that waits for a card, or is asked for one, leads to where it is given', async () => {
  const own = link.replace('/card', '');
  await showScreen(own, { answers });
  expect((await screen.findByRole('link', { name: 'Give a card' })).getAttribute('href')).toBe(link);
  document.body.replaceChildren();
  await showScreen(own, { answers: { getReservation: { ...exampleReservation, hotelId, isCardAsked: true } } });
  await screen.findByText(/asks you for a card as a guarantee$/);
  expect((await screen.findByRole('link', { name: 'Give a card' })).getAttribute('href')).toBe(link);
});
