import { RefusedCall } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { ConnectedSystem } from '@stayfront/contract/desk/systems';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../testing/example-transport.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as object;
const who = { by: 'anna@hotel-seeblick.example', role: 'manager' };
const answers = { getDeskHouse: { ...house, today: '2027-06-11', who } };
const listed = examplesOf('listSystems')?.answer as { systems: ConnectedSystem[] };
const known = listed.systems.find(({ title }) => title === 'Our PMS')!;
const place = '/1001/desk/connections';
const dialog = async () => within(await screen.findByRole('dialog'));
const bodyOf = (calls: readonly { operationId: string; body: unknown }[], operation: string): unknown =>
  calls.find(({ operationId }) => operationId === operation)?.body;

test('K28 hotel software is added by its name; login and password are shown once', async () => {
  const { user, calls } = await showDesk(place, { answers });
  await user.click(await screen.findByRole('button', { name: 'Add connection' }));
  await user.click((await dialog()).getByRole('button', { name: /Hotel software \(AlpineBits\)/ }));
  await user.type((await dialog()).getByRole('textbox', { name: 'What you call it' }), 'Our PMS');
  await user.click((await dialog()).getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('1001-our-pms S3cretThatIsToldOnce')).toBeTruthy();
  expect(bodyOf(calls, 'makeSystem')).toMatchObject({ title: 'Our PMS', takesBookings: true, owns: [] });
});

test('K28 what a system decides and its codes are said; what another decides is named', async () => {
  let isRefused = true;
  const changeSystem = () => {
    const details = { title: 'The other', parts: ['restrictions'] };
    if (isRefused) throw new RefusedCall(problemOf({ refused: 'connection.owned', details }));
    return { systemId: 'alpinebits.our-pms' };
  };
  const { user, calls } = await showDesk(place, { answers: { ...answers, changeSystem } });
  await user.click(await screen.findByRole('button', { name: 'Settings of Our PMS' }));
  await user.click((await dialog()).getByRole('checkbox', { name: 'Closed days and lengths of stay' }));
  await user.click((await dialog()).getByRole('button', { name: 'Save the settings' }));
  expect((await screen.findByText(/decides about that/)).textContent).toContain('The other');
  isRefused = false;
  await user.click((await dialog()).getByRole('button', { name: 'Save the settings' }));
  expect(await screen.findByText('The settings of Our PMS were saved')).toBeTruthy();
  expect(bodyOf(calls, 'changeSystem')).toMatchObject({
    owns: ['prices', 'stock', 'restrictions'],
    rooms: { DBL: 'deluxe-double' },
  });
});

test('K28 where a system is called is said anew, with its password once more; what has a way back is taken back', async () => {
  const system = { ...known, hotelCode: 'H1', address: 'https://hub.example/in', calledAs: 'us', hasSecret: true };
  const changeSystem = ({ body }: Call) => {
    const { address, secret } = body as { address: string; secret?: string };
    if (address !== system.address && !secret) throw new RefusedCall(problemOf({ refused: 'connection.secret' }));
    return { systemId: system.systemId };
  };
  const listSystems = { ...listed, systems: [system] };
  const { user, calls } = await showDesk(place, { answers: { ...answers, listSystems, changeSystem } });
  const open = async () => user.click(await screen.findByRole('button', { name: 'Settings of Our PMS' }));
  const save = async () => user.click((await dialog()).getByRole('button', { name: 'Save the settings' }));
  await open();
  await user.clear((await dialog()).getByRole('textbox', { name: 'What it calls this house optional' }));
  await save();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await open();
  await user.type((await dialog()).getByRole('textbox', { name: 'Address optional' }), '/2');
  await save();
  expect(await screen.findByText(/is not sent to another address/)).toBeTruthy();
  await user.type((await dialog()).getByLabelText('Password'), 'canary');
  await save();
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  const bodies = calls.filter(({ operationId }) => operationId === 'changeSystem').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { hotelCode: null, address: system.address, calledAs: 'us' },
    { hotelCode: 'H1', address: system.address },
    { address: `${system.address}/2` },
    { address: `${system.address}/2`, secret: 'canary', rooms: known.rooms },
  ]);
  for (const body of bodies.slice(0, 3)) expect(body).not.toHaveProperty('secret');
});

const settings = async (user: Awaited<ReturnType<typeof showDesk>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Settings of Our PMS' }));
  return dialog();
};

test('K28 the password of a system is turned, and the new one shown once', async () => {
  const { user } = await showDesk(place, { answers });
  await user.click((await settings(user)).getByRole('button', { name: 'Make a new password' }));
  expect(await screen.findByText('1001-our-pms AnotherThatIsToldOnce')).toBeTruthy();
});

test('K28 a system is switched off with a way back', async () => {
  const { user, calls } = await showDesk(place, { answers });
  await user.click((await settings(user)).getByRole('switch', { name: /Switched on/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.filter(({ operationId }) => operationId === 'switchSystem').map(({ body }) => body)).toEqual([
      { isOn: false },
      { isOn: true },
    ]),
  );
});

test('K28 a system is removed once that was meant', async () => {
  const { user, calls } = await showDesk(place, { answers });
  await user.click((await settings(user)).getByRole('button', { name: 'Remove' }));
  expect(calls.some(({ operationId }) => operationId === 'removeSystem')).toBe(false);
  await user.click((await dialog()).getByRole('button', { name: 'Remove Our PMS' }));
  expect(await screen.findByText('Our PMS was removed')).toBeTruthy();
});

test('K28 messages say what they changed and what was wrong; one is looked at again before it is done', async () => {
  const { user, calls } = await showDesk(place, { answers });
  await user.click(await screen.findByRole('button', { name: 'Messages of Our PMS' }));
  const box = await dialog();
  expect(await box.findByText('There is no room "DBX" here')).toBeTruthy();
  const [, refused] = box.getAllByRole('button', { name: /FreeRooms/ });
  await user.click(refused!);
  await user.click(await box.findByRole('button', { name: 'What would it change now?' }));
  await user.click(await box.findByRole('button', { name: 'Do it' }));
  const replays = calls.filter(({ operationId }) => operationId === 'replaySystemMessage').map(({ body }) => body);
  expect(replays).toEqual([{ isTrial: true }, { isTrial: false }]);
  await user.click(box.getByRole('button', { name: 'Send SB4-K7QM2XH9RD again' }));
  await waitFor(() => expect(calls.some(({ operationId }) => operationId === 'sendDeliveryAgain')).toBe(true));
});

test('K32 a message that a price holds up is let through by a second yes, once what looks like a slip was read', async () => {
  const warning = {
    room: 'double',
    ratePlan: 'flexible',
    from: '2027-06-27',
    to: '2027-06-27',
    nights: 1,
    kind: 'missing-digit',
    price: 2400,
    usual: 22_800,
  };
  const replaySystemMessage = ({ body }: Call) =>
    (body as { accepts?: string }).accepts
      ? { runs: [], more: 0, changed: 1 }
      : {
          runs: [],
          more: 0,
          faults: [{ code: 'calendar.warned', message: 'Some prices look like a slip' }],
          warned: { accepts: '3f9a1c', warnings: [warning], more: 0 },
        };
  const { user, calls } = await showDesk(place, { answers: { ...answers, replaySystemMessage } });
  await user.click(await screen.findByRole('button', { name: 'Messages of Our PMS' }));
  const box = await dialog();
  const [, refused] = await box.findAllByRole('button', { name: /FreeRooms/ });
  await user.click(refused!);
  await user.click(await box.findByRole('button', { name: 'What would it change now?' }));
  expect((await box.findByText(/a digit may be missing/)).textContent).toMatch(
    /Double Room with Lake View, Flexible.*CHF\s24\.00, a digit may be missing: CHF\s228\.00/,
  );
  await user.click(box.getByRole('button', { name: 'It is meant so' }));
  expect(await screen.findByText('The message was done again')).toBeTruthy();
  const replays = calls.filter(({ operationId }) => operationId === 'replaySystemMessage').map(({ body }) => body);
  expect(replays).toEqual([{ isTrial: true }, { isTrial: false, accepts: '3f9a1c' }]);
});

test('K32 a price beyond what the house allows is told with its nights and its limit, and has no second yes', async () => {
  const night = { room: 'double', ratePlan: 'flexible', from: '2027-06-27', to: '2027-06-28', nights: 2 };
  const guarded = { guarded: [{ ...night, kind: 'floor', limit: 8000, price: 2400, isFollowing: false }], more: 0 };
  const faults = [{ code: 'calendar.guarded', message: 'double at flexible' }];
  const replaySystemMessage = { runs: [], more: 0, faults, guarded };
  const { user } = await showDesk(place, { answers: { ...answers, replaySystemMessage } });
  await user.click(await screen.findByRole('button', { name: 'Messages of Our PMS' }));
  const box = await dialog();
  const [, refused] = await box.findAllByRole('button', { name: /FreeRooms/ });
  await user.click(refused!);
  await user.click(await box.findByRole('button', { name: 'What would it change now?' }));
  expect((await box.findByText(/below the floor/)).textContent).toMatch(
    /Double Room with Lake View, Flexible.*27.*28.*CHF\s24\.00 is below the floor of CHF\s80\.00/,
  );
  for (const name of ['It is meant so', 'Do it']) expect(box.queryByRole('button', { name })).toBeNull();
  expect(box.queryByText('It would change nothing.')).toBeNull();
});

test('K28 an answer that comes after its dialog was closed leaves the next question standing', async () => {
  const answered = Promise.withResolvers<object>();
  const { user } = await showDesk(place, { answers: { ...answers, changeSystem: () => answered.promise } });
  await user.click((await settings(user)).getByRole('button', { name: 'Save the settings' }));
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  await user.click((await settings(user)).getByRole('button', { name: 'Remove' }));
  answered.resolve({ systemId: 'alpinebits.our-pms' });
  expect(await screen.findByText('The settings of Our PMS were saved')).toBeTruthy();
  expect((await dialog()).getByRole('button', { name: 'Remove Our PMS' })).toBeTruthy();
});

test('K28 a new password kept, the settings are there again, and the system can be switched off or removed', async () => {
  const { user, calls } = await showDesk(place, { answers });
  await user.click((await settings(user)).getByRole('button', { name: 'Make a new password' }));
  await user.click(await screen.findByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await user.click((await settings(user)).getByRole('switch', { name: /Switched on/ }));
  await waitFor(() => expect(calls.some(({ operationId }) => operationId === 'switchSystem')).toBe(true));
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await user.click((await settings(user)).getByRole('button', { name: 'Remove' }));
  await user.click((await dialog()).getByRole('button', { name: 'Remove Our PMS' }));
  expect(await screen.findByText('Our PMS was removed')).toBeTruthy();
});
