import { describe, expect, test } from 'vitest';
import { countFilters, noFilters, readFilters, writeFilters, type RoomFilters } from './room-filters.ts';

const some: RoomFilters = {
  price: { currency: 'CHF', min: 150, max: 999_999 },
  titles: ['Junior Suite', 'Doppelzimmer & Balkon'],
  amenities: [7, 223],
};

describe('filters in the address', () => {
  test('are read as they were written, beside everything else in it', () => {
    const address = writeFilters(new URLSearchParams('checkIn=2027-06-11&amenity=1'), some);
    expect(readFilters(new URLSearchParams(address.toString()))).toEqual(some);
    expect(address.get('checkIn')).toBe('2027-06-11');
  });

  test('leave no trace when there are none', () => {
    const address = writeFilters(writeFilters(new URLSearchParams('lang=de'), some), noFilters);
    expect(address.toString()).toBe('lang=de');
    expect(readFilters(address)).toEqual(noFilters);
  });

  test.each(['CHF-300-100', 'CHF-a-b', '100-300', 'CHF-100-100', 'CHF-1-9999999', ''])(
    'a price range that cannot be one (%j) is none',
    (price) => expect(readFilters(new URLSearchParams({ price })).price).toBeNull(),
  );

  test('a facility that is no number is passed over', () => {
    expect(readFilters(new URLSearchParams('amenity=7&amenity=x&amenity=7')).amenities).toEqual([7]);
  });

  test('are counted for the button that opens them', () => {
    expect([countFilters(noFilters), countFilters(some)]).toEqual([0, 5]);
  });
});
