import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { lodgingVat } from './lodging-vat.ts';

test('K24 the tax of a country is a first guess, and none is made up', () => {
  expect(lodgingVat('CH')).toBe(380);
  expect(lodgingVat('DE')).toBe(700);
  expect(lodgingVat('US')).toBe(null);
  const known = [...countries.keys()].map(lodgingVat).filter((rate) => rate !== null);
  expect(known.every((rate) => Number.isInteger(rate) && rate > 0 && rate < 3_000)).toBe(true);
});
