import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsOf, type CurrencyCode } from './currencies.ts';
import { readAmount, twoAmounts } from './read-amount.ts';
import { dice } from '../testing/dice.ts';

test.each([
  ['168', 16_800],
  ['168.5', 16_850],
  ['168,50', 16_850],
  [' 168 ', 16_800],
  ["1'168.00", 116_800],
  ["1'168", 116_800],
  ['1 168,5', 116_850],
  ['1.168,00', 116_800],
  ['1,168.5', 116_850],
  ['1.234.567', 123_456_700],
  ['١٦٨٫٥', 16_850],
  ['١٬١٦٨٫٥٠', 116_850],
  ['0', 0],
  ['0.05', 5],
  ['', null],
  ['-5', null],
  ['abc', null],
  ['.5', null],
  ['5.', null],
  ['1.2.3', null],
  ['1.234.5', null],
  ['1.234.56', null],
  ["1'2", null],
  ["12'34.5", null],
  ['0.505', null],
  ['1234.567', null],
  ["1'168.505", null],
  ['1234567890', null],
])('%s is read as an amount in francs', (text, minor) => expect(readAmount(text, 'CHF')).toBe(minor));

test.each([
  ['1.234', { thousands: '1234', decimals: '1.23' }],
  ['1,234', { thousands: '1234', decimals: '1.23' }],
  ['168.505', { thousands: '168505', decimals: '168.50' }],
])('%s could be thousands or a slip of decimals: it is none, and both are told', (text, both) => {
  expect([readAmount(text, 'CHF'), twoAmounts(text, 'CHF')]).toEqual([null, both]);
});

test('a currency without a smaller unit has no decimals to mistake thousands for; one of a thousand always means them', () => {
  expect(readAmount('16800', 'JPY')).toBe(16_800);
  expect(readAmount('16,800', 'JPY')).toBe(16_800);
  expect(readAmount('168.50', 'JPY')).toBeNull();
  expect(readAmount('1.500', 'KWD')).toBe(1_500);
  expect(readAmount('1,234.500', 'KWD')).toBe(1_234_500);
  for (const currency of ['JPY', 'KWD'] as const) expect(twoAmounts('1.500', currency)).toBeNull();
});

const currencies = ['CHF', 'EUR', 'JPY', 'KWD'] as const;
const currency = fc.constantFrom<CurrencyCode>(...currencies);

describe('an amount', () => {
  test.each(['en', 'de', 'de-CH', 'fr', 'fr-CH', 'it', 'es', 'ar', 'ar-EG'])(
    'as it is written in %s, with all its decimals, is read back to the minor unit',
    (locale) => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), currency, (minor, of) => {
          const decimals = decimalsOf(of);
          const whole = Math.floor(minor / 10 ** decimals);
          fc.pre(String(whole).length <= 9);
          const written = new Intl.NumberFormat(locale, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }).format(minor / 10 ** decimals);
          expect([written, readAmount(written.replaceAll(/[\u200e\u200f]/g, ''), of)]).toEqual([written, minor]);
        }),
      );
    },
  );

  /** Whatever somebody might have meant by figures with marks, in thousandths; decimals that the currency has not, too. */
  function meanings(text: string, decimals: number): Set<string> {
    const wholes = (part: string): string[] =>
      [/^\d+$/, /^[1-9]\d{0,2}(,\d{3})+$/, /^[1-9]\d{0,2}(\.\d{3})+$/, /^[1-9]\d{0,2}('\d{3})+$/]
        .filter((form) => form.test(part))
        .map(() => part.replaceAll(/\D/g, ''));
    const found = new Set(wholes(text).map((whole) => `${whole}000`));
    for (const [at, mark] of text.split('').entries()) {
      const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
      if (!/[.,]/.test(mark) || decimals === 0 || !/^\d{1,3}$/.test(tail) || head.includes(mark)) continue;
      // Where there are thousandths, three figures behind the only mark are those: everybody writes them so.
      if (decimals === 3 && tail.length === 3 && /^\d+$/.test(head)) found.clear();
      for (const whole of wholes(head)) found.add(whole + tail.padEnd(3, '0'));
    }
    return found;
  }

  test('is read with the code or the sign of its currency, as spreadsheets show it, and not with that of another', () => {
    const read = (text: string) => readAmount(text, 'CHF');
    expect(["CHF 1'250.00", 'chf168', '168 CHF', 'Fr. 168.50'].map(read)).toEqual([125_000, 16_800, 16_800, 16_850]);
    expect(['EUR 168', '€ 168', 'CHF', 'CHF 168 CHF', '$168'].map(read)).toEqual([null, null, null, null, null]);
    expect([readAmount('168,50 €', 'EUR'), readAmount('$1,250.00', 'USD')]).toEqual([16_850, 125_000]);
  });

  test('that could mean two things, or nothing, is never guessed', () => {
    const typed = fc.array(fc.constantFrom(..."0123456789.,'".split('')), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(typed, currency, (signs, of) => {
        const text = signs.join('');
        const decimals = decimalsOf(of);
        const [only, ...others] = meanings(text, decimals);
        const behind = /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0;
        const isTooFine = only !== undefined && behind > decimals && !only.endsWith('000');
        const isMeant = only !== undefined && others.length === 0 && !isTooFine;
        const read = readAmount(text, of);
        expect([text, read]).toEqual([text, isMeant && read !== null ? Number(only) / 10 ** (3 - decimals) : null]);
        // What can be read in one way alone is read, unless it has more decimals than there are.
        expect([text, isMeant && behind <= decimals && read === null]).toEqual([text, false]);
      }),
      { numRuns: dice(2_000) },
    );
  });
});
