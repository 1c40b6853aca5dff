import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { describeOfferDays } from './describe-offer-days.ts';

const first = stayDate('2027-06-01');
const percent = { kind: 'percent', basisPoints: 1_000 } as const;
const offers = [
  { id: 'early', discount: percent },
  { id: 'week', discount: percent },
];

test('days in a row are told once, apart by the nights that they take, and without those that are closed', () => {
  const inPrice = [[], [], ['early'], ['early'], ['early', 'week'], []];
  const days = inPrice.map((given, place) => ({
    date: addDays(first, place),
    offers: given,
    closed: place === 1 ? ('sold-out' as const) : null,
  }));
  const week = { offerId: 'week', nights: Uint16Array.of(7, 7, 7, 7, 7, 8) };
  const day = (place: number): string => addDays(first, place);
  expect(describeOfferDays({ offers }, days, [week])).toEqual([
    { offerId: 'early', nights: null, days: [{ from: day(2), to: day(4) }] },
    {
      offerId: 'week',
      nights: 7,
      days: [
        { from: day(0), to: day(0) },
        { from: day(2), to: day(3) },
      ],
    },
    { offerId: 'week', nights: null, days: [{ from: day(4), to: day(4) }] },
    { offerId: 'week', nights: 8, days: [{ from: day(5), to: day(5) }] },
  ]);
});
