import { addDays, daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshSearch, hotelToday, readSearch, writeSearch } from './search.ts';

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
    const two = { adults: 2, children: 0, infants: 0 };
    const tonightForTwo = {
      stay: { arrival: today, departure: '2027-06-02' },
      rooms: [two],
      guests: two,
      promoCode: null,
    };
    expect(read('')).toEqual(tonightForTwo);
    expect(freshSearch(today, config.guestsBounds)).toEqual(tonightForTwo);
  });

  test('says when and for whom', () => {
    expect(read('checkIn=2027-06-11&checkOut=2027-06-14&nbAdults=3&nbChildren=1&nbInfants=1')).toMatchObject({
      stay: { arrival: '2027-06-11', departure: '2027-06-14' },
      guests: { adults: 3, children: 1, infants: 1 },
    });
  });

  test('with a day that is past or too far ahead means the first day there is', () => {
    expect(stayOf('checkIn=2027-05-31&checkOut=2027-06-03')).toEqual(tonight);
    expect(stayOf('checkIn=2027-02-30&checkOut=2027-06-30')).toEqual(tonight);
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

  test('with a departure alone means the night before it', () => {
    expect(stayOf('checkOut=2027-06-15')).toEqual(['2027-06-14', '2027-06-15']);
    expect(stayOf(`checkOut=${today}`)).toEqual(tonight);
  });

  test('with more or fewer guests than the hotel takes means as many as it does', () => {
    expect(read('nbAdults=9&nbChildren=9&nbInfants=9').guests).toEqual({ adults: 4, children: 2, infants: 1 });
    expect(read('nbAdults=0').guests.adults).toBe(1);
    expect(read('nbAdults=-3&nbChildren=-1').guests).toEqual({ adults: 1, children: 0, infants: 0 });
    expect(read('nbAdults=9999').guests.adults).toBe(4);
    for (const wrong of ['two', '1.5', '', '1e3', '-'])
      expect([wrong, read(`nbAdults=${wrong}&nbChildren=${wrong}`).guests]).toEqual([
        wrong,
        { adults: 2, children: 0, infants: 0 },
      ]);
  });
});

describe('several rooms', () => {
  const adults = (query: string) => read(query).rooms.map((room) => room.adults);

  test('have their guests in a row', () => {
    expect(read('nbAdults=2,1&nbChildren=0,2').rooms).toEqual([
      { adults: 2, children: 0, infants: 0 },
      { adults: 1, children: 2, infants: 0 },
    ]);
  });

  test('are at most four, each within the bounds of the hotel', () => {
    expect(adults('nbAdults=1,2,3,4,1,1')).toEqual([1, 2, 3, 4]);
    expect(adults('nbAdults=9,0,x')).toEqual([4, 1, 2]);
    expect(adults('nbChildren=1,1,1')).toEqual([2, 2, 2]);
  });

  test('are chosen one after the other, and when all are chosen it is the last one’s turn', () => {
    const query = new URLSearchParams('nbAdults=1,2,3');
    const turns = [0, 1, 2, 3].map((booked) => readSearch(query, config, today, booked).guests.adults);
    expect(turns).toEqual([1, 2, 3, 3]);
  });
});

test('a promo code loses its spaces and small letters', () => {
  expect(read('promoCode=%20wel%20come10').promoCode).toBe('WELCOME10');
  expect([read('promoCode=').promoCode, read('promoCode=%20').promoCode]).toEqual([null, null]);
  expect(read(`promoCode=${'x'.repeat(120)}`).promoCode).toBe('X'.repeat(100)); // what the search takes, so that rooms are shown
});

/** A room with the ages of all its children, or none. */
const anyRoom = fc
  .record({
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.integer({ min: 2, max: 12 }), { maxLength: 2 }),
    infantAges: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 1 }),
    isTold: fc.boolean(),
  })
  .map(({ adults, childAges, infantAges, isTold }) => {
    const ages = [...childAges, ...infantAges];
    const counts = { adults, children: childAges.length, infants: infantAges.length };
    return isTold && ages.length > 0 ? { ...counts, ages } : counts;
  });

describe('ages', () => {
  test('are those of the children, then of the infants, in each room', () => {
    expect(read('nbAdults=2&nbChildren=2&nbInfants=1&ages=11,7,1').guests.ages).toEqual([11, 7, 1]);
    const { rooms } = read('nbAdults=2,1,2&nbChildren=1,0,1&nbInfants=0,0,1&ages=11;;7,0');
    expect(rooms.map(({ ages }) => ages)).toEqual([[11], undefined, [7, 0]]);
  });

  test.each(['', '7', '7,1,1', '13,1', '1,1', '7,2', 'seven,1', ';7,1'])(
    'that are not these guests’ are passed over: %j',
    (ages) => {
      const guests = { adults: 2, children: 1, infants: 1 };
      expect(read(`nbAdults=2&nbChildren=1&nbInfants=1&ages=${ages}`).guests).toEqual(guests);
    },
  );

  test('go with the children they were told of', () => {
    const query = new URLSearchParams('nbAdults=2&nbChildren=1&ages=7');
    const search = readSearch(query, config, today);
    expect(writeSearch(query, search).get('ages')).toBe('7');
    const adults = { adults: 2, children: 0, infants: 0 };
    expect(writeSearch(query, { ...search, rooms: [adults] }).has('ages')).toBe(false);
  });
});

describe('a search', () => {
  test('written into an address is read out of it again', () => {
    const anySearch = fc
      .record({
        from: fc.integer({ min: 0, max: 700 }),
        nights: fc.integer({ min: 1, max: 19 }),
        rooms: fc.array(anyRoom, { minLength: 1, maxLength: 4 }),
        promoCode: fc.constantFrom(null, 'WELCOME10', 'A+B&C=D'),
      })
      .map(({ from, nights, ...rest }) => ({
        stay: { arrival: addDays(today, from), departure: addDays(today, from + nights) },
        ...rest,
      }));
    fc.assert(
      fc.property(anySearch, anySearch, (search, before) => {
        const address = writeSearch(writeSearch(new URLSearchParams('lang=de'), before), search);
        expect(readSearch(address, config, today)).toEqual({ ...search, guests: search.rooms[0] });
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
    const names = ['checkIn', 'checkOut', 'nbAdults', 'nbChildren', 'nbInfants', 'ages'];
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
