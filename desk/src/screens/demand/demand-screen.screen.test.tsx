import { examplesOf } from '@stayfront/contract/examples/examples-of';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCalendar } from '../../testing/open-calendar.tsx';
import { showDesk } from '../../testing/show-desk.tsx';

const house = examplesOf('getDeskHouse')?.answer as { who: object };
const as = (role: string) => ({ getDeskHouse: { ...house, who: { by: 'mara@hotel.example', role } } });
const demand = examplesOf('getDemand')?.answer as { lines: { lift: object }[]; turnedAway: object };
const address = '/1001/desk/reports/demand';

test('K27 who was turned away stands with the reason, what it likely cost and the change that would serve them', async () => {
  await showDesk(address, { answers: as('manager') });
  const table = await screen.findByRole('table', { name: 'What would have served them' });
  const told = within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(told[1]).toMatch(/12 Jun, 1 night.*5 rooms are still free.*Length of stay.*31.*CHF.6,231.*CHF.406/);
  expect(told[2]).toMatch(/22 May, 1 to 2 nights.*Nothing left to sell.*Sold out.*47/);
  expect(told.at(-1)).toMatch(/All.*78.*CHF.21,788/);
  expect(screen.getByText('7.5 % of 1,043 searches')).toBeTruthy();
  expect(
    within(table)
      .getByRole('link', { name: /Allow 1 night from/ })
      .getAttribute('href'),
  ).toBe('/1001/desk/calendar?from=2027-06-12&lift=shorter.2027-06-12.2027-06-12.1');
  const chart = screen.getByRole('table', { name: 'Turned away, by night of arrival' });
  expect(within(chart).getAllByRole('row')).toHaveLength(3);
});

test('K27 of a busy month the twenty lines of most searches stand, and the others in one', async () => {
  const [first] = demand.lines;
  const lines = Array.from({ length: 30 }, (_, i) => ({
    ...first,
    arrival: `2027-06-${String(i + 1).padStart(2, '0')}`,
    lift: null,
    parties: 40 - i,
  }));
  const { user } = await showDesk(address, { answers: { ...as('manager'), getDemand: { ...demand, lines } } });
  expect((await screen.findByText('fewer than 21 searches each')).closest('th')?.textContent).toContain(
    '10 other lines',
  );
  const table = screen.getByRole('table', { name: 'What would have served them' });
  expect(within(table).getAllByRole('row')).toHaveLength(23);
  await user.click(within(table).getByRole('button', { name: 'Show' }));
  expect(within(table).getAllByRole('row')).toHaveLength(32);
});

test('K27 who may not change the calendar reads of the change and has no button for it', async () => {
  await showDesk(address, { answers: as('reader') });
  expect(await screen.findByText(/Allow 1 night from/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Allow 1 night/ })).toBeNull();
});

test('K27 a house that had room for everybody says so', async () => {
  const none = { parties: 0, asked: 0, likely: 0 };
  await showDesk(address, { answers: { ...as('manager'), getDemand: { ...demand, turnedAway: none, lines: [] } } });
  expect(await screen.findByText(/Everybody who has searched since .* found something/)).toBeTruthy();
});

test('K27 what cannot be read says so, and is asked for again', async () => {
  let isDown = true;
  const getDemand = (): object => {
    if (isDown) throw new Error('The server is away');
    return demand;
  };
  const { user } = await showDesk(address, { answers: { ...as('manager'), getDemand } });
  expect(await screen.findByText(/Who was turned away could not be read/)).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'What would have served them' })).toBeTruthy();
});

test('K26 the funnel counts steps, and is told apart by day, language, device, channel and campaign', async () => {
  const { user, calls } = await showDesk(`${address}?days=7`, { answers: as('manager') });
  expect(await screen.findByText('Checkouts begun', { selector: '.funnel span' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Campaign' }));
  expect(screen.getByRole('row', { name: /spring-letter 77 40 13 4 9/ })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '3 months' }));
  await waitFor(() => {
    const asked = calls.filter(({ operationId }) => operationId === 'getFunnel').map(({ query }) => query);
    expect(asked).toHaveLength(2);
  });
});

test('K27 the calendar opens with the change pending, and nothing is saved until somebody says so', async () => {
  const lift = 'lift=shorter.2026-11-21.2026-11-21.1';
  const { user, saved } = await openCalendar({}, `/1001/desk/calendar?from=2026-11-21&${lift}`);
  expect(await screen.findByText(/changes? (is|are) pending: review/)).toBeTruthy();
  expect(saved()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  const [sent] = saved() as { edits: { from: string; to: string; rules: object }[] }[];
  expect(sent?.edits.length).toBeGreaterThan(0);
  for (const edit of sent?.edits ?? [])
    expect(edit).toMatchObject({ from: '2026-11-21', to: '2026-11-21', rules: { minStay: null } });
});
