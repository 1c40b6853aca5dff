import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agesOf, allGuests, clampGuests, defaultGuests, freePlaces, maxRooms, takes } from './guests.ts';

const bounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 2, fromAge: 2, toAge: 12 },
  infants: { min: 0, max: 1, fromAge: 0, toAge: 1 },
};

describe('guests that are asked for', () => {
  test('are brought within what the hotel takes', () => {
    expect(clampGuests({ adults: 9, children: 9, infants: 9 }, bounds)).toEqual({ adults: 4, children: 2, infants: 1 });
    expect(clampGuests({ adults: 0, children: -1, infants: -7 }, bounds)).toEqual({
      adults: 1,
      children: 0,
      infants: 0,
    });
    expect(clampGuests({ adults: 2.9, children: 0.9, infants: 0 }, bounds)).toEqual({
      adults: 2,
      children: 0,
      infants: 0,
    });
  });

  test('stay as they are when the hotel takes them, and clamping again changes nothing', () => {
    const any = fc.integer({ min: -5, max: 30 });
    fc.assert(
      fc.property(any, any, any, (adults, children, infants) => {
        const once = clampGuests({ adults, children, infants }, bounds);
        expect(clampGuests(once, bounds)).toEqual(once);
        for (const kind of ['adults', 'children', 'infants'] as const)
          expect(once[kind] >= bounds[kind].min && once[kind] <= bounds[kind].max).toBe(true);
      }),
    );
  });

  test('are two adults in one of at most four rooms unless somebody says otherwise', () => {
    expect(defaultGuests).toEqual({ adults: 2, children: 0, infants: 0 });
    expect(maxRooms).toBe(4);
  });
});

describe('children and infants', () => {
  test('are asked for where the hotel takes them and says which ages it means', () => {
    expect(takes(bounds.children)).toBe(true);
    expect(takes({ ...bounds.children, max: 0 })).toBe(false);
    expect(takes({ ...bounds.children, fromAge: 0, toAge: 0 })).toBe(false);
  });

  test('are as old as they say, or as old as they can be', () => {
    const family = { adults: 2, children: 2, infants: 1 };
    expect(agesOf(family, bounds)).toEqual([12, 12, 1]);
    expect(agesOf({ ...family, ages: [7, 4, 0] }, bounds)).toEqual([7, 4, 0]);
  });

  test('keep their ages while there are as many of them, and have none once there are fewer', () => {
    const family = { adults: 9, children: 2, infants: 1, ages: [7, 4, 0] };
    expect(clampGuests(family, bounds)).toEqual({ ...family, adults: 4 });
    expect(clampGuests({ ...family, children: 3, ages: [7, 4, 3, 0] }, bounds)).toEqual({
      adults: 4,
      children: 2,
      infants: 1,
    });
  });

  test('of all rooms are counted together', () => {
    const room = { adults: 2, children: 1, infants: 1, ages: [7, 0] };
    expect(allGuests([room, { ...room, ages: [9, 1] }])).toEqual({
      adults: 4,
      children: 2,
      infants: 2,
      ages: [7, 9, 0, 1],
    });
    expect(allGuests([room, { adults: 2, children: 0, infants: 0 }]).ages).toEqual([7, 0]);
    const untold = { adults: 2, children: 1, infants: 1 };
    expect(allGuests([room, untold]), 'with ages only where all are known').toEqual({
      adults: 4,
      children: 2,
      infants: 2,
    });
  });
});

describe('a room for three', () => {
  test('shows the places its adults leave free, and never less than none', () => {
    expect(freePlaces(3, { adults: 2, children: 0, infants: 0 })).toBe(1);
    expect(freePlaces(3, { adults: 3, children: 0, infants: 0 })).toBe(0);
    expect(freePlaces(3, { adults: 4, children: 0, infants: 0 })).toBe(0);
  });
});
