import { expect, test } from 'vitest';
import { guestsByAge } from './guests-by-age.ts';

const bounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 3, fromAge: 4, toAge: 12 },
  infants: { min: 0, max: 2, fromAge: 0, toAge: 3 },
};
const party = { adults: 2, children: 0, infants: 0, ages: [] };

test('a comparison site’s children are seven and its infants one where it says no ages', () => {
  expect(guestsByAge({ ...party, children: 2, infants: 1 }, bounds)).toEqual({ adults: 2, children: 2, infants: 1 });
  const small = { ...bounds, infants: { ...bounds.infants, toAge: 7 }, children: { ...bounds.children, fromAge: 8 } };
  expect(guestsByAge({ ...party, children: 1 }, small)).toEqual({ adults: 2, children: 0, infants: 1 });
});

test('ages decide which the hotel calls children, infants and adults', () => {
  expect(guestsByAge({ ...party, children: 3, ages: [3, 12, 13] }, bounds)).toEqual({
    adults: 3,
    children: 1,
    infants: 1,
    ages: [12, 3],
  });
  expect(guestsByAge({ ...party, children: 2, ages: [3] }, bounds)).toEqual({ adults: 2, children: 1, infants: 1 });
});

test('an infant without an age beside children with theirs is not forgotten', () => {
  const counts = { adults: 2, children: 1, infants: 1 };
  expect(guestsByAge({ ...party, children: 1, infants: 1, ages: [9] }, bounds)).toEqual(counts);
  const told = guestsByAge({ ...party, children: 1, infants: 1, ages: [9, 2] }, bounds);
  expect(told, 'and where all ages are told, they are kept').toEqual({ ...counts, ages: [9, 2] });
});

test('where only adults are taken, everybody is one', () => {
  const adultsOnly = { ...bounds, children: { ...bounds.children, max: 0 }, infants: { ...bounds.infants, max: 0 } };
  expect(guestsByAge({ ...party, children: 1 }, adultsOnly)).toEqual({ adults: 3, children: 0, infants: 0 });
});
