import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import { takeWanted } from './wanted-page.ts';
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

test('K01 a link that was asked for leads to where somebody wanted to be, once and on this device', async () => {
  const { user } = await showDesk('/1001/desk/sign-in?to=%2F1001%2Fconfig%2Fcustomization');
  await user.type(await screen.findByLabelText('E-mail address'), 'mara@hotel.example');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  await screen.findByText('Look into your mail');
  expect(takeWanted(1002, null)).toBe('/1002/desk');
  expect(takeWanted(1001, null)).toBe('/1001/config/customization');
  expect(takeWanted(1001, null)).toBe('/1001/desk');
});

test('K02 a browser that knows no passkeys says so; one that does has the button first', async () => {
  await showDesk('/1001/desk/sign-in');
  expect(await screen.findByText(/This browser does not know passkeys/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('K02 a passkey that opens nothing any more leads to a link', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  const refuse = () => {
    throw new RefusedCall(problemOf({ refused: 'passkey.unavailable' }));
  };
  const { user } = await showDesk('/1001/desk/sign-in', { answers: { beginPasskeySignIn: refuse } });
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect(await screen.findByText('At this address there are no passkeys. Sign in by a link.')).toBeTruthy();
  vi.unstubAllGlobals();
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
