import { RefusedCall } from '@stayfront/contract/call';
import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { problemOf } from '@stayfront/contract/problem';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { all, find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const waiting = { ...exampleReservation, status: 'held', awaits: 'mail', holdExpiresAt: '2027-05-20T09:30:00.000Z' };
const link = '/1003/reservation/SB4-K7QM2XH9RD?t=the-token';
const confirms = (calls: readonly { operationId: string }[]) =>
  calls.filter(({ operationId }) => operationId === 'confirmReservation');

test('the link of the mail shows what is booked, and only its button books it', async () => {
  let answer: object = waiting;
  const { user, calls, address } = await showScreen(`${link}&code=the-code`, {
    answers: {
      getReservation: () => answer,
      confirmReservation: () => {
        answer = exampleReservation;
        return { reservationId: 'SB4-K7QM2XH9RD', status: 'book' };
      },
    },
  });
  const button = await find('button', 'Confirm your booking');
  expect(confirms(calls)).toEqual([]);
  await user.click(button);
  await screen.findByText('Booking confirmed!');
  expect(confirms(calls)).toMatchObject([{ body: { token: 'the-token', code: 'the-code' } }]);
  expect(address()).toBe('/1003/checkout/thank-you?reservationId=SB4-K7QM2XH9RD&t=the-token');
});

test('a link without the code of the mail confirms nothing and says where to look', async () => {
  await showScreen(link, { answers: { getReservation: waiting } });
  await find('heading', /One more step/);
  expect(all('button', 'Confirm your booking')).toEqual([]);
});

test('who comes when the last room is gone is told that nothing was booked', async () => {
  const { user } = await showScreen(`${link}&code=the-code`, {
    answers: {
      getReservation: waiting,
      confirmReservation: () => {
        throw new RefusedCall(problemOf({ refused: 'sold_out' }));
      },
    },
  });
  await user.click(await find('button', 'Confirm your booking'));
  await screen.findByText(/Nothing was booked, and nothing was charged/);
  await user.click(await find('button', 'OK'));
  expect(await find('button', 'Confirm your booking')).toBeTruthy();
});
