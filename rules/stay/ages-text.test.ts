import { expect, test } from 'vitest';
import { agedAs, readAges, readAgesOfRooms, writeAges, writeAgesOfRooms } from './ages-text.ts';

const bounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 4, fromAge: 3, toAge: 12 },
  infants: { min: 0, max: 4, fromAge: 0, toAge: 2 },
};
const family = { adults: 2, children: 2, infants: 1, ages: [11, 7, 1] };
const couple = { adults: 2, children: 0, infants: 0 };

test('the ages of a room are written in a row, and read again', () => {
  expect(writeAges(family)).toBe('11,7,1');
  expect(readAges('11,7,1')).toEqual([11, 7, 1]);
  expect(writeAges(couple)).toBe('');
});

test('a room that tells no ages has its place among those that do', () => {
  const rooms = [family, couple, { ...couple, infants: 1, ages: [0] }];
  expect(writeAgesOfRooms(rooms)).toBe('11,7,1;;0');
  expect(readAgesOfRooms('11,7,1;;0')).toEqual([[11, 7, 1], null, [0]]);
});

test.each(['', ',', '7,', 'seven', '-1', '7.5', '1e1', '100', '٧', '7 ,1'])('%j says no ages', (text) =>
  expect(readAges(text)).toBeNull(),
);

test('ages of other guests than those are passed over', () => {
  const { ages, ...counts } = family;
  expect(agedAs(counts, ages, bounds)).toEqual(family);
  for (const other of [null, undefined, [11, 7], [11, 7, 5], [17, 7, 1]])
    expect(agedAs(counts, other, bounds)).toBe(counts);
});
