import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { MessageDetail } from '@stayfront/contract/desk/messages';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as object;
const manager = { getDeskHouse: { ...house, who: { by: 'mara@hotel-seeblick.example', role: 'manager' } } };
const detail = examplesOf('getMessage')?.answer as MessageDetail;
const place = '/1001/desk/connections/messages';

test('K28 what others were told stands as sentences, and is narrowed to one of them and to what was not taken', async () => {
  const { user, calls } = await showDesk(place, { answers: manager });
  const [first, second] = await screen.findAllByRole('link', { name: /Ada Lovelace/ });
  expect(first?.textContent).toMatch(/Cancellation: Ada Lovelace.*pms\.example\.com.*waits/);
  expect(second?.textContent).toMatch(/Booking: Ada Lovelace.*trivago.*131 ms/);
  await user.selectOptions(screen.getByLabelText('Messages'), 'trivago');
  await user.click(screen.getByRole('checkbox', { name: 'Only what was not taken' }));
  await screen.findAllByRole('link', { name: /Ada Lovelace/ });
  expect(calls.filter(({ operationId }) => operationId === 'listMessages').at(-1)?.query).toEqual({
    connectionId: 'partner.trivago',
    open: 'yes',
  });
});

test('K28 a message says what they have and what we say, then what happened to it, the request last; and is sent again', async () => {
  const { user, calls } = await showDesk(`${place}/webhook.pms.42`, { answers: manager });
  const message = within(await screen.findByRole('region', { name: 'Cancellation: Ada Lovelace' }));
  const row = message.getByRole('row', { name: /Total/ });
  expect(row.textContent).toMatch(/Total.*612\.50.*0\.00/);
  const [next, newest, oldest] = message.getAllByRole('listitem');
  expect(next?.textContent).toMatch(/Next try/);
  expect(newest?.textContent).toMatch(/Something is broken on their side 503.*“Maintenance, back at 15:00”/);
  expect(oldest?.textContent).toMatch(/It does not answer in time/);
  const request = message.getByText('The request, for whoever runs the other side');
  expect(request.closest('details')?.open).toBe(false);
  await user.click(message.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('The message is sent again now')).toBeTruthy();
  expect(calls.find(({ operationId }) => operationId === 'sendMessageAgain')?.params).toEqual({
    hotelId: 1001,
    messageId: 'webhook.pms.42',
  });
});

test('K28 a message to somebody who is off is not offered to be sent, and says why', async () => {
  const getMessage = { ...detail, isOn: false, nextTryAt: null };
  await showDesk(`${place}/webhook.pms.42`, { answers: { ...manager, getMessage } });
  expect(await screen.findByText(/is switched off. This is sent once it is on again/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

test('K28 where nothing was told yet that is said', async () => {
  await showDesk(place, { answers: { ...manager, listMessages: { messages: [], cursor: null } } });
  expect(await screen.findByText('Nobody was told anything yet.')).toBeTruthy();
});
