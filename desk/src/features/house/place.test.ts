import { expect, test } from 'vitest';
import { changeAt, placeOf, readPlace } from './place.ts';

const house = {
  rooms: [{ id: 'double', size: 26, name: { en: 'Double' } }],
  house: {
    distances: [
      { place: { en: 'Station' }, metres: 400 },
      { place: { en: 'Lake' }, metres: 80 },
    ],
  },
};

test('an entry goes by its id, a line of a list by its place', () => {
  expect(readPlace(house, 'rooms/double/size')).toBe(26);
  expect(readPlace(house, 'house/distances/1/place/en')).toBe('Lake');
  expect(placeOf(house, 'house/distances/1/place/en')).toEqual({
    path: 'house/distances',
    inside: ['1', 'place', 'en'],
  });
  expect(readPlace(house, 'house/distances/7/metres')).toBeUndefined();
  expect(readPlace(house, 'times/checkInFrom')).toBeUndefined();
});

test('what is typed into a line of a list changes the list as a whole, and nothing else of it', () => {
  const [station] = house.house.distances;
  expect(changeAt(house, 'house/distances/1/metres', 90)).toEqual({
    path: 'house/distances',
    before: house.house.distances,
    after: [station, { place: { en: 'Lake' }, metres: 90 }],
  });
  expect(changeAt(house, 'house/distances/1', undefined).after).toEqual([station]);
  expect(changeAt(house, 'house/distances/1/place/de', 'See').after).toEqual([
    station,
    { place: { en: 'Lake', de: 'See' }, metres: 80 },
  ]);
});

test('a field that is not there yet is added, one that is emptied is taken out', () => {
  expect(changeAt(house, 'rooms/double/name/de', 'Doppelzimmer')).toEqual({
    path: 'rooms/double/name/de',
    after: 'Doppelzimmer',
  });
  expect(changeAt(house, 'rooms/double/size', undefined)).toEqual({ path: 'rooms/double/size', before: 26 });
});
