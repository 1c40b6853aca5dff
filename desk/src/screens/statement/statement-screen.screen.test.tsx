import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as object;
const as = (role: string) => ({ getDeskHouse: { ...house, who: { by: 'mara@hotel.example', role } } });
const address = '/1001/desk/reports/statement';
type Fault = { code: string };
type Example = { statement: { lines: { line: string; faults: Fault[] }[] }; days: object[] };
const wrong = examplesOf('getDailyStatement')?.answer as Example;
const well = examplesOf('runDailyStatement')?.answer as Example;
const failing = () => {
  throw new TypeError('fetch failed');
};
const named = { reservationId: null, day: null, name: null, expected: null, found: null, currency: null };
const withFaults = (faults: object[]) => ({
  ...wrong,
  statement: {
    ...wrong.statement,
    lines: wrong.statement.lines.map((one) =>
      one.line === 'history' ? { ...one, holds: false, faults, faultCount: faults.length + 3 } : one,
    ),
  },
});

test('K34 a day on which all holds says so first, and how it is known when asked', async () => {
  const { user } = await showDesk(address, { answers: { ...as('reader'), getDailyStatement: well } });
  expect(await screen.findByRole('heading', { name: 'All of it holds' })).toBeTruthy();
  expect(screen.getAllByText('Holds')).toHaveLength(5);
  const rooms = screen.getByText('No room is sold twice');
  expect(screen.getByText(/5,760 nights/)).toBeTruthy();
  await user.click(rooms);
  expect(rooms.closest('details')?.open).toBe(true);
  expect(screen.getByText(/against what is counted as sold/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
});

test('K34 what does not hold is named with its cause, what to do, and the way there', async () => {
  await showDesk(address, { answers: { ...as('manager'), getDailyStatement: wrong } });
  expect(await screen.findByRole('heading', { name: '1 thing is not as it should be' })).toBeTruthy();
  const line = screen.getByText('What was agreed is what it costs').closest('details');
  expect(line?.open).toBe(true);
  expect(line?.textContent).toMatch(/Agreed: CHF.384\.00\. Now it costs CHF.394\.00/);
  expect(line?.textContent).toContain('changed past the engine');
  expect(screen.getByRole('link', { name: 'Open SB4-K7QM2XH9RD' }).getAttribute('href')).toBe(
    '/1001/desk/reservations/SB4-K7QM2XH9RD',
  );
});

test('K34 each kind of fault has words of its own, and many are counted', async () => {
  const money = { ...named, expected: 5_000, found: 4_000, currency: 'CHF' };
  const [night, entry] = [
    { ...named, day: '2027-06-12', name: 'Double', expected: 1, found: 2 },
    { ...named, reservationId: 'SB4-A', found: 2 },
  ];
  const faults = [
    { ...night, code: 'sold_beyond' },
    { ...night, code: 'books_differ' },
    { ...money, code: 'charge_without_booking' },
    { ...money, code: 'not_given_back' },
    { ...money, code: 'refund_stuck' },
    { ...money, code: 'charge_differs' },
    { ...money, code: 'charge_differs', found: null },
    { ...money, code: 'charge_differs', found: 5_000 },
    { ...named, code: 'letter_lost' },
    { ...named, code: 'letter_failed', name: 'confirmation' },
    { ...named, code: 'letter_failed', name: 'cancelled' },
    { ...named, code: 'webhook_silent', name: 'pms.example', found: 3 },
    { ...entry, code: 'event_gone' },
    { ...entry, code: 'event_changed' },
    { ...entry, code: 'event_added' },
    { ...entry, code: 'link_gone' },
    { ...named, code: 'day_broken', day: '2027-06-01' },
  ];
  await showDesk(address, { answers: { ...as('manager'), getDailyStatement: withFaults(faults) } });
  const list = within((await screen.findByText('The history is unbroken')).closest('details') as HTMLElement);
  const told = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(new Set(told).size).toBe(faults.length);
  for (const text of told) expect(text).not.toMatch(/_|undefined|null|NaN/);
  expect(told.join('\n')).toContain('pms.example has not taken 3 messages');
  expect(list.getByText('and 10 more')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Open the connections' })).toBeTruthy();
});

test('K34 a manager has the books checked now, and hears what came of it', async () => {
  let answer = wrong;
  const runDailyStatement = () => (answer = well);
  const { user } = await showDesk(address, {
    answers: { ...as('manager'), getDailyStatement: () => answer, runDailyStatement },
  });
  await user.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByRole('heading', { name: 'All of it holds' })).toBeTruthy();
  expect(screen.getByText('Checked: all of it holds')).toBeTruthy();
});

test('K34 earlier days stand below, each with its own address', async () => {
  const { user, calls } = await showDesk(address, { answers: { ...as('reader'), getDailyStatement: wrong } });
  const days = await screen.findByRole('region', { name: 'Day by day' });
  const links = within(days).getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[0]?.textContent).toContain('1 fault');
  expect(links[0]?.getAttribute('aria-current')).toBe('page');
  await user.click(links[1] as HTMLElement);
  const asked = () => calls.filter(({ operationId }) => operationId === 'getDailyStatement').map(({ query }) => query);
  await screen.findByRole('region', { name: 'Day by day' });
  expect(asked()).toEqual([{}, { day: '2027-05-01' }]);
});

test('K34 before the first night, and where it cannot be read, the page says what comes', async () => {
  const none = { statement: null, days: [] };
  const { user } = await showDesk(address, { answers: { ...as('reader'), getDailyStatement: none } });
  expect(await screen.findByText('The first statement comes after midnight')).toBeTruthy();
  expect(user).toBeTruthy();
});

test('K34 a page without a connection offers to try again', async () => {
  await showDesk(address, { answers: { ...as('reader'), getDailyStatement: failing } });
  expect(await screen.findByText('The statement could not be read.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('K34 of a hundred faults of one cause ten are shown, and the others on request', async () => {
  const many = Array.from({ length: 14 }, (_, place) => ({
    ...named,
    code: 'event_gone',
    reservationId: `SB4-${place}`,
  }));
  await showDesk(address, { answers: { ...as('manager'), getDailyStatement: withFaults(many) } });
  const more = await screen.findByText('and 7 more');
  expect(more.closest('details')?.open).toBe(false);
  expect(more.closest('details')?.querySelectorAll('li')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Open SB4-9' })).toBeTruthy();
});
