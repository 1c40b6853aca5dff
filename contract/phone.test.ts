import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPhone } from './phone.ts';

describe('a phone number', () => {
  test.each([
    '+41 44 668 18 00',
    '+44 20 7946 0000',
    '+1 (212) 555-0123',
    '+49 30/901820',
    '+91 98765 43210',
    '+971 4 123 4567',
    '+81-3-1234-5678',
    '+39 02 1234 5678',
  ])('%s can be called from anywhere', (text) => expect(isPhone(text, [])).toBe(true));

  test('without its country is understood as at home or at the hotel', () => {
    expect(isPhone('044 668 18 00', ['CH'])).toBe(true);
    expect(isPhone('0041 44 668 18 00', ['CH'])).toBe(true);
    expect(isPhone('020 7946 0000', ['GB', 'CH'])).toBe(true);
    expect(isPhone('020 7946 0000', ['CH'])).toBe(false);
    expect(isPhone('044 668 18 00', [])).toBe(false);
    expect(isPhone('044 668 18 00', ['XX'])).toBe(false);
  });

  test.each(['+41 44', '+41 44 668 18 00 00 00', '+999 123 456 789', '123', '000000000000', 'call me', '', '+'])(
    'such as “%s” reaches nobody',
    (text) => expect(isPhone(text, ['CH'])).toBe(false),
  );

  test('may be any text without harm', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 32 }), (text) => {
        expect(typeof isPhone(text, ['CH'])).toBe('boolean');
      }),
    ));
});
