import { addDays, daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hotelToday, readSearch, writeSearch } from './search.ts';

const today = stayDate('2027-06-01');
const config = {
  guestsBounds: {
    adults: { min: 1, max: 4 },
    children: { min: 0, max: 2, fromAge: 2, toAge: 12 },
    infants: { min: 0, max: 1, fromAge: 0, toAge: 1 },
  },
};
const read = (query: string) => readSearch(new URLSearchParams(query), config, today);
const stayOf = (query: string): [string, string] => {
  const { stay } = read(query);
  return [stay.arrival, stay.departure];
};
const tonight = ['2027-06-01', '2027-06-02'];

describe('an address', () => {
  test('without a search means tonight for two', () => {
    expect(read('')).toEqual({
      stay: { arrival: today, departure: '2027-06-02' },
      guests: { adults: 2, children: 0, infants: 0 },
    });
  });

  test('says when and for whom', () => {
    expect(read('checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=3&nbChildren=1&nbInfants=1')).toEqual({
      stay: { arrival: '2027-06-11', departure: '2027-06-14' },
      guests: { adults: 3, children: 1, infants: 1 },
    });
  });

  test('with a day that is past or too far ahead means the first day there is', () => {
    expect(stayOf('checkIn=2027-05-31&checkOut=2027-06-03')).toEqual(['2027-06-01', '2027-06-03']);
    expect(stayOf('checkIn=2020-01-01&checkOut=2020-01-02')).toEqual(tonight);
    const last = addDays(today, 720);
    expect(stayOf(`checkIn=${last}&checkOut=${addDays(last, 1)}`)).toEqual(tonight);
    expect(stayOf(`checkIn=${addDays(last, -1)}&checkOut=${last}`)).toEqual([addDays(last, -1), last]);
    expect(stayOf(`checkIn=${addDays(last, -1)}&checkOut=${addDays(last, 1)}`)).toEqual([addDays(last, -1), last]);
  });

  test.each([
    '2027-02-30',
    '2027-13-01',
    'tomorrow',
    '',
    '11.06.2027',
    'format',
    'no-such-day',
    '0000-00-00',
    '9999-99-99',
  ])('with %j as a day means a night that can be had', (day) => {
    expect(stayOf(`checkIn=${day}`)).toEqual(tonight);
    expect(stayOf(`checkIn=2027-06-11&checkOut=${day}`)).toEqual(['2027-06-11', '2027-06-12']);
  });

  test('with a departure on or before the arrival means one night', () => {
    expect(stayOf('checkIn=2027-06-11&checkOut=2027-06-11')).toEqual(['2027-06-11', '2027-06-12']);
    expect(stayOf('checkIn=2027-06-11&checkOut=2027-06-02')).toEqual(['2027-06-11', '2027-06-12']);
  });

  test('with more or fewer guests than the hotel takes means as many as it does', () => {
    expect(read('nbAdults=9&nbChildren=9&nbInfants=9').guests).toEqual({ adults: 4, children: 2, infants: 1 });
    expect(read('nbAdults=0').guests.adults).toBe(1);
    for (const wrong of ['two', '-1', '1.5', '', '1e3', '9999'])
      expect([wrong, read(`nbAdults=${wrong}&nbChildren=${wrong}`).guests]).toEqual([
        wrong,
        { adults: 2, children: 0, infants: 0 },
      ]);
  });
});

describe('a search', () => {
  test('written into an address is read out of it again', () => {
    const anySearch = fc
      .record({
        from: fc.integer({ min: 0, max: 700 }),
        nights: fc.integer({ min: 1, max: 19 }),
        adults: fc.integer({ min: 1, max: 4 }),
        children: fc.integer({ min: 0, max: 2 }),
        infants: fc.integer({ min: 0, max: 1 }),
      })
      .map(({ from, nights, ...guests }) => ({
        stay: { arrival: addDays(today, from), departure: addDays(today, from + nights) },
        guests,
      }));
    fc.assert(
      fc.property(anySearch, anySearch, (search, before) => {
        const address = writeSearch(writeSearch(new URLSearchParams('lang=de'), before), search);
        expect(readSearch(address, config, today)).toEqual(search);
        expect(address.get('lang')).toBe('de');
      }),
    );
  });

  test('leaves out children and infants where there are none', () => {
    const search = read('checkIn=2027-06-11&checkOut=2027-06-12');
    const before = new URLSearchParams('nbChildren=2&nbInfants=1&lang=ar');
    expect(writeSearch(before, search).toString()).toBe('lang=ar&checkIn=2027-06-11&checkOut=2027-06-12&nbAdults=2');
    expect(before.get('nbChildren')).toBe('2'); // what was given is not changed
  });

  test('out of any address whatever can be had at the hotel', () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom('2027-06-11', '2027-02-30', '2', '-3', '2099-01-01'));
    const names = ['checkIn', 'checkOut', 'nbAdults', 'nbChildren', 'nbInfants'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anyText), (query) => {
        const { stay, guests } = readSearch(new URLSearchParams(query), config, today);
        expect(stay.arrival >= today && daysBetween(stay.arrival, stay.departure) >= 1).toBe(true);
        expect(stay.departure <= addDays(today, 720)).toBe(true);
        expect(guests.adults >= 1 && guests.adults <= 4 && guests.children <= 2 && guests.infants <= 1).toBe(true);
      }),
    );
  });
});

test('today is the hotel’s day, wherever the guest is', () => {
  const now = Date.parse('2027-06-01T11:30:00Z');
  expect(hotelToday('Pacific/Kiritimati', now)).toBe('2027-06-02');
  expect(hotelToday('Pacific/Pago_Pago', now)).toBe('2027-06-01');
  expect(hotelToday('Pacific/Pago_Pago', now - 3_600_000)).toBe('2027-05-31');
});
