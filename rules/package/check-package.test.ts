import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, nightsOf, stayDate, weekdayOf, type Stay } from '../stay/stay-date.ts';
import { checkPackage, checkPackageGuests } from './check-package.ts';
import { packageConditions, packageDays, type PackageConditions } from './package-days.ts';
import { dice } from '../testing/dice.ts';

const today = stayDate('2027-05-01'); // a Saturday
const free: PackageConditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: null,
  maxNights: null,
  arrivalWeekdays: null,
  periods: [],
};
const stayIn = (days: number, nights: number): Stay => {
  const arrival = addDays(today, days);
  return { arrival, departure: addDays(arrival, nights) };
};
const check = (conditions: Partial<PackageConditions>, stay: Stay) =>
  checkPackage({ ...free, ...conditions }, stay, today);

describe('a stay in a package', () => {
  test('may be any stay from today on where nothing is asked for', () => {
    expect(check({}, stayIn(0, 1))).toBeNull();
    expect(check({}, stayIn(719, 1))).toBeNull();
    expect(check({}, stayIn(-1, 1))).toEqual({ kind: 'too-soon', earliest: today });
    expect(check({}, stayIn(720, 1))).toEqual({ kind: 'too-far', latest: addDays(today, 719) });
    expect(check({}, stayIn(3, 0))).toEqual({ kind: 'min-stay', nights: 1 });
  });

  test('must be booked early enough and not too early', () => {
    const conditions = { minAdvanceDays: 7, maxAdvanceDays: 30 };
    expect(check(conditions, stayIn(6, 2))).toEqual({ kind: 'too-soon', earliest: '2027-05-08' });
    expect(check(conditions, stayIn(7, 2))).toBeNull();
    expect(check(conditions, stayIn(30, 2))).toBeNull();
    expect(check(conditions, stayIn(31, 2))).toEqual({ kind: 'too-far', latest: '2027-05-31' });
  });

  test('has its least and its most nights', () => {
    const conditions = { minNights: 3, maxNights: 5 };
    expect(check(conditions, stayIn(9, 2))).toEqual({ kind: 'min-stay', nights: 3 });
    expect(check(conditions, stayIn(9, 3))).toBeNull();
    expect(check(conditions, stayIn(9, 5))).toBeNull();
    expect(check(conditions, stayIn(9, 6))).toEqual({ kind: 'max-stay', nights: 5 });
  });

  test('begins on one of its weekdays', () => {
    expect(check({ arrivalWeekdays: [0, 1, 2] }, stayIn(1, 2))).toBeNull();
    expect(check({ arrivalWeekdays: [0, 1, 2] }, stayIn(0, 2))).toEqual({
      kind: 'arrival-weekday',
      weekdays: [0, 1, 2],
    });
  });

  test('has no night in a period, but may end on the first day of one and begin after its last', () => {
    const period = { from: addDays(today, 10), to: addDays(today, 12) };
    const inPeriod = { kind: 'in-period', ...period };
    expect(check({ periods: [period] }, stayIn(8, 2))).toBeNull();
    expect(check({ periods: [period] }, stayIn(8, 3))).toEqual(inPeriod);
    expect(check({ periods: [period] }, stayIn(12, 1))).toEqual(inPeriod);
    expect(check({ periods: [period] }, stayIn(13, 1))).toBeNull();
    expect(check({ periods: [period] }, stayIn(5, 20))).toEqual(inPeriod);
  });

  test('lies within the days on which the package is sold, where it names them', () => {
    const openPeriods = [
      { from: addDays(today, 10), to: addDays(today, 12) },
      { from: addDays(today, 20), to: addDays(today, 29) },
    ];
    expect(check({ openPeriods }, stayIn(9, 2))).toEqual({ kind: 'too-soon', earliest: addDays(today, 10) });
    expect(check({ openPeriods }, stayIn(10, 3))).toBeNull();
    expect(check({ openPeriods }, stayIn(10, 4))).toEqual({ kind: 'out-of-period', night: addDays(today, 13) });
    expect(check({ openPeriods }, stayIn(15, 1))).toEqual({ kind: 'out-of-period', night: addDays(today, 15) });
    expect(check({ openPeriods, minNights: 3 }, stayIn(28, 3))).toEqual({
      kind: 'too-far',
      latest: addDays(today, 27),
    });
    expect(
      check({ openPeriods: [{ from: stayDate('2026-05-01'), to: stayDate('2026-05-31') }] }, stayIn(1, 1)),
    ).toEqual({ kind: 'not-sold' });
  });

  test('has as many nights as the package has one price for, or more where further nights are sold', () => {
    const price = { kind: 'stay', nights: 7, byAdults: [1], extraAdult: 0, child: 0, infant: 0 } as const;
    expect(packageConditions({ conditions: free, price: { ...price, extraNight: 'none' } })).toMatchObject({
      minNights: 7,
      maxNights: 7,
    });
    expect(packageConditions({ conditions: free, price: { ...price, extraNight: 'rate' } })).toMatchObject({
      minNights: 7,
      maxNights: null,
    });
    expect(packageConditions({ conditions: free })).toBe(free);
  });

  test('is not sold at all where its conditions contradict each other', () => {
    const never = { minAdvanceDays: 30, maxAdvanceDays: 7 };
    expect(packageDays({ ...free, ...never }, today)).toBeNull();
    expect(check(never, stayIn(10, 2))).toEqual({ kind: 'not-sold' });
  });
});

test('a package may be for some guests only, and says which would do', () => {
  const couple = { adults: 2, children: 0, infants: 0 };
  const family = { adults: 2, children: 2, infants: 1 };
  expect(checkPackageGuests(free, family)).toBeNull();
  expect(checkPackageGuests({ ...free, isAdultsOnly: true }, couple)).toBeNull();
  expect(checkPackageGuests({ ...free, isAdultsOnly: true }, family)).toEqual({ kind: 'adults-only' });
  expect(checkPackageGuests({ ...free, isAdultsOnly: true }, { ...couple, infants: 1 })).toEqual({
    kind: 'adults-only',
  });
  expect(checkPackageGuests({ ...free, minAdults: 3 }, family)).toEqual({ kind: 'too-few-adults', least: 3 });
  expect(checkPackageGuests({ ...free, maxChildren: 1 }, family)).toEqual({ kind: 'too-many-children', most: 1 });
  expect(checkPackageGuests({ ...free, maxChildren: 2 }, family)).toBeNull();
});

test('a picker offers days of arrival from which the shortest stay still ends within the horizon', () => {
  expect(packageDays(free, today)).toEqual({ earliest: today, latest: addDays(today, 719) });
  expect(packageDays({ ...free, minNights: 7 }, today)?.latest).toBe(addDays(today, 713));
  expect(packageDays({ ...free, minAdvanceDays: 7, maxAdvanceDays: 300 }, today)).toEqual({
    earliest: '2027-05-08',
    latest: '2028-02-25',
  });
});

const perhaps = (min: number, max: number) => fc.option(fc.integer({ min, max }));
const anyConditions: fc.Arbitrary<PackageConditions> = fc.record({
  minAdvanceDays: perhaps(0, 60),
  maxAdvanceDays: perhaps(0, 720),
  minNights: perhaps(1, 10),
  maxNights: perhaps(1, 14),
  arrivalWeekdays: fc.option(fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })),
  periods: fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.nat({ max: 20 }))
      .map(([start, length]) => ({ from: addDays(today, start), to: addDays(today, start + length) })),
    { maxLength: 3 },
  ),
  openPeriods: fc.option(
    fc.array(
      fc
        .tuple(fc.integer({ min: -20, max: 300 }), fc.nat({ max: 60 }))
        .map(([start, length]) => ({ from: addDays(today, start), to: addDays(today, start + length) })),
      { minLength: 1, maxLength: 3 },
    ),
    { nil: undefined, freq: 2 },
  ),
});

test('whatever is accepted obeys every condition, and the picker and the check agree on the days of arrival', () => {
  fc.assert(
    fc.property(anyConditions, fc.integer({ min: -10, max: 730 }), fc.nat({ max: 20 }), (conditions, ahead, nights) => {
      const stay = stayIn(ahead, nights);
      const refusal = checkPackage(conditions, stay, today);
      const days = packageDays(conditions, today);
      const isOffered = days !== null && stay.arrival >= days.earliest && stay.arrival <= days.latest;
      expect(['not-sold', 'too-soon', 'too-far'].includes(refusal?.kind ?? '')).toBe(!isOffered);
      const { minAdvanceDays, maxAdvanceDays, minNights, maxNights, arrivalWeekdays, periods, openPeriods } =
        conditions;
      const obeys =
        isOffered &&
        ahead >= (minAdvanceDays ?? 0) &&
        ahead <= (maxAdvanceDays ?? 720) &&
        nights >= (minNights ?? 1) &&
        nights <= (maxNights ?? 365) &&
        (arrivalWeekdays?.includes(weekdayOf(stay.arrival)) ?? true) &&
        !nightsOf(stay).some((night) => periods.some(({ from, to }) => from <= night && night <= to)) &&
        nightsOf(stay).every((night) => openPeriods?.some(({ from, to }) => from <= night && night <= to) ?? true);
      expect(refusal === null).toBe(obeys);
    }),
    { numRuns: dice(2_000) },
  );
});
