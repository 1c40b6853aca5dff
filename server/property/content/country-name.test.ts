import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('the country of the house is named in the guest’s language, and by its code where nobody knows a name', () => {
  const names = [countryName('de', 'CH'), countryName('en', 'CH'), countryName('no', 'CH')];
  expect(names).toEqual(['Schweiz', 'Switzerland', 'Sveits']);
});
