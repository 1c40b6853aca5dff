import { expect, test } from 'vitest';
import { languages, textIn, Texts } from './texts.ts';

test('there are 31 languages, each once', () => {
  expect(languages).toHaveLength(31);
  expect(new Set(languages).size).toBe(31);
});

test('a text is shown in the guest’s language, else the hotel’s, else English, else the one there is', () => {
  const all = { en: 'Room', de: 'Zimmer', it: 'Camera' };
  expect(textIn(all, 'it', 'de')).toBe('Camera');
  expect(textIn(all, 'fr', 'de')).toBe('Zimmer');
  expect(textIn({ en: 'Room', it: 'Camera' }, 'fr', 'de')).toBe('Room');
  expect(textIn({ it: 'Camera' }, 'fr', 'de')).toBe('Camera');
  expect(textIn(undefined, 'fr', 'de')).toBe('');
});

test('a text is given in at least one language we know, and says something in each', () => {
  expect(Texts.safeParse({ de: 'Zimmer' }).success).toBe(true);
  for (const wrong of [{}, { xx: 'Room' }, { en: '' }, { en: '   ' }, { en: 5 }, 'Room', null])
    expect(Texts.safeParse(wrong).success).toBe(false);
});
