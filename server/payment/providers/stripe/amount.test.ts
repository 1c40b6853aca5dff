import { currencies } from '@stayfront/rules/currency/currencies';
import { money } from '@stayfront/rules/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAmount, writeAmount } from './amount.ts';

test('amounts are written as the provider counts', () => {
  expect(writeAmount(money(18_550, 'EUR'))).toBe(18_550);
  expect(writeAmount(money(18_550, 'JPY'))).toBe(18_550);
  expect(writeAmount(money(1_200, 'KWD'))).toBe(1_200);
  expect(writeAmount(money(1_205, 'KWD'))).toBeNull();
});

test('what was written is read as the same amount, in every currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.nat({ max: 10 ** 8 }), (currency, tens) => {
      const amount = money(tens * 10, currency);
      expect(readAmount(writeAmount(amount) ?? NaN, currency.toLowerCase())).toEqual(amount);
    }),
  );
});

test('what is no amount of a currency we know is none', () => {
  expect(readAmount(100, 'xxx')).toBeNull();
  expect(readAmount(0.5, 'eur')).toBeNull();
});
