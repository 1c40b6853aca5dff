import { RefusedCall } from '@stayfront/contract/call';
import type { CheckedSheet } from '@stayfront/contract/desk/calendar/sheet';
import { problemOf } from '@stayfront/contract/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers, Call } from '../../testing/example-transport.ts';
import { openCalendar } from '../../testing/open-calendar.tsx';

type Sent = { readonly columns?: readonly (string | null)[]; readonly room?: string; readonly ratePlan?: string };

/** A file whose columns nobody knows, as the server reads it: what was said of it comes back. */
const checked = ({ body }: Call): CheckedSheet => {
  const { columns = [null, 'price', null], ratePlan } = body as Sent;
  const fields = columns as CheckedSheet['columns'][number]['field'][];
  const asks: CheckedSheet['asks'] = [
    ...(fields.includes('date') ? [] : (['date'] as const)),
    ...(fields.includes('room') ? [] : (['room'] as const)),
    ...(ratePlan ? [] : (['ratePlan'] as const)),
  ];
  const faults: CheckedSheet['faults'] = [
    {
      line: 3,
      field: 'price',
      column: 'CHF',
      text: '1.234',
      code: 'amount-two-ways',
      says: { thousands: '1234', decimals: '1.23' },
      message: '',
    },
    {
      line: 9,
      field: 'date',
      column: 'When',
      text: '2020-01-01',
      code: 'day-past',
      says: { first: '2026-11-16' },
      message: '',
    },
  ];
  const heads = ['When', 'CHF', 'What'];
  const isBad = asks.length === 0 && ratePlan !== 'advance';
  return {
    columns: heads.map((head, i) => ({ head, field: fields[i] ?? null, isSure: false, samples: [`${head} 1`] })),
    lines: 12,
    asks,
    faults: isBad ? faults : [],
    faultyLines: isBad ? 2 : 0,
    nights: asks.length > 0 ? 0 : 10,
    version: '411',
  };
};

const open = async (more: Answers = {}) => {
  const shown = await openCalendar({ checkCalendarSheet: checked, ...more });
  await shown.user.click(screen.getByRole('button', { name: 'More' }));
  await shown.user.click(screen.getByRole('button', { name: 'Import from a spreadsheet' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Import from a spreadsheet' }));
  const choose = (file: File) => shown.user.upload(panel.getByLabelText(/CSV or XLSX/), file);
  const last = (operationId: string): unknown => shown.calls.findLast((call) => call.operationId === operationId)?.body;
  return { ...shown, panel, choose, last };
};
const file = new File(['When;CHF;What\n2027-06-11;140;Double\n'], 'summer.csv', { type: 'text/csv' });

test('columns are matched by hand, bad lines are named with what to do, and the file is saved as one change', async () => {
  const { panel, choose, last, user, grid, calls } = await open();
  await choose(file);
  expect(await panel.findByText('Say which column is the night. Until then no line can be judged.')).toBeTruthy();
  expect(panel.getByText('What 1')).toBeTruthy();
  await user.selectOptions(panel.getByLabelText('What When is taken for'), 'Night');
  await waitFor(() => expect(panel.queryByText(/Say which column is the night/)).toBeNull());
  expect(document.activeElement).toBe(panel.getByLabelText('What When is taken for'));
  await user.selectOptions(panel.getByLabelText('What What is taken for'), 'Room');
  await user.selectOptions(await panel.findByLabelText('Lines without a rate mean'), 'Flexible');
  expect(await panel.findByText('2 lines cannot be taken')).toBeTruthy();
  const items = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    'Line 3, CHF 1.234This can be read in two ways. Write 1234 or 1.23.',
    expect.stringMatching(/^Line 9, When 2020-01-01This night is over\. .* from Mon, 16 Nov 2026 on\.$/),
  ]);
  expect(panel.getByRole('button', { name: 'Save 10 nights' })).toHaveProperty('disabled', true);
  await user.selectOptions(panel.getByLabelText('Lines without a rate mean'), 'Advance');
  await user.click(await panel.findByRole('button', { name: 'Save 10 nights' }));
  await waitFor(() =>
    expect(last('importCalendar')).toMatchObject({
      columns: ['date', 'price', 'room'],
      ratePlan: 'advance',
      version: '411',
      name: 'summer.csv',
    }),
  );
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  grid.focus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(calls.map(({ operationId }) => operationId)).toContain('undoCalendarChange'));
});

test('a thing is one column: whichever was it before is left out', async () => {
  const { panel, choose, last, user } = await open();
  await choose(file);
  await user.selectOptions(await panel.findByLabelText('What What is taken for'), 'Price');
  await waitFor(() => expect(last('checkCalendarSheet')).toMatchObject({ columns: [null, null, 'price'] }));
});

test('a file that is too large is not read, and one with too many lines says how many there may be', async () => {
  const refused = new RefusedCall(problemOf({ refused: 'calendar.too_large' }));
  const { panel, choose, calls } = await open({
    checkCalendarSheet: () => {
      throw refused;
    },
  });
  const large = new File([new Uint8Array(9_000_001)], 'years.csv');
  await choose(large);
  expect(await panel.findByText(/larger than 9 MB/)).toBeTruthy();
  expect(calls.some(({ operationId }) => operationId === 'checkCalendarSheet')).toBe(false);
  await choose(file);
  expect(await panel.findByText(/more than 120,000 lines/)).toBeTruthy();
});
