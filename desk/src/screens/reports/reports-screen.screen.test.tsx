import { examplesOf } from '@stayfront/contract/examples/examples-of';
import type { Report } from '@stayfront/contract/report/report';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const example = examplesOf('getReport')?.answer as Report;
const address = '/1001/desk/reports?from=2026-10-01&to=2026-10-02';

test('K25 each figure stands beside its formula and how it compares', async () => {
  await showDesk(address);
  const occupancy = (await screen.findByText('Occupancy', { selector: 'dt' })).parentElement;
  expect(occupancy?.textContent).toMatch(/82\.6.%\+8\.7 points38 sold ÷ 46 there were/);
  const adr = screen.getByText('ADR, average per night sold').parentElement;
  expect(adr?.textContent).toMatch(/CHF.204\.21\+2\.1.%CHF.7,760\.00 ÷ 38 sold/);
  expect(screen.getByText('1 October 2026 to 2 October 2026')).toBeTruthy();
});

test('K25 a chart says in a table below it what it shows', async () => {
  await showDesk(address);
  expect(await screen.findByRole('img', { name: 'Occupancy by night' })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Occupancy by night', hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)[2]).toMatch(
    /Fri, 2 Oct 2026.*21.*91\.3.%.*4,360\.00.*18.*3,700\.00/,
  );
});

test('K25 a line opens into the reservations it is the sum of, and the address keeps it', async () => {
  const { user, calls } = await showDesk(address);
  await user.click(await screen.findByRole('button', { name: 'Lake Suite' }));
  const panel = await screen.findByRole('dialog', { name: 'Lake Suite' });
  expect(await within(panel).findByText(/Stays: 1, nights: 2, CHF.372\.00/)).toBeTruthy();
  expect(within(panel).getByRole('link', { name: 'Anna Keller' }).getAttribute('href')).toBe(
    '/1001/desk/reservations/SB4-K7QM2XH9RD',
  );
  expect(calls.find(({ operationId }) => operationId === 'getReportReservations')?.query).toEqual({
    from: '2026-10-01',
    to: '2026-10-02',
    by: 'stay',
    room: 'suite',
  });
});

test('K25 what was opened is open again after a reload', async () => {
  await showDesk(`${address}&behind=no-show`);
  expect(await screen.findByRole('dialog', { name: 'Did not come' })).toBeTruthy();
});

test('K25 the days, what they are counted by and compared with are chosen, and lead the question', async () => {
  const { user, calls } = await showDesk(address);
  await screen.findByText('Occupancy', { selector: 'dt' });
  await user.selectOptions(screen.getByLabelText('Counted by'), 'Days of booking');
  await user.selectOptions(screen.getByLabelText('Compared with'), 'Nothing');
  const asked = () => calls.filter(({ operationId }) => operationId === 'getReport').at(-1)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-10-01', by: 'booked', against: 'none' }));
  await user.selectOptions(screen.getByLabelText('Period'), 'Last year');
  await waitFor(() => expect(asked()).toMatchObject({ from: '2026-01-01', to: '2026-12-31' }));
});

test('K25 files are in the language of the desk, and of what is shown', async () => {
  await showDesk(address, { language: 'de' });
  const [csv] = await screen.findAllByRole('link', { name: 'CSV' });
  expect(csv?.getAttribute('href')).toBe(
    '/api/hotels/1001/desk/reports/export?from=2026-10-01&to=2026-10-02&by=stay&against=last-year&table=days&format=csv&lang=de',
  );
});

test('K25 an empty house says so, and one that cannot be read can be asked again', async () => {
  const none = { stays: 0, nights: 0, revenue: 0, capacity: null, occupancy: null, adr: null, revpar: null };
  const empty = { ...example, total: none, totalBefore: none, isComplete: false };
  await showDesk(address, { answers: { getReport: empty } });
  expect(await screen.findByText('Nothing was sold on these days.')).toBeTruthy();
  expect(screen.getAllByText('The calendar has no rooms on these nights')).toHaveLength(2);
  expect(screen.getByText(/still being counted/)).toBeTruthy();
});
