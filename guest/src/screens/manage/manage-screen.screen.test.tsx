import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/keep-booking.ts';
import { showScreen } from '../../testing/show-screen.tsx';

const { hotelId, reservationId, guestInfo } = exampleReservation;
const link = `/${hotelId}/reservation/${reservationId}?t=the-token`;

test('H02 past the deadline the room is locked and its names are not, and Next leads on to a payment that there is not', async () => {
  const [room] = exampleReservation.roomStays;
  const late = { ...exampleReservation, isExpired: true, roomStays: [{ ...room, isExpired: true }] };
  const { user } = await showScreen(link, { answers: { getReservation: late } });
  await screen.findByText('The rooms can no longer be changed online.');
  expect(screen.queryByRole('button', { name: 'Cancel this room' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change this room' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  const surname = await screen.findByRole('textbox', { name: /Surname/ });
  expect((surname as HTMLInputElement).disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('No payment options are available at the moment.');
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await screen.findByRole('heading', { name: /^Your stay in/ });
});

test('H01 who cancels the whole reservation from its own page need not say again whose it is', async () => {
  const { user } = await showScreen(link.replace('?t=', '?token='));
  await user.click(await screen.findByRole('link', { name: 'Cancel the reservation' }));
  const values = async (name: RegExp) => (await screen.findByRole<HTMLInputElement>('textbox', { name })).value;
  expect(await values(/E-mail/)).toBe(guestInfo.email);
  expect(await values(/Reservation reference/)).toBe(reservationId);
});

test('nobody reaches the confirmation of a change who has changed nothing', async () => {
  const { address } = await showScreen(`/${hotelId}/reservation/${reservationId}/confirmation?t=the-token`);
  await screen.findByRole('heading', { level: 1, name: /^Your stay in/ });
  expect(address()).toBe(link);
});

test.each(['reservation', 'reservation/payment'])(
  'A03 a link that opens nothing says nothing of anybody: %s',
  async (place) => {
    const unknown = refusal('reservation.unknown');
    const { container } = await showScreen(`/${hotelId}/${place}/${reservationId}?t=other`, {
      answers: { getReservation: unknown, getReservationPayment: unknown },
    });
    await screen.findByRole('heading', { level: 1, name: 'The reservation could not be loaded.' });
    expect(container.textContent).not.toContain('Ada');
  },
);

test('a reservation’s own page reads from the right in Arabic', async () => {
  await showScreen(link, { language: 'ar' });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(document.documentElement.dir).toBe('rtl');
});
