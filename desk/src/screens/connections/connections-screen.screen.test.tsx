import { RefusedCall } from '@stayfront/contract/call';
import type { Connections } from '@stayfront/contract/desk/connections';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { problemOf } from '@stayfront/contract/problem';
import type { Role } from '@stayfront/rules/people/role';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';
import { webhookIdFor } from './webhook-id-for.ts';

const house = examplesOf('getDeskHouse')?.answer as object;
const as = (role: Role) => ({
  getDeskHouse: { ...house, today: '2027-06-11', who: { by: 'anna@hotel-seeblick.example', role } },
});
const connections = examplesOf('listConnections')?.answer as Connections;
const place = '/1001/desk/connections';
const region = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

test('K28 says first who takes nothing, since when, why and what to do, and sends all of it again', async () => {
  const { user, calls } = await showDesk(place, { answers: as('manager') });
  const note = await screen.findByText(/has taken nothing since/);
  expect(note.parentElement?.textContent).toMatch(
    /pms\.example\.com has taken nothing since.*Something is broken on their side.*3 messages wait; none is lost.*Ask whoever runs it/,
  );
  await user.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('All messages are sent again now')).toBeTruthy();
  expect(calls.find(({ operationId }) => operationId === 'retryMessages')?.body).toEqual({ webhookId: 'pms' });
  const own = await region('Your own systems');
  expect(own.getByRole('img', { name: 'Trouble in 2 of the last 24 hours' })).toBeTruthy();
  const partners = await region('Where guests find you');
  expect(partners.getByRole('listitem').textContent).toMatch(/trivago.*told of 10 bookings.*In step/);
  expect((await region(/Prices shown wrongly/)).getByText(/Google showed CHF 168\.00, your page says/)).toBeTruthy();
  expect((await region(/^Keys/)).getByText(/not used for \d+ days/).className).toBe('is-warn');
});

test('K28 is switched off with a way back, changed and removed', async () => {
  const { user, calls } = await showDesk(place, { answers: as('manager') });
  await user.click(await screen.findByRole('button', { name: 'Settings of trivago' }));
  await user.click((await dialog()).getByRole('switch', { name: /Tell it what happens/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.filter(({ operationId }) => operationId === 'switchConnection').map(({ body }) => body)).toEqual([
      { isOn: false },
      { isOn: true },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Settings of pms.example.com' }));
  await user.click((await dialog()).getByRole('button', { name: 'Remove' }));
  expect((await dialog()).getByText(/This cannot be undone/)).toBeTruthy();
  expect(calls.some(({ operationId }) => operationId === 'removeConnection')).toBe(false);
  await user.click((await dialog()).getByRole('button', { name: 'Remove pms.example.com' }));
  expect(await screen.findByText('pms.example.com was removed')).toBeTruthy();
});

test('K28 a webhook is added by its address alone, a wrong one is named, and its secret is shown once', async () => {
  let isRefused = true;
  const putDeskWebhook = () => {
    if (isRefused) throw new RefusedCall(problemOf({ refused: 'webhook.target' }));
    return { webhookId: 'x', url: 'https://x.example/', secret: 'whsec_abc' };
  };
  const { user, calls } = await showDesk(place, { answers: { ...as('manager'), putDeskWebhook } });
  await user.click(await screen.findByRole('button', { name: 'Add connection' }));
  const adding = await dialog();
  // trivago is connected already; keys are the owners’.
  expect(adding.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Hotel software/),
    expect.stringMatching(/^Channel manager/),
    expect.stringMatching(/^Google hotel prices/),
    expect.stringMatching(/^A calendar of taken nights/),
    expect.stringMatching(/^A webhook/),
    expect.stringMatching(/^Tripadvisor/),
    expect.stringMatching(/^KAYAK/),
    expect.stringMatching(/^Google/),
    expect.anything(),
  ]);
  await user.click(adding.getByRole('button', { name: /^A webhook/ }));
  await user.type((await dialog()).getByLabelText('Address'), 'https://books.pms.example.com/x');
  await user.click((await dialog()).getByRole('button', { name: 'Add the webhook' }));
  expect(await (await dialog()).findByText(/Nothing can be sent to this address/)).toBeTruthy();
  isRefused = false;
  await user.click((await dialog()).getByRole('button', { name: 'Add the webhook' }));
  expect(await screen.findByText('whsec_abc')).toBeTruthy();
  expect(calls.filter(({ operationId }) => operationId === 'putDeskWebhook').at(-1)).toMatchObject({
    params: { hotelId: 1001, webhookId: 'books-pms-example-com' },
    body: { url: 'https://books.pms.example.com/x', renewSecret: false },
  });
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
});

test('K28 a partner is given what it told the hotel, and nothing that is missing is sent', async () => {
  const { user, calls } = await showDesk(place, { answers: as('manager') });
  await user.click(await screen.findByRole('button', { name: 'Add connection' }));
  await user.click((await dialog()).getByRole('button', { name: /^KAYAK/ }));
  await user.click((await dialog()).getByRole('button', { name: 'Save the keys' }));
  expect((await dialog()).getByText('Type what KAYAK has given you.')).toBeTruthy();
  await user.type((await dialog()).getByLabelText('Provider'), 'SEEBLICK');
  await user.click((await dialog()).getByRole('button', { name: 'Save the keys' }));
  await waitFor(() =>
    expect(calls.find(({ operationId }) => operationId === 'putDeskPartner')?.body).toEqual({
      partner: 'kayak',
      provider: 'SEEBLICK',
      url: 'https://www.kayak.com/s/kayakpixel/confirm',
    }),
  );
});

test('K28 owners make keys, managers only end them', async () => {
  const { user } = await showDesk(place, { answers: as('owner') });
  await user.click((await region(/^Keys/)).getByRole('button', { name: 'Make a key' }));
  await user.click((await dialog()).getByRole('button', { name: 'Make the key' }));
  expect((await dialog()).getByText('Say what the key is for.')).toBeTruthy();
  await user.type((await dialog()).getByLabelText('What is it for?'), 'Housekeeping app');
  await user.click((await dialog()).getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText('sf_1001_GQ7tB0…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  await user.click(await screen.findByRole('button', { name: 'End the key “Old website”' }));
  await user.click((await dialog()).getByRole('button', { name: 'End the key' }));
  expect(await screen.findByText('The key “Old website” opens nothing any more')).toBeTruthy();
});

test('K28 a house without any says so and offers none that do not exist; one that cannot be read says that', async () => {
  const listConnections = { webhooks: [], partners: [], keys: [], mismatches: [] } satisfies Connections;
  await showDesk(place, { answers: { ...as('manager'), listConnections } });
  expect(await screen.findByText(/No system of yours is told of bookings/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a key' })).toBeNull();
  expect(screen.queryByText(/channel manager/i)).toBeNull();
});

test('K28 is not for the front desk', async () => {
  await showDesk(place, { answers: as('front-desk') });
  expect(await screen.findByText(/Managers and owners of this hotel see it/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Connections' })).toBeNull();
});

test('K06 K28 what needs somebody of Today leads here, for those who may mend it', async () => {
  const needs = [
    {
      kind: 'webhook',
      needId: 'webhook pms',
      since: '2027-06-11T11:42:00.000Z',
      webhookId: 'pms',
      host: 'pms.example.com',
      waiting: 3,
      failed: 0,
      lastStatus: '503',
    },
  ];
  const { user } = await showDesk('/1001/desk', { answers: { ...as('manager'), listNeeds: { needs } } });
  await user.click(await screen.findByRole('link', { name: /pms\.example\.com has not answered since/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Connections' })).toBeTruthy();
});

test('a webhook is named after its machine, and no two alike', () => {
  expect(webhookIdFor('https://Hooks.Example.com:8443/a', [])).toBe('hooks-example-com');
  expect(webhookIdFor('https://hooks.example.com/', ['hooks-example-com'])).toBe('hooks-example-com-2');
  expect(webhookIdFor('nonsense', [])).toBe('webhook');
  expect(connections.webhooks).toHaveLength(1);
});
