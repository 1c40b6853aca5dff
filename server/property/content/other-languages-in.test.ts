import { describe, expect, it } from 'vitest';
import { otherLanguagesIn } from './other-languages-in.ts';

describe('the languages of what a hotel says', () => {
  const name = { de: 'Doppelzimmer', en: 'Double room' };
  it('says nothing where all is in the language asked for', () => {
    expect(otherLanguagesIn({ name, tagline: undefined }, 'de', 'de')).toEqual({});
  });
  it('names the language of each text that is not: the hotel’s own, else English, else any', () => {
    expect(otherLanguagesIn({ name, description: { en: 'Quiet' } }, 'ar', 'de')).toEqual({
      otherLanguages: { name: 'de', description: 'en' },
    });
    expect(otherLanguagesIn({ name, description: { fr: 'Calme' } }, 'de', 'it')).toEqual({
      otherLanguages: { description: 'fr' },
    });
  });
});
