import names from '@stayfront/contract/property/room-amenities.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { amenityIcons } from './amenity-icons.ts';
import { firstAmenityIcons } from './first-amenity-icons.ts';
import { iconOf } from './icon-of.ts';
import { rareAmenityIcons } from './rare-amenity-icons.ts';

const all = [...firstAmenityIcons, ...amenityIcons, ...rareAmenityIcons];

test('every room amenity that OpenTravel has a code for has one picture', () => {
  const codes = Object.keys(names);
  expect(codes.length).toBeGreaterThan(280);
  expect(codes.filter((code) => !iconOf(all, Number(code)))).toEqual([]);
  const drawn = all.flatMap(([, listed]) => listed.split(' '));
  expect(drawn).toHaveLength(new Set(drawn).size);
});

test('a code that nobody has given has none', () => {
  expect(iconOf(all, 0)).toBeUndefined();
});
