import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

test('K25 sources and countries are in words, and those that are not known say so', async () => {
  await showDesk('/1001/desk/reports/sources?from=2026-10-01&to=2026-10-02');
  const sources = await screen.findByRole('table', { name: 'By source' });
  expect(within(sources).getByRole('button', { name: 'Own page' })).toBeTruthy();
  const countries = screen.getByRole('table', { name: 'By country' });
  expect(within(countries).getByRole('button', { name: 'Not known' })).toBeTruthy();
  expect(within(countries).getAllByRole('row').at(-1)?.textContent).toMatch(/All22387?/);
  expect(screen.getByRole('navigation', { name: 'Reports' }).querySelector('[aria-current]')?.textContent).toBe(
    'Sources',
  );
});
