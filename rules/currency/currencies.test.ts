import { expect, test } from 'vitest';
import { currencies, decimalsOf, isCurrency, otherCurrencies, preferredCurrencies } from './currencies.ts';

test('there are 33 currencies, the four most asked for first and the others by the alphabet', () => {
  expect(currencies).toHaveLength(33);
  expect(new Set(currencies).size).toBe(33);
  expect(currencies.slice(0, 4)).toEqual(preferredCurrencies);
  expect([...otherCurrencies]).toEqual(otherCurrencies.toSorted());
  expect(otherCurrencies.some((code) => (preferredCurrencies as readonly string[]).includes(code))).toBe(false);
});

test('yen, won and Chilean pesos have no decimals, dinars and rials of the Gulf three, all others two', () => {
  expect(currencies.filter((code) => decimalsOf(code) === 0)).toEqual(['CLP', 'JPY', 'KRW']);
  expect(currencies.filter((code) => decimalsOf(code) === 3)).toEqual(['BHD', 'JOD', 'KWD', 'OMR']);
  expect(currencies.filter((code) => decimalsOf(code) === 2)).toHaveLength(26);
});

test('only a code in capital letters that is on the list is a currency', () => {
  expect(currencies.every(isCurrency)).toBe(true);
  for (const wrong of ['chf', 'XXX', '', 'EUR ', 'toString', 'CHFEUR']) expect(isCurrency(wrong)).toBe(false);
});
