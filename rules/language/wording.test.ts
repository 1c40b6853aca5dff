import { expect, test } from 'vitest';
import { inWords, withoutSharpS, wordingIn } from './wording.ts';

test('Swiss German and Brazilian Portuguese have words of their own, other countries and languages do not', () => {
  expect(wordingIn('de', 'CH')).toBe('de-CH');
  expect(wordingIn('pt', 'BR')).toBe('pt-BR');
  expect(['AT', 'DE', 'BR', undefined].map((country) => wordingIn('de', country))).toEqual([null, null, null, null]);
  expect([wordingIn('fr', 'CH'), wordingIn('it', 'CH'), wordingIn('pt', 'PT')]).toEqual([null, null, null]);
});

test('Swiss German has no ß, neither small nor large', () => {
  expect(withoutSharpS('Außerhalb der Straße: größer als MAẞ')).toBe('Ausserhalb der Strasse: grösser als MASS');
  expect(withoutSharpS('Ein Fluss')).toBe('Ein Fluss');
});

test('a text is in the words of a country where they differ, and else as everywhere', () => {
  const own = { 'Postal code': 'CEP' };
  expect(inWords('pt-BR', own, 'Postal code', 'Código postal')).toBe('CEP');
  expect(inWords('pt-BR', own, 'Phone', 'Telefone')).toBe('Telefone');
  expect(inWords('de-CH', {}, 'Street', 'Straße')).toBe('Strasse');
  expect(inWords(null, {}, 'Street', 'Straße')).toBe('Straße');
});
