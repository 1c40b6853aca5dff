import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import openTravel from '@stayfront/contract/property/room-amenities.json' with { type: 'json' };
import { languages, type Language } from '@stayfront/contract/property/texts';
import { expect, test } from 'vitest';
import reviewed from './amenity-cognates.json' with { type: 'json' };
import { nameAmenities } from './name-amenities.ts';

const folder = path.join(import.meta.dirname, 'amenities');
const namesIn = (language: Language) =>
  JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')) as Record<string, string>;
const english = namesIn('en');
const others = languages.filter((language) => language !== 'en');
/** The English names that a reviewer found right as they are, such as "Minibar" in German. */
const cognates: Partial<Record<Language, string[]>> = reviewed;

test('every room amenity that OpenTravel has a code for is named in all our languages and no other', () => {
  expect(readdirSync(folder).toSorted()).toEqual(languages.map((language) => `${language}.json`).toSorted());
  expect(Object.keys(english)).toEqual(Object.keys(openTravel));
});

test.each(languages)('%s names each amenity, in words that fit on a chip', (language) => {
  const names = namesIn(language);
  expect(Object.keys(names)).toEqual(Object.keys(english));
  const ill = Object.entries(names).filter(
    ([, name]) => name === '' || name !== name.trim() || /\s{2}|[\n\t|~]/.test(name) || name.length > 60,
  );
  expect(ill).toEqual([]);
});

test.each(others)('%s says nothing in English but what a reviewer found right', (language) => {
  const names = namesIn(language);
  const untouched = Object.entries(english).flatMap(([code, name]) => (names[code] === name ? [name] : []));
  expect(new Set(untouched)).toEqual(new Set(cognates[language]));
});

test('no language calls two amenities the same, or guests would read one twice', () => {
  const twice = languages.flatMap((language) => {
    const names = Object.values(namesIn(language));
    return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${language}: ${name}`);
  });
  expect(twice).toEqual([]);
});

test('a guest reads amenities in the language of the page', async () => {
  const [inGerman, inArabic] = [await nameAmenities('de'), await nameAmenities('ar')];
  expect([inGerman(8), inArabic(8)]).toEqual(['Grill', 'شواية']);
});

test('a Swiss hotel’s amenities are written without ß', async () => {
  const [inGermany, inSwitzerland] = [await nameAmenities('de', 'DE'), await nameAmenities('de', 'CH')];
  expect([inGermany(64), inSwitzerland(64)]).toEqual(['Großer Schreibtisch', 'Grosser Schreibtisch']);
});

test('a code that OpenTravel has not given yet is told by its number', async () => {
  expect((await nameAmenities('en'))(9999)).toBe('RMA 9999');
});
