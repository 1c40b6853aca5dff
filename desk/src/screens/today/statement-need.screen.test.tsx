import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showDesk } from '../../testing/show-desk.tsx';

test('K34 a statement that does not hold is told of at Today, with its lines and the way to it', async () => {
  const need = { kind: 'statement', needId: 'statement 2027-05-02', since: '2027-05-02T22:07:00.000Z' };
  const needs = [{ ...need, day: '2027-05-02', lines: ['prices', 'history'], faults: 3 }];
  await showDesk('/1001/desk', { answers: { listNeeds: { needs } } });
  expect(await screen.findByText(/^The statement of .*2 May.* does not hold$/)).toBeTruthy();
  expect(screen.getByText('3 things are not as they should be: Prices, History')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the statement' }).getAttribute('href')).toBe(
    '/1001/desk/reports/statement?day=2027-05-02',
  );
});
