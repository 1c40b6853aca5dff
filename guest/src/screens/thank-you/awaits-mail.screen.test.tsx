import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const waiting = {
  ...exampleReservation,
  status: 'held',
  awaits: 'mail',
  holdExpiresAt: '2027-05-20T09:30:00.000Z',
};
const page = '/1003/checkout/thank-you?reservationId=SB4-K7QM2XH9RD&t=the-token';

test('a guest whose booking waits is told what to do and until when, and sees it once it is confirmed elsewhere', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true }); // the page asks again by itself, after a while
  let answer: object = waiting;
  await showScreen(page, { answers: { getReservation: () => answer } });
  await find('heading', /One more step/);
  await screen.findByText(/We have sent an e-mail to/);
  await screen.findByText(/Please do so by/);
  await screen.findByText('ada@example.com');
  expect(screen.queryByText('Booking confirmed!')).toBeNull();
  answer = exampleReservation;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await screen.findByText('Booking confirmed!');
});

test('one that was not confirmed in time says so, and leads to a new one', async () => {
  const over = { ...waiting, status: 'discarded', holdExpiresAt: null };
  await showScreen(page, { answers: { getReservation: over } });
  await screen.findByText(/was not confirmed in time/);
  expect(await find('link', 'Make a new reservation')).toBeTruthy();
});

test('says it in Arabic from the right', async () => {
  await showScreen(page, { answers: { getReservation: waiting }, language: 'ar' });
  expect(await find('heading', /خطوة أخيرة/)).toBeTruthy();
});
