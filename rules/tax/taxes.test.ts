import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../money.ts';
import { cityTax, includedVat } from './taxes.ts';

describe('VAT that is inside the price', () => {
  test('is what the tax office expects of a Swiss night', () => {
    expect(includedVat(money(18_000, 'CHF'), 380)).toEqual(money(659, 'CHF'));
    expect(includedVat(money(10_810, 'CHF'), 810)).toEqual(money(810, 'CHF'));
    expect(includedVat(money(10_000, 'CHF'), 0)).toEqual(money(0, 'CHF'));
    expect(includedVat(money(0, 'CHF'), 810)).toEqual(money(0, 'CHF'));
  });

  test('and the net price make up the gross price to the cent, and the net price with VAT on top is it again', () => {
    const anyGross = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(anyGross, fc.integer({ min: 0, max: 10_000 }), (minor, basisPoints) => {
        const vat = includedVat(money(minor, 'EUR'), basisPoints).minor;
        const net = minor - vat;
        expect(vat >= 0 && net >= 0 && net + vat === minor).toBe(true);
        const off = BigInt(net) * BigInt(10_000 + basisPoints) - BigInt(minor) * 10_000n;
        expect(2n * (off < 0n ? -off : off) <= BigInt(10_000 + basisPoints)).toBe(true);
      }),
    );
  });
});

describe('the city tax', () => {
  const tax = { adultMinor: 350, childMinor: 100, infantMinor: 0, maxNights: 5 };
  const family = { adults: 2, children: 2, infants: 1 };

  test('is counted for each person and night', () => {
    expect(cityTax(tax, family, 1)).toBe(900);
    expect(cityTax(tax, family, 3)).toBe(2_700);
    expect(cityTax({ ...tax, infantMinor: 7 }, family, 3)).toBe(2_721);
  });

  test('ends after the nights the town taxes', () => {
    expect(cityTax(tax, family, 5)).toBe(4_500);
    expect(cityTax(tax, family, 6)).toBe(4_500);
    expect(cityTax(tax, family, 300)).toBe(4_500);
    expect(cityTax({ ...tax, maxNights: null }, family, 300)).toBe(270_000);
  });
});
