import { expect, test } from 'vitest';
import { chooseWords, languageToKeep } from './choose-words.ts';

const nothing = { query: null, stored: undefined, browser: '' };

test('a page speaks the German of its hotel’s country, whoever reads it', () => {
  expect(chooseWords({ ...nothing, browser: 'de-DE' }, 'CH')).toEqual(['CH']);
  expect(chooseWords({ ...nothing, query: 'de-CH' }, 'IT')).toEqual([]);
  expect(chooseWords(nothing, undefined)).toEqual([]);
});

test('a page speaks the Portuguese of its reader, and the hotel’s where the reader names no country', () => {
  expect(chooseWords({ ...nothing, browser: 'pt-BR,pt;q=0.9' }, 'CH')).toEqual(['CH', 'BR']);
  expect(chooseWords({ ...nothing, query: 'pt' }, 'BR')).toEqual(['BR']);
  expect(chooseWords({ ...nothing, browser: 'pt-PT' }, 'BR')).toEqual([]);
});

test('a link that names the country of its Portuguese is remembered with it, any other by its language', () => {
  expect(languageToKeep('pt', 'pt-BR')).toBe('pt-BR');
  expect(languageToKeep('pt', 'PT_pt')).toBe('pt-PT');
  expect(languageToKeep('pt', 'pt')).toBe('pt');
  expect(languageToKeep('de', 'de-CH')).toBe('de');
});
