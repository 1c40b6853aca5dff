import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { facilityNames } from '@stayfront/contract/property/house';
import { languages, type Language } from '@stayfront/contract/property/texts';
import { expect, test } from 'vitest';
import reviewed from './facility-cognates.json' with { type: 'json' };
import { nameFacilities } from './name-facilities.ts';

const folder = path.join(import.meta.dirname, 'facilities');
const namesIn = (language: Language) =>
  JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Record<string, string>;
const english = namesIn('en');
/** The English names that a reviewer found right as they are, such as "Bar" in German. */
const cognates: Partial<Record<Language, string[]>> = reviewed;

test('what a house may have is named in all our languages and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(languages.map((language) => `${language}.json`).toSorted());
});

test.each(languages)('%s names each facility once, in words that fit beside a picture', (language) => {
  const names = namesIn(language);
  expect(Object.keys(names).toSorted()).toEqual(facilityNames.toSorted());
  expect(new Set(Object.values(names)).size).toBe(facilityNames.length);
  expect(Object.values(names).filter((name) => name !== name.trim() || name === '' || name.length > 40)).toEqual([]);
});

test.each(languages.filter((language) => language !== 'en'))(
  '%s says nothing in English but what a reviewer found right',
  (language) => {
    const names = namesIn(language);
    const untouched = Object.entries(english).flatMap(([facility, name]) => (names[facility] === name ? [name] : []));
    expect(new Set(untouched)).toEqual(new Set(cognates[language]));
  },
);

test('a guest reads facilities in the language of the page', async () => {
  const [inGerman, inArabic] = [await nameFacilities('de'), await nameFacilities('ar')];
  expect([inGerman('lift'), inArabic('lift')]).toEqual(['Aufzug', 'مصعد']);
});
