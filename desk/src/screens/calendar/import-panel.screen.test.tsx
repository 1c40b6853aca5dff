import { deskCalendarExamples } from '@stayfront/contract/examples/desk-calendar-examples';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madeCalendar, madeHouse } from '../../testing/made-calendar.ts';
import type { Call } from '../../testing/example-transport.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const checked = deskCalendarExamples.checkCalendarSheet.answer;
const price = { head: 'Price', field: 'price', isSure: true };

test('K35 prices of a file that names neither room nor rate are said by hand, and saved with it', async () => {
  const { user, calls } = await showDesk('/1001/desk/calendar', {
    answers: {
      getDeskHouse: madeHouse,
      getDeskCalendar: ({ query }: Call) => {
        const { from, to } = query as { from: string; to: string };
        return madeCalendar(from, to);
      },
      checkCalendarSheet: {
        ...checked,
        columns: [{ head: 'Date', field: 'date', isSure: true }, price],
        faults: [],
        faultyLines: 0,
      },
    },
  });
  await screen.findByRole('grid', { name: 'Rates and rooms' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('button', { name: 'Import from a spreadsheet' }));
  await user.upload(await screen.findByLabelText(/A CSV or XLSX file/), new File(['Date;Price'], 'summer.csv'));
  const room = await screen.findByLabelText('Room of all lines');
  await user.selectOptions(room, 'double');
  await user.selectOptions(screen.getByLabelText('Rate of all lines'), 'flexible');
  const bodies = (name: string) => calls.filter(({ operationId }) => operationId === name).map(({ body }) => body);
  expect(bodies('checkCalendarSheet').at(-1)).toMatchObject({ room: 'double', ratePlan: 'flexible' });
  await user.click(screen.getByRole('button', { name: /^Save \d+ nights?$/ }));
  await waitFor(() =>
    expect(bodies('importCalendar')).toMatchObject([{ room: 'double', ratePlan: 'flexible', name: 'summer.csv' }]),
  );
});
