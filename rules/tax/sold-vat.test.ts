import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatInside } from './taxes.ts';
import { isTaxedAt, serviceVat, soldVat } from './sold-vat.ts';

const rate = fc.integer({ min: 0, max: 10_000 });
const amount = fc.integer({ min: 0, max: 100_000_000 });
const rates = fc.uniqueArray(rate, { maxLength: 3 });
const services = fc.array(fc.record({ totalMinor: amount, vatRates: rates }), { maxLength: 6 });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);
const quoted = (paid: number, own: readonly number[]) => ({ paid, vat: sumOf(own.map((one) => vatInside(paid, one))) });

describe('the VAT of a room and its services, by rate', () => {
  test('a Swiss room at 3.8 %, its breakfast too, its parking at 8.1 % and a tourist card without', () => {
    const room = quoted(18_000, [380]);
    const sold = [
      { totalMinor: 5_400, vatRates: [380] },
      { totalMinor: 10_810, vatRates: [810] },
      { totalMinor: 2_000, vatRates: [0] },
    ];
    expect(soldVat(room, sold, [380])).toEqual([
      { basisPoints: 810, minor: 810 },
      { basisPoints: 380, minor: 659 + 198 },
    ]);
  });

  test('adds up to the VAT contained in the total, to the minor unit', () =>
    fc.assert(
      fc.property(amount, rates, services, (paid, own, sold) => {
        const room = quoted(paid, own);
        const lines = soldVat(room, sold, own);
        expect(sumOf(lines.map(({ minor }) => minor))).toBe(room.vat + sumOf(sold.map(serviceVat)));
        expect(new Set(lines.map(({ basisPoints }) => basisPoints)).size).toBe(lines.length);
      }),
    ));

  test('does so for an exchanged room too, whose VAT was rounded on its own', () =>
    fc.assert(
      fc.property(amount, fc.integer({ min: -3, max: 3 }), rates, services, (shown, off, own, sold) => {
        const vat = sumOf(own.map((one) => vatInside(shown, one))) + (own.length > 0 ? off : 0);
        const lines = soldVat({ paid: shown, vat }, sold, own);
        expect(sumOf(lines.map(({ minor }) => minor))).toBe(vat + sumOf(sold.map(serviceVat)));
        expect(lines.every(({ basisPoints }) => basisPoints !== null)).toBe(true);
      }),
    ));

  test('each line is what its rate takes of all that is sold at it, but for one rounding of each', () =>
    fc.assert(
      fc.property(amount, rate, fc.array(amount, { maxLength: 6 }), (paid, own, totals) => {
        const sold = totals.map((totalMinor) => ({ totalMinor, vatRates: [own] }));
        const [line] = soldVat(quoted(paid, [own]), sold, [own]);
        const whole = vatInside(paid + sumOf(totals), own);
        expect(Math.abs((line?.minor ?? 0) - whole)).toBeLessThanOrEqual(totals.length + 1);
      }),
    ));

  test('a room that was quoted before the hotel changed its rate keeps its VAT, without a rate', () => {
    const room = quoted(18_000, [370]);
    expect(isTaxedAt(room, [370])).toBe(true);
    expect(isTaxedAt(room, [380])).toBe(false);
    expect(soldVat(room, [], null)).toEqual([{ basisPoints: null, minor: 642 }]);
  });

  test('a service that was sold before its rate was kept has none, and a house without VAT has no line', () => {
    expect(serviceVat({ totalMinor: 5_000 })).toBe(0);
    expect(soldVat({ paid: 18_000, vat: 0 }, [], [])).toEqual([]);
  });
});
