import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../currency/currencies.ts';
import { money } from '../money.ts';
import { readDecimal, writeDecimal } from './decimal-amount.ts';

test('an amount is written with the decimals of its currency', () => {
  expect(writeDecimal(money(18_500, 'CHF'))).toBe('185.00');
  expect(writeDecimal(money(5, 'EUR'))).toBe('0.05');
  expect(writeDecimal(money(0, 'EUR'))).toBe('0.00');
  expect(writeDecimal(money(18_500, 'JPY'))).toBe('18500');
  expect(writeDecimal(money(18_505, 'KWD'))).toBe('18.505');
  expect(writeDecimal(money(-1_250, 'EUR'))).toBe('-12.50');
});

test('a provider may leave zeros out or add some', () => {
  expect(readDecimal('185', 'CHF')).toEqual(money(18_500, 'CHF'));
  expect(readDecimal('185.0', 'CHF')).toEqual(money(18_500, 'CHF'));
  expect(readDecimal('1000.00', 'JPY')).toEqual(money(1_000, 'JPY'));
  expect(readDecimal('1.200', 'KWD')).toEqual(money(1_200, 'KWD'));
});

test.each([
  ['1000.50', 'JPY'],
  ['1.2345', 'KWD'],
  ['10.005', 'EUR'],
  ['-1.00', 'EUR'],
  ['1e3', 'EUR'],
  ['1,00', 'EUR'],
  ['', 'EUR'],
  ['.5', 'EUR'],
  ['9999999999999999', 'EUR'],
  ['999999999999999.99', 'EUR'],
] as const)('%s %s is no amount', (written, currency) => {
  expect(readDecimal(written, currency)).toBeNull();
});

test('what was written is read again, in every currency', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 12 }), fc.constantFrom(...currencies), (minor, currency) => {
      expect(readDecimal(writeDecimal(money(minor, currency)), currency)).toEqual(money(minor, currency));
    }),
  );
});
