import { RefusedCall } from '@stayfront/contract/call';
import type { DeskReservation } from '@stayfront/contract/desk/reservation';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf, type ProblemCode } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Call } from '../../testing/example-transport.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const example = examplesOf('getDeskReservation')?.answer as DeskReservation;
const at = '/1001/desk/reservations/SB4-K7QM2XH9RD';
const [booked] = example.happenings.slice(-1);
const [room] = example.rooms;
if (!booked || !room) throw new Error('The contract shows too little of a reservation');
const refuse = (code: ProblemCode) => () => {
  throw new RefusedCall(problemOf({ refused: code }));
};
const show = (change: Partial<DeskReservation>, answers = {}) =>
  showDesk(at, { answers: { getDeskReservation: { ...example, ...change }, ...answers } });
const bodies = (calls: readonly Call[], operation: string) =>
  calls.filter(({ operationId }) => operationId === operation).map(({ body }) => body);

test('K17 rooms, nights, money, guest, letters, notes and source stand on one page', async () => {
  await showDesk(at);
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna Keller' })).toBeTruthy();
  const rooms = within(screen.getByRole('region', { name: /Rooms/ }));
  for (const words of [/Mon 168, Tue 168/, /Breakfast buffet × 4/, /VAT 3\.8 % included/, /A quiet room, please/])
    expect(rooms.getByText(words)).toBeTruthy();
  const money = within(screen.getByRole('region', { name: 'Money' }));
  expect(money.getByText('Open, a card stands for it').parentElement?.textContent).toMatch(/CHF.384\.00/);
  expect(await money.findByText('Charged', { selector: 'li b' })).toBeTruthy();
  const guest = within(screen.getByRole('region', { name: 'Guest' }));
  expect(guest.getByText(/stayed here 2 times before/)).toBeTruthy();
  expect(guest.getByText('anna.keller@example.com').getAttribute('href')).toBe('mailto:anna.keller@example.com');
  expect(await screen.findByText('Comes after ten in the evening, key at the bar')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Where it came from' })).getByText('Own page')).toBeTruthy();
});

test('K17 whatever happened is told in a sentence, and never as the server writes it', async () => {
  const page = await readFile('docs/management-api.md', 'utf8');
  const table = page.slice(page.indexOf('| what | | detail |'), page.indexOf('## From files'));
  const kinds = table
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w.-]+)`/g)].map(([, kind = '']) => kind));
  expect(kinds.length).toBeGreaterThan(18);
  const unusual = ['paid', 'refunded', 'amount-mismatch', 'surplus', 'late', 'change-late', 'returned', 'refund-stuck'];
  const written = ['letter', 'letter-resent', 'cancellation-undone', 'no-show', 'of-a-newer-release'];
  const all = [...kinds, ...unusual.map((kind) => `payment.${kind}`), ...written];
  const detail = { amount: 5_000, currency: 'CHF', kind: 'confirmation', state: 'sent', presence: 'left' };
  const { container } = await show({ happenings: all.map((what) => ({ ...booked, what, detail })) });
  await screen.findByRole('heading', { name: 'What happened' });
  const told = [...container.querySelectorAll('.timeline p')].map((line) => line.textContent ?? '');
  expect(told).toHaveLength(all.length);
  for (const [place, line] of told.entries()) {
    expect(line).not.toContain(all[place]?.includes('-') || all[place]?.includes('.') ? all[place] : '\0');
    expect(line).toMatch(/^\p{Lu}.* .*|^“/u);
  }
  // Only what nobody has words for yet is told by its group.
  expect(told.filter((line) => line === 'The reservation was changed')).toHaveLength(1);
  expect(told.filter((line) => line === 'Something happened to the money')).toHaveLength(0);
});

test('K17 money and letters can be looked at alone', async () => {
  const paid = {
    ...booked,
    group: 'money' as const,
    what: 'payment.paid',
    detail: { amount: 38_400, currency: 'CHF' },
  };
  const { user } = await show({ happenings: [paid, ...example.happenings] });
  await user.click(await screen.findByRole('button', { name: 'Money' }));
  const happened = within(screen.getByRole('region', { name: 'What happened' }));
  expect(happened.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^CHF.384\.00 paid21:48$/),
  ]);
});

test('K19 cancelling asks for a reason and whether the guest is told, and can be undone at once', async () => {
  const terms = examplesOf('describeDeskCancellation')?.answer as object;
  const { user, calls } = await show(
    { may: { ...example.may, 'waive-fee': true } },
    { describeDeskCancellation: { ...terms, mayWaive: null } },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = await dialog.findByRole('button', { name: /Cancel and keep CHF.192\.00/ });
  await user.click(confirm);
  expect(dialog.getByText('Say why, in a few words.')).toBeTruthy();
  expect(dialog.getByText('Say whether the guest is told.')).toBeTruthy();
  expect(bodies(calls, 'cancelForHotel')).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /Another amount/ }));
  await user.type(dialog.getByLabelText('Amount in CHF'), '50');
  expect(dialog.getByText('Goes back to the guest').parentElement?.textContent).toMatch(/334\.00/);
  await user.type(dialog.getByLabelText('Reason'), 'Ill');
  await user.click(dialog.getByRole('radio', { name: 'No letter' }));
  await user.click(dialog.getByRole('button', { name: /Cancel and keep CHF.50\.00/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(bodies(calls, 'cancelForHotel')).toEqual([
    { version: 1, fee: { minor: 5_000 }, reason: 'Ill', tellsGuest: false },
  ]);
  await waitFor(() =>
    expect(bodies(calls, 'undoCancellation')).toEqual([{ version: 2, roomStays: [0], tellsGuest: false }]),
  );
});

test('K19 what somebody else changed meanwhile is said and read again, and what was typed stays', async () => {
  const { user, calls } = await show({}, { cancelForHotel: refuse('reservation.version') });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/The policy asks for CHF.192\.00 now\. A manager may take less/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Reason'), 'Ill');
  await user.click(dialog.getByRole('radio', { name: /Yes, by a letter in Deutsch/ }));
  const reads = () => calls.filter(({ operationId }) => operationId === 'describeDeskCancellation').length;
  const before = reads();
  await user.click(dialog.getByRole('button', { name: /Cancel and keep/ }));
  expect(await dialog.findByText(/Somebody else changed this reservation meanwhile/)).toBeTruthy();
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Ill');
});

test('K19 a cancelled reservation can stand again later, from the menu', async () => {
  const { user, calls } = await show({
    state: 'cancelled',
    status: 'cancel',
    rooms: [{ ...room, status: 'cancel' }],
    may: { ...example.may, cancel: false, 'undo-cancellation': true },
  });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo cancellation' }));
  await user.click(await screen.findByRole('radio', { name: /Yes, by a letter/ }));
  await user.click(screen.getByRole('button', { name: 'Let the rooms stand again' }));
  await waitFor(() => expect(bodies(calls, 'undoCancellation')).toEqual([{ version: 1, tellsGuest: true }]));
});

test('K17 a letter is read in a frame that may do nothing, and sent again', async () => {
  const preview = examplesOf('previewLetter')?.answer as object;
  const html = '<style>\n  @media (prefers-color-scheme: dark) { p { color: white } }\n</style><p>Grüezi</p>';
  const { user, calls } = await showDesk(at, { answers: { previewLetter: { ...preview, html } } });
  await user.click(await screen.findByRole('button', { name: /View: Confirmation/ }));
  const frame = await screen.findByTitle(/Buchung bestätigt/);
  expect(frame.getAttribute('sandbox')).toBe('');
  // What our page forbids it is not asked for: browsers note each try.
  expect(frame.getAttribute('srcdoc')).toBe('<p>Grüezi</p>');
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('“Confirmation” is on its way to the guest')).toBeTruthy();
  expect(bodies(calls, 'sendDeskLetter')).toEqual([{ again: 'confirmation' }]);
});

test('K17 a note is written and removed, with a way back; one that is not saved is not lost', async () => {
  let isDown = true;
  const note = examplesOf('addNote')?.answer;
  const { user, calls } = await showDesk(at, {
    answers: {
      addNote: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return note;
      },
    },
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Add a note');
  await user.type(field, 'High floor');
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  expect(await screen.findByText(/What you wrote is still here/)).toBeTruthy();
  expect(field.value).toBe('High floor');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(field.value).toBe(''));
  await user.click(screen.getByRole('button', { name: /Remove this note/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(bodies(calls, 'addNote').at(-1)).toEqual({ text: 'Comes after ten in the evening, key at the bar' }),
  );
});

test('K05 guests of a room are ticked as arrived, and that is taken back', async () => {
  const { user, calls } = await show({
    state: 'arriving',
    today: room.arrival,
    may: { ...example.may, 'mark-arrived': true },
  });
  await user.click(await screen.findByRole('button', { name: 'Arrived' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(bodies(calls, 'setPresence')).toEqual([{ presence: 'arrived' }, { presence: 'expected' }]),
  );
});

test('K03 whoever only reads finds nothing to do', async () => {
  const house = examplesOf('getDeskHouse')?.answer as object;
  const nothing = Object.fromEntries(Object.keys(example.may).map((action) => [action, false]));
  const { email: _, phone: __, ...guest } = example.guest ?? { name: '' };
  await show(
    { may: nothing as DeskReservation['may'], guest: guest as DeskReservation['guest'] },
    { getDeskHouse: { ...house, who: { by: 'r@x.example', role: 'reader' } } },
  );
  await screen.findByRole('heading', { level: 1, name: 'Anna Keller' });
  const buttons = within(screen.getByRole('main')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Copy the reference',
    'Everything',
    'Money',
    'Letters',
  ]);
});

test('K17 a reference that does not exist says so and leads to the list', async () => {
  await showDesk(at, { answers: { getDeskReservation: refuse('reservation.unknown') } });
  expect(await screen.findByRole('heading', { name: 'There is no reservation SB4-K7QM2XH9RD' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All reservations' })).toBeTruthy();
});
