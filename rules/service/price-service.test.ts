import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceService, unitsOf, type PricingType } from './price-service.ts';

const stay = { nights: 3, guests: { adults: 2, children: 1, infants: 1 } };
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
  expect(() => priceService(service, { nights: 365, guests: { adults: 8, children: 4, infants: 0 } }, 99)).toThrow(
    'cannot be counted with exactly',
  );
});

test('several cost as much as one each, infants change nothing, and nothing is negative', () => {
  const anyStay = fc.record({
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
        expect(cost).toBe(priceMinor * quantity * unitsOf(pricingType, asked));
        expect(cost).toBeGreaterThanOrEqual(0);
        const withoutInfants = { ...asked, guests: { ...asked.guests, infants: 0 } };
        expect(priceService(service, withoutInfants, quantity)).toBe(cost);
      },
    ),
  );
});
