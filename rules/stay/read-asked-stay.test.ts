import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAskedStay, type AskWords } from './read-asked-stay.ts';
import { addDays, stayDate } from './stay-date.ts';

const months = 'january february march april may june july august september october november december'.split(' ');
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const words: AskWords = {
  months: months.map((name) => [name, name.slice(0, 3)]),
  weekdays: weekdays.map((name) => [name, name.slice(0, 3)]),
  today: ['today'],
  tomorrow: ['tomorrow'],
  nights: ['nights', 'night'],
  adults: ['adults', 'adult'],
  children: ['children', 'child'],
};
const today = stayDate('2026-11-17'); // a Tuesday
const read = (text: string) => readAskedStay(text, today, words);

describe('a stay in plain words', () => {
  test.each([
    ['wed 25 nov 2 nights 2 adults', { arrival: '2026-11-25', nights: 2, adults: 2 }],
    ['25 nov - 27 nov 1 adult', { arrival: '2026-11-25', departure: '2026-11-27', adults: 1 }],
    ['25-27 november', { arrival: '2026-11-25', departure: '2026-11-27' }],
    ['25.11. 2n', { arrival: '2026-11-25', nights: 2 }],
    ['25.11.–27.11. 2 a', { arrival: '2026-11-25', departure: '2026-11-27', adults: 2 }],
    ['3/1 to 5/1', { arrival: '2027-01-03', departure: '2027-01-05' }],
    ['2027-02-03 3 nights', { arrival: '2027-02-03', nights: 3 }],
    ['today 1 night', { arrival: '2026-11-17', nights: 1 }],
    ['Tomorrow, two of us', { arrival: '2026-11-18' }],
    ['fri 2 nights', { arrival: '2026-11-20', nights: 2 }],
    ['tue', { arrival: '2026-11-24' }],
    ['2 adults child 7', { adults: 2, ages: [7] }],
    ['2 adults 2 children 7 4 3 nights', { adults: 2, ages: [7, 4], nights: 3 }],
    ['2 adults 2 children', { adults: 2, ages: [11, 11] }],
    ['1st of january 2n', { arrival: '2027-01-01', nights: 2 }],
    ['٢٥ nov', { arrival: '2026-11-25' }],
    ['10 nov', { arrival: '2027-11-10' }],
    ['31.2.', {}],
    ['', {}],
    ['Hollenstein', {}],
  ])('%s', (text, stay) => expect(read(text)).toEqual(stay));
});

test('every day of the coming year is understood as it is written, with its weekday or without', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 364 }),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      (ahead, nights, isLong) => {
        const day = addDays(today, ahead);
        const [, month = '', date = ''] = day.split('-');
        const name = months[Number(month) - 1] ?? '';
        const text = `${isLong ? name : name.slice(0, 3)}`;
        expect(read(`${Number(date)} ${text} ${nights} nights`)).toEqual({ arrival: day, nights });
      },
    ),
  );
});

test('whatever is typed, it never fails, and a departure is behind its arrival', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { arrival, departure } = read(text);
      expect(departure === undefined || (arrival !== undefined && departure > arrival)).toBe(true);
    }),
  );
});
