import type { Transport } from '@stayfront/contract/call';
import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../app/i18n/load-texts.ts';
import { showDesk } from '../../testing/show-desk.tsx';
import { stubNews } from '../../testing/stub-news.ts';
import { writeChangesFile } from './changes-file.ts';

const house = examplesOf('getDeskHouse')?.answer as object;
const manager = { getDeskHouse: { ...house, who: { by: 'mara@hotel.example', role: 'manager' } } };
const example = examplesOf('listChanges')?.answer as { changes: object[] };
const address = '/1001/desk/people/changes';

test('K04 each change says who, what, before and after, in sentences', async () => {
  await showDesk(address, { answers: manager });
  const rows = within(await screen.findByRole('table', { name: 'Changes' }))
    .getAllByRole('row')
    .slice(1);
  const told = rows.map(({ textContent }) => textContent);
  expect(told[0]).toMatch(
    /anna.*Cancelled the booking of Anna Keller.*CHF.384\.00.*CHF.0\.00.*Refund CHF.384\.00.*“Ill/,
  );
  expect(told[1]).toMatch(/Our PMS.*Nora Baumann has arrived.*still to come.*arrived/);
  expect(told[2]).toMatch(/Gave ben@hotel-seeblick\.example another role.*Reader.*Manager/);
  expect(told.join(' ')).not.toMatch(/operator\.|_/);
});

test('K04 money, doors and the limit of the front desk are told by name, with how much', async () => {
  const [first] = example.changes;
  const told = [
    ['refund-asked', { amount: 5_000, reason: 'Heating' }, []],
    ['paid-at-hotel', { amount: 3_000 }, []],
    ['no-show', {}, []],
    ['room-number', {}, [{ field: 'roomNumber', before: null, after: '104' }]],
  ].map(([what, detail, fields], place) => ({ ...first, changeId: `c${place}`, what, kind: 'money', detail, fields }));
  const limit = { field: 'limit', before: 0, after: 5_000 };
  const settings = { what: 'front-desk-limit', kind: 'settings', reservationId: null, guestName: null, detail: {} };
  const saved = { ...settings, changeId: 's', what: 'calendar.saved', kind: 'calendar', detail: { nights: 12 } };
  const changes = [
    ...told,
    { ...first, changeId: 'l', ...settings, fields: [limit] },
    { ...first, ...saved, fields: [] },
  ];
  await showDesk(address, { answers: { ...manager, listChanges: { ...example, changes } } });
  const rows = within(await screen.findByRole('table', { name: 'Changes' }))
    .getAllByRole('row')
    .slice(1);
  for (const [place, words] of [
    /Gave money back to Anna Keller.*CHF.50\.00.*“Heating”/,
    /Marked that Anna Keller paid at the hotel.*CHF.30\.00/,
    /Anna Keller did not come/,
    /Gave Anna Keller a room number.*Room number.*104/,
    /Changed what the front desk may give.*CHF.0\.00.*CHF.50\.00/,
    /Changed 12 nights of the calendar/,
  ].entries())
    expect(rows[place]?.textContent).toMatch(words);
});

test('K04 what somebody does meanwhile appears by itself', async () => {
  const tell = stubNews();
  let changes = example.changes.slice(1);
  await showDesk(address, { answers: { ...manager, listChanges: () => ({ ...example, changes }) } });
  await screen.findByText(/Nora Baumann has arrived/);
  changes = example.changes;
  tell('SB4-K7QM2XH9RD');
  expect(await screen.findByText(/Cancelled the booking of Anna Keller/)).toBeTruthy();
  vi.unstubAllGlobals();
});

test('K04 filters stand in the address, lead the question, and go with the file', async () => {
  const { user, calls } = await showDesk(`${address}?kind=look&from=bad`, { answers: manager });
  await screen.findByRole('table', { name: 'Changes' });
  await user.selectOptions(screen.getByLabelText('Who'), 'Our PMS');
  const asked = () => calls.filter(({ operationId }) => operationId === 'listChanges').map(({ query }) => query);
  await waitFor(() => expect(asked()).toEqual([{ kind: 'look' }, { kind: 'look', who: 'Our PMS' }]));
  expect(screen.getByRole('link', { name: 'As CSV file' }).getAttribute('href')).toBe(
    '/1001/desk/people/changes.csv?who=Our+PMS&kind=look',
  );
});

test('K04 older ones come when asked for; nothing that fits is said', async () => {
  const page = (call: { query: { cursor?: string; who?: string } }) =>
    call.query.who
      ? { ...example, changes: [] }
      : call.query.cursor
        ? { ...example, changes: example.changes.slice(1), cursor: null }
        : { ...example, changes: example.changes.slice(0, 1), cursor: 'abc' };
  const { user } = await showDesk(address, { answers: { ...manager, listChanges: page } });
  await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText(/Gave ben@/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Who'), 'Our PMS');
  expect(await screen.findByText('Nobody has changed anything that fits.')).toBeTruthy();
});

test('K04 the file has all pages, in the words of the desk, and nothing that a spreadsheet would work out', async () => {
  const asked: unknown[] = [];
  const transport = ((_route: unknown, { query }: { query: { cursor?: string } }) => {
    asked.push(query);
    const changes = example.changes.map((one) => ({ ...one, who: '=cmd()' }));
    return Promise.resolve({ ...example, changes, cursor: query.cursor ? null : 'abc' });
  }) as unknown as Transport;
  const i18n = await loadTexts('de');
  const pieces = [];
  for await (const piece of writeChangesFile({
    transport,
    hotelId: 1001,
    timeZone: 'Europe/Zurich',
    i18n,
    filter: { kind: 'booking' },
  }))
    pieces.push(piece);
  const lines = pieces.join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 2 * example.changes.length);
  expect(lines[0]).toContain('"Wer"');
  expect(lines[1]).toMatch(/^"2027-05-02","17:45","'=cmd\(\)",".*Anna Keller.*","SB4-K7QM2XH9RD",/);
  expect(asked).toEqual([
    { kind: 'booking', limit: 500 },
    { kind: 'booking', limit: 500, cursor: 'abc' },
  ]);
});
