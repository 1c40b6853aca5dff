import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partyIn } from '../pricing/party.ts';
import { priceNight } from '../pricing/price-night.ts';
import { spread } from '../pricing/spread.ts';
import type { Guests } from '../stay/guests.ts';
import { stayDate } from '../stay/stay-date.ts';
import { bounds, parties } from '../testing/any-hotel.ts';
import { packagePrices } from '../testing/any-package.ts';
import { packageChildren, packageNights, type PackagePrice, type PricedIn } from './package-price.ts';

const room = { maxOccupancy: 6 };
const stayOf = (guests: Guests, nights: number, arrival = '2027-06-12'): PricedIn => ({
  roomId: 'double',
  arrival: stayDate(arrival),
  nights,
  guests,
  party: partyIn(room, guests, bounds),
  pricesPer: 'room',
});
const couple = { adults: 2, children: 0, infants: 0 };
const family = { adults: 2, children: 1, infants: 1, ages: [7, 1] };

/** The examples of docs/prices.md: change both or neither. */
describe('packages, as docs/prices.md works them out', () => {
  const week: PackagePrice = {
    kind: 'stay',
    nights: 7,
    byAdults: [70_000, 100_000],
    extraAdult: null,
    child: 0,
    infant: 0,
    bands: [
      { fromAge: 0, toAge: 3, minor: 0 },
      { fromAge: 3, toAge: 13, basisPoints: 5_000 },
    ],
    seasons: [
      {
        from: stayDate('2027-07-01'),
        to: stayDate('2027-08-31'),
        byAdults: [84_000, 126_000],
        extraAdult: null,
        child: 0,
        infant: 0,
        bands: [
          { fromAge: 0, toAge: 3, minor: 0 },
          { fromAge: 3, toAge: 13, basisPoints: 5_000 },
        ],
      },
    ],
    extraNight: 'rate',
  };
  const rate = () => 16_000;

  test('a price for seven nights is shared out over them to the last unit', () => {
    const nights = packageNights(week, stayOf(couple, 7), rate);
    expect(nights).toEqual([14_286, 14_286, 14_286, 14_286, 14_286, 14_285, 14_285]);
    expect(sum(nights)).toBe(100_000);
  });

  test('a child pays half of what an adult pays for the whole, an infant nothing', () =>
    expect(sum(packageNights(week, stayOf(family, 7), rate))).toBe(125_000));

  test('a ninth night costs what the rate plan asks', () =>
    expect(sum(packageNights(week, stayOf(couple, 9), rate))).toBe(132_000));

  test('across two seasons each night has its share of its own', () => {
    const nights = packageNights(week, stayOf(couple, 7, '2027-06-28'), rate);
    expect(nights).toEqual([14_286, 14_286, 14_286, 18_000, 18_000, 18_000, 18_000]);
  });

  test('three adults are not taken, and are told so', () =>
    expect(packageNights(week, stayOf({ ...couple, adults: 3 }, 7), rate)).toEqual({
      kind: 'no-party-price',
      persons: 3,
    }));

  test.each([
    ['stay', 48_000 + 10_000, [19_334, 19_333, 19_333]],
    ['night', 48_000 + 3 * 10_000, [26_000, 26_000, 26_000]],
    ['person', 48_000 + 2 * 10_000 + 4_000, [24_000, 24_000, 24_000]],
    ['person-night', 48_000 + 3 * 24_000, [40_000, 40_000, 40_000]],
  ] as const)('100 on top per %s, 40 for a child', (per, total, each) => {
    const onTop: PackagePrice = { kind: 'on-top', per, minor: 10_000, childMinor: 4_000 };
    const nights = packageNights(onTop, stayOf(family, 3), rate);
    expect(nights).toEqual(each);
    expect(sum(nights)).toBe(total);
  });
});

test('whatever a package asks for its nights is what its nights sum up to', () =>
  fc.assert(
    fc.property(
      packagePrices.map(withoutSeasons),
      parties,
      fc.integer({ min: 1, max: 6 }),
      fc.nat(50_000),
      (price, guests, more, rate) => {
        const nights = price?.kind === 'stay' ? price.nights + more : more;
        const stay = stayOf(guests, nights);
        const found = packageNights(price, stay, () => rate);
        const whole = price?.kind === 'stay' ? priceNight(price, stay.party) : 0;
        fc.pre(typeof whole === 'number');
        const own = price?.kind === 'stay' ? spread(Number(whole), Array<number>(price.nights).fill(1)) : [];
        expect(found).toEqual(
          [...own, ...Array<number>(more).fill(rate)].map((night, i) => night + onTop(price, stay, i)),
        );
        const ages = packageChildren(price, stay, () => []).map(({ age }) => age);
        expect(ages).toEqual([...stay.party.children, ...stay.party.infants].toSorted((a, b) => a - b));
      },
    ),
  ));

const withoutSeasons = (price: PackagePrice | undefined): PackagePrice | undefined =>
  price?.kind === 'stay' ? { ...price, seasons: undefined, rooms: undefined } : price;

/** The part of a night of what comes on top, by the same rule as a discount is shared out. */
function onTop(price: PackagePrice | undefined, { guests, nights }: PricedIn, place: number): number {
  if (price?.kind !== 'on-top') return 0;
  const { per, minor, childMinor = minor, infantMinor = 0 } = price;
  const { adults, children, infants } = guests;
  const amount = per.startsWith('person') ? adults * minor + children * childMinor + infants * infantMinor : minor;
  return per.endsWith('night') ? amount : (spread(amount, Array<number>(nights).fill(1))[place] ?? 0);
}

const sum = (nights: unknown): number => (nights as number[]).reduce((a, b) => a + b, 0);
