import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { describe, expect, test } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const [example] = exampleReservation.roomStays;
const open = { ...example, roomTypeName: 'The Weir Room', modificationDeadline: '2027-06-11T14:00:00.000Z' };
const locked = { ...example, roomStayIndex: 1, roomTypeName: 'The Mill Loft', isExpired: true };
const page = `/${exampleReservation.hotelId}/reservation/${exampleReservation.reservationId}?t=token`;
const opened = (changes: object, step = '') =>
  openScreen(`${page}${step}`, { answers: { getReservation: { ...exampleReservation, isExpired: true, ...changes } } });

describe('a reservation with rooms of several rates', () => {
  test('locks the room whose time is over, and leaves the other one to its guest', async () => {
    const { screen } = await opened({ roomStays: [open, locked] });
    await expect.element(screen.getByText(/Not all rooms can still be changed online/)).toBeVisible();
    await expect
      .element(
        screen.getByText(/correct names and contact details until 4:00\sPM, 11\/06\/2027 \(Friday, 11 June 2027\)\./),
      )
      .toBeVisible();
    const [weir, mill] = [
      screen.getByRole('article', { name: 'The Weir Room' }),
      screen.getByRole('article', { name: 'The Mill Loft' }),
    ];
    await expect
      .element(weir.getByText(/Can be changed until 4:00\sPM, 11\/06\/2027 \(Friday, 11 June 2027\)\./))
      .toBeVisible();
    await expect.element(weir.getByRole('link', { name: 'Change this room' })).toBeVisible();
    await expect.element(weir.getByRole('button', { name: 'Cancel this room' })).toBeVisible();
    await expect.element(mill.getByText(/Could be changed online until 7:00\sPM, 08\/06\/2027 \(/)).toBeVisible();
    await expect.element(mill.getByRole('link', { name: 'Change this room' })).not.toBeInTheDocument();
    await expect.element(mill.getByRole('button', { name: 'Cancel this room' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Add a room' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Cancel the reservation' })).toBeVisible();
  });

  test('says that its rooms are locked and its names are not, once the time of all is over', async () => {
    const { screen } = await opened({ roomStays: [{ ...open, isExpired: true }, locked] });
    await expect.element(screen.getByText('The rooms can no longer be changed online.')).toBeVisible();
    await expect.element(screen.getByText(/correct names and contact details until/)).toBeVisible();
  });

  test('has names that can be corrected though the time of all rooms is over', async () => {
    const { screen } = await opened({ roomStays: [locked] }, '&step=profile');
    await expect.element(screen.getByRole('textbox', { name: /Surname/ })).toBeEnabled();
    await expect.element(screen.getByText(/cannot be modified/)).not.toBeInTheDocument();
  });

  test('is locked altogether from check-in on, in the words of the specification', async () => {
    const { screen } = await opened({ roomStays: [{ ...open, isExpired: true }, locked], isGuestInfoLocked: true });
    await expect.element(screen.getByText('This past reservation cannot be modified anymore')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Add a room' })).not.toBeInTheDocument();
  });

  test('has names that are locked from check-in on, and Next leads on', async () => {
    const { screen } = await opened({ roomStays: [locked], isGuestInfoLocked: true }, '&step=profile');
    await expect.element(screen.getByText('This past reservation cannot be modified anymore')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: /Surname/ })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

test('the deadline of the whole reservation is in figures and in the words of its reader', async () => {
  const answers = { getReservation: exampleReservation };
  const { screen } = await openScreen(page, { answers, language: 'de' });
  await expect
    .element(screen.getByText(/bis 19:00, 08\/06\/2027 \(Dienstag, 8\. Juni 2027\) (kostenlos )?ändern/))
    .toBeVisible();
});
