import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byLength, readSearch, type Sought } from './read-search.ts';
import { searchKeys } from './search-keys.ts';

const nora = {
  givenName: 'Nora',
  surname: 'Baumann',
  email: 'Nora.Baumann@example.ch',
  phone: '41795550187',
};

/** As the database looks: each word by how a key begins, or else, with a slip, by equal keys. */
function find(guest: typeof nora, text: string): 'yes' | 'slip' | 'no' {
  const keys = searchKeys(guest);
  const { words }: Sought = readSearch(text);
  const begins = (word: (typeof words)[number]): boolean =>
    word.beginnings.some((start) => keys.some((key) => key.startsWith(start)));
  const slips = (word: (typeof words)[number]): boolean => word.slips.some((slip) => keys.includes(slip));
  if (words.length === 0) return 'no';
  if (words.every(begins)) return 'yes';
  return words.every((word) => begins(word) || slips(word)) ? 'slip' : 'no';
}

describe('a guest is found', () => {
  test.each([
    ['bau', 'yes'],
    ['BAUMANN nora', 'yes'],
    ['nora b', 'yes'],
    ['mann', 'yes'],
    ['Bäumann', 'yes'],
    ['baumnan', 'slip'],
    ['bauman', 'yes'],
    ['baummann', 'slip'],
    ['nora baumamn', 'slip'],
    ['bergmann', 'no'],
    ['nora@', 'no'],
    ['nora.baumann@exa', 'yes'],
    ['nora.bau', 'yes'],
    ['+41 79 555 01 87', 'yes'],
    ['0041795550187', 'yes'],
    ['079 555 01 87', 'yes'],
    ['+41 (0)79 555 01 87', 'yes'],
    ['079/555', 'yes'],
    ['50187', 'yes'],
    ['078 555 01 87', 'no'],
    ['', 'no'],
  ])('%j: %s', (text, found) => {
    expect(find(nora, text)).toBe(found);
  });

  test.each([
    ['Søren Łukasz', 'soren lukasz'],
    ['Groß', 'gross'],
    ['José Nuñez-Ibáñez', 'nunez ibanez'],
    ['Åström', 'astrom'],
    ['İpek', 'ipek'],
    ['ＡＤＡ', 'ada'],
    ['Zoe\u0308', 'zoë'],
    ['Ελένη', 'ελενη'],
    ['田中', '中'],
  ])('%s by %s', (surname, text) => {
    expect(find({ ...nora, surname }, text)).toBe('yes');
  });

  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')),
    minLength: 5,
    maxLength: 14,
  });
  const slips: Readonly<Record<string, (word: string, at: number) => string>> = {
    'a letter left out': (word, at) => word.slice(0, at) + word.slice(at + 1),
    'a letter too many': (word, at) => `${word.slice(0, at)}x${word.slice(at)}`,
    'another letter': (word, at) => `${word.slice(0, at)}x${word.slice(at + 1)}`,
    'two letters that changed places': (word, at) =>
      word.slice(0, at) +
      word
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join('') +
      word.slice(at + 2),
  };
  test.each(Object.entries(slips))('whatever the name, with %s', (_, slip) => {
    fc.assert(
      fc.property(letters, fc.nat(), (surname, n) => {
        expect(find({ ...nora, surname }, slip(surname, n % surname.length))).not.toBe('no');
      }),
    );
  });

  test('by every part of the name that has three letters', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), (surname, a, b) => {
        const from = a % (surname.length - 2);
        const part = surname.slice(from, from + 3 + (b % (surname.length - from - 2)));
        expect(find({ ...nora, surname }, part)).toBe('yes');
      }),
    );
  });

  test('by the telephone number however it is written', () => {
    const code = fc.constantFrom('1', '41', '353');
    const rest = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 7, maxLength: 11 });
    const gap = fc.constantFrom('', ' ', '-', '.', '/');
    fc.assert(
      fc.property(code, rest, gap, (country, digits, between) => {
        const own = `7${digits}`;
        const spaced = own.replace(/(...)/g, `$1${between}`);
        for (const text of [
          `+${country}${spaced}`,
          `00${country} ${spaced}`,
          `0${spaced}`,
          `+${country} (0)${spaced}`,
          own,
        ])
          expect([text, find({ ...nora, phone: `${country}${own}` }, text)]).toEqual([text, 'yes']);
      }),
    );
  });
});

test.each([
  ['SB4-TENMURQW6Q', 'SB4-TENMURQW6Q'],
  ['sb4tenmurqw6q', 'SB4-TENMURQW6Q'],
  ['tenmurqw6q', 'SB4-TENMURQW6Q'],
  ['sb4-ten', 'SB4-TEN'],
  ['SB4 TENM URQW 6Q', 'SB4-TENMURQW6Q'],
  ['tenm', 'SB4-TENM'],
  ['ten', null],
  ['nora@example.ch', null],
  ['tenmurqw6qx', null],
  ['Müller', null],
])('%s may be a reference: %s', (text, reference) => {
  expect(readSearch(text).reference).toBe(reference);
});

test('the longest word leads, and of a novel only the beginning is read', () => {
  const { words } = readSearch('de la Fontaine');
  expect(byLength(words).map(({ beginnings }) => beginnings[0])).toEqual(['fontaine', 'de', 'la']);
  expect(readSearch('a b c d e f g h i j').words).toHaveLength(6);
  expect(searchKeys({ ...nora, surname: 'x'.repeat(80) }).every((key) => key.length < 40)).toBe(true);
});
