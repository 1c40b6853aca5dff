import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOutdatedTexts } from './find-outdated-texts.ts';

const house = (tagline: object, language = 'en') => ({ language, tagline, rooms: [] });

test('a translation is to be looked at again where the original was written anew and it was not', () => {
  const before = house({ en: 'By the lake', de: 'Am See', fr: 'Au bord du lac' });
  const after = house({ en: 'On the lake', de: 'Direkt am See', fr: 'Au bord du lac' });
  expect([...findOutdatedTexts(before, after)]).toEqual([['fr', ['tagline']]]);
});

test('a text that is new, that is gone, or that only a translation has changed of, leaves nothing to look at', () => {
  const before = house({ en: 'By the lake', de: 'Am See' });
  expect(findOutdatedTexts(house({ de: 'Am See' }), before).size).toBe(0);
  expect(findOutdatedTexts(before, house({ de: 'Am See' })).size).toBe(0);
  expect(findOutdatedTexts(before, house({ en: ' By the lake ', de: 'Am schönen See' })).size).toBe(0);
});

test('nothing is to be looked at in a house that nobody has changed', () => {
  const texts = fc.dictionary(fc.constantFrom('en', 'de', 'fr', 'it'), fc.string());
  fc.assert(fc.property(texts, (tagline) => findOutdatedTexts(house(tagline), house(tagline)).size === 0));
});
