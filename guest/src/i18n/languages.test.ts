import { describe, expect, test } from 'vitest';
import { chooseLanguage, directionOf, isSpoken, spokenLanguages } from './languages.ts';

const nothing = { query: null, stored: undefined, browser: '', hotel: undefined };

describe('the language of a page', () => {
  test('is that of the link before all others', () => {
    expect(chooseLanguage({ query: 'ar', stored: 'de', browser: 'de', hotel: 'de' })).toBe('ar');
  });

  test('is English where the link asks for one we do not speak', () => {
    for (const query of ['fr', 'klingon', '', 'DE', 'constructor', '__proto__'])
      expect([query, chooseLanguage({ query, stored: 'de', browser: 'de', hotel: 'de' })]).toEqual([query, 'en']);
  });

  test('is the one chosen last time, then the browser’s, then the hotel’s, then English', () => {
    expect(chooseLanguage({ ...nothing, stored: 'de', browser: 'ar', hotel: 'ar' })).toBe('de');
    expect(chooseLanguage({ ...nothing, stored: 'xx', browser: 'ar', hotel: 'de' })).toBe('ar');
    expect(chooseLanguage({ ...nothing, browser: 'fr', hotel: 'de' })).toBe('de');
    expect(chooseLanguage({ ...nothing, hotel: 'fr' })).toBe('en');
    expect(chooseLanguage(nothing)).toBe('en');
  });

  test('is the first of the browser’s that we speak, in whatever country it is spoken', () => {
    expect(chooseLanguage({ ...nothing, browser: 'de-CH,de;q=0.9,en;q=0.8' })).toBe('de');
    expect(chooseLanguage({ ...nothing, browser: 'fr-FR,fr;q=0.9,ar-EG;q=0.8,en;q=0.7' })).toBe('ar');
    expect(chooseLanguage({ ...nothing, browser: ' DE-at ; q=1' })).toBe('de');
    expect(chooseLanguage({ ...nothing, browser: '*' })).toBe('en');
    expect(chooseLanguage({ ...nothing, browser: ';;,,q=x' })).toBe('en');
  });
});

test('Arabic is written from right to left, the others from left to right', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect([directionOf('en'), directionOf('de')]).toEqual(['ltr', 'ltr']);
});

test('we speak what we say we speak', () => {
  expect(Object.keys(spokenLanguages).every(isSpoken)).toBe(true);
  for (const code of [undefined, null, '', 'toString']) expect(isSpoken(code)).toBe(false);
});
