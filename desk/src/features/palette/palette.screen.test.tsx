import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search or jump to' });
const found = () => within(screen.getByRole('listbox', { name: 'What was found' }));
const lines = () =>
  found()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const today = () => screen.findByRole('checkbox', { name: /Anna Keller/ });
const house = examplesOf('getDeskHouse')?.answer as object;

test('K29 a few letters find a guest first, then what can be done for them, and Enter opens the reservation', async () => {
  const { user, calls, container } = await showDesk('/1001/desk');
  await today();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), 'kell');
  await waitFor(() => expect(lines()[0]).toContain('Anna Keller'));
  const asked = calls.filter(({ operationId }) => operationId === 'listDeskReservations').at(-1);
  expect(asked?.query).toMatchObject({ text: 'kell', limit: 6 });
  const groups = found()
    .getAllByRole('group')
    .map((group) => within(group).queryByRole('heading')?.textContent);
  expect(groups.filter(Boolean)).toEqual(['Reservations', 'Do with Anna Keller', 'Do']);
  expect((await field()).getAttribute('aria-activedescendant')).toBe('palette-SB4-K7QM2XH9RD');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Anna Keller'));
});

test('K29 a day in plain words leads to that day', async () => {
  const { user, calls } = await showDesk('/1001/desk');
  await today();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await field(), '25 nov');
  const day = await screen.findByRole('option', { name: /25 November 2027/ });
  await user.click(day);
  await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ day: '2027-11-25' }));
  expect(screen.queryByRole('combobox', { name: 'Search or jump to' })).toBeNull();
});

test('K29 places, rooms and actions are found by their names, and arrows choose among them', async () => {
  const { user } = await showDesk('/1001/desk');
  await today();
  await user.click(screen.getByRole('button', { name: 'Search or jump to' }));
  await waitFor(() => expect(lines()[0]).toContain('Today'));
  await user.type(await field(), 'doub');
  await screen.findByRole('option', { name: /Double Room with Lake View.*its reservations/ });
  await user.clear(await field());
  await user.type(await field(), 'new b');
  await screen.findByRole('option', { name: 'New booking' });
  await user.keyboard('{ArrowDown}{ArrowUp}');
  const chosen = found().getAllByRole('option', { selected: true });
  expect(chosen).toHaveLength(1);
  await user.keyboard('{Escape}');
});

test('K29 N begins a booking, for those who may', async () => {
  const { user } = await showDesk('/1001/desk');
  await today();
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'New booking', level: 1 })).toBeTruthy();
});

test('K29 the question mark shows the keys, without those of what one may not do', async () => {
  const reads = { ...house, who: { by: 'r@x.example', role: 'reader' } };
  const { user } = await showDesk('/1001/desk', { answers: { getDeskHouse: reads } });
  await today();
  await user.keyboard('n?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(keys.getByRole('cell', { name: 'Search or jump to' })).toBeTruthy();
  expect(keys.queryByText('New booking')).toBeNull();
});
