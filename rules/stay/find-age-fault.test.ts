import { expect, test } from 'vitest';
import { findAgeFault } from './find-age-fault.ts';

const bounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 4, fromAge: 3, toAge: 12 },
  infants: { min: 0, max: 4, fromAge: 0, toAge: 2 },
};
const family = { adults: 2, children: 2, infants: 1 };

test('ages are those of the children and then of the infants, or nobody told any', () => {
  expect(findAgeFault(family, bounds)).toBeNull();
  expect(findAgeFault({ ...family, ages: [12, 3, 0] }, bounds)).toBeNull();
});

test('another number of ages than of children and infants is a fault', () => {
  for (const ages of [[], [7], [7, 7], [7, 7, 1, 1]])
    expect(findAgeFault({ ...family, ages }, bounds)).toEqual({ kind: 'number', needed: 3 });
});

test.each([
  [[13, 3, 0], { of: 'children', age: 13, fromAge: 3, toAge: 12 }],
  [[12, 2, 0], { of: 'children', age: 2, fromAge: 3, toAge: 12 }],
  [[12, 3, 3], { of: 'infants', age: 3, fromAge: 0, toAge: 2 }],
])('an age that the hotel does not call so is a fault: %j', (ages, fault) => {
  expect(findAgeFault({ ...family, ages }, bounds)).toEqual({ kind: 'range', ...fault });
});
