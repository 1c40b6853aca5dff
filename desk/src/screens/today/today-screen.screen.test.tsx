import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { RefusedCall } from '@stayfront/contract/call';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const tick = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Anna Keller/ });

test('K05 who arrives today stands there with room, nights, persons, wishes and what is open', async () => {
  await showDesk('/1001/desk');
  const arriving = within(await screen.findByRole('region', { name: /Arriving/ }));
  expect(arriving.getByText('Anna Keller')).toBeTruthy();
  expect(arriving.getByText(/Double Room with Lake View/).textContent).toMatch(/2 nights.*3 persons/);
  expect(arriving.getByText('A quiet room, please')).toBeTruthy();
  expect(arriving.getByText(/CHF.384\.00 open/)).toBeTruthy();
});

test('K05 one tap says that guests have arrived, and another takes it back', async () => {
  const { user, calls } = await showDesk('/1001/desk');
  await user.click(await tick());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const asked = () => calls.filter(({ operationId }) => operationId === 'setPresence').map(({ body }) => body);
  await waitFor(() => expect(asked()).toEqual([{ presence: 'arrived' }, { presence: 'expected' }]));
});

test('K05 a tick that is refused does not stay', async () => {
  const refuse = () => {
    throw new RefusedCall(problemOf({ refused: 'reservation.was_cancelled' }));
  };
  const { user } = await showDesk('/1001/desk', { answers: { setPresence: refuse } });
  await user.click(await tick());
  expect(await screen.findByText(/could not be saved/)).toBeTruthy();
  await waitFor(async () => expect((await tick()).checked).toBe(false));
});

test('K05 the arrow keys lead to the day before and after', async () => {
  const { user, calls } = await showDesk('/1001/desk');
  await tick();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  const days = () => calls.flatMap(({ operationId, params }) => (operationId === 'getDay' ? [params] : []));
  const asked = () => [...new Set(days().map((params) => (params as { day: string }).day))];
  await waitFor(() => expect(asked()).toEqual(['2027-05-03', '2027-05-04', '2027-05-02']));
});

test('K03 whoever only reads has nothing to tick', async () => {
  const house = examplesOf('getDeskHouse')?.answer as object;
  await showDesk('/1001/desk', { answers: { getDeskHouse: { ...house, who: { by: 'r@x.example', role: 'reader' } } } });
  expect((await tick()).disabled).toBe(true);
});
