import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stayDate, addDays, weekdayOf } from '../stay/stay-date.ts';
import {
  amountsOn,
  priceService,
  unitsOf,
  withDiscount,
  type PricedService,
  type PricingType,
} from './price-service.ts';

const stay = { arrival: stayDate('2027-06-01'), nights: 3, guests: { adults: 2, children: 1, infants: 1 } };
const types: readonly PricingType[] = ['Per night', 'Per person', 'Per person per night', 'Per stay', 'Per use'];

test.each([
  ['Per night', 3_000, 6_000],
  ['Per person', 3_000, 6_000],
  ['Per person per night', 9_000, 18_000],
  ['Per stay', 1_000, 2_000],
  ['Per use', 1_000, 2_000],
] as const)('%s: three nights for two adults, a child and an infant', (pricingType, one, two) => {
  const service = { pricingType, priceMinor: 1_000, isIncluded: false };
  expect(priceService(service, stay, 1)).toBe(one);
  expect(priceService(service, stay, 2)).toBe(two);
  expect(priceService(service, stay, 0)).toBe(0);
});

test('what the rate includes costs nothing, whatever is written beside it', () => {
  for (const pricingType of types)
    expect(priceService({ pricingType, priceMinor: 2_400, isIncluded: true }, stay, 5)).toBe(0);
});

test('a price with too many noughts is a bug, not a rounded bill', () => {
  const service = { pricingType: 'Per person per night' as const, priceMinor: 1_000_000_000_000, isIncluded: false };
  expect(() =>
    priceService(service, { ...stay, nights: 365, guests: { adults: 8, children: 4, infants: 0 } }, 99),
  ).toThrow('cannot be counted with exactly');
});

test('several cost as much as one each, infants change nothing, and nothing is negative', () => {
  const anyStay = fc.record({
    arrival: fc.constant(stay.arrival),
    nights: fc.integer({ min: 1, max: 365 }),
    guests: fc.record({
      adults: fc.integer({ min: 1, max: 20 }),
      children: fc.integer({ min: 0, max: 20 }),
      infants: fc.integer({ min: 0, max: 20 }),
    }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 99 }),
      anyStay,
      (pricingType, priceMinor, quantity, asked) => {
        const service = { pricingType, priceMinor, isIncluded: false };
        const cost = priceService(service, asked, quantity);
        const lines = Array.from({ length: quantity }, () => priceService(service, asked, 1));
        expect(cost).toBe(lines.reduce((sum, line) => sum + line, 0));
        expect(cost).toBe(priceMinor * quantity * unitsOf(service, asked));
        expect(cost).toBeGreaterThanOrEqual(0);
        const withoutInfants = { ...asked, guests: { ...asked.guests, infants: 0 } };
        expect(priceService(service, withoutInfants, quantity)).toBe(cost);
      },
    ),
  );
});

// The first of June 2027 is a Tuesday.
const inSeasons = (facts: Partial<PricedService> & Pick<PricedService, 'pricingType'>): PricedService => ({
  priceMinor: 6_000,
  isIncluded: false,
  seasons: [{ from: stayDate('2027-06-03'), to: stayDate('2027-06-30'), priceMinor: 8_000 }],
  ...facts,
});
const five = { arrival: stayDate('2027-06-01'), nights: 5, guests: { adults: 2, children: 1, infants: 1 } };

test.each([
  ['Per stay', (2 * 6_000 + 3 * 8_000) / 5],
  ['Per night', 2 * 6_000 + 3 * 8_000],
  ['Per person', (3 * (2 * 6_000 + 3 * 8_000)) / 5],
  ['Per person per night', 3 * (2 * 6_000 + 3 * 8_000)],
  ['Per use', 6_000],
] as const)(
  '%s, over two seasons: each night has its own amount, and what is paid once is paid by nights’ share',
  (pricingType, cost) => {
    expect(priceService(inSeasons({ pricingType }), five, 1)).toBe(cost);
  },
);

test('children and infants pay their own amounts, in a season too', () => {
  const dinner = inSeasons({ pricingType: 'Per person per night', childMinor: 3_000, infantMinor: 500 });
  expect(priceService(dinner, { ...five, nights: 1 }, 1)).toBe(2 * 6_000 + 3_000 + 500);
  expect(priceService(dinner, { ...five, arrival: stayDate('2027-06-03'), nights: 1 }, 1)).toBe(
    2 * 8_000 + 3_000 + 500,
  );
  expect(unitsOf(dinner, five)).toBe(4 * 5);
});

test('on certain weekdays only those nights have it', () => {
  const card = inSeasons({
    pricingType: 'Per person per night',
    priceMinor: 250,
    seasons: [],
    weekdays: [1, 2, 3, 4, 5],
  });
  // From Thursday to Monday: Thursday and Friday count.
  const long = { arrival: stayDate('2027-06-03'), nights: 4, guests: { adults: 3, children: 0, infants: 0 } };
  expect(priceService(card, long, 1)).toBe(1_500);
  expect(unitsOf(card, long)).toBe(6);
  expect(priceService(card, { ...long, arrival: stayDate('2027-06-05'), nights: 2 }, 1)).toBe(0);
});

test('what is there only in its seasons costs nothing on other nights, and per use what the first night of them asks', () => {
  const season = { from: addDays(five.arrival, 2), to: addDays(five.arrival, 3), priceMinor: 700, infantMinor: 700 };
  const of = (pricingType: (typeof types)[number]) =>
    priceService(inSeasons({ pricingType, priceMinor: 0, seasons: [season], isOnlyInSeasons: true }), five, 1);
  expect([of('Per use'), of('Per night'), of('Per stay')]).toEqual([700, 1_400, 280]);
});

test('what is part of the price is free where offers make nights and persons free, and rounded once with others', () => {
  const guests = { adults: 2, children: 2, infants: 1 };
  const stay = { arrival: five.arrival, nights: 3, guests, freed: { nights: [2], children: 1, infants: 1 } };
  const season = { from: five.arrival, to: five.arrival, priceMinor: 100 };
  const part = { seasons: [], isPartOfPrice: true, infantMinor: 50 };
  const byHead = inSeasons({ ...part, pricingType: 'Per person per night', priceMinor: 100 });
  expect([priceService(byHead, stay, 1), unitsOf(byHead, stay)]).toEqual([600, 6]);
  expect(priceService(inSeasons({ ...part, pricingType: 'Per night', priceMinor: 100 }), stay, 1)).toBe(200);
  const once = { ...part, pricingType: 'Per stay' as const, priceMinor: 0, isOnlyInSeasons: true, seasons: [season] };
  const first = inSeasons(once);
  expect([first, inSeasons({ ...once, roundedAfter: [first] })].map((one) => priceService(one, stay, 1))).toEqual([
    33, 34,
  ]);
});

test('for any seasons, weekdays and party a stay costs what its nights cost one by one, rounded once where it is paid once', () => {
  const minor = fc.nat(20_000);
  const amounts = {
    priceMinor: minor,
    childMinor: fc.option(minor, { nil: undefined }),
    infantMinor: fc.option(minor, { nil: undefined }),
  };
  const anyService = fc.record({
    ...amounts,
    pricingType: fc.constantFrom(...types),
    isIncluded: fc.constant(false),
    seasons: fc.array(fc.record({ ...amounts, first: fc.nat(4) }), { maxLength: 2 }).map((seasons) =>
      // One after the other, five nights each, so that none share a night.
      seasons.map(({ first, ...season }, place) => {
        const from = addDays(five.arrival, place * 10 + first);
        return { ...season, from, to: addDays(from, 4) };
      }),
    ),
    weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1 }), { nil: undefined }),
  });
  const party = fc.record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.nat(3), infants: fc.nat(2) });
  fc.assert(
    fc.property(anyService, fc.integer({ min: 1, max: 20 }), party, (service, nights, guests) => {
      const isCovered = (night: number): boolean =>
        !service.weekdays || service.weekdays.includes(weekdayOf(addDays(five.arrival, night)));
      const lines = Array.from({ length: nights }, (_, night) => {
        const {
          priceMinor,
          childMinor = priceMinor,
          infantMinor = 0,
        } = amountsOn(service, addDays(five.arrival, night));
        const persons = guests.adults * priceMinor + guests.children * childMinor + guests.infants * infantMinor;
        return isCovered(night) ? (service.pricingType.startsWith('Per person') ? persons : priceMinor) : 0;
      });
      const sum = lines.reduce((total, line) => total + line, 0);
      const first = Array.from({ length: nights }, (_, night) => night).find(isCovered);
      const isNightly = service.pricingType.endsWith('night');
      const isUsed = service.pricingType === 'Per use';
      const expected = isUsed ? (first === undefined ? 0 : lines[first]) : isNightly ? sum : Math.round(sum / nights);
      expect(priceService(service, { arrival: five.arrival, nights, guests }, 1)).toBe(expected);
      const cheaper = withDiscount(service, 300);
      expect(priceService(cheaper, { arrival: five.arrival, nights, guests }, 1)).toBeLessThanOrEqual(expected ?? 0);
    }),
  );
});
