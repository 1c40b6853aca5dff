import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test('the digits of every script are the ones we count with', () => {
  // Every digit that Unicode knows, script by script: ten in a row from 0 to 9.
  let digits = '';
  for (let place = 0; place <= 0x10_ff_ff; place++) {
    if (place >= 0xd800 && place <= 0xdfff) continue;
    const sign = String.fromCodePoint(place);
    if (/\p{Nd}/u.test(sign)) digits += sign;
  }
  expect(plainDigits(digits)).toMatch(/^(?:0123456789){60,}$/);
});

test('what is no digit stays as it is', () => {
  expect(plainDigits('Zimmer ٤٠٢, café № 7, 部屋 ४')).toBe('Zimmer 402, café No 7, 部屋 4');
  expect(plainDigits('')).toBe('');
});
