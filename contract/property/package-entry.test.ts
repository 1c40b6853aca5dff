import { describe, expect, test } from 'vitest';
import { findLostReferences } from './loose-document.ts';
import { Package } from './package-entry.ts';

const plain = {
  id: 'week',
  name: { en: 'A week' },
  description: { en: 'Seven nights' },
  pictures: ['room'],
  ratePlan: 'flexible',
  isPublic: true,
  isAmongResults: true,
  conditions: {
    minAdvanceDays: null,
    maxAdvanceDays: null,
    minNights: null,
    maxNights: null,
    arrivalWeekdays: null,
  },
};
const price = { kind: 'stay', nights: 7, byAdults: [70_000, 100_000] };
const season = { from: '2027-07-01', to: '2027-07-31', byAdults: [80_000] };
/** Where a package is at fault, and what is said of it. */
const faultsOf = (changes: object, conditions: object = {}) => {
  const read = Package.safeParse({ ...plain, ...changes, conditions: { ...plain.conditions, ...conditions } });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a package of the property document', () => {
  test('from before stays what it was', () => {
    const read = Package.parse(plain);
    expect(read).toEqual({ ...plain, sort: 0, conditions: { ...plain.conditions, periods: [] } });
  });

  test('has a price for so many nights, or on top, a stock and services', () => {
    expect(faultsOf({ price, stock: { perNight: 3 }, includes: ['sauna'] })).toEqual([]);
    expect(faultsOf({ price: { kind: 'on-top', per: 'person', minor: 100, childMinor: 50 } })).toEqual([]);
    expect(Package.parse({ ...plain, price }).price).toMatchObject({ extraNight: 'none', extraAdult: 0, child: 0 });
  });

  test('names services and rooms that are there, or is told which are not', () => {
    const rooms = { double: price, attic: price };
    const document = {
      pictures: [{ id: 'room' }],
      rooms: [{ id: 'double' }],
      ratePlans: [{ id: 'flexible' }],
      packages: [{ ...plain, includes: ['sauna'], price: { ...price, rooms } }],
    };
    expect(findLostReferences(document, []).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'packages.0.includes.0: There is no service "sauna" in this document',
      'packages.0.price.rooms.attic: There is no room "attic" in this document',
    ]);
  });

  test.each([
    [{ price: { ...price, extraNight: 'none' } }, { minNights: 8 }, 'conditions.minNights: Its price is for 7 nights'],
    [{ price }, { maxNights: 6 }, 'conditions.maxNights: Its price is for 7 nights: say null, or 7 at least'],
    [{ price: { ...price, nights: 0 } }, {}, 'price.nights: '],
    [{ price: { ...price, byAdults: [1, null] } }, {}, 'price.byAdults: Give the last number of adults a price'],
    [{ price: { ...price, seasons: [season, { ...season, from: '2027-07-31' }] } }, {}, 'price.seasons.1.'],
    [{ price: { ...price, seasons: [{ ...season, to: '2027-06-01' }] } }, {}, 'price.seasons.0.to: The last night'],
    [{ price: { ...price, per: 'night' } }, {}, 'price: '],
    [{ price: { kind: 'on-top', per: 'room', minor: 1 } }, {}, 'price.per: '],
    [{ price: { kind: 'on-top', per: 'stay', minor: -1 } }, {}, 'price.minor: '],
    [{ stock: {} }, {}, 'stock: Say perNight, perArrivalDay or both, or leave stock out'],
    [{ stock: { perNight: 0 } }, {}, 'stock.perNight: '],
    [{}, { maxChildren: 0 }, 'conditions.maxChildren: For none say isAdultsOnly'],
    [{}, { openPeriods: [{ from: '2027-06-02', to: '2027-06-01' }] }, 'conditions.openPeriods.0.to: The last day'],
  ])('is refused by the field that is wrong: %j %j', (changes, conditions, fault) => {
    const faults = faultsOf(changes, conditions);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
