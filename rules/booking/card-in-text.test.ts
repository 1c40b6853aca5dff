import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasCardNumber, maskCardNumbers } from './card-in-text.ts';
import { dice } from '../testing/dice.ts';

describe('a card number is found', () => {
  test.each([
    '4111 1111 1111 1111',
    '4111111111111111',
    'Please charge 5555-5555-5555-4444 thanks',
    'amex 3782 822463 10005',
    '4111 1111 1111 1111 12/27 123',
    'room 12 4111.1111.1111.1111',
    '6011 0009 9013 9424',
    '４１１１ １１１１ １１１１ １１１１',
    '4222222222222',
    '4111\u00a01111\u00a01111\u00a01111',
    '4111 1111\n1111 1111',
    '4111 1111 1111\r\n\t1111',
    '4111\u200b1111\u200b1111\u200b1111',
    Array.from('4111111111111111').join('\u200d\u2060\u00ad\ufeff\u200e\u2066\u180e\u034f'),
    '٤١١١ ١١١١ ١١١١ ١١١١',
    '۴۱۱۱۱۱۱۱۱۱۱۱۱۱۱۱',
    '४१११-११११-११११-११११',
    '𝟒𝟏𝟏𝟏 ①①①① 1111 ١١١١',
    '4️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣1️⃣',
    '4111\u31641111\u31641111\u31641111',
    '4111 / 1111 / 1111 / 1111',
    '4111, 1111, 1111, 1111',
    '4111_1111_1111_1111',
    '24.12.2026 4111 1111 1111 1111',
    '4111 1111 1111 1111 24.12.2026',
  ])('in %j', (text) => expect(hasCardNumber(text)).toBe(true));
});

describe('no card number is seen', () => {
  test.each([
    '',
    'We arrive at 22:15 by train IC 815',
    '+41 41 000 00 00 and +44 20 7946 0000',
    '4111 1111 1111 1112',
    'Booking 2026-11-15 to 2026-11-18, order 1234567890',
    '1234567890.1234567890',
    '1234 5678 9012 3452',
    '41111111111111111111111111111111',
    '24.12.2026 - 27.12.2026, 2 rooms',
    '24/12/2026-30/12/2026',
    '2027-06-11 / 2027-06-13 / 2027-06-15',
    'SB4-K7QM2XH9RD and SB4-2345678923',
    '5 bis 6 Personen, 22:30 Uhr, Zug 2815, Wagen 27',
  ])('in %j', (text) => expect(hasCardNumber(text)).toBe(false));
});

test('a very long text is looked through to its end', () => {
  expect(hasCardNumber('1 '.repeat(30_000))).toBe(false);
  expect(hasCardNumber(`${'1 '.repeat(30_000)}4111 1111 1111 1111`)).toBe(true);
});

test('a mark of somebody else loses a card number and nothing else', () => {
  expect(maskCardNumbers('ad: 4111 1111 1111 1111 x')).toBe('ad: … x');
  expect(maskCardNumbers('campaign 2027-06-11')).toBe('campaign 2027-06-11');
  expect(maskCardNumbers('')).toBe('');
});

/** A number of a card with its check digit, of each network that we know. */
const card = fc
  .constantFrom(
    ...([
      ['4', 13],
      ['4', 16],
      ['4', 19],
      ['51', 16],
      ['55', 16],
      ['2221', 16],
      ['2720', 16],
      ['34', 15],
      ['37', 15],
      ['300', 14],
      ['36', 14],
      ['38', 16],
      ['3528', 16],
      ['3589', 16],
      ['2200', 16],
      ['2204', 19],
      ['5018', 12],
      ['5893', 19],
      ['6304', 12],
      ['6011', 16],
      ['62', 19],
      ['65', 16],
      ['81', 16],
      ['9792', 16],
    ] as const),
  )
  .chain(([front, length]) =>
    fc
      .stringMatching(new RegExp(`^[0-9]{${length - front.length - 1}}$`))
      .map((middle) => withCheckDigit(front + middle)),
  );

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits)
    .reverse()
    .reduce((all, digit, place) => {
      const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return all + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const zeros = ['0', '٠', '۰', '०', '০', '๐', '߀', '０', '𝟘', '🯰'].map((zero) => zero.codePointAt(0) ?? 0);
const separator = fc.oneof(
  fc.constant(''),
  fc.constantFrom(
    ' ',
    '-',
    '\n',
    '\r\n',
    '\t',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u202e',
    ' , ',
    '…',
    '\u3164',
    '|',
    '🙂',
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }).filter((text) => !/[\p{L}\p{N}]/u.test(text.normalize('NFKC'))),
);

test('a card number is found in any script and with anything but letters between its digits', () => {
  fc.assert(
    fc.property(
      card,
      fc.array(fc.tuple(fc.constantFrom(...zeros), separator), { minLength: 19, maxLength: 19 }),
      (number, dress) => {
        const written = Array.from(number, (digit, i) => {
          const [zero, between] = dress[i] ?? [48, ''];
          return String.fromCodePoint(zero + Number(digit)) + between;
        });
        // Written like a day with its year, "24.12.2026", it is taken for one.
        fc.pre(!/[./-]/.test(written.join('').normalize('NFKC')));
        const text = `Please charge: ${written.join('')} thanks`;
        expect(hasCardNumber(text)).toBe(true);
        expect(hasCardNumber(maskCardNumbers(text))).toBe(false);
      },
    ),
    { numRuns: dice(200) },
  );
});

test('two days with their years are no card, whatever days they are and however they are written', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, days, fc.constantFrom('.', '/', '-'), fc.boolean(), (from, to, dot, isYearFirst) => {
      const write = (date: Date): string => {
        const parts = date.toISOString().slice(0, 10).split('-');
        return (isYearFirst ? parts : parts.toReversed()).join(dot);
      };
      expect(hasCardNumber(`${write(from)} - ${write(to)}`)).toBe(false);
    }),
  );
});

test('telephone numbers with their country are no cards', () => {
  // Up to twelve digits, as nearly all are, and in a note beside the guest's own.
  fc.assert(
    fc.property(fc.stringMatching(/^\+(?:1|33|34|39|41|43|44|49|91|971) [1-9]\d{8}$/), (phone) => {
      expect(hasCardNumber(`Call me: ${phone}`)).toBe(false);
    }),
  );
});
