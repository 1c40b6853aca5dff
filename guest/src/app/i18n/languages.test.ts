import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { spokenLanguages } from './language-names.ts';
import { chooseLanguage, isSpoken, portugueseOf } from './languages.ts';

const nothing = { query: null, stored: undefined, browser: '', hotel: undefined };

describe('the language of a page', () => {
  test('is that of the link before all others', () => {
    expect(chooseLanguage({ query: 'ar', stored: 'de', browser: 'de', hotel: 'de' })).toBe('ar');
  });

  test('is English where the link asks for one we do not speak', () => {
    for (const query of ['fi', 'klingon', '', '-', 'constructor', '__proto__'])
      expect([query, chooseLanguage({ query, stored: 'de', browser: 'de', hotel: 'de' })]).toEqual([query, 'en']);
  });

  test('is understood with a country, in capital letters and by its other names', () => {
    for (const [query, language] of Object.entries({
      'de-CH': 'de',
      DE: 'de',
      pt_BR: 'pt',
      'nb-NO': 'no',
      'zh-Hant': 'zh',
    }))
      expect([query, chooseLanguage({ ...nothing, query })]).toEqual([query, language]);
    expect(chooseLanguage({ ...nothing, browser: 'nb-NO,nb;q=0.9,en;q=0.8' })).toBe('no');
  });

  test('is the one chosen last time, then the browser’s, then the hotel’s, then English', () => {
    expect(chooseLanguage({ ...nothing, stored: 'de', browser: 'ar', hotel: 'ar' })).toBe('de');
    expect(chooseLanguage({ ...nothing, stored: 'xx', browser: 'ar', hotel: 'de' })).toBe('ar');
    expect(chooseLanguage({ ...nothing, browser: 'fi', hotel: 'de' })).toBe('de');
    expect(chooseLanguage({ ...nothing, hotel: 'fi' })).toBe('en');
    expect(chooseLanguage(nothing)).toBe('en');
  });

  test('is the first of the browser’s that we speak, in whatever country it is spoken', () => {
    expect(chooseLanguage({ ...nothing, browser: 'de-CH,de;q=0.9,en;q=0.8' })).toBe('de');
    expect(chooseLanguage({ ...nothing, browser: 'fi-FI,fi;q=0.9,ar-EG;q=0.8,en;q=0.7' })).toBe('ar');
    expect(chooseLanguage({ ...nothing, browser: ' DE-at ; q=1' })).toBe('de');
    expect(chooseLanguage({ ...nothing, browser: '*' })).toBe('en');
    expect(chooseLanguage({ ...nothing, browser: ';;,,q=x' })).toBe('en');
  });
});

describe('Portuguese', () => {
  test('is that of the country the link names, then the stored choice, then the browser', () => {
    expect(portugueseOf({ query: 'pt-BR', stored: 'pt-PT', browser: 'pt-PT' })).toBe('BR');
    expect(portugueseOf({ query: 'pt_br', stored: undefined, browser: '' })).toBe('BR');
    expect(portugueseOf({ query: 'pt', stored: 'pt-BR', browser: 'pt-PT' })).toBe('BR');
    expect(portugueseOf({ query: null, stored: 'pt', browser: 'en-US,pt-BR;q=0.9,pt;q=0.8' })).toBe('BR');
    expect(portugueseOf({ query: null, stored: undefined, browser: 'pt-PT,pt-BR;q=0.9' })).toBe('PT');
  });

  test('is of no country where nobody names one', () => {
    expect(portugueseOf({ query: 'pt', stored: 'pt', browser: 'pt,de-CH;q=0.9' })).toBeUndefined();
    expect(portugueseOf({ query: 'de-BR', stored: undefined, browser: '' })).toBeUndefined();
  });

  test('that was chosen with its country is remembered with it', () => {
    expect(chooseLanguage({ ...nothing, stored: 'pt-BR', browser: 'de' })).toBe('pt');
  });
});

test('we speak what we say we speak', () => {
  expect(Object.keys(spokenLanguages).every(isSpoken)).toBe(true);
  for (const code of [undefined, null, '', 'toString']) expect(isSpoken(code)).toBe(false);
});

test('every language calls itself in its own texts as it does in the list of all', async () => {
  for (const [code, name] of Object.entries(spokenLanguages)) {
    const texts = await readFile(path.join(import.meta.dirname, 'locales', `${code}.po`), 'utf8');
    const [, own] = /^msgctxt "The name of this language.*\nmsgid "English"\nmsgstr "(.*)"$/m.exec(texts) ?? [];
    expect([code, own]).toEqual([code, name]);
  }
});
