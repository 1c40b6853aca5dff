import { RefusedCall } from '@stayfront/contract/call';
import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { problemOf } from '@stayfront/contract/problem';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const waiting = { ...exampleReservation, status: 'held', awaits: 'mail', holdExpiresAt: '2027-05-20T09:30:00.000Z' };
const link = '/1003/reservation/SB4-K7QM2XH9RD?t=the-token';
const confirms = (calls: readonly { operationId: string }[]) =>
  calls.filter(({ operationId }) => operationId === 'confirmReservation');

test('the link of the mail shows what is booked, and only its button books it', async () => {
  let answer: object = waiting;
  const { screen, calls, address } = await openScreen(`${link}&code=the-code`, {
    answers: {
      getReservation: () => answer,
      confirmReservation: () => {
        answer = exampleReservation;
        return { reservationId: 'SB4-K7QM2XH9RD', status: 'book' };
      },
    },
  });
  const button = screen.getByRole('button', { name: 'Confirm your booking' });
  await expect.element(button).toBeVisible();
  expect(confirms(calls)).toEqual([]);
  await button.click();
  await expect.element(screen.getByText('Booking confirmed!')).toBeVisible();
  expect(confirms(calls)).toMatchObject([{ body: { token: 'the-token', code: 'the-code' } }]);
  expect(address()).toBe('/1003/checkout/thank-you?reservationId=SB4-K7QM2XH9RD&t=the-token');
});

test('a link without the code of the mail confirms nothing and says where to look', async () => {
  const { screen } = await openScreen(link, { answers: { getReservation: waiting } });
  await expect.element(screen.getByRole('heading', { level: 1, name: /One more step/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm your booking' }).query()).toBeNull();
});

test('who comes when the last room is gone is told that nothing was booked', async () => {
  const { screen } = await openScreen(`${link}&code=the-code`, {
    answers: {
      getReservation: waiting,
      confirmReservation: () => {
        throw new RefusedCall(problemOf({ refused: 'sold_out' }));
      },
    },
  });
  await screen.getByRole('button', { name: 'Confirm your booking' }).click();
  await expect.element(screen.getByText(/Nothing was booked, and nothing was charged/)).toBeVisible();
  await screen.getByRole('button', { name: 'OK' }).click();
  await expect.element(screen.getByRole('button', { name: 'Confirm your booking' })).toBeVisible();
});
