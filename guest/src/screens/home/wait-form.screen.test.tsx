import { hotelExamples } from '@stayfront/contract/examples/hotel-examples';
import { searchExamples } from '@stayfront/contract/examples/search-examples';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const address = '/1001?checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=2';
const nothing = {
  ...searchExamples.getRoomsAvailabilities.answer,
  availabilities: [],
  nearestStays: [],
  reasons: [{ code: 'sold-out', dates: ['2027-06-12'] }],
};

const opened = async (answers: Parameters<typeof showScreen>[1] = {}) =>
  showScreen(address, { ...answers, answers: { getRoomsAvailabilities: nothing, ...answers.answers } });

test('K33 who found nothing leaves an address, and is told to look for the letter', async () => {
  const { user, calls } = await opened();
  await screen.findByRole('heading', { name: 'Tell me when a room comes free' });
  await user.click(screen.getByRole('button', { name: 'Put me on the list' }));
  await screen.findByText('The field is required');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'anna');
  await screen.findByText(/Please enter correct email/);
  expect(calls.map(({ operationId }) => operationId)).not.toContain('askToWait');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), '@example.com{Enter}');
  await screen.findByText(/once you have confirmed it by the link/);
  expect(calls.find(({ operationId }) => operationId === 'askToWait')?.body).toMatchObject({
    email: 'anna@example.com',
    lang: 'en',
    checkIn: '2027-06-11',
    checkOut: '2027-06-14',
    nbAdults: 2,
  });
});

test('K33 who asks too often is told how long to wait', async () => {
  const { user } = await opened({ answers: { askToWait: refusal('too_many_requests') } });
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'anna@example.com{Enter}');
  const oops = await screen.findByRole('alertdialog');
  expect(oops.textContent).toContain('You have asked several times already');
});

test('K33 nobody is asked to wait in vain: not where the list is off, nor for a party that no room takes', async () => {
  await opened({ answers: { getWaitingList: { isOpen: false } } });
  await screen.findByText(/Taken:/);
  expect(screen.queryByRole('heading', { name: 'Tell me when a room comes free' })).toBeNull();
  document.body.replaceChildren();
  const { calls } = await opened({
    answers: { getRoomsAvailabilities: { ...nothing, reasons: [{ code: 'occupancy', most: 2 }] } },
  });
  await screen.findByText(/Our largest room takes 2 guests/);
  expect(calls.map(({ operationId }) => operationId)).not.toContain('getWaitingList');
});

test('K33 who finds rooms, and not the one they wanted, waits for that one', async () => {
  const { availabilities } = searchExamples.getRoomsAvailabilities.answer;
  const [free] = availabilities;
  if (!free) throw new Error('The example has no room');
  const info = hotelExamples.getDescriptiveInfo.answer;
  const [double] = info.guestRooms;
  const items = [free, { ...free, guestRoomId: 'suite', availability: 0 }];
  const { user, calls } = await opened({
    answers: {
      getRoomsAvailabilities: { ...nothing, reasons: [], availabilities: items },
      getDescriptiveInfo: { ...info, guestRooms: [double, { ...double, id: 'suite', roomTypeName: 'Suite' }] },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'anna@example.com{Enter}');
  await screen.findByText(/once you have confirmed it by the link/);
  expect(calls.find(({ operationId }) => operationId === 'askToWait')?.body).toMatchObject({ guestRoomId: 'suite' });
});
