import { NoAnswer, RefusedCall } from '@stayfront/contract/call';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { problemOf } from '@stayfront/contract/problem';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyRequest } from '../../flow/booking-request.ts';
import { bookingStore, newSessionId } from '../../flow/booking-store.ts';
import { resetSession } from '../../flow/reset-session.ts';
import { openScreen } from '../../testing/open-screen.tsx';

const rooms = '/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
const found = searchExamples.getRoomsAvailabilities.answer;

beforeEach(async () => {
  resetSession(1001);
  bookingStore(1001).write(emptyRequest(newSessionId()));
  await page.viewport(1280, 900);
});

type Screen = Awaited<ReturnType<typeof openScreen>>['screen'];

const book = async (screen: Screen): Promise<void> => {
  await screen.getByRole('button', { name: 'Details & Book' }).click();
  await screen.getByRole('button', { name: 'Book Pay at hotel' }).click();
};

describe.each([390, 820, 1280])('on a screen of %i pixels', (width) => {
  test('one room too many is taken out again, and the guest goes on, changes the room or removes it', async () => {
    await page.viewport(width, 844);
    const { screen, address } = await openScreen(rooms);
    await book(screen);
    await screen.getByRole('button', { name: 'Add another room stay' }).first().click();
    await expect.element(screen.getByText('Choose room 2 of 2, for 2 adults')).toBeVisible();
    const bar = screen.getByRole('region', { name: 'Your stay' });
    await expect.element(bar.getByText(/€554/).first()).toBeInTheDocument();
    await expect.element(bar.getByRole('button', { name: 'Continue with 1 room' })).toBeVisible();

    await screen.getByRole('button', { name: /^Guests/ }).click();
    const panel = screen.getByRole('dialog', { name: 'Who is coming?' });
    await panel.getByRole('button', { name: 'Remove room 2' }).click();
    await panel.getByRole('button', { name: 'Apply' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Completing reservation' });
    await expect.element(dialog.getByRole('button', { name: 'Complete the reservation' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Change the room' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.poll(address).toMatch(/checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2$/);

    await book(screen);
    await screen.getByRole('button', { name: 'Add another room stay' }).first().click();
    await bar.getByRole('button', { name: 'Continue with 1 room' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  });

  test('a chosen room is changed and removed in the bar', async () => {
    await page.viewport(width, 844);
    const { screen, address } = await openScreen(`${rooms},1`);
    await book(screen);
    await screen.getByRole('button', { name: 'Book next room' }).first().click();
    const bar = screen.getByRole('region', { name: 'Your stay' });
    const unfold = async () => {
      await expect.element(bar).toBeVisible();
      if (width < 600) await bar.getByRole('button', { expanded: false }).click();
    };
    await unfold();
    await bar.getByRole('button', { name: /^Change/ }).click();
    await expect.element(screen.getByText('Choose room 1 of 2, for 2 adults')).toBeVisible();

    await book(screen);
    await screen.getByRole('button', { name: 'Book next room' }).first().click();
    await unfold();
    await bar.getByRole('button', { name: /^Remove/ }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.poll(address).toContain('nbAdults=1');
  });
});

test('on a phone the first Book button is in view when the rates are opened', async () => {
  await page.viewport(390, 844);
  const { screen } = await openScreen(rooms);
  await screen.getByRole('button', { name: 'Details & Book' }).click();
  await expect.element(screen.getByRole('button', { name: 'Book Pay at hotel' })).toBeInViewport({ ratio: 1 });
});

test('Search beside the open panel means what Apply means', async () => {
  const { screen, address } = await openScreen(rooms);
  await screen.getByRole('button', { name: /Guests and rooms/ }).click();
  const panel = screen.getByRole('dialog', { name: 'Who is coming?' });
  await panel.getByRole('button', { name: 'Add another room' }).click();
  await panel.getByRole('button', { name: 'Add another room' }).click();
  await screen.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.element(screen.getByText('Choose room 1 of 3, for 2 adults')).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => decodeURIComponent(address())).toContain('nbAdults=2,2,2');
});

describe('an answer that does not come', () => {
  test('is asked for again by the page when the network is back', async () => {
    let isBack = false;
    const getRoomsAvailabilities = () => {
      if (!isBack) throw new NoAnswer('offline');
      return found;
    };
    const { screen } = await openScreen(rooms, { answers: { getRoomsAvailabilities } });
    await expect.element(screen.getByRole('alert').getByText(/Please check your connection/)).toBeVisible();
    isBack = true;
    dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('button', { name: 'Details & Book' })).toBeVisible();
  });

  test('because the server has much to do blames nobody, and is asked for when the server says', async () => {
    let isBusy = true;
    const getRoomsAvailabilities = () => {
      if (isBusy) throw new RefusedCall(problemOf({ refused: 'server.busy', retryAfterSeconds: 2 }));
      return found;
    };
    const { screen } = await openScreen(rooms, { answers: { getRoomsAvailabilities } });
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('One moment, please')).toBeVisible();
    await expect.element(screen.getByText(/connection/)).not.toBeInTheDocument();
    isBusy = false;
    await expect.element(screen.getByRole('button', { name: 'Details & Book' })).toBeVisible();
  });

  test('for long shows that it is waited for', async () => {
    let answer: (value: unknown) => void = () => {};
    const getRoomsAvailabilities = () => new Promise((resolve) => (answer = resolve));
    const { screen } = await openScreen(rooms, { answers: { getRoomsAvailabilities } });
    await expect.element(screen.getByRole('progressbar', { name: 'Please wait' })).toBeVisible();
    answer(found);
    await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument();
  });
});

test('who begins anew in one tab is told so in the other', async () => {
  const { screen } = await openScreen(`${rooms},2`);
  await book(screen);
  await screen.getByRole('button', { name: 'Book next room' }).click();
  await expect.element(screen.getByRole('region', { name: 'Your stay' })).toBeVisible();
  const name = 'stayfront-booking-1001';
  localStorage.setItem(name, JSON.stringify(emptyRequest(newSessionId())));
  dispatchEvent(new StorageEvent('storage', { key: name }));
  const dialog = screen.getByRole('alertdialog', { name: 'Your search was reset' });
  await expect.element(dialog.getByText(/in another tab/)).toBeVisible();
  await expect.element(screen.getByText(/Choose room 1 of 2/)).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Your stay' })).not.toBeInTheDocument();
});

test('a bundle goes on to the contact form with what its rates require, and is not asked for more rooms', async () => {
  const { answer } = searchExamples.getServices;
  const [breakfast] = answer.services;
  const getServices = {
    ...answer,
    services: [{ ...breakfast, required: true, minQuantity: 1, defaultQuantity: 1 }],
  };
  const { screen, address } = await openScreen('/1001/bundle/399/GoogleHotelAds01/lake-weekend', {
    answers: { getServices },
  });
  await screen.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Who is staying?' })).toBeVisible();
  await expect.poll(address).toBe('/1001/checkout/guest-info');
  expect(bookingStore(1001).read().orders).toMatchObject([
    { isBooked: true, services: [{ serviceId: 'breakfast', quantity: 1 }] },
  ]);
});
