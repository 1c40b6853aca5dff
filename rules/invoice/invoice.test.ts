import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vatInside } from '../tax/taxes.ts';
import { creditParts, leftToCredit } from './credit-parts.ts';
import { invoiceSums, type TaxedAmount } from './invoice-sums.ts';
import { readVatNumber } from './vat-number.ts';

const rates = [[], [260], [380], [810], [1900], [900, 900], [900, 700]] as const;
const line = fc
  .record({ gross: fc.integer({ min: 0, max: 5_000_000 }), rate: fc.constantFrom(...rates) })
  .map(({ gross, rate }): TaxedAmount => ({
    gross,
    vat: rate.map((basisPoints) => ({ basisPoints, minor: vatInside(gross, basisPoints) })),
  }));
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

describe('an invoice', () => {
  test('adds up: lines, rates, net and VAT, to the minor unit', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { groups, net, vat, gross } = invoiceSums(all);
        expect(gross).toBe(sumOf(all.map((one) => one.gross)));
        expect(vat).toBe(sumOf(all.flatMap((one) => one.vat.map(({ minor }) => minor))));
        expect(net + vat).toBe(gross);
        for (const group of groups) {
          expect(group.net + group.vat).toBe(group.gross);
          expect(sumOf(group.parts.map(({ minor }) => minor))).toBe(group.vat);
        }
        expect(sumOf(groups.map((group) => group.gross))).toBe(gross);
        expect(new Set(groups.map((group) => JSON.stringify(group.rates))).size).toBe(groups.length);
      }),
    );
  });

  test('has each rate once, the highest first and what has no VAT last', () => {
    const at = (gross: number, ...vat: [number, number][]): TaxedAmount => ({
      gross,
      vat: vat.map(([basisPoints, minor]) => ({ basisPoints, minor })),
    });
    const { groups } = invoiceSums([at(700), at(10_380, [380, 380]), at(10_810, [810, 810]), at(20_760, [380, 760])]);
    expect(groups.map(({ rates: of, net, vat, gross }) => [of, net, vat, gross])).toEqual([
      [[810], 10_000, 810, 10_810],
      [[380], 30_000, 1_140, 31_140],
      [[], 700, 0, 700],
    ]);
  });

  test('is taken back in any parts, never more of a rate than it has, and to nothing in the end', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 6 }), (all, amounts) => {
        const whole = invoiceSums(all);
        let credits: TaxedAmount[] = [];
        for (const amount of amounts) {
          const left = leftToCredit(all, credits);
          const parts = creditParts(left, amount);
          const isMore = amount > whole.gross - sumOf(credits.map(({ gross }) => gross));
          expect(parts === null).toBe(isMore);
          expect(sumOf((parts ?? []).map(({ gross }) => gross))).toBe(isMore ? 0 : amount);
          credits = [...credits, ...(parts ?? [])];
          for (const one of leftToCredit(all, credits))
            for (const { minor } of one.vat) expect(minor).toBeGreaterThanOrEqual(0);
        }
        const rest = leftToCredit(all, credits);
        const last = creditParts(rest, sumOf(rest.map(({ gross }) => gross))) ?? [];
        expect(leftToCredit(all, [...credits, ...last])).toEqual([]);
        expect(invoiceSums([...credits, ...last])).toMatchObject({
          gross: whole.gross,
          vat: whole.vat,
          net: whole.net,
        });
      }),
    );
  });
});

describe('a VAT number', () => {
  test.each([
    ['de 136 695 976', undefined, 'DE136695976'],
    ['ATU12345678', undefined, 'ATU12345678'],
    ['FR 40 303 265 045', 'FR', 'FR40303265045'],
    ['GB 123 4567 82', undefined, 'GB123456782'],
    ['XI123456782', undefined, 'XI123456782'],
    ['NL123456789B01', undefined, 'NL123456789B01'],
    ['che116281710mwst', undefined, 'CHE-116.281.710 MWST'],
    ['CHE-116.281.710', 'CH', 'CHE-116.281.710'],
    ['094014201', 'GR', 'EL094014201'],
    ['136695976', 'DE', 'DE136695976'],
    ['ESB12345678', 'DE', 'ESB12345678'],
    ['NO 123 456 789 MVA', 'NO', 'NO123456789MVA'],
  ])('%s of %s is kept as %s', (written, country, kept) => expect(readVatNumber(written, country)).toBe(kept));

  test.each([
    ['DE12345678', undefined],
    ['ATU1234567', undefined],
    ['12345', 'DE'],
    ['116.281.710', 'CH'],
    ['CHE-116.281', undefined],
    ['SE123456789012', undefined],
    ['none', undefined],
    ['=1+1', undefined],
  ])('%s of %s is none', (written, country) => expect(readVatNumber(written, country)).toBeNull());
});
