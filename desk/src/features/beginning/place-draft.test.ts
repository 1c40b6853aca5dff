import { beginAnotherHotel } from '@stayfront/contract/beginning';
import { countries } from '@stayfront/rules/place/countries';
import { expect, test } from 'vitest';
import { askedOf, emptyPlace, newHotelOf, placeFaults, withCountry } from './place-draft.ts';

const typed = { ...emptyPlace, name: 'Seehof', addressLine: 'Seestrasse', postalCode: '6004', city: 'Luzern' };

test('K24 what its country says is not asked for: only several clocks and foreign money are', () => {
  expect(askedOf('CH')).toEqual({ timeZones: [], asksCurrency: false });
  expect(askedOf('US').timeZones[0]).toBe('America/New_York');
  expect(askedOf('TZ')).toEqual({ timeZones: [], asksCurrency: true });
  expect(withCountry({ ...typed, timeZone: 'Europe/Madrid' }, 'CH')).toMatchObject({ timeZone: '', currency: '' });
});

test('K24 a house of any country is taken by the contract once its five fields are there', () => {
  const refused = [...countries.keys()].filter((code) => {
    const draft = withCountry(typed, code);
    const isWhole = Object.keys(placeFaults(draft)).length === 0;
    return !isWhole || !beginAnotherHotel.body.safeParse(newHotelOf(draft)).success;
  });
  expect(refused).toEqual([]);
});

test('K24 what is missing is named field by field', () => {
  expect(placeFaults(emptyPlace)).toEqual({
    name: 'missing',
    addressLine: 'missing',
    postalCode: 'missing',
    city: 'missing',
    countryCode: 'missing',
  });
});
