import { waitingExamples } from '@stayfront/contract/examples/waiting-examples';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyRequest } from '../../app/flow/booking-request.ts';
import { bookingStore, newSessionId } from '../../app/flow/booking-store.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const hotelId = 1001;
const offered = waitingExamples.getWaiting.answer;
const waiting = waitingExamples.confirmWaiting.answer;
const link = `/${hotelId}/waiting-list/${waiting.waitingId}?t=the-token`;

beforeEach(() => {
  resetSession(hotelId);
  bookingStore(hotelId).write(emptyRequest(newSessionId()));
});

test('K33 opening the link confirms nothing: the guest does, by its button', async () => {
  let state = 'asked';
  const { user, calls } = await showScreen(link, {
    answers: {
      getWaiting: () => ({ ...waiting, state }),
      confirmWaiting: () => {
        state = 'waiting';
        return { ...waiting, state };
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Would you like to wait for a room?' });
  expect(calls.map(({ operationId }) => operationId)).not.toContain('confirmWaiting');
  await user.click(screen.getByRole('button', { name: 'Put me on the list' }));
  await screen.findByRole('heading', { level: 1, name: 'You are on the waiting list' });
  expect(calls.find(({ operationId }) => operationId === 'confirmWaiting')).toMatchObject({
    params: { waitingId: waiting.waitingId },
    body: { token: 'the-token' },
  });
});

test('K33 a room on offer is booked like any other, with the quote that was signed for it', async () => {
  const { user, address } = await showScreen(link, { answers: { getWaiting: offered } });
  await screen.findByRole('heading', { level: 1, name: 'A room is free for you' });
  expect(document.body.textContent).toMatch(/We keep it for you until .*4 May/);
  await user.click(screen.getByRole('button', { name: 'Book Pay at hotel' }));
  await waitFor(() => expect(address()).toMatch(/^\/1001\/checkout\/(?:add-services|guest-info)/));
  const { orders, search } = bookingStore(hotelId).read();
  expect(orders).toMatchObject([
    { guestRoomId: 'double', product: { reference: offered.offer.products[0]?.reference } },
  ]);
  expect(search?.stay).toEqual({ arrival: '2027-06-11', departure: '2027-06-14' });
});

test('K33 a room that is not wanted is given up by one tap, and the guest waits on', async () => {
  let isDeclined = false;
  const after = waitingExamples.declineOffer.answer;
  const { user } = await showScreen(link, {
    answers: {
      getWaiting: () => (isDeclined ? after : offered),
      declineOffer: () => {
        isDeclined = true;
        return after;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'No, thank you' }));
  await screen.findByRole('heading', { level: 1, name: 'You are on the waiting list' });
  expect(document.body.textContent).toContain('The room we kept for you is open to others again.');
});

test('K33 a link that is opened late says so kindly and leads to the search for the same nights', async () => {
  await showScreen(link, { answers: { getWaiting: { ...waiting, wasOffered: true } } });
  await screen.findByText(/The room we kept for you is open to others again/);
  const search = screen.getByRole('link', { name: 'Search for a room' });
  expect(search.getAttribute('href')).toMatch(/^\/1001\?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2/);
});

test('K33 who leaves the list is told so, and a link that opens nothing says the same to everybody', async () => {
  const { user } = await showScreen(link, { answers: { getWaiting: waiting } });
  await user.click(await screen.findByRole('button', { name: 'Leave the waiting list' }));
  await screen.findByRole('heading', { level: 1, name: 'You are not on the waiting list any more' });
  document.body.replaceChildren();
  await showScreen(link.replace('the-token', 'other'), { answers: { getWaiting: refusal('waiting.unknown') } });
  await screen.findByRole('heading', { level: 1, name: 'You are not on the waiting list any more' });
  expect(screen.queryByRole('button', { name: 'Leave the waiting list' })).toBeNull();
});
