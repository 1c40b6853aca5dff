import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../stay/stay-date.ts';
import { days, first, gridOf, hotels, products, rooms } from '../testing/any-hotel.ts';
import { dayFlags } from './grid.ts';
import { nightsBelowFloor, nightsWithoutPrice } from './price-gaps.ts';

const plain = hotels.map((hotel) => ({
  ...hotel,
  restrictions: [],
  weekdayRules: [],
  conditions: {},
  pricesPer: {},
  today: 0,
  // No more prices are listed than adults are taken.
  nights: hotel.nights.map((of) => of.map((night) => night && { ...night, price: night.price.slice(0, 2) })),
}));
const dates = Array.from({ length: days }, (_, day) => day);

test('nights without a price are those with rooms left and no rate that has one', () =>
  fc.assert(
    fc.property(plain, fc.nat(days), fc.nat(days), (hotel, from, count) => {
      const slow = rooms.flatMap(({ id }, room) => {
        const nights = dates.filter(
          (day) =>
            day >= from &&
            day < from + count &&
            (hotel.free[room]?.[day] ?? 0) > 0 &&
            products.every((product, place) => product.room !== room || !hotel.nights[place]?.[day]),
        );
        return nights.length > 0 ? [{ roomId: id, nights: nights.map((day) => addDays(first, day)) }] : [];
      });
      expect(nightsWithoutPrice(gridOf(hotel), addDays(first, from), count)).toEqual(slow);
    }),
  ));

test('a rate is below its own floor where anybody would pay less than that', () =>
  fc.assert(
    fc.property(plain, fc.integer({ min: 0, max: 90_000 }), (hotel, floor) => {
      const slow = products.flatMap(({ room, ratePlanId }, place) => {
        if (ratePlanId !== 'cheap') return [];
        const cheap = dates.flatMap((day) => {
          const night = hotel.nights[place]?.[day];
          if (!night || (night.flags & dayFlags.isClosed) !== 0) return [];
          const sold = night.price.slice(night.isWithoutFirst ? -1 : 0);
          const lowest = Math.min(...sold);
          return lowest < floor ? [{ date: addDays(first, day), lowest }] : [];
        });
        const lowest = Math.min(...cheap.map((one) => one.lowest));
        const nights = cheap.map(({ date }) => date);
        return cheap.length > 0 ? [{ roomId: rooms[room]?.id, ratePlanId, floor, lowest, nights }] : [];
      });
      expect(nightsBelowFloor(gridOf(hotel), first, new Map([['cheap', floor]]))).toEqual(slow);
    }),
  ));
