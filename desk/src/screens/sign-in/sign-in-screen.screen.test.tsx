import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import { wayBack } from './way-back.ts';

test('K02 whoever asks for a link hears the same, known here or not', async () => {
  const { user, calls } = await showDesk('/1001/desk/sign-in');
  const send = await screen.findByRole('button', { name: 'Send me a link' });
  await user.click(send);
  expect(await screen.findByText(/Write the whole address/)).toBeTruthy();
  expect(calls).toEqual([]);
  await user.type(screen.getByLabelText('E-mail address'), 'mara@hotel.example');
  await user.click(send);
  expect(await screen.findByText('Look into your mail')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'mara@hotel.example', lang: 'en' }]);
});

test('K02 a link that is used up leads to asking for a new one', async () => {
  const refuse = () => {
    throw new RefusedCall(problemOf({ refused: 'operator.link' }));
  };
  const { user } = await showDesk('/1001/desk/sign-in?t=abc', { answers: { signInOperator: refuse } });
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.getByText(/used already/)).toBeTruthy());
  expect(screen.getByRole('button', { name: 'Send me a link' })).toBeTruthy();
});

test('K01 the way back after signing in never leads out of the hotel', () => {
  expect(wayBack(1001, '/1001/desk/reservations/SB4-1?x=1')).toBe('/1001/desk/reservations/SB4-1?x=1');
  expect(wayBack(1001, '/1001/config/customization')).toBe('/1001/config/customization');
  for (const wanted of [
    null,
    '',
    '//evil.example',
    '/1002/desk',
    '/1001/desk\\@evil',
    'https://evil.example',
    '/1001/deskx',
  ])
    expect(wayBack(1001, wanted)).toBe('/1001/desk');
});
