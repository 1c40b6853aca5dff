import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

test.each([
  ['168', 16_800],
  ['168.5', 16_850],
  ['168,50', 16_850],
  ["1'168.00", 116_800],
  ['1.168,00', 116_800],
  ['١٦٨٫٥', 16_850],
  ['168.505', 16_850_500],
  ['0', 0],
  ['', null],
  ['-5', null],
  ['abc', null],
  ['1.2.3', null],
])('%s is read as an amount in francs', (text, minor) => expect(readAmount(text, 'CHF')).toBe(minor));

test('a currency without a smaller unit takes none, and one of a thousand keeps its three decimals', () => {
  expect(readAmount('16800', 'JPY')).toBe(16_800);
  expect(readAmount('168.50', 'JPY')).toBeNull();
  expect(readAmount('1.500', 'KWD')).toBe(1_500);
});

test('whatever is written with two decimals is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (minor) => {
      expect(readAmount((minor / 100).toFixed(2), 'CHF')).toBe(minor);
      expect(readAmount((minor / 100).toFixed(2).replace('.', ','), 'CHF')).toBe(minor);
    }),
  );
});
