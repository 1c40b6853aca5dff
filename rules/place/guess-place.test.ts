import { expect, test } from 'vitest';
import { isCurrency } from '../currency/currencies.ts';
import { ownNames } from '../language/own-names.ts';
import { isTimeZone } from '../stay/hotel-clock.ts';
import { countries } from './countries.ts';
import { countryOfZone, guessPlace } from './guess-place.ts';

test('a hotel in Switzerland is in francs, in German first, and by the clock of Zurich', () => {
  expect(guessPlace('CH')).toEqual({
    currency: 'CHF',
    languages: ['de', 'fr', 'it'],
    timeZones: ['Europe/Zurich'],
    areaUnit: 'm2',
  });
});

test('a country with several clocks names one for each, and one whose currency is not offered names none', () => {
  expect(guessPlace('ES')?.timeZones).toEqual(['Europe/Madrid', 'Atlantic/Canary']);
  expect(guessPlace('TR')).toMatchObject({ currency: null, timeZones: ['Europe/Istanbul'] });
  expect(guessPlace('QQ')).toBeNull();
});

test('the clock of a browser says where somebody may be', () => {
  expect([countryOfZone('Europe/Rome'), countryOfZone('America/Chicago'), countryOfZone('UTC')]).toEqual([
    'IT',
    'US',
    null,
  ]);
});

test('every country has a clock and a language that are known here, and a currency that is, or none', () => {
  for (const { code, currency, languages, timeZones } of countries.values()) {
    expect([code, timeZones.length > 0 && timeZones.every(isTimeZone)]).toEqual([code, true]);
    expect([code, languages.length > 0 && languages.every((one) => one in ownNames)]).toEqual([code, true]);
    expect([code, currency === null || isCurrency(currency)]).toEqual([code, true]);
  }
});
