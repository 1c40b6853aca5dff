import { currencies, decimalsOf } from '@stayfront/rules/currency/currencies';
import { writeDecimal } from '@stayfront/rules/payment/decimal-amount';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMajor } from './in-major.ts';

test('every amount is right to the cent, the yen and the fils', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.integer({ min: 0, max: 1_000_000_000_000 }), (currency, minor) => {
      const written = JSON.stringify(inMajor(minor, currency));
      const [whole = '', fraction = ''] = written.split('.');
      const full = `${whole}${fraction === '' && decimalsOf(currency) === 0 ? '' : `.${fraction}`}`;
      const decimals = decimalsOf(currency);
      expect(decimals === 0 ? full : `${whole}.${fraction.padEnd(decimals, '0')}`).toBe(
        writeDecimal({ minor, currency }),
      );
    }),
  );
});

test('examples', () => {
  expect([inMajor(18_550, 'CHF'), inMajor(18_500, 'JPY'), inMajor(185_125, 'KWD')]).toEqual([185.5, 18_500, 185.125]);
});
