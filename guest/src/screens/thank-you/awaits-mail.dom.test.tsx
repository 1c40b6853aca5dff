import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const waiting = {
  ...exampleReservation,
  status: 'held',
  awaits: 'mail',
  holdExpiresAt: '2027-05-20T09:30:00.000Z',
};
const page = '/1003/checkout/thank-you?reservationId=SB4-K7QM2XH9RD&t=the-token';

test('a guest whose booking waits is told what to do and until when, and sees it once it is confirmed elsewhere', async () => {
  let answer: object = waiting;
  const { screen } = await openScreen(page, { answers: { getReservation: () => answer } });
  await expect.element(screen.getByRole('heading', { level: 1, name: /One more step/ })).toBeVisible();
  await expect.element(screen.getByText(/We have sent an e-mail to/)).toBeVisible();
  await expect.element(screen.getByText(/Please do so by/)).toBeVisible();
  await expect.element(screen.getByText('ada@example.com')).toBeVisible();
  expect(screen.getByText('Booking confirmed!').query()).toBeNull();
  answer = exampleReservation;
  await expect.element(screen.getByText('Booking confirmed!')).toBeVisible();
});

test('one that was not confirmed in time says so, and leads to a new one', async () => {
  const over = { ...waiting, status: 'discarded', holdExpiresAt: null };
  const { screen } = await openScreen(page, { answers: { getReservation: over } });
  await expect.element(screen.getByText(/was not confirmed in time/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Make a new reservation' })).toBeVisible();
});

test('says it in Arabic from the right', async () => {
  const { screen } = await openScreen(page, { answers: { getReservation: waiting }, language: 'ar' });
  await expect.element(screen.getByRole('heading', { level: 1, name: /خطوة أخيرة/ })).toBeVisible();
});
