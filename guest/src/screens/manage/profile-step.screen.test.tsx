import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { find } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const reservation = { ...exampleReservation, status: 'book', isExpired: false };
const page = `/${reservation.hotelId}/reservation/${reservation.reservationId}?t=token&step=profile`;
const answers = { getReservation: reservation };

test('a pasted name with signs that nobody sees is refused at its field, and mended by typing it', async () => {
  const { user, calls } = await showScreen(page, { answers });
  const name = await find('textbox', /Given name/);
  await user.clear(name);
  await user.type(name, 'An\u202Ena');
  await user.click(await find('textbox', /Surname/));
  await screen.findByText(/Invisible characters change the direction of this text/);
  expect((await find('button', 'Next')).closest('[disabled]')).not.toBeNull();
  await user.clear(name);
  await user.type(name, 'Anna');
  await waitFor(() => expect(screen.queryByText(/Invisible characters/)).toBeNull());
  await user.click(await find('button', 'Next'));
  await waitFor(() => expect(calls.map(({ operationId }) => operationId)).toContain('sendBookingRequest'));
});
