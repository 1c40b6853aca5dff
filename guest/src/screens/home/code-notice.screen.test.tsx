import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { get } from '../../testing/by-role.ts';
import { showPart } from '../../testing/show-part.tsx';
import CodeNotice from './code-notice.tsx';

const search = {
  stay: { arrival: '2027-06-11', departure: '2027-06-14' },
  rooms: [],
  guests: { adults: 2, children: 0, infants: 0 },
} as never;

test.for(['<0>HALF</0>', '<1/>', '<B>FREE</B>'])('the promo code %s is told as it was typed', async (code) => {
  await showPart(
    <CodeNotice search={search} promotion={{ code, name: '', leastNights: null, problem: 'promo.unknown' }} />,
  );
  const told = get('status').textContent.replaceAll('\u2060', '');
  expect(told).toContain(`The promo code ${code} is not valid.`);
});

test('a code that is for longer stays says for how long', async () => {
  const promotion = { code: 'STAY3', name: '', leastNights: 3, problem: 'too-short' as const };
  await showPart(<CodeNotice search={search} promotion={promotion} />);
  expect(await screen.findByText(/For stays of 3 nights or more\./)).toBeTruthy();
});
