import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Email, GuestInfo, Phone } from './guest-info.ts';
import { dice } from '@stayfront/rules/testing/dice';

const ada = { givenName: 'Ada', surname: 'Lovelace', email: 'ada@guest.example', phone: '+44 20 7946 0000' };
const faultsIn = (changes: Record<string, unknown>): string[] => {
  const read = GuestInfo.safeParse({ ...ada, ...changes });
  return read.success ? [] : [...new Set(read.error.issues.map((issue) => issue.path.join('.')))];
};
const isEmail = (text: string): boolean => Email.safeParse(text).success;

describe('an e-mail address', () => {
  test.each([
    'ada@guest.example',
    "o'neil+tag@x.co",
    'ü@exämple.de',
    'jörg.müller@bücher.ch',
    '用户@例子.中国',
    'उपयोगकर्ता@उदाहरण.भारत',
    'ada@xn--exmple-cua.xn--p1ai',
    'first.last_42-x@sub.domain.example.museum',
    `${'a'.repeat(64)}@guest.example`,
  ])('%s is one that mail reaches', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    ['a line break that would begin another header', 'ada@guest.example\r\nBcc: eve@evil.example'],
    ['a line break inside', 'ada\r\n@guest.example'],
    ['a list with a comma', 'ada@guest.example,eve@evil.example'],
    ['a list with a semicolon', 'ada@guest.example;eve@evil.example'],
    ['a list with a space', 'ada@guest.example eve@evil.example'],
    ['a comment', 'ada(the first)@guest.example'],
    ['a comment behind', 'ada@guest.example(home)'],
    ['quotes', '"ada lovelace"@guest.example'],
    ['a name with angle brackets', 'Ada <ada@guest.example>'],
    ['an address literal', 'ada@[127.0.0.1]'],
    ['a route', '@evil.example:ada@guest.example'],
    ['two at signs', 'ada@home@guest.example'],
    ['no at sign', 'ada.guest.example'],
    ['no domain', 'ada@'],
    ['no one', '@guest.example'],
    ['no top level', 'ada@localhost'],
    ['two dots', 'ada@guest..example'],
    ['two dots before the at sign', 'a..da@guest.example'],
    ['a domain that begins with a hyphen', 'ada@-guest.example'],
    ['a domain that ends with a hyphen', 'ada@guest-.example'],
    ['a backslash', 'ada\\@guest.example'],
    ['a NUL, which no database keeps', 'a\u0000da@guest.example'],
    ['a control sign', 'a\u007fda@guest.example'],
    ['half a letter', 'a\ud800da@guest.example'],
    ['65 letters before the at sign', `${'a'.repeat(65)}@guest.example`],
    ['nothing', ''],
    ['only spaces', '   '],
  ])('with %s is refused', (_, text) => expect(isEmail(text)).toBe(false));

  test('is taken without the spaces that copying brings', () => {
    expect(Email.parse('  ada@guest.example ')).toBe('ada@guest.example');
  });

  test('of absurd length is refused like any other', () => {
    const absurd = [
      `${'a'.repeat(5_000)}@guest.example`,
      `ada@${'a'.repeat(5_000)}`,
      `ada@${'a.'.repeat(2_500)}`,
      `ada@${'a-'.repeat(2_500)}.`,
      '('.repeat(10_000),
      `${'('.repeat(5_000)}${')'.repeat(5_000)}@x.co`,
      'a@'.repeat(5_000),
      ' '.repeat(10_000),
    ];
    for (const text of absurd) expect(isEmail(text)).toBe(false);
  });

  test('never carries a second line, a second address or a header into a mail, whatever was typed', () => {
    const hostile = fc.array(fc.constantFrom('a', '@', 'x.co', '\r', '\n', ',', ';', '<', '>', ' ', '\t', '\0', '"'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(hostile, (parts) => {
        const read = Email.safeParse(parts.join(''));
        expect(read.success ? /^[^\s,;<>"\p{Cc}@]+@[^\s,;<>"\p{Cc}@]+$/u.test(read.data) : true).toBe(true);
      }),
      { numRuns: dice(2_000) },
    );
  });
});

describe('a name', () => {
  test.each([
    ['one letter', 'Ö'],
    ['eighty Chinese letters', '字'.repeat(80)],
    ['Arabic', 'عبد الرحمن'],
    ['Hindi', 'अमिताभ'],
    ['an apostrophe and a hyphen', "Siobhán O'Neill-Smith"],
    ['a letter outside the first plane', '𠮷野'],
    ['HTML, which is shown as it is', '<b>Ada</b> & "Co"'],
  ])('with %s is welcome', (_, givenName) => expect(faultsIn({ givenName })).toEqual([]));

  test.each([
    ['nothing', ''],
    ['only spaces', ' \t '],
    ['a NUL', 'A\u0000da'],
    ['a line break', 'Ada\nBcc: eve@evil.example'],
    ['a carriage return', 'Ada\rX'],
    ['an escape', 'Ada\u001b[31m'],
    ['a C1 control sign', 'Ada\u0085X'],
    ['half a letter', 'Ada\ud83d'],
    ['81 letters', 'a'.repeat(81)],
    ['a number instead of a text', 7],
    ['nothing at all', null],
  ])('with %s is refused by name', (_, surname) => expect(faultsIn({ surname })).toEqual(['surname']));

  test('is kept without the spaces around it', () => {
    expect(GuestInfo.parse({ ...ada, givenName: '  Ada ' }).givenName).toBe('Ada');
  });
});

describe('signs that change the direction of a text', () => {
  const home = { addressLine: 'Via Regina 1', postalCode: '22010', city: 'Como', state: 'CO', country: 'IT' };
  const marks = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'.split('');
  const places = [
    ...Object.keys(ada).map((field) => ({ field, put: (text: string) => ({ [field]: text }), from: ada })),
    ...Object.keys(home)
      .filter((field) => field !== 'country')
      .map((field) => ({
        field: `address.${field}`,
        put: (text: string) => ({ address: { ...home, [field.replace('address.', '')]: text } }),
        from: home,
      })),
  ];

  test.each(places)('are refused in $field, and said to be so', ({ field, put, from }) => {
    const text = Object.entries(from).find(([name]) => field.endsWith(name))?.[1] ?? '';
    expect(faultsIn(put(text))).toEqual([]);
    for (const mark of marks)
      for (const marked of [`${mark}${text}`, `${text.slice(0, 2)}${mark}${text.slice(2)}`, `${text}${mark}`]) {
        const { error } = GuestInfo.safeParse({ ...ada, ...put(marked) });
        expect(error?.issues).toMatchObject([{ path: field.split('.'), params: { code: 'direction_marks' } }]);
      }
  });

  test('may stand in a wish, which stands alone; signs that letters are joined with may stand in a name', () => {
    expect(faultsIn({ specialRequest: 'שלום\u200f, room 12' })).toEqual([]);
    expect(faultsIn({ givenName: 'می\u200cنا', surname: 'क्\u200dष' })).toEqual([]);
  });
});

describe('a telephone number', () => {
  test.each(['+44 20 7946 0000', '041 000 00 00', '(030) 123-45/67', '112', '+41.41.000.00.00'])('%s is one', (text) =>
    expect(Phone.safeParse(text).success).toBe(true),
  );

  test.each(['', '1', 'call me', '+41 41 abc', '++41 41 000', '0'.repeat(33), '041\n000'])('%j is none', (text) =>
    expect(Phone.safeParse(text).success).toBe(false),
  );
});

describe('a special request', () => {
  test('may have several lines, and may be missing', () => {
    expect(GuestInfo.parse({ ...ada, specialRequest: 'A cot,\n\tplease\r\nThank you' }).specialRequest).toContain(
      'cot',
    );
    expect(GuestInfo.parse(ada)).toEqual({ ...ada, specialRequest: '', businessTravel: false });
  });

  test('is refused beyond 2,000 letters and with signs that cannot be kept', () => {
    expect(faultsIn({ specialRequest: 'x'.repeat(2_000) })).toEqual([]);
    for (const specialRequest of ['x'.repeat(2_001), 'a\u0000b', 'a\u0007b', 'a\udfffb', 5])
      expect(faultsIn({ specialRequest })).toEqual(['specialRequest']);
  });
});

test('a field that nobody asked for is refused, never stored in silence', () => {
  const read = GuestInfo.safeParse({ ...ada, isVip: true });
  expect(read.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['isVip'] }]);
});

describe('a card number', () => {
  const card = '4111111111111111';
  test.each([
    ['parted by line breaks', card.replaceAll(/.{4}(?=.)/g, '$&\n')],
    ['parted by signs nobody sees', Array.from(card).join('\u200b')],
    ['in Arabic digits', card.replaceAll('4', '٤').replaceAll('1', '١')],
  ])('%s is refused in every text', (_how, written) => {
    const line = written.replaceAll('\n', ', ');
    const address = { addressLine: line, city: line, state: line, postalCode: '6000', country: 'CH' };
    expect(faultsIn({ specialRequest: written, givenName: line, surname: line, address })).toEqual([
      'givenName',
      'surname',
      'specialRequest',
      'address.addressLine',
      'address.city',
      'address.state',
    ]);
  });

  test('in the place of a postal code or a name before the @ is refused', () => {
    const address = { addressLine: 'Seeweg 1', city: 'Luzern', postalCode: '4222222222222', country: 'CH' };
    expect(faultsIn({ email: `${card}@guest.example`, address })).toEqual(['email', 'address.postalCode']);
  });

  test('is no phone number, and no phone number is a card', () => {
    expect(faultsIn({ phone: '3782 822463 10005' })).toEqual(['phone']);
    expect(faultsIn({ phone: '30569309025904' })).toEqual(['phone']);
    fc.assert(
      fc.property(fc.stringMatching(/^(?:\+49|0049|49|0) ?[1-9]\d{9,10}$/), (phone) => {
        expect(faultsIn({ phone })).toEqual([]);
      }),
    );
  });
});

test('a telephone number in the digits of another script is kept in those that are dialled', () => {
  for (const phone of ['+٤١ ٤٤ ٦٦٨ ١٨ ٠٠', '+४१ ४४ ६६८ १८ ००', '＋４１ ４４ ６６８ １８ ００'])
    expect(Phone.parse(phone)).toBe('+41 44 668 18 00');
});
