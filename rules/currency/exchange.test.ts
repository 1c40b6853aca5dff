import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { crossRate } from './cross-rate.ts';
import { currencies, decimalsOf, type CurrencyCode } from './currencies.ts';
import { exchange, type ExchangeRate } from './exchange.ts';
import { ratesSnapshot } from './rates-snapshot.ts';
import { dice } from '../testing/dice.ts';

const date = stayDate('2026-09-29');
const rate = (from: CurrencyCode, to: CurrencyCode, nanos: number): ExchangeRate => ({ from, to, nanos, date });

const anyAmount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const anyCurrency = fc.constantFrom(...currencies);
const anyRate = fc.tuple(anyCurrency, anyCurrency).map(([from, to]) => {
  const found = crossRate(ratesSnapshot.eurRates, from, to, date);
  if (!found) throw new Error(`no rate from ${from} to ${to}`);
  return found;
});
const ten = (power: number): bigint => 10n ** BigInt(power);
const size = (value: bigint): bigint => (value < 0n ? -value : value);

describe('exchanging an amount', () => {
  test('follows the rate to the minor unit', () => {
    expect(exchange(18_000, rate('EUR', 'CHF', 939_700_000))).toBe(16_915); // 169.146 is 169.15
    expect(exchange(10_000, rate('EUR', 'USD', 1_136_072_020))).toBe(11_361);
  });

  test('minds that yen have no decimals and dinars three', () => {
    expect(exchange(10_000, rate('EUR', 'JPY', 178_905_547_020))).toBe(17_891);
    expect(exchange(17_891, rate('JPY', 'EUR', 5_589_542))).toBe(10_000);
    expect(exchange(10_000, rate('EUR', 'KWD', 350_718_910))).toBe(35_072);
    expect(exchange(1_000, rate('JPY', 'KWD', 1_960_358))).toBe(1_960);
    expect(exchange(1_960, rate('KWD', 'JPY', 510_111_000_000))).toBe(1_000);
  });

  test('takes halves away from zero, for a charge as for a refund', () => {
    const half = rate('EUR', 'CHF', 500_000_000);
    expect([1, 3, -1, -3].map((minor) => exchange(minor, half))).toEqual([1, 2, -1, -2]);
    expect(exchange(1, rate('EUR', 'CHF', 499_999_999))).toBe(0);
    expect(Object.is(exchange(-1, rate('EUR', 'CHF', 1)), 0)).toBe(true);
  });

  test('into the same currency changes nothing, whatever the rate says', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, (minor, code) => {
        expect(exchange(minor, rate(code, code, 7))).toBe(minor);
      }),
    );
  });

  test('by no rate, or of half a cent, is a bug', () => {
    expect(() => exchange(1, rate('EUR', 'CHF', 0))).toThrow('EUR to CHF needs a rate above zero, not 0');
    expect(() => exchange(1, rate('EUR', 'CHF', Number.NaN))).toThrow(RangeError);
    expect(() => exchange(1, rate('JPY', 'KWD', Number.MAX_SAFE_INTEGER))).toThrow('cannot be counted with exactly');
    expect(() => exchange(0.5, rate('EUR', 'CHF', 1_000_000_000))).toThrow(RangeError);
    expect(() => exchange(0.5, rate('EUR', 'EUR', 1_000_000_000))).toThrow(RangeError);
  });

  test('is within half a minor unit of the exact amount, up to a million million, in every pair of currencies', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (minor, found) => {
        const top = BigInt(minor) * BigInt(found.nanos) * ten(decimalsOf(found.to));
        const bottom = ten(9 + decimalsOf(found.from));
        const given = exchange(minor, found);
        expect(2n * size(BigInt(given) * bottom - top) <= bottom).toBe(true);
        expect(Math.sign(given) === 0 || Math.sign(given) === Math.sign(minor)).toBe(true);
        expect(exchange(-minor, found) + given).toBe(0); // a refund is as large as the charge was
      }),
      { numRuns: dice(2_000) },
    );
  });

  test('of more never gives less', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyRate, (a, b, found) => {
        expect(exchange(Math.min(a, b), found)).toBeLessThanOrEqual(exchange(Math.max(a, b), found));
      }),
    );
  });

  test('there and back loses only what the two roundings and the decimals of the rates lose', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, anyCurrency, (minor, home, away) => {
        const there = crossRate(ratesSnapshot.eurRates, home, away, date);
        const back = crossRate(ratesSnapshot.eurRates, away, home, date);
        if (!there || !back) throw new Error('no rate');
        const [n, m] = [BigInt(there.nanos), BigInt(back.nanos)];
        const one = ten(18);
        // The rates are each other's inverse but for half a billionth each.
        expect(size(n * m - one) * 4n <= 2n * (n + m) + 1n).toBe(true);
        const lost = size(BigInt(exchange(exchange(minor, there), back)) - BigInt(minor));
        // All times 10^18 and twice: by the rates, by half a minor unit away, by half a minor unit at home.
        const byRates = 2n * size(BigInt(minor)) * size(n * m - one);
        const byAway = (m * ten(9) * ten(decimalsOf(home))) / ten(decimalsOf(away)) + 1n;
        expect(2n * lost * one <= byRates + byAway + one).toBe(true);
      }),
      { numRuns: dice(2_000) },
    );
  });
});
