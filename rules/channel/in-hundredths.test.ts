import { expect, test } from 'vitest';
import { inHundredths } from './in-hundredths.ts';

test('an amount is told times a hundred, whatever decimals its currency has', () => {
  expect(inHundredths(61_250, 'CHF')).toBe(61_250); // 612.50
  expect(inHundredths(61_250, 'JPY')).toBe(6_125_000);
  expect(inHundredths(61_250, 'KWD')).toBe(6_125); // 61.250
  expect(inHundredths(61_256, 'KWD')).toBe(6_126);
});
