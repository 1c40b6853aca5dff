import { exampleReservation } from '@stayfront/contract/examples/example-reservation';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { all, find, get } from '../../testing/by-role.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { textOf } from '../../testing/text-of.ts';

const [example] = exampleReservation.roomStays;
const open = { ...example, roomTypeName: 'The Weir Room', modificationDeadline: '2027-06-11T14:00:00.000Z' };
const locked = { ...example, roomStayIndex: 1, roomTypeName: 'The Mill Loft', isExpired: true };
const page = `/${exampleReservation.hotelId}/reservation/${exampleReservation.reservationId}?t=token`;
const opened = (changes: object, step = '') =>
  showScreen(`${page}${step}`, { answers: { getReservation: { ...exampleReservation, isExpired: true, ...changes } } });

describe('a reservation with rooms of several rates', () => {
  test('locks the room whose time is over, and leaves the other one to its guest', async () => {
    await opened({ roomStays: [open, locked] });
    await screen.findByText(/Not all rooms can still be changed online/);
    await waitFor(() =>
      expect(textOf(document.body)).toMatch(
        /correct names and contact details until 4:00\sPM, 11\/06\/2027 \(Friday, 11 June 2027\)\./,
      ),
    );
    const [weir, mill] = [get('article', 'The Weir Room'), get('article', 'The Mill Loft')];
    expect(textOf(weir)).toMatch(/Can be changed until 4:00\sPM, 11\/06\/2027 \(Friday, 11 June 2027\)\./);
    await find('link', 'Change this room', weir);
    await find('button', 'Cancel this room', weir);
    expect(textOf(mill)).toMatch(/Could be changed online until 7:00\sPM, 08\/06\/2027 \(/);
    await waitFor(() => expect(all('link', 'Change this room', mill)).toEqual([]));
    await waitFor(() => expect(all('button', 'Cancel this room', mill)).toEqual([]));
    await find('link', 'Add a room');
    await find('link', 'Cancel the reservation');
  });

  test('says that its rooms are locked and its names are not, once the time of all is over', async () => {
    await opened({ roomStays: [{ ...open, isExpired: true }, locked] });
    await screen.findByText('The rooms can no longer be changed online.');
    expect(await screen.findByText(/correct names and contact details until/)).toBeTruthy();
  });

  test('has names that can be corrected though the time of all rooms is over', async () => {
    await opened({ roomStays: [locked] }, '&step=profile');
    expect((await find('textbox', /Surname/)).closest('[disabled]')).toBeNull();
    await waitFor(() => expect(screen.queryByText(/cannot be modified/)).toBeNull());
  });

  test('is locked altogether from check-in on, in the words of the specification', async () => {
    await opened({ roomStays: [{ ...open, isExpired: true }, locked], isGuestInfoLocked: true });
    await screen.findByText('This past reservation cannot be modified anymore');
    await waitFor(() => expect(all('link', 'Add a room')).toEqual([]));
  });

  test('has names that are locked from check-in on, and Next leads on', async () => {
    await opened({ roomStays: [locked], isGuestInfoLocked: true }, '&step=profile');
    await screen.findByText('This past reservation cannot be modified anymore');
    expect((await find('textbox', /Surname/)).closest('[disabled]')).not.toBeNull();
    expect((await find('button', 'Next')).closest('[disabled]')).toBeNull();
  });
});

test('the deadline of the whole reservation is in figures and in the words of its reader', async () => {
  const answers = { getReservation: exampleReservation };
  await showScreen(page, { answers, language: 'de' });
  await waitFor(() =>
    expect(textOf(document.body)).toMatch(/bis 19:00, 08\/06\/2027 \(Dienstag, 8\. Juni 2027\) (kostenlos )?ändern/),
  );
});
