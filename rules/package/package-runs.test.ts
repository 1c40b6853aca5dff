import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOffers, priceStay } from '../availability/find-offers.ts';
import type { OfferRules } from '../grid/run-offers.ts';
import { roundRatio } from '../money.ts';
import { offersForStay } from '../special-offer/offers-for-stay.ts';
import { sumDiscounts } from '../special-offer/sum-discounts.ts';
import { fits } from '../stay/occupancy.ts';
import { addDays, nightCount, nightsOf, type Stay } from '../stay/stay-date.ts';
import {
  calendarOf,
  days,
  first,
  gridOf,
  hotels,
  parties,
  plans,
  rooms,
  roomsOf,
  type Hotel,
} from '../testing/any-hotel.ts';
import { anyOffers } from '../testing/any-offer.ts';
import { packageConditionsOf, packagePrices, packageStocks, soldStays } from '../testing/any-package.ts';
import { checkPackage, checkPackageGuests } from './check-package.ts';
import { firstPackageStay, packageLengths } from './first-package-stay.ts';
import { packageConditions } from './package-days.ts';
import { packagePricesByDay } from './package-prices-by-day.ts';
import { packageRuns } from './package-runs.ts';
import { leftForStay, stockLeft, type PackageStock, type SoldStay } from './package-stock.ts';
import { withPackage, type SoldPackage } from './with-package.ts';
import { dice } from '../testing/dice.ts';

const ratePlanId = 'cheap';
const packages = fc.record({
  conditions: packageConditionsOf,
  price: packagePrices,
  stock: packageStocks,
  sold: soldStays,
});
type AnyPackage = {
  conditions: SoldPackage['conditions'];
  price: SoldPackage['price'];
  stock: PackageStock;
  sold: SoldStay[];
};
const soldAs = ({ conditions, price, stock, sold }: AnyPackage): SoldPackage => ({
  conditions,
  price,
  ratePlanId,
  left: stockLeft(stock, sold),
});

/** What is free of the package on paper: night by night, and the arrivals of the day. */
function leftOnPaper(
  { perNight = Infinity, perArrivalDay = Infinity }: PackageStock,
  sold: readonly SoldStay[],
  stay: Stay,
) {
  const rooms = (isCounted: (one: SoldStay) => boolean): number =>
    sold.filter(isCounted).reduce((sum, one) => sum + one.rooms, 0);
  return Math.max(
    0,
    Math.min(
      perArrivalDay - rooms(({ arrival }) => arrival === stay.arrival),
      ...nightsOf(stay).map((night) => perNight - rooms((one) => one.arrival <= night && night < one.departure)),
    ),
  );
}

const stayFrom = (arrival: number, nights: number): Stay => ({
  arrival: addDays(first, arrival),
  departure: addDays(first, arrival + nights),
});

/** The rooms of a package for a stay by the plain rules. */
function onPaper(hotel: Hotel, pack: AnyPackage, stay: Stay, guests: Parameters<typeof findOffers>[4]) {
  const calendar = calendarOf(hotel);
  const conditions = packageConditions(pack);
  if (checkPackage(conditions, stay, first) ?? checkPackageGuests(conditions, guests)) return [];
  return roomsOf(hotel)
    .filter((room) => fits(room, guests))
    .flatMap((room) => {
      const prices = priceStay(calendar, room.id, ratePlanId, stay, guests, pack.price);
      const free = Math.min(
        leftOnPaper(pack.stock, pack.sold, stay),
        ...nightsOf(stay).map((night) => Math.max(0, calendar.freeRooms(room.id, night))),
      );
      return typeof prices === 'string' ? [] : [{ roomId: room.id, free, nightPrices: prices }];
    });
}

describe('a package with its own price, days, guests and stock', () => {
  test('is found in the grid as the plain rules have it: rooms, what is left, and each night', () =>
    fc.assert(
      fc.property(
        hotels,
        packages,
        parties,
        fc.nat(days - 2),
        fc.integer({ min: 1, max: 6 }),
        (hotel, pack, guests, arrival, nights) => {
          fc.pre(arrival + nights < days);
          const stay = stayFrom(arrival, nights);
          const conditions = packageConditions(pack);
          const isRefused = checkPackage(conditions, stay, first) ?? checkPackageGuests(conditions, guests);
          const found = isRefused ? [] : packageRuns(gridOf(hotel), soldAs(pack), guests).find(arrival, nights);
          expect(
            found.map(({ room, free, products }) => ({
              roomId: rooms[room]?.id,
              free,
              nightPrices: products[0]?.nightPrices,
            })),
          ).toEqual(onPaper(hotel, pack, stay, guests));
        },
      ),
      { numRuns: dice(800) },
    ));

  test('has a first stay: one that can be had, and there is none before it', () =>
    fc.assert(
      fc.property(hotels, packages, parties, fc.nat(days - 1), (hotel, pack, guests, place) => {
        const lengths = packageLengths(soldAs(pack));
        const possible = Array.from({ length: days }, (_, arrival) => arrival)
          .flatMap((arrival) => lengths.map((nights) => ({ arrival, nights })))
          .filter(({ arrival, nights }) => arrival + nights <= days)
          .filter(({ arrival, nights }) =>
            onPaper(hotel, pack, stayFrom(arrival, nights), guests).some(({ free }) => free > 0),
          );
        const expected = possible.find(({ arrival }) => arrival >= place) ?? possible[0] ?? null;
        const stay = firstPackageStay(gridOf(hotel), soldAs(pack), guests, first, addDays(first, place));
        expect(stay && { arrival: stay.arrival, nights: nightCount(stay) }).toEqual(
          expected && { arrival: addDays(first, expected.arrival), nights: expected.nights },
        );
      }),
      { numRuns: dice(200) },
    ));

  test('has a calendar: each day costs what its shortest stay costs a night, with offers, where it can be had', () =>
    fc.assert(
      fc.property(hotels, packages, parties, anyOffers(first), (hotel, pack, guests, offers) => {
        fc.pre(checkPackageGuests(pack.conditions, guests) === null);
        const rules: OfferRules = { offers, today: first, floorOf: () => 0 };
        const grid = gridOf(hotel);
        const sold = soldAs(pack);
        const runs = packageRuns(grid, sold, guests);
        const expected = Array.from({ length: days }, (_, arrival) => {
          const nights = packageLengths(sold).find(
            (length) =>
              arrival + length <= days &&
              onPaper(hotel, pack, stayFrom(arrival, length), guests).some(({ free }) => free > 0),
          );
          if (nights === undefined) return undefined;
          const asked = { today: first, arrival: addDays(first, arrival), nights, guests };
          const paid = runs
            .find(arrival, nights)
            .filter(({ free }) => free > 0)
            .flatMap(({ room, products }) =>
              products.map(({ product, nightPrices }) => {
                const roomId = rooms[room]?.id ?? '';
                const children = () => runs.children(product, arrival, nights);
                const given = offersForStay(offers, asked)?.given({ roomId, ratePlanId, nightPrices, children }) ?? [];
                const off = sumDiscounts(given);
                return nightPrices.map((price, i) => price - (off[i] ?? 0));
              }),
            );
          expect(paid.flat().every((night) => night >= 0)).toBe(true);
          return Math.min(
            ...paid.map((all) =>
              roundRatio(
                all.reduce((sum, night) => sum + night, 0),
                nights,
              ),
            ),
          );
        });
        const found = packagePricesByDay(grid, sold, guests, first, (minor) => minor, rules);
        expect(found.map((day) => day?.lowest)).toEqual(expected);
      }),
      { numRuns: dice(150) },
    ));

  test('leaves what is left over, whatever is sold', () =>
    fc.assert(
      fc.property(
        packageStocks,
        soldStays,
        fc.nat(days - 2),
        fc.integer({ min: 1, max: 5 }),
        (stock, sold, arrival, nights) => {
          const stay = stayFrom(arrival, nights);
          expect(leftForStay(stockLeft(stock, sold), stay)).toBe(leftOnPaper(stock, sold, stay));
        },
      ),
    ));

  test('does not touch the grid that it is read from', () =>
    fc.assert(
      fc.property(hotels, packages, (hotel, pack) => {
        const grid = gridOf(hotel);
        const before = structuredClone({ ...grid, personPlaces: null });
        withPackage(grid, soldAs(pack));
        expect({ ...grid, personPlaces: null }).toEqual(before);
      }),
      { numRuns: dice(50) },
    ));
});

test('a package without a price of its own costs what its rate plan does', () =>
  fc.assert(
    fc.property(hotels, parties, fc.nat(days - 4), fc.integer({ min: 1, max: 3 }), (hotel, guests, arrival, nights) => {
      const stay = stayFrom(arrival, nights);
      const plain = findOffers(roomsOf(hotel), plans.slice(0, 1), calendarOf(hotel), stay, guests);
      const conditions = {
        minAdvanceDays: null,
        maxAdvanceDays: null,
        minNights: null,
        maxNights: null,
        arrivalWeekdays: null,
        periods: [],
      };
      const found = packageRuns(gridOf(hotel), { conditions, ratePlanId }, guests).find(arrival, nights);
      expect(found.map(({ free, products }) => [free, products[0]?.nightPrices])).toEqual(
        plain.filter(({ rates }) => rates.length > 0).map(({ free, rates }) => [free, rates[0]?.nightPrices]),
      );
    }),
  ));
