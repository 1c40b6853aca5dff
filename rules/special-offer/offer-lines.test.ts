import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offerLines } from './offer-lines.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
const minors = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 4 });

test('offers share what their discounts come to in the guest’s currency, to the last cent', () => {
  const offers = [
    { offerId: 'week', minor: 100 },
    { offerId: 'early', minor: 50 },
  ];
  expect(offerLines(offers, 150, 150)).toEqual(offers);
  expect(offerLines(offers, 150, 160)).toEqual([
    { offerId: 'week', minor: 107 },
    { offerId: 'early', minor: 53 },
  ]);
  // Half of it was the promotion's.
  expect(offerLines(offers, 300, 320)).toEqual([
    { offerId: 'week', minor: 107 },
    { offerId: 'early', minor: 53 },
  ]);
  fc.assert(
    fc.property(minors, fc.nat(2_000_000), (amounts, discount) => {
      fc.pre(sum(amounts) > 0);
      const lines = offerLines(
        amounts.map((minor, i) => ({ offerId: `offer-${i}`, minor })),
        sum(amounts),
        discount,
      );
      expect(sum(lines.map(({ minor }) => minor))).toBe(discount);
    }),
  );
});
