import { expect, test } from 'vitest';
import { SpecialOffer } from './special-offer.ts';

const percent = { kind: 'percent', basisPoints: 1_000 };
const week = { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true };
const child = { kind: 'child', toAge: 10, basisPoints: 10_000 };
const offer = { id: 'early', name: { en: 'Early booking' }, discount: percent };

const faultsOf = (changes: Record<string, unknown>): string[] =>
  SpecialOffer.safeParse({ ...offer, ...changes }).error?.issues.map((issue) => issue.path.join('.')) ?? [];

test('an offer needs a name and a discount; all else is its own choice', () => {
  expect(faultsOf({})).toEqual([]);
  const conditions = {
    stayFrom: '2027-06-01',
    stayTo: '2027-08-31',
    nightsOutside: 'full-price',
    sellFrom: '2027-01-01',
    sellTo: '2027-03-31',
    minNights: 3,
    maxNights: 14,
    minDaysBefore: 60,
    maxDaysBefore: 300,
    arrivalWeekdays: [0, 6],
    weekdays: [1, 2, 3],
    minAdults: 2,
  };
  const more = { description: { en: 'For those who plan' }, code: 'EARLY', rooms: ['double'], ratePlans: ['flexible'] };
  expect(faultsOf({ conditions, ...more, joins: 'all', group: 'season' })).toEqual([]);
  expect(faultsOf({ discount: week })).toEqual([]);
  expect(faultsOf({ discount: { ...child, fromAge: 3, positions: { from: 1, to: 2 }, minChildren: 2 } })).toEqual([]);
  expect(faultsOf({ discount: { kind: 'amount', minor: 2_000, per: 'person-night' } })).toEqual([]);
});

test.each([
  ['id', { id: 'Early Bird' }],
  ['name', { name: {} }],
  ['code', { code: 'early bird' }],
  ['discount.kind', { discount: { kind: 'gift' } }],
  ['discount.per', { discount: { kind: 'amount', minor: 2_000 } }],
  ['discount.basisPoints', { discount: { kind: 'percent', basisPoints: 10_001 } }],
  ['discount.free', { discount: { ...week, free: 8 } }],
  ['discount.which', { discount: { ...week, which: 'dearest' } }],
  ['discount.toAge', { discount: { ...child, fromAge: 10 } }],
  ['discount.positions.to', { discount: { ...child, positions: { from: 2, to: 1 } } }],
  ['conditions.stayFrom', { conditions: { stayFrom: '2027-02-30' } }],
  ['conditions.stayTo', { conditions: { stayFrom: '2027-06-02', stayTo: '2027-06-01' } }],
  ['conditions.sellTo', { conditions: { sellFrom: '2027-06-02', sellTo: '2027-06-01' } }],
  ['conditions.maxNights', { conditions: { minNights: 5, maxNights: 4 } }],
  ['conditions.maxDaysBefore', { conditions: { minDaysBefore: 30, maxDaysBefore: 29 } }],
  ['conditions.weekdays', { conditions: { weekdays: [] } }],
  ['conditions.arrivalWeekdays.0', { conditions: { arrivalWeekdays: [7] } }],
  ['joins', { joins: 'some' }],
])('an offer with a fault says that it is in %s', (path, changes) => expect(faultsOf(changes)).toEqual([path]));
