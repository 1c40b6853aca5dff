import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const reference = 'SB4-K7QM2XH9RD';
const url = `/1003/reservation/cancel/${reference}`;
const email = () => screen.findByRole('textbox', { name: /E-mail/ });
const number = () => screen.findByRole('textbox', { name: /Reservation reference/ });
const goOn = () => screen.findByRole('button', { name: 'Continue' });
const saidTo = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

test('H01 each field says what is wrong with it before the hotel is asked', async () => {
  const { user, calls } = await showScreen(url);
  expect(((await number()) as HTMLInputElement).value).toBe(reference);
  await user.clear(await number());
  await user.click(await goOn());
  await waitFor(async () => expect(document.activeElement).toBe(await email()));
  expect([saidTo(await email()), saidTo(await number())]).toEqual(['The field is required', 'The field is required']);
  await user.type(await email(), 'ada');
  await user.type(await number(), 'SB4-K7QM');
  expect(saidTo(await email())).toMatch(/^Please enter correct email, e.g /);
  expect(saidTo(await number())).toBe('Reservation number format must be SB4-XXXXXXXX');
  expect(calls.map(({ operationId }) => operationId)).not.toContain('getReservationCancellationPolicies');
});

test.each([
  ['reservation.missing', number, `Reservation with ID ${reference} is missing`],
  ['reservation.email_mismatch', email, 'Reservation email eve@guest.example do not match'],
] as const)('H01 the hotel’s no stands at its field, until it is typed anew: %s', async (code, field, words) => {
  const { user } = await showScreen(url, { answers: { getReservationCancellationPolicies: refusal(code) } });
  await user.type(await email(), 'eve@guest.example');
  await user.click(await goOn());
  await waitFor(async () => expect(saidTo(await field())).toBe(words));
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await user.type(await email(), 'x');
  expect(saidTo(await field())).toBe('');
});

test('H01 what is cancelled already is said in a popup', async () => {
  const { user } = await showScreen(url, { answers: { sendCancellationRequest: refusal('reservation.cancelled') } });
  await user.type(await email(), 'ada@example.com');
  await user.click(await goOn());
  await user.click(await screen.findByRole('button', { name: 'Cancel reservation' }));
  const oops = await screen.findByRole('alertdialog', { name: 'Oops!' });
  expect(oops.textContent).toContain('This reservation is already cancelled.');
});

test('H01 nobody reaches the confirmation who has not cancelled', async () => {
  const { address } = await showScreen(`${url}/confirmation`);
  await screen.findByRole('heading', { name: 'Cancel a reservation' });
  expect(address()).toBe('/1003/reservation/cancel');
});

test('A14 the way back leads home where there is no page before', async () => {
  await showScreen('/1003/reservation/cancel');
  await screen.findByRole('heading', { name: 'Cancel a reservation' });
  expect(screen.getByRole('link', { name: /^Back/ }).getAttribute('href')).toBe('/1003');
});
