import type { Transport } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { Message, MessageDetail } from '@stayfront/contract/desk/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/i18n/load-texts.ts';
import { showDesk } from '../../testing/show-desk.tsx';
import { stubNews } from '../../testing/stub-news.ts';
import { writeMessagesFile } from './messages-file.ts';

const house = examplesOf('getDeskHouse')?.answer as object;
const manager = { getDeskHouse: { ...house, who: { by: 'mara@hotel-seeblick.example', role: 'manager' } } };
const detail = examplesOf('getMessage')?.answer as MessageDetail;
const messages = (examplesOf('listMessages')?.answer as { messages: Message[] } | undefined)?.messages ?? [];
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
  await showDesk(place, { answers: { ...manager, listMessages: { messages: [], cursor: null, isCut: false } } });
  expect(await screen.findByText('Nobody was told anything yet.')).toBeTruthy();
});

test('K28 messages about a guest are searched by what the list is searched by; the address and the file keep it', async () => {
  const listMessages = ({ query }: { query: { text?: string } }) =>
    query.text ? { messages: [], cursor: null, isCut: true } : { messages, cursor: null, isCut: false };
  const { user, calls } = await showDesk(`${place}?open=yes`, { answers: { ...manager, listMessages } });
  await user.type(await screen.findByRole('searchbox', { name: 'Search messages' }), 'lovelace{Enter}');
  expect(await screen.findByText('No message is about somebody like that.')).toBeTruthy();
  expect(screen.getByText('Many guests fit. Write more of the name, or the reference.')).toBeTruthy();
  expect(calls.filter(({ operationId }) => operationId === 'listMessages').at(-1)?.query).toEqual({
    open: 'yes',
    text: 'lovelace',
  });
  expect(screen.getByRole('link', { name: 'As CSV file' }).getAttribute('href')).toBe(
    '/1001/desk/connections/messages.csv?open=yes&text=lovelace',
  );
  await user.click(screen.getByRole('button', { name: 'Empty the search' }));
  expect(await screen.findAllByRole('link', { name: /Ada Lovelace/ })).toHaveLength(2);
});

test('K28 what becomes of a message appears by itself, told by the server and not asked for', async () => {
  const tell = stubNews();
  let shown = messages;
  const { calls } = await showDesk(place, {
    answers: { ...manager, listMessages: () => ({ messages: shown, cursor: null, isCut: false }) },
  });
  await screen.findByRole('link', { name: /Cancellation: Ada Lovelace.*waits/ });
  shown = messages.map((one) => ({ ...one, state: 'taken', tookMs: 77 }));
  tell('all', 'connections');
  tell('all', 'connections');
  const taken = { name: /Cancellation: Ada Lovelace.*77 ms/ };
  await waitFor(() => expect(screen.getByRole('link', taken)).toBeTruthy());
  expect(calls.filter(({ operationId }) => operationId === 'listMessages')).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('K28 the file of messages has all pages, in the words of the desk, and nothing that a spreadsheet would work out', async () => {
  const asked: unknown[] = [];
  const transport = ((_route: unknown, { query }: { query: { cursor?: string } }) => {
    asked.push(query);
    const page = messages.map((one) => ({ ...one, to: '=cmd()' }));
    return Promise.resolve({ messages: page, cursor: query.cursor ? null : 'abc', isCut: false });
  }) as unknown as Transport;
  const i18n = await loadTexts('de');
  const wanted = { transport, hotelId: 1001, timeZone: 'Europe/Zurich', i18n, filter: { text: 'ada' } };
  const pieces = [];
  for await (const piece of writeMessagesFile(wanted)) pieces.push(piece);
  const lines = pieces.join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 2 * messages.length);
  expect(lines[1]).toMatch(/^"\d{4}-\d\d-\d\d","\d\d:\d\d","'=cmd\(\)",".*Ada Lovelace","SB4-/);
  expect(asked).toEqual([
    { text: 'ada', limit: 500 },
    { text: 'ada', limit: 500, cursor: 'abc' },
  ]);
});
