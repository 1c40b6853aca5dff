import { RefusedCall } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import type { Role } from '@stayfront/rules/people/role';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as object;
const as = (role: Role) => ({ getDeskHouse: { ...house, who: { by: 'anna@hotel-seeblick.example', role } } });
const owner = as('owner');
const refuse = (refused: 'person.last_owner' | 'person.known') => () => {
  throw new RefusedCall(problemOf({ refused }));
};

test('K03 owners see who works here, how they sign in, and which invitations are open', async () => {
  await showDesk('/1001/desk/people', { answers: owner });
  const people = within(await screen.findByRole('region', { name: /At this hotel/ }));
  const [anna, ben] = await people.findAllByRole('listitem');
  expect(anna?.textContent).toMatch(/anna@hotel-seeblick\.example.*you.*2 passkeys.*last here.*Owner/);
  expect(ben?.textContent).toMatch(/ben@hotel-seeblick\.example.*Invited.*The link ends.*Front desk.*Send again/);
});

test('K03 somebody is invited by address and role, and a mistyped address is named', async () => {
  const { user, calls } = await showDesk('/1001/desk/people', { answers: owner });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('E-mail address'), 'nina');
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText(/Write the whole address/)).toBeTruthy();
  await user.type(dialog.getByLabelText('E-mail address'), '@hotel.example');
  await user.click(dialog.getByRole('radio', { name: /^Reader/ }));
  await user.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await screen.findByText(/An invitation is on its way/)).toBeTruthy();
  expect(calls.filter(({ operationId }) => operationId === 'invitePerson').map(({ body }) => body)).toEqual([
    { email: 'nina@hotel.example', role: 'reader', lang: 'en' },
  ]);
});

test('K03 the last owner is neither lowered nor removed, and the desk says what to do first', async () => {
  const { user, calls } = await showDesk('/1001/desk/people', { answers: owner });
  for (const ask of [/^Change the role of anna@/, /^Remove anna@/]) {
    await user.click(await screen.findByRole('button', { name: ask }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/is the last owner.*Make somebody else an owner first/)).toBeTruthy();
    expect(dialog.queryByRole('radio')).toBeNull();
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  }
  expect(calls.some(({ operationId }) => /changePerson|removePerson/.test(operationId))).toBe(false);
});

test('K03 who is removed is told of before it happens; what is refused meanwhile is said', async () => {
  const answers = { ...owner, removePerson: refuse('person.last_owner') };
  const { user, calls } = await showDesk('/1001/desk/people', { answers });
  await user.click(await screen.findByRole('button', { name: /^Remove ben@/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/signed out at once on every device/)).toBeTruthy();
  expect(calls.some(({ operationId }) => operationId === 'removePerson')).toBe(false);
  await user.click(dialog.getByRole('button', { name: /^Remove ben@/ }));
  expect(await dialog.findByText('This is the last owner. Make somebody else an owner first.')).toBeTruthy();
});

test('K03 managers see roles and changes, but not who works here; the front desk is told who may', async () => {
  const { calls } = await showDesk('/1001/desk/people', { answers: as('manager') });
  expect(await screen.findByText(/Only the owners of this hotel see who works here/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  const row = await screen.findByRole('row', { name: /People and payment accounts/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['yes', '–no', '–no', '–no']);
  expect(calls.some(({ operationId }) => operationId === 'listPeople')).toBe(false);
});

test('K03 the front desk has no way to people, and a link from outside says who may', async () => {
  await showDesk('/1001/desk/people', { answers: as('front-desk') });
  expect(await screen.findByText(/Managers and owners of this hotel see it/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'People' })).toBeNull());
});

test('K03 the owner says what the front desk may give of a reservation, and puts it back', async () => {
  const set = ({ body }: { body: unknown }) => ({ ...(body as object), currency: 'CHF' });
  const { user, calls } = await showDesk('/1001/desk/people', { answers: { ...owner, setFrontDeskLimit: set } });
  const limit = within(await screen.findByRole('region', { name: 'What the front desk may give' }));
  const field = await limit.findByLabelText<HTMLInputElement>('Amount in CHF');
  expect(field.value).toBe('100.00');
  await user.clear(field);
  await user.click(limit.getByRole('button', { name: 'Save the limit' }));
  expect(limit.getByText('Write an amount, or 0.')).toBeTruthy();
  await user.type(field, '250');
  await user.click(limit.getByRole('button', { name: 'Save the limit' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.filter(({ operationId }) => operationId === 'setFrontDeskLimit').map(({ body }) => body)).toEqual([
      { amount: 25_000 },
      { amount: 10_000 },
    ]),
  );
});
