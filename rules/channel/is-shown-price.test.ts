import { expect, test } from 'vitest';
import { isShownPrice } from './is-shown-price.ts';

test('a price is the same to the cent, or rounded as it was shown', () => {
  expect(isShownPrice('612.50', 61_250, 'CHF')).toBe(true);
  expect(isShownPrice('612.5', 61_250, 'CHF')).toBe(true);
  expect(isShownPrice('612.51', 61_250, 'CHF')).toBe(false);
  expect([isShownPrice('613', 61_250, 'CHF'), isShownPrice('612', 61_250, 'CHF')]).toEqual([true, false]);
  expect([isShownPrice('61250', 61_250, 'JPY'), isShownPrice('61251', 61_250, 'JPY')]).toEqual([true, false]);
  expect(isShownPrice('61.250', 61_250, 'KWD')).toBe(true);
});
