import { createCompiledCatalog } from '@lingui/cli/api';
import { expect, test } from 'vitest';
import { compareTranslation, type Compiled } from './compare-translation.ts';

function compile(text: string): Compiled {
  const { source } = createCompiledCatalog('en', { text }, { namespace: 'json', strict: true });
  return (JSON.parse(source) as { messages: { text: Compiled } }).messages.text;
}

const compare = (source: string, translation: string, locale: string): string[] =>
  compareTranslation(compile(source), compile(translation), locale);

const NIGHTS = '{count, plural, one {# night} other {# nights}}';

test.each([
  ['the same placeholders in another order', '{room} in {hotel}', '{hotel}: {room}', 'de'],
  [
    'the plural forms of the language',
    NIGHTS,
    '{count, plural, one {# noc} few {# noce} many {# nocy} other {# nocy}}',
    'pl',
  ],
  ['a form for none beside them', NIGHTS, '{count, plural, =0 {keine} one {# Nacht} other {# Nächte}}', 'de'],
  ['no form for a million nights', NIGHTS, '{count, plural, one {# noche} other {# noches}}', 'es'],
  ['a number in words where no other has the form', NIGHTS, '{count, plural, one {eine Nacht} other {# Nächte}}', 'de'],
  ['no plural where the language has none', NIGHTS, '{count}泊', 'ja'],
  ['tags around other words', 'Read <0>our terms</0>', '<0>AGB</0> lesen', 'de'],
])('a translation may have %s', (_, source, translation, locale) => {
  expect(compare(source, translation, locale)).toEqual([]);
});

test.each([
  ['lost a placeholder', 'Hello {name}', 'Hallo', 'de', 'lacks the placeholder {name}'],
  ['invented a placeholder', 'Hello', 'Hallo {name}', 'de', 'has the placeholder {name}, which the source has not'],
  ['misspelt a placeholder', 'Hello {name}', 'Hallo {Name}', 'de', 'lacks the placeholder {name}'],
  ['quoted a placeholder away', 'Price of {name}', "Prix de '{name}'", 'fr', 'lacks the placeholder {name}'],
  ['lost a tag', 'Read <0>this</0>', 'Lies das', 'de', 'lacks the tag <0>'],
  ['left a tag open', 'Read <0>this</0>', '<0>Lies das', 'de', 'lacks the tag </0>'],
  [
    'lacks a plural form',
    NIGHTS,
    '{count, plural, one {# noc} other {# nocy}}',
    'pl',
    '{count} lacks the plural form "few"',
  ],
  [
    'has a foreign form',
    NIGHTS,
    '{count, plural, one {# Nacht} few {x} other {# Nächte}}',
    'de',
    '{count} has the plural form "few", which this language has not',
  ],
  ['made a plural a plain text', NIGHTS, '{count} Nächte', 'de', 'lacks the plural of {count}'],
  [
    'does not say the number',
    NIGHTS,
    '{count, plural, one {# Nacht} other {Nächte}}',
    'de',
    '{count} does not say the number in the plural form "other"',
  ],
  [
    'says one for twenty-one',
    NIGHTS,
    '{count, plural, one {ночь} few {# ночи} many {# ночей} other {# ночи}}',
    'ru',
    '{count} does not say the number in the plural form "one"',
  ],
  [
    'lost a placeholder in one form',
    '{n, plural, one {# in {name}} other {# in {name}}}',
    '{n, plural, one {#} other {# in {name}}}',
    'de',
    '{n} lacks the placeholder {name} in "one"',
  ],
  ['lost a case', '{kind, select, a {x} other {y}}', '{kind, select, other {y}}', 'de', '{kind} lacks the case "a"'],
  [
    'lost a placeholder within a plural',
    '{n, plural, one {{name}} other {{name}s}}',
    '{n, plural, one {x} other {y}}',
    'de',
    'lacks the placeholder {name}',
  ],
])('a translation that %s is refused', (_, source, translation, locale, fault) => {
  expect(compare(source, translation, locale)).toContain(fault);
});
