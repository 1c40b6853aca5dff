import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { upgradesOf, upsellOf, type PricedProduct } from './upgrades.ts';

const product = (roomId: string, ratePlanId: string, totalMinor: number, discountMinor = 0): PricedProduct => ({
  roomId,
  ratePlanId,
  totalMinor,
  discountMinor,
});
const chosen = product('double', 'flexible', 20_000, 1_000);
const seen = (offers: { product: PricedProduct; differenceMinor: number }[]) =>
  offers.map((offer) => [offer.product.roomId, offer.product.ratePlanId, offer.differenceMinor]);

describe('an upgrade', () => {
  test('is the same room at another rate for more, after discounts, the smallest step first', () => {
    const products = [
      chosen,
      product('double', 'half-board', 26_000),
      product('double', 'breakfast', 22_000, 500),
      product('double', 'non-refundable', 18_000),
      product('double', 'dearer-but-discounted', 25_000, 6_000),
      product('suite', 'breakfast', 40_000),
    ];
    expect(seen(upgradesOf(chosen, products))).toEqual([
      ['double', 'breakfast', 2_500],
      ['double', 'half-board', 7_000],
    ]);
  });
});

describe('an upsell', () => {
  test('is another room at the same rate for more', () => {
    const products = [
      product('suite', 'flexible', 40_000),
      product('single', 'flexible', 15_000),
      product('twin', 'flexible', 19_000),
      product('family', 'flexible', 30_000),
      product('suite', 'breakfast', 45_000),
    ];
    expect(seen(upsellOf(chosen, products))).toEqual([
      ['family', 'flexible', 11_000],
      ['suite', 'flexible', 21_000],
    ]);
  });

  test('stays in the hotel’s order where two cost the same', () => {
    const products = [product('lake', 'flexible', 21_000), product('garden', 'flexible', 21_000)];
    expect(upsellOf(chosen, products).map((offer) => offer.product.roomId)).toEqual(['lake', 'garden']);
  });
});

test('every step is dearer than nothing and than the one before, and the price plus the step is the other’s price', () => {
  const anyProduct = fc
    .record({
      roomId: fc.constantFrom('single', 'double', 'suite'),
      ratePlanId: fc.constantFrom('flexible', 'breakfast', 'non-refundable'),
      totalMinor: fc.integer({ min: 0, max: 1_000_000_000_000 }),
      share: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ share, ...rest }) => ({ ...rest, discountMinor: Math.floor((rest.totalMinor * share) / 100) }));
  fc.assert(
    fc.property(anyProduct, fc.array(anyProduct, { maxLength: 12 }), (mine, all) => {
      for (const find of [upgradesOf, upsellOf]) {
        const offers = find(mine, all);
        const steps = offers.map((offer) => offer.differenceMinor);
        expect(steps.every((step) => step > 0)).toBe(true);
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        for (const { product: other, differenceMinor } of offers)
          expect(mine.totalMinor - mine.discountMinor + differenceMinor).toBe(other.totalMinor - other.discountMinor);
      }
      // Nothing is both: an upgrade keeps the room, an upsell changes it.
      const upsold = upsellOf(mine, all).map((offer) => offer.product);
      expect(upgradesOf(mine, all).some((offer) => upsold.includes(offer.product))).toBe(false);
    }),
  );
});
