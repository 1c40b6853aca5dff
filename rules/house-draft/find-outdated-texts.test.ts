import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findOutdatedTexts, listLeftTranslations, type KnownTranslation } from './find-outdated-texts.ts';

type Texts = Readonly<Record<string, string>>;
const house = (tagline: Texts, language = 'en') => ({ language, tagline, rooms: [] });

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

/** What is remembered over a course of documents that guests saw one after the other: of each text the first original it was left by. */
function remembered(course: readonly Texts[]): KnownTranslation[] {
  const known: KnownTranslation[] = [];
  course.slice(1).forEach((texts, i) => {
    for (const left of listLeftTranslations(house(course[i] ?? {}), house(texts)))
      if (
        !known.some(
          ({ path, language, text }) => [path, language, text].join() === [left.path, left.language, left.text].join(),
        )
      )
        known.push(left);
  });
  return known;
}

test('once guests see it, a translation stays to be looked at until it is another, or the original is again what it was', () => {
  const [lake, shore] = [
    { en: 'By the lake', fr: 'Au bord du lac' },
    { en: 'On the shore', fr: 'Au bord du lac' },
  ];
  const known = remembered([lake, shore]);
  const now = house(shore);
  expect([...findOutdatedTexts(now, now, known)]).toEqual([['fr', ['tagline']]]);
  expect(findOutdatedTexts(now, house({ ...shore, fr: 'Sur la rive' }), known).size).toBe(0);
  expect(findOutdatedTexts(now, house(lake), known).size).toBe(0);
  // A third original does not make it any newer.
  expect([...findOutdatedTexts(now, house({ ...shore, en: 'At the pier' }), known)]).toEqual([['fr', ['tagline']]]);
});

test('who has looked at a translation and finds that it fits, has looked at this original and at no other', () => {
  const [lake, shore] = [
    { en: 'By the lake', fr: 'Au bord du lac' },
    { en: 'On the shore', fr: 'Au bord du lac' },
  ];
  const fits = { path: 'tagline', language: 'fr', text: shore.fr, from: 'en', original: shore.en } as const;
  const known = [...remembered([lake, shore]), fits];
  expect(findOutdatedTexts(house(shore), house(shore), known).size).toBe(0);
  expect(findOutdatedTexts(house(lake), house(lake), known).size).toBe(0);
  expect(findOutdatedTexts(house(shore), house({ ...shore, en: 'At the pier' }), known).size).toBe(1);
});

test('a hotel that takes another language for its own has nothing to look at because of it', () => {
  const course = [
    { en: 'By the lake', fr: 'Au bord du lac', de: 'Am See' },
    { en: 'On the shore', fr: 'Au bord du lac', de: 'Am Ufer' },
  ];
  const german = house(course[1] ?? {}, 'de');
  expect(findOutdatedTexts(house(course[1] ?? {}), german, remembered(course)).size).toBe(0);
});

test('whatever is published one after the other, and put back: to be looked at is what was left since it was written', () => {
  const steps = fc.array(fc.constantFrom('original', 'translation', 'both'), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (wished) => {
      const course = [{ en: 'en 0', fr: 'fr 0', isOld: false }];
      wished.forEach((what, i) => {
        const { en = '', fr = '', isOld = false } = course.at(-1) ?? {};
        course.push({
          en: what === 'translation' ? en : `en ${i + 1}`,
          fr: what === 'original' ? fr : `fr ${i + 1}`,
          isOld: what === 'original' || (what === 'translation' ? false : isOld && what !== 'both'),
        });
      });
      const texts = course.map(({ en, fr }) => ({ en, fr }));
      const known = remembered(texts);
      for (const [i, one] of texts.entries())
        expect(findOutdatedTexts(house(one), house(one), known).size > 0).toBe(course[i]?.isOld);
    }),
  );
});
