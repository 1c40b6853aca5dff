import { expect, test } from 'vitest';
import { currencies } from './currencies.ts';
import { offeredCurrencies } from './offered-currencies.ts';
import { ratesSnapshot } from './rates-snapshot.ts';

test('the built-in rates are of a day and know every currency', () => {
  expect(ratesSnapshot.date).toBe('2026-09-29');
  expect(offeredCurrencies(ratesSnapshot.eurRates)).toEqual([...currencies]);
});

test('what has no rate is not offered; the most asked for come first, then the alphabet', () => {
  expect(offeredCurrencies({ ZAR: 18.6, CHF: 0.94, AED: 4.2, GBP: 0.86, JPY: 0 })).toEqual([
    'EUR',
    'GBP',
    'CHF',
    'AED',
    'ZAR',
  ]);
  expect(offeredCurrencies({})).toEqual(['EUR']);
});
