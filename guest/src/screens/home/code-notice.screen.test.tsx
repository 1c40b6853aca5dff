import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { get } from '../../testing/by-role.ts';
import { showPart } from '../../testing/show-part.tsx';
import { VisitContext } from '../../app/flow/visit.tsx';
import CodeNotice from './code-notice.tsx';

const search = {
  stay: { arrival: '2027-06-11', departure: '2027-06-14' },
  rooms: [],
  guests: { adults: 2, children: 0, infants: 0 },
} as never;

const show = (promotion: object) =>
  showPart(
    <VisitContext value={{ language: 'en' } as never}>
      <CodeNotice search={search} promotion={promotion as never} />
    </VisitContext>,
  );

test.for(['<0>HALF</0>', '<1/>', '<B>FREE</B>'])('the promo code %s is told as it was typed', async (code) => {
  await show({ code, name: '', leastNights: null, problem: 'promo.unknown' });
  const told = get('status').textContent.replaceAll('\u2060', '');
  expect(told).toContain(`The promo code ${code} is not valid.`);
});

test('a code that is for longer stays says for how long', async () => {
  await show({ code: 'STAY3', name: '', leastNights: 3, problem: 'too-short' });
  expect(await screen.findByText(/For stays of 3 nights or more\./)).toBeTruthy();
});

test.for([
  ['too-long', { nights: 5 }, 'For stays of 5 nights or fewer.'],
  ['too-late', { days: 60 }, 'It has to be booked at least 60 days before the arrival.'],
  ['too-early', { days: 1 }, 'It can be booked at most 1 day before the arrival.'],
  ['too-few-adults', { adults: 2 }, 'For 2 adults or more.'],
  ['too-few-children', { children: 2, fromAge: 3, toAge: 10 }, 'For 2 children or more between 3 and 9 years.'],
  ['arrival-weekday', { weekdays: [6, 0] }, 'Arrivals on these days only: Saturday, Sunday.'],
  ['night-weekdays', { weekdays: [1] }, 'For nights on these days only: Monday.'],
  ['no-better-price', {}, 'There is no better price for this stay.'],
] as const)('a code that does not hold says what it would need: %s', async ([problem, needs, said]) => {
  await show({ code: 'WEEK', name: '', leastNights: null, problem, needs });
  expect(get('status').textContent).toContain(said);
});
