import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDiscount } from '../testing/any-offer.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import type { AppliedOffer } from './apply-offers.ts';
import { offersForStay, type OfferedProduct } from './offers-for-stay.ts';
import type { FreeNights, OfferConditions, OfferDiscount, PricedChild, SpecialOffer } from './special-offer.ts';
import { sumDiscounts } from './sum-discounts.ts';
import { type OfferStay } from './why-no-offer.ts';

const today = stayDate('2027-05-01');
const arrival = stayDate('2027-06-10'); // a Thursday
const guests = { adults: 2, children: 1 };
const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const stayOf = (nights: number): OfferStay => ({ today, arrival, nights, guests });
const product = (nightPrices: readonly number[], more: Partial<OfferedProduct> = {}): OfferedProduct => ({
  roomId: 'large',
  ratePlanId: 'cheap',
  nightPrices,
  ...more,
});
const percent = (basisPoints: number): OfferDiscount => ({ kind: 'percent', basisPoints });
const sevenForSix: FreeNights = { kind: 'free-nights', nights: 7, free: 1, which: 'last', repeats: true };
const offer = (id: string, discount: OfferDiscount, more: Partial<SpecialOffer> = {}): SpecialOffer => ({
  id,
  discount,
  ...more,
});
const week = (minor = 100): number[] => Array.from({ length: 7 }, () => minor);

const applied = (offers: readonly SpecialOffer[], sold: OfferedProduct): readonly AppliedOffer[] =>
  offersForStay(offers, stayOf(sold.nightPrices.length))?.given(sold) ?? [];
const lines = (offers: readonly SpecialOffer[], sold: OfferedProduct): [string | null, number][] =>
  applied(offers, sold).map((one) => [one.offer.id, sum(one.nightDiscounts)]);
const off = (discount: OfferDiscount, nightPrices: number[], conditions: OfferConditions = {}, more = {}) =>
  sumDiscounts(applied([offer('one', discount, { conditions })], product(nightPrices, more)));

describe('free nights', () => {
  const free = (more: Partial<FreeNights>): OfferDiscount => ({ ...sevenForSix, ...more });
  const count = (discount: OfferDiscount, nights: number): number =>
    off(
      discount,
      Array.from({ length: nights }, () => 100),
    ).filter((minor) => minor > 0).length;

  test('stay 7, pay 6: the seventh night is free, and the fourteenth where it repeats', () => {
    expect(off(sevenForSix, week())).toEqual([0, 0, 0, 0, 0, 0, 100]);
    expect([6, 7, 8, 13, 14].map((nights) => count(sevenForSix, nights))).toEqual([0, 1, 1, 1, 2]);
    expect([7, 8, 14].map((nights) => count(free({ repeats: false }), nights))).toEqual([1, 1, 1]);
    // Once: the last night of the stay, not the seventh.
    expect(off(free({ repeats: false }), [...week(), 50])).toEqual([0, 0, 0, 0, 0, 0, 0, 50]);
    expect(off(sevenForSix, [...week(), 50])).toEqual([0, 0, 0, 0, 0, 0, 100, 0]);
  });

  test('may be the first ones or the cheapest ones instead', () => {
    const three = { nights: 3, free: 1 } as const;
    expect(off(free({ ...three, which: 'first' }), [30, 10, 20, 40])).toEqual([30, 0, 0, 0]);
    expect(off(free({ ...three, which: 'cheapest' }), [30, 10, 20, 5])).toEqual([0, 10, 0, 0]);
    expect(off(free({ ...three, which: 'cheapest', repeats: false }), [30, 10, 20, 5])).toEqual([0, 0, 0, 5]);
  });

  test('a last block that is not whole has those of its nights free that are beyond the paid ones', () => {
    expect([7, 12, 13, 14].map((nights) => count(free({ free: 2 }), nights))).toEqual([2, 2, 3, 4]);
  });

  test('only nights count that lie in its days or on its weekdays', () => {
    const weekend = { weekdays: [5, 6] }; // Friday and Saturday
    const two = free({ nights: 2, free: 1 });
    expect(off(two, week(), weekend)).toEqual([0, 0, 100, 0, 0, 0, 0]);
    expect(off(two, [100, 100], weekend)).toEqual([]);
  });

  test('are as many as the nights say, whichever they are', () => {
    fc.assert(
      fc.property(anyDiscount, fc.integer({ min: 1, max: 40 }), (discount, nights) => {
        if (discount.kind !== 'free-nights') return;
        const { nights: every, free: gift, repeats } = discount;
        const rest = nights % every;
        const expected = repeats ? Math.floor(nights / every) * gift + Math.max(0, rest - (every - gift)) : gift;
        expect(count(discount, nights)).toBe(nights < every ? 0 : expected);
      }),
    );
  });
});

describe('other discounts', () => {
  test('an amount comes off each night, the stay, each person, or each person and night', () => {
    const prices = [10_000, 20_000, 500];
    const amount = (per: 'night' | 'stay' | 'person' | 'person-night'): OfferDiscount => ({
      kind: 'amount',
      minor: 1_000,
      per,
    });
    expect(off(amount('night'), prices)).toEqual([1_000, 1_000, 500]);
    expect(sum(off(amount('stay'), prices))).toBe(1_000);
    expect(sum(off(amount('person'), prices))).toBe(3_000);
    expect(off(amount('person-night'), prices)).toEqual([3_000, 3_000, 500]);
  });

  test('nights outside of its days are paid in full, or refuse it', () => {
    const conditions = { stayFrom: addDays(arrival, 1), stayTo: addDays(arrival, 2) };
    const isPart = { ...conditions, nightsOutside: 'full-price' as const };
    expect(off(percent(1_000), [100, 100, 100, 100], isPart)).toEqual([0, 10, 10, 0]);
    expect(off(percent(1_000), [100, 100, 100, 100], conditions)).toEqual([]);
    expect(off({ kind: 'amount', minor: 60, per: 'stay' }, [100, 100, 100, 100], isPart)).toEqual([0, 30, 30, 0]);
  });

  const child = (age: number, minor: number): PricedChild => ({ age, nightPrices: [minor, minor] });
  const family: OfferDiscount = { kind: 'child', toAge: 10, positions: { from: 1, to: 1 }, basisPoints: 10_000 };

  test('the youngest child is free, whatever the others pay', () => {
    const children = () => [child(2, 1_000), child(5, 2_000), child(11, 4_000)];
    expect(off(family, [20_000, 20_000], {}, { children })).toEqual([1_000, 1_000]);
    const second: OfferDiscount = { ...family, positions: { from: 2, to: 2 }, basisPoints: 5_000 };
    expect(off(second, [20_000, 20_000], {}, { children })).toEqual([1_000, 1_000]);
    expect(off({ ...family, fromAge: 3 }, [20_000, 20_000], {}, { children })).toEqual([2_000, 2_000]);
  });

  test('needs as many children of that age as it says', () => {
    const two: OfferDiscount = { ...family, minChildren: 2 };
    expect(off(two, [20_000, 20_000], {}, { children: () => [child(5, 2_000), child(8, 3_000)] })).toEqual([
      2_000, 2_000,
    ]);
    expect(off(two, [20_000, 20_000], {}, { children: () => [child(5, 2_000), child(10, 3_000)] })).toEqual([]);
  });

  test('a child of a night that is cheaper already has become cheaper with it', () => {
    const offers = [offer('tenth', percent(1_000), { joins: 'all' }), offer('child', family, { joins: 'all' })];
    const sold = product([20_000, 20_000], { children: () => [child(5, 4_000)] });
    expect(lines(offers, sold)).toEqual([
      ['tenth', 4_000],
      ['child', 7_200],
    ]);
  });
});

describe('several offers', () => {
  const early = offer('early', percent(1_000), { joins: 'all' });
  const long = offer('long', sevenForSix, { joins: 'all' });
  const alone = offer('alone', percent(2_000));

  test('that join are given one after another, each of what is left', () => {
    expect(lines([early, long], product(week()))).toEqual([
      ['early', 70],
      ['long', 90],
    ]);
    expect(lines([long, early], product(week()))).toEqual([
      ['long', 100],
      ['early', 60],
    ]);
  });

  test('that do not join stand against each other and against those that do: the guest has the cheapest', () => {
    expect(lines([early, alone], product(week()))).toEqual([['alone', 140]]);
    expect(lines([early, long, alone], product(week()))).toEqual([
      ['early', 70],
      ['long', 90],
    ]);
    // The same saved: what stands first.
    const same = offer('same', percent(2_000));
    expect(lines([same, alone], product(week()))).toEqual([['same', 140]]);
    expect(lines([alone, offer('joined', percent(2_000), { joins: 'all' })], product(week()))[0]?.[0]).toBe('alone');
  });

  test('of one group: only the best', () => {
    const group = { joins: 'all', group: 'length' } as const;
    const offers = [offer('three', percent(500), group), offer('seven', percent(1_500), group), early];
    expect(lines(offers, product(week(1_000)))).toEqual([
      ['seven', 1_050],
      ['early', 595],
    ]);
  });

  test('never bring the stay below the floor: the one that would is cut', () => {
    const offers = [early, long];
    expect(lines(offers, product(week(), { floor: 80 }))).toEqual([
      ['early', 70],
      ['long', 70],
    ]);
    expect(lines(offers, product(week(), { floor: 95 }))).toEqual([['early', 35]]);
    expect(lines(offers, product(week(), { floor: 100 }))).toEqual([]);
    // A night that costs less than the floor already is not made dearer.
    expect(lines(offers, product(week(), { floor: 500 }))).toEqual([]);
  });
});
