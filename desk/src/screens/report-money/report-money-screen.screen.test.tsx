import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

const address = '/1001/desk/reports/money?from=2026-10-01&to=2026-10-02';

test('K25 money received is told by way and day, with the taxes of stays that ended', async () => {
  await showDesk(address);
  const ways = await screen.findByRole('table', { name: 'By way' });
  expect(within(ways).getAllByRole('row')[1]?.textContent).toMatch(/stripe2372\.0050\.00322\.00/i);
  expect(screen.getByText(/CHF.372\.00 − CHF.50\.00/)).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Taxes' }).textContent).toMatch(/VAT 3\.8 %.*CHF.13\.62.*CHF.14\.00/);
});

test('K25 a day opens into its payments, which add up to it', async () => {
  const { user, calls } = await showDesk(address);
  await user.click(await screen.findByRole('button', { name: 'Thu, 1 Oct 2026' }));
  const panel = await screen.findByRole('dialog', { name: /1 October 2026, stripe/i });
  expect(await within(panel).findByText(/Together CHF.322\.00/)).toBeTruthy();
  expect(calls.find(({ operationId }) => operationId === 'getReportMovements')?.query).toEqual({
    from: '2026-10-01',
    to: '2026-10-01',
    way: 'stripe',
  });
});
