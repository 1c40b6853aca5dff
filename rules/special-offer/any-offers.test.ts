import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOffers } from '../testing/any-offer.ts';
import { addDays, stayDate } from '../stay/stay-date.ts';
import type { AppliedOffer } from './apply-offers.ts';
import { offersForStay } from './offers-for-stay.ts';
import { sumDiscounts } from './sum-discounts.ts';
import { whyNoOffer } from './why-no-offer.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

describe('whatever the offers are', () => {
  const first = stayDate('2027-03-20');
  const stays = fc.record({
    offers: anyOffers(first),
    today: fc.nat(12).map((days) => addDays(first, -days)),
    arrival: fc.nat(10).map((days) => addDays(first, days)),
    guests: fc.record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.nat(3) }),
    nightPrices: fc.array(fc.nat(90_000), { minLength: 1, maxLength: 12 }),
    ages: fc.array(fc.nat(15), { maxLength: 3 }),
    floor: fc.oneof(fc.constant(0), fc.nat(60_000)),
    roomId: fc.constantFrom('small', 'large'),
    ratePlanId: fc.constantFrom('cheap', 'dear'),
  });
  const made = stays.map(({ offers, nightPrices, ages, floor, roomId, ratePlanId, ...stay }) => {
    const children = ages
      .toSorted((a, b) => a - b)
      .map((age) => ({ age, nightPrices: nightPrices.map((minor) => Math.floor(minor / 4)) }));
    return {
      offers,
      stay: { ...stay, nights: nightPrices.length },
      ages: children.map(({ age }) => age),
      sold: { roomId, ratePlanId, nightPrices, children: () => children, floor },
    };
  });
  const saved = (given: readonly AppliedOffer[]): number => sum(sumDiscounts(given));

  test('no night becomes dearer or costs less than nothing, and the lines add up to what is taken off', () => {
    fc.assert(
      fc.property(made, ({ offers, stay, sold }) => {
        const given = offersForStay(offers, stay)?.given(sold) ?? [];
        const total = sumDiscounts(given);
        for (const { nightDiscounts } of given) {
          expect(nightDiscounts).toHaveLength(stay.nights);
          expect(nightDiscounts.every((minor) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
          expect(sum(nightDiscounts)).toBeGreaterThan(0);
        }
        total.forEach((minor, i) => expect(minor).toBeLessThanOrEqual(sold.nightPrices[i] ?? 0));
        expect(given.reduce((all, one) => all + sum(one.nightDiscounts), 0)).toBe(sum(total));
      }),
    );
  });

  test('no more is taken off than the limit that is told beforehand', () => {
    fc.assert(
      fc.property(made, ({ offers, stay, sold }) => {
        const found = offersForStay(offers, stay);
        if (!found) return;
        const { basisPoints, minor } = found.most;
        const most = (sum(sold.nightPrices) * basisPoints) / 10_000 + minor;
        expect(saved(found.given(sold))).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('no stay is brought below its floor', () => {
    fc.assert(
      fc.property(made, ({ offers, stay, sold }) => {
        const before = sum(sold.nightPrices);
        const paid = before - saved(offersForStay(offers, stay)?.given(sold) ?? []);
        expect(paid).toBeGreaterThanOrEqual(Math.min(before, sold.floor * stay.nights));
      }),
    );
  });

  test('a stay saves at least what the best of its offers would save alone', () => {
    fc.assert(
      fc.property(made, ({ offers, stay, sold }) => {
        const together = saved(offersForStay(offers, stay)?.given(sold) ?? []);
        for (const one of offers)
          expect(together).toBeGreaterThanOrEqual(saved(offersForStay([one], stay)?.given(sold) ?? []));
      }),
    );
  });

  test('exactly those are given that nothing speaks against, but for what excludes another', () => {
    fc.assert(
      fc.property(made, ({ offers, stay, sold, ages }) => {
        const given = offersForStay(offers, stay)?.given(sold) ?? [];
        const place = { ...sold, childAges: ages };
        const open = offers.filter((one) => whyNoOffer(one, stay, place) === null);
        for (const { offer: one } of given) expect(open).toContain(one);
        const ids = given.map((one) => one.offer.id);
        expect(ids).toEqual(offers.map(({ id }) => id).filter((id) => ids.includes(id)));
        expect(given.length < 2 || given.every((one) => one.offer.joins === 'all')).toBe(true);
        const groups = given.flatMap((one) => one.offer.group ?? []);
        expect(new Set(groups).size).toBe(groups.length);
      }),
    );
  });
});
