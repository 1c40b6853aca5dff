import { expect, test } from 'vitest';
import { roundDistance } from './round-distance.ts';

test.each([
  [7, { unit: 'm', count: 7 }],
  [352, { unit: 'm', count: 350 }],
  [994, { unit: 'm', count: 990 }],
  [996, { unit: 'km', count: 1 }],
  [1240, { unit: 'km', count: 1.2 }],
  [9_960, { unit: 'km', count: 10 }],
  [64_400, { unit: 'km', count: 64 }],
])('%i metres are told as a walker wants to know them', (metres, told) => {
  expect(roundDistance(metres, true)).toEqual(told);
});

test('a house that measures in feet tells miles, and never none', () => {
  expect([20, 1200, 20_000].map((metres) => roundDistance(metres, false))).toEqual([
    { unit: 'mi', count: 0.1 },
    { unit: 'mi', count: 0.7 },
    { unit: 'mi', count: 12 },
  ]);
});
