import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stayDate } from '../stay/stay-date.ts';
import { crossRate, nanosPerEuro } from './cross-rate.ts';
import { currencies } from './currencies.ts';

const date = stayDate('2026-09-29');
const table = { CHF: 0.9397, USD: 1.13607202, JPY: 178.90554702 };

test('from the euro the rate is the published one, to the last of its nine decimals', () => {
  expect(crossRate(table, 'EUR', 'CHF', date)).toEqual({ from: 'EUR', to: 'CHF', nanos: 939_700_000, date });
  expect(crossRate({ CHF: 0.123456789 }, 'EUR', 'CHF', date)?.nanos).toBe(123_456_789);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000_000_000 }), (nanos) => {
      expect(
        nanosPerEuro({ CHF: Number(`${Math.floor(nanos / 1e9)}.${String(nanos % 1e9).padStart(9, '0')}`) }, 'CHF'),
      ).toBe(nanos);
    }),
  );
});

test('between two others it goes by way of the euro', () => {
  expect(crossRate(table, 'CHF', 'USD', date)?.nanos).toBe(1_208_973_098);
  expect(crossRate(table, 'JPY', 'CHF', date)?.nanos).toBe(5_252_492);
});

test('a currency against itself is one, though nobody publishes a rate for it', () => {
  for (const code of currencies) expect(crossRate({}, code, code, date)?.nanos).toBe(1_000_000_000);
});

test('without a rate there is none, and a rate that cannot be meant is none', () => {
  expect(crossRate(table, 'CHF', 'GBP', date)).toBeNull();
  expect(crossRate(table, 'GBP', 'CHF', date)).toBeNull();
  for (const wrong of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-10, 1e9])
    expect(crossRate({ CHF: wrong }, 'EUR', 'CHF', date)).toBeNull();
  expect(crossRate({ USD: 9_000_000, CHF: 0.000000001 }, 'USD', 'CHF', date)).toBeNull();
});
