import { describe, expect, test } from 'vitest';
import { countFilters, noFilters, readFilters, writeFilters, type RoomFilters } from './room-filters.ts';

const some: RoomFilters = {
  price: { currency: 'CHF', min: 150, max: 999_999 },
  titles: ['Junior Suite', 'Doppelzimmer & Balkon'],
  amenities: [7, 223],
};

const rooms = [
  { id: 'junior', roomTypeName: 'Junior Suite' },
  { id: 'north', roomTypeName: 'Doppelzimmer & Balkon' },
  { id: 'south', roomTypeName: 'Doppelzimmer & Balkon' },
];
const inEnglish = [
  { id: 'junior', roomTypeName: 'Junior Suite' },
  { id: 'north', roomTypeName: 'Double Room North' },
  { id: 'south', roomTypeName: 'Double Room South' },
];
const written = (query: string, filters: RoomFilters): URLSearchParams =>
  writeFilters(new URLSearchParams(query), filters, rooms);

describe('filters in the address', () => {
  test('are read as they were written, beside everything else in it', () => {
    const address = written('checkIn=2027-06-11&amenity=1', some);
    expect(readFilters(new URLSearchParams(address.toString()), rooms)).toEqual(some);
    expect(address.get('checkIn')).toBe('2027-06-11');
  });

  test('leave no trace when there are none', () => {
    const address = written(written('lang=de', some).toString(), noFilters);
    expect(address.toString()).toBe('lang=de');
    expect(readFilters(address, rooms)).toEqual(noFilters);
  });

  test('keep the room types through a change of language, also where it parts two of one name', () => {
    const address = written('', { ...some, titles: ['Doppelzimmer & Balkon'] });
    expect(readFilters(address, inEnglish).titles).toEqual(['Double Room North', 'Double Room South']);
    expect(readFilters(address, rooms).titles).toEqual(['Doppelzimmer & Balkon']);
  });

  test('keep a part of a name as the link has it', () => {
    const address = written('', { ...some, titles: ['Suite'] });
    expect(address.getAll('roomType')).toEqual(['Suite']);
    expect(readFilters(address, inEnglish).titles).toEqual(['Suite']);
  });

  test.each(['CHF-300-100', 'CHF-a-b', '100-300', 'CHF-100-100', 'CHF-1-9999999', ''])(
    'a price range that cannot be one (%j) is none',
    (price) => expect(readFilters(new URLSearchParams({ price }), rooms).price).toBeNull(),
  );

  test('a facility that is no number is passed over', () => {
    expect(readFilters(new URLSearchParams('amenity=7&amenity=x&amenity=7'), rooms).amenities).toEqual([7]);
  });

  test('are counted for the button that opens them', () => {
    expect([countFilters(noFilters), countFilters(some)]).toEqual([0, 5]);
  });
});
