import { countryCodes } from '@stayfront/contract/country-codes';
import { expect, test } from 'vitest';
import { listCountries } from './list-countries.ts';
import { spokenLanguages } from './language-names.ts';

test('a guest finds each country once, by its name in the language of the page', () => {
  for (const language of Object.keys(spokenLanguages)) {
    const countries = listCountries(language);
    expect(new Set(countries.map(({ value }) => value))).toEqual(countryCodes);
    expect(countries.filter(({ value, label }) => value === label)).toEqual([]);
  }
  expect(listCountries('de')).toContainEqual({ value: 'CH', label: 'Schweiz' });
  expect(listCountries('ar')).toContainEqual({ value: 'CH', label: 'سويسرا' });
});

test('countries stand in the order of the alphabet, where accents do not count', () => {
  const german = listCountries('de').map(({ label }) => label);
  expect(german.indexOf('Österreich')).toBeGreaterThan(german.indexOf('Oman'));
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Pakistan'));
});
