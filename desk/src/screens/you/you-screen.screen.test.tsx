import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const knowPasskeys = () => vi.stubGlobal('PublicKeyCredential', class {});
afterEach(() => vi.unstubAllGlobals());
const named = (calls: readonly { operationId: string; params: unknown }[], name: string) =>
  calls.filter(({ operationId }) => operationId === name).map(({ params }) => params);

test('K02 each person sees where they are signed in, and ends one or all others', async () => {
  const session = { device: 'Safari, iPhone', network: '203.0.113.7', isThis: false };
  const at = { begunAt: '2027-05-02T07:30:00.000Z', lastUsedAt: '2027-05-02T09:30:00.000Z' };
  const sessions = ['a', 'b', 'c'].map((sessionId, i) => ({ ...session, ...at, sessionId, isThis: i === 0 }));
  const { user, calls } = await showDesk('/1001/desk/you', { answers: { listSessions: { sessions } } });
  const section = within(await screen.findByRole('region', { name: /Signed in/ }));
  const lines = await section.findAllByRole('listitem');
  expect(lines[0]?.textContent).toMatch(/Safari, iPhone.*this one.*now/);
  expect(lines[1]?.textContent).toMatch(/last used.*203\.0\.113\.7/);
  expect(within(lines[0] ?? document.body).queryByRole('button')).toBeNull();
  await user.click(within(lines[1] ?? document.body).getByRole('button', { name: 'End the session: Safari, iPhone' }));
  await waitFor(() => expect(named(calls, 'endSession')).toEqual([{ hotelId: 1001, sessionId: 'b' }]));
  await user.click(section.getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(named(calls, 'endOtherSessions')).toEqual([{ hotelId: 1001 }]));
});

test('K02 a passkey is removed after the desk has said what that means', async () => {
  knowPasskeys();
  const { user, calls } = await showDesk('/1001/desk/you');
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey Safari, iPhone' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/It opens no desk any more/)).toBeTruthy();
  expect(named(calls, 'removePasskey')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove it' }));
  await waitFor(() => expect(named(calls, 'removePasskey')).toHaveLength(1));
});

test('K02 where there can be no passkeys the desk says why, and that links work', async () => {
  await showDesk('/1001/desk/you', { answers: { listPasskeys: { passkeys: [], canAdd: false } } });
  expect(await screen.findByText(/This browser does not know passkeys/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('K02 an address without passkeys is told apart from a browser without', async () => {
  knowPasskeys();
  await showDesk('/1001/desk/you', { answers: { listPasskeys: { passkeys: [], canAdd: false } } });
  expect(await screen.findByText(/at this address there are none/)).toBeTruthy();
});

test('K02 somebody of several hotels goes to another one', async () => {
  const { user, calls } = await showDesk('/1001/desk/you');
  const section = within(await screen.findByRole('region', { name: 'Your hotels' }));
  await user.click(section.getByRole('button', { name: /Casa Lago/ }));
  await waitFor(() =>
    expect(calls.find(({ operationId }) => operationId === 'switchHotel')?.body).toEqual({ toHotelId: 1002 }),
  );
});
