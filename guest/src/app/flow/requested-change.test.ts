import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import { isAsBooked, readRequestedChange, writeRequestedChange, type RequestedChange } from './requested-change.ts';

const today = stayDate('2027-06-01');
const start = {
  stay: { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-13') },
  guests: { adults: 2, children: 0, infants: 0 },
};
const bounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 2, fromAge: 2, toAge: 12 },
  infants: { min: 0, max: 1, fromAge: 0, toAge: 1 },
};
const read = (text: string) => readRequestedChange(new URLSearchParams(text), start, bounds, today);

describe('ages in a wish', () => {
  const family = { ...start, guests: { adults: 2, children: 1, infants: 0, ages: [7] } };
  const readFamily = (text: string) => readRequestedChange(new URLSearchParams(text), family, bounds, today);

  test('are as they are booked until guests are counted anew', () => {
    expect(readFamily('t=secret').guests).toEqual(family.guests);
    expect(isAsBooked(readFamily(''), family)).toBe(true);
  });

  test('stay with other days, and are written with the guests', () => {
    const later = { arrival: stayDate('2027-07-01'), departure: stayDate('2027-07-04') };
    const written = writeRequestedChange(new URLSearchParams(), { ...readFamily(''), stay: later });
    expect(written.get('ages')).toBe('7');
    expect(readRequestedChange(written, family, bounds, today).guests).toEqual(family.guests);
  });

  test('of other guests are not those of the booking', () => {
    expect(readFamily('nbAdults=2&nbChildren=2').guests).toEqual({ adults: 2, children: 2, infants: 0 });
    expect(readFamily('nbAdults=2&nbChildren=2&ages=7,4').guests.ages).toEqual([7, 4]);
    expect(readFamily('nbAdults=2&nbChildren=1&ages=99').guests.ages).toBeUndefined();
    expect(isAsBooked(readFamily('nbAdults=2&nbChildren=1&ages=8'), family)).toBe(false);
  });
});

describe('a wish in an address', () => {
  test('begins as the room is booked', () => {
    expect(read('t=secret')).toEqual({ ...start, productId: null, services: null });
    expect(isAsBooked(read(''), start)).toBe(true);
  });

  test('is read as it was written, and what else stands there is kept', () => {
    const wish: RequestedChange = {
      stay: { arrival: stayDate('2027-07-01'), departure: stayDate('2027-07-04') },
      guests: { adults: 3, children: 1, infants: 0 },
      productId: 'family.flexible',
      services: new Map([
        ['breakfast', 2],
        ['late-check-out', 1],
      ]),
    };
    const written = writeRequestedChange(new URLSearchParams('t=secret&step=compare'), wish);
    expect(readRequestedChange(written, start, bounds, today)).toEqual(wish);
    expect([written.get('t'), written.get('step')]).toEqual(['secret', 'compare']);
    expect(isAsBooked(wish, start)).toBe(false);
    const none = writeRequestedChange(written, { ...wish, productId: null, services: null });
    expect([none.has('product'), none.has('services')]).toEqual([false, false]);
  });

  test('with nonsense in it is as the room is booked, or as near as the hotel can', () => {
    expect(read('checkIn=yesterday&nbAdults=-1&product=<b>&services=,x,.1')).toEqual({
      ...start,
      productId: null,
      services: new Map(),
    });
    expect(read('checkIn=2027-05-01&checkOut=2027-05-03').stay).toEqual(start.stay);
    expect(read('checkIn=2027-06-20&checkOut=2027-06-19').stay.departure).toBe('2027-06-21');
    expect(read('nbAdults=9').guests.adults).toBe(4);
  });
});
