import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { problemOf } from '@stayfront/contract/problem';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyRequest } from '../../app/flow/booking-request.ts';
import { bookingStore, newSessionId } from '../../app/flow/booking-store.ts';
import { resetSession } from '../../app/flow/reset-session.ts';
import { all, find, get } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

// That the same buttons are in sight and in reach at every width: e2e/journeys/several-rooms.spec.ts.

const rooms = '/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
const found = searchExamples.getRoomsAvailabilities.answer;

beforeEach(() => {
  resetSession(1001);
  bookingStore(1001).write(emptyRequest(newSessionId()));
});

type User = Awaited<ReturnType<typeof showScreen>>['user'];

const press = async (user: User, name: string | RegExp, root?: HTMLElement): Promise<void> => {
  // The summary has the same ways on once beside the rooms and once below them: either will do.
  const first = await waitFor(() => {
    const [button] = all('button', name, root);
    if (!button) throw new Error(`There is no button ${String(name)}`);
    return button;
  });
  await user.click(first);
};
const book = async (user: User): Promise<void> => {
  await press(user, /^Details & Book/);
  await press(user, 'Book Pay at hotel');
};
const bar = () => find('region', 'Your stay');
const noBar = () => waitFor(() => expect(all('region', 'Your stay')).toEqual([]));

test('one room too many is taken out again, and the guest goes on, changes the room or removes it', async () => {
  const { user, address } = await showScreen(rooms);
  await book(user);
  await press(user, 'Add another room stay');
  await screen.findByText('Choose room 2 of 2, for 2 adults');
  await waitFor(async () => expect(textOf(await bar())).toContain('€554'));
  await find('button', 'Continue with 1 room', await bar());

  await press(user, /^Guests/);
  const panel = await find('dialog', 'Who is coming?');
  await press(user, 'Remove room 2', panel);
  await press(user, 'Apply', panel);
  const dialog = await find('alertdialog', 'Completing reservation');
  await find('button', 'Complete the reservation', dialog);
  await user.keyboard('{Escape}');
  expect(all('alertdialog', 'Completing reservation')).toHaveLength(1);
  await press(user, 'Change the room', dialog);
  await waitFor(() => expect(all('alertdialog')).toEqual([]));
  await noBar();
  await waitFor(() => expect(address()).toMatch(/checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2$/));

  await book(user);
  await press(user, 'Add another room stay');
  await press(user, 'Continue with 1 room', await bar());
  await find('heading', 'Who is staying?');
});

test('a chosen room is changed and removed in the bar', async () => {
  const { user, address } = await showScreen(`${rooms},1`);
  await book(user);
  await press(user, 'Book next room');
  await press(user, /^Change/, await bar());
  await screen.findByText('Choose room 1 of 2, for 2 adults');

  await book(user);
  await press(user, 'Book next room');
  await press(user, /^Remove/, await bar());
  await noBar();
  await waitFor(() => expect(address()).toContain('nbAdults=1'));
});

test('Search beside the open panel means what Apply means', async () => {
  const { user, address } = await showScreen(rooms);
  await press(user, /Guests and rooms/);
  const panel = await find('dialog', 'Who is coming?');
  await press(user, 'Add another room', panel);
  await press(user, 'Add another room', panel);
  await press(user, 'Search');
  await screen.findByText('Choose room 1 of 3, for 2 adults');
  expect(all('dialog', 'Who is coming?')).toEqual([]);
  await waitFor(() => expect(decodeURIComponent(address())).toContain('nbAdults=2,2,2'));
});

describe('an answer that does not come', () => {
  test('is asked for again by the page when the network is back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true }); // it is tried a few times before anybody is told
    let isBack = false;
    const getRoomsAvailabilities = () => {
      if (!isBack) throw new NoAnswer('offline');
      return found;
    };
    await showScreen(rooms, { answers: { getRoomsAvailabilities } });
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(textOf(get('alert'))).toContain('Please check your connection'));
    isBack = true;
    act(() => void dispatchEvent(new Event('online')));
    await find('button', /^Details & Book/);
  });

  test('because the server has much to do blames nobody, and is asked for when the server says', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isBusy = true;
    const getRoomsAvailabilities = () => {
      if (isBusy) throw new RefusedCall(problemOf({ refused: 'server.busy', retryAfterSeconds: 20 }));
      return found;
    };
    const { calls } = await showScreen(rooms, { answers: { getRoomsAvailabilities } });
    const asked = () => calls.filter(({ operationId }) => operationId === 'getRoomsAvailabilities').length;
    await waitFor(() => expect(textOf(get('alert'))).toContain('One moment, please'));
    expect(textOf(document.body)).not.toContain('connection');
    const before = asked();
    isBusy = false;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked()).toBe(before);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await find('button', /^Details & Book/);
    expect(asked()).toBe(before + 1);
  });

  test('for long shows that it is waited for', async () => {
    let answer: (value: unknown) => void = () => {};
    const getRoomsAvailabilities = () => new Promise((resolve) => (answer = resolve));
    await showScreen(rooms, { answers: { getRoomsAvailabilities } });
    await find('progressbar', 'Please wait');
    answer(found);
    await waitFor(() => expect(all('progressbar')).toEqual([]));
  });
});

test('who begins anew in one tab is told so in the other', async () => {
  const { user } = await showScreen(`${rooms},2`);
  await book(user);
  await press(user, 'Book next room');
  await bar();
  const name = 'stayfront-booking-1001';
  localStorage.setItem(name, JSON.stringify(emptyRequest(newSessionId())));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: name })));
  const dialog = await find('alertdialog', 'Your search was reset');
  expect(textOf(dialog)).toContain('in another tab');
  await screen.findByText(/Choose room 1 of 2/);
  await press(user, 'OK', dialog);
  await waitFor(() => expect(all('alertdialog')).toEqual([]));
  await noBar();
});

test('a bundle goes on to the contact form with what its rates require, and is not asked for more rooms', async () => {
  const { answer } = searchExamples.getServices;
  const [breakfast] = answer.services;
  const getServices = {
    ...answer,
    services: [{ ...breakfast, required: true, minQuantity: 1, defaultQuantity: 1 }],
  };
  const { user, address } = await showScreen('/1001/bundle/399/GoogleHotelAds01/lake-weekend', {
    answers: { getServices },
  });
  await press(user, 'Proceed to checkout');
  await find('heading', 'Who is staying?');
  expect(address()).toBe('/1001/checkout/guest-info');
  expect(bookingStore(1001).read().orders).toMatchObject([
    { isBooked: true, services: [{ serviceId: 'breakfast', quantity: 1 }] },
  ]);
});
