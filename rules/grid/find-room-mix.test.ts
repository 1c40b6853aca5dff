import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import type { GuestBounds, Guests } from '../stay/guests.ts';
import { fits } from '../stay/occupancy.ts';
import { partyIn } from '../pricing/party.ts';
import { findRoomMix } from './find-room-mix.ts';
import { dayFlags, makeGrid, type Grid } from './grid.ts';
import { nightPrice } from './person-prices.ts';

const bounds: GuestBounds = {
  adults: { min: 1, max: 8 },
  children: { min: 0, max: 4, fromAge: 4, toAge: 12 },
  infants: { min: 0, max: 4, fromAge: 0, toAge: 3 },
};

/** Rooms of these sizes with so many free, each at one rate: two nights, an adult 100, a child 30, the room 10 times its size. */
function house(rooms: readonly { size: number; free: number }[]): Grid {
  const grid = makeGrid({
    firstDay: stayDate('2027-06-01'),
    days: 3,
    rooms: rooms.map(({ size }, i) => ({ id: `room-${i}`, maxOccupancy: size })),
    products: rooms.map((_, room) => ({ room, ratePlanId: 'bar' })),
    bounds,
    adultColumns: 8,
  });
  grid.flags.fill(dayFlags.hasPrice);
  grid.child.fill(30);
  rooms.forEach(({ size, free }, room) => {
    grid.free.fill(free, room * 3, room * 3 + 3);
    for (let adults = 1; adults <= 8; adults++)
      for (let day = 0; day < 3; day++) grid.price[(room * 8 + adults - 1) * 3 + day] = adults * 100 + size * 10;
  });
  return grid;
}

const party = (adults: number, children = 0, infants = 0): Guests => ({ adults, children, infants });
const mixOf = (grid: Grid, guests: Guests) => findRoomMix(grid, 0, 2, guests, bounds);

test('four adults where rooms take two get two rooms', () => {
  expect(mixOf(house([{ size: 2, free: 2 }]), party(4))).toEqual([
    { product: 0, nightPrices: [220, 220], offers: [], total: 440, guests: party(2) },
    { product: 0, nightPrices: [220, 220], offers: [], total: 440, guests: party(2) },
  ]);
});

test('as few rooms as it takes: three only where two are too small', () => {
  expect(mixOf(house([{ size: 2, free: 4 }]), party(5))?.map(({ guests }) => guests.adults)).toEqual([2, 2, 1]);
  expect(mixOf(house([{ size: 3, free: 4 }]), party(5))).toHaveLength(2);
});

test('children sleep where fewer adults are, and never alone', () => {
  expect(mixOf(house([{ size: 3, free: 2 }]), party(3, 2, 1))?.map(({ guests }) => guests)).toEqual([
    party(2, 1),
    party(1, 1, 1),
  ]);
  expect(mixOf(house([{ size: 2, free: 4 }]), party(1, 3))).toBeNull();
});

test('children take their ages along', () => {
  const family = { ...party(3, 2, 1), ages: [11, 6, 2] };
  expect(mixOf(house([{ size: 3, free: 2 }]), family)?.map(({ guests }) => guests)).toEqual([
    { ...party(2, 1), ages: [6] },
    { ...party(1, 1, 1), ages: [11, 2] },
  ]);
});

test('a room that one group has is not given to the next', () => {
  expect(mixOf(house([{ size: 2, free: 1 }]), party(4))).toBeNull();
  const rooms = [
    { size: 2, free: 1 },
    { size: 4, free: 1 },
  ];
  expect(mixOf(house(rooms), party(4))?.map(({ product }) => product)).toEqual([0, 1]);
});

test('a mix has everybody in it once, in rooms that are free, large enough and priced as they are sold', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ size: fc.integer({ min: 1, max: 5 }), free: fc.integer({ min: 0, max: 3 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.record({ adults: fc.integer({ min: 1, max: 8 }), children: fc.nat(4), infants: fc.nat(4) }),
      (rooms, guests) => {
        const grid = house(rooms);
        const mix = mixOf(grid, guests) ?? [];
        const count = (kind: 'adults' | 'children' | 'infants'): number =>
          mix.reduce((sum, room) => sum + room.guests[kind], 0);
        expect(mix.length === 0 || (mix.length >= 2 && mix.length <= 4)).toBe(true);
        expect(mix.length === 0 ? guests : party(count('adults'), count('children'), count('infants'))).toEqual(guests);
        for (const { product, guests: group, nightPrices } of mix) {
          const room = { maxOccupancy: rooms[product]?.size ?? 0 };
          expect(fits(room, group)).toBe(true);
          expect(mix.filter((room) => room.product === product).length).toBeLessThanOrEqual(rooms[product]?.free ?? 0);
          expect(nightPrices).toEqual(
            [0, 1].map((day) => nightPrice(grid, product, day, partyIn(room, group, bounds))),
          );
        }
      },
    ),
  ));
