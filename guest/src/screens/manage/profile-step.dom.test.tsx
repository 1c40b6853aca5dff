import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const reservation = { ...exampleReservation, status: 'book', isExpired: false };
const page = `/${reservation.hotelId}/reservation/${reservation.reservationId}?t=token&step=profile`;
const answers = { getReservation: reservation };

test('a pasted name with signs that nobody sees is refused at its field, and mended by typing it', async () => {
  const { screen, calls } = await openScreen(page, { answers });
  const name = screen.getByRole('textbox', { name: /Given name/ });
  await name.fill('An\u202Ena');
  await screen.getByRole('textbox', { name: /Surname/ }).click();
  await expect.element(screen.getByText(/Invisible characters change the direction of this text/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await name.fill('Anna');
  await expect.element(screen.getByText(/Invisible characters/)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => calls.map(({ operationId }) => operationId)).toContain('sendBookingRequest');
});
