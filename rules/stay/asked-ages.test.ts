import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askAges, toldGuests, withAge, withCount } from './asked-ages.ts';
import { findAgeFault } from './find-age-fault.ts';

const bounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 4, fromAge: 3, toAge: 12 },
  infants: { min: 0, max: 4, fromAge: 0, toAge: 2 },
};
const family = { adults: 2, children: 2, infants: 1, ages: [11, 7, 1] };

test('who goes is the last of the kind, and who comes again has no age yet', () => {
  const fewer = withCount(askAges(family), 'children', 1);
  expect(fewer).toEqual({ adults: 2, children: 1, infants: 1, ages: [11, 1] });
  const again = withCount(fewer, 'children', 2);
  expect(again.ages).toEqual([11, null, 1]);
  expect(withCount(again, 'infants', 0).ages).toEqual([11, null]);
  expect(withCount(askAges(family), 'adults', 1)).toEqual({ ...family, adults: 1 });
});

test('nobody has an age before one is told, and one can be taken back', () => {
  const asked = askAges({ adults: 2, children: 1, infants: 1 });
  expect(asked.ages).toEqual([null, null]);
  expect(toldGuests(asked, bounds)).toEqual({ adults: 2, children: 1, infants: 1 });
  expect(toldGuests(withAge(withAge(asked, 0, 7), 0, null), bounds)).toEqual({ adults: 2, children: 1, infants: 1 });
});

test('where some ages are told, the others are the oldest of their kind', () => {
  const asked = withAge(askAges({ adults: 2, children: 2, infants: 1 }), 1, 7);
  expect(toldGuests(asked, bounds).ages).toEqual([12, 7, 2]);
  expect(toldGuests(asked, bounds, false), 'where nobody asks, nobody is made as old').toEqual({
    adults: 2,
    children: 2,
    infants: 1,
  });
  expect(toldGuests(askAges(family), bounds, false)).toEqual(family);
});

test('whatever is counted up and down, there is an age or none for everybody, each in its kind', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('adults' as const, 'children' as const, 'infants' as const), count: fc.nat(4) }),
    fc.record({ place: fc.nat(7), share: fc.double({ min: 0, max: 0.999, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let asked = askAges({ adults: 2, children: 0, infants: 0 });
      for (const one of steps)
        if ('kind' in one) asked = withCount(asked, one.kind, one.count);
        else {
          const { fromAge, toAge } = bounds[one.place < asked.children ? 'children' : 'infants'];
          asked = withAge(asked, one.place, fromAge + Math.floor(one.share * (toAge - fromAge + 1)));
        }
      expect(asked.ages).toHaveLength(asked.children + asked.infants);
      const told = toldGuests(asked, bounds);
      expect(findAgeFault(told, bounds)).toBeNull();
      expect(told.ages === undefined).toBe(asked.ages.every((age) => age === null));
    }),
  );
});
