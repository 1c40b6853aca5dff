import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { addMonths, monthsBetween, weeksOf } from './months.ts';
import { moveDay } from './move-day.ts';

const monday = { firstWeekday: 1, isRtl: false };
const press = (day: string, key: string, shiftKey = false, week = monday) =>
  moveDay(stayDate(day), { key, shiftKey }, week);

test('arrows go by days and weeks, across months and years', () => {
  expect(press('2027-06-30', 'ArrowRight')).toBe('2027-07-01');
  expect(press('2027-01-01', 'ArrowLeft')).toBe('2026-12-31');
  expect(press('2027-06-11', 'ArrowDown')).toBe('2027-06-18');
  expect(press('2027-06-03', 'ArrowUp')).toBe('2027-05-27');
});

test('where the page runs from right to left the arrows point the other way', () => {
  const arabic = { firstWeekday: 6, isRtl: true };
  expect(press('2027-06-11', 'ArrowLeft', false, arabic)).toBe('2027-06-12');
  expect(press('2027-06-11', 'ArrowRight', false, arabic)).toBe('2027-06-10');
});

test('Home and End go to the ends of the week as it is written', () => {
  expect(press('2027-06-11', 'Home')).toBe('2027-06-07');
  expect(press('2027-06-11', 'End')).toBe('2027-06-13');
  expect(press('2027-06-13', 'Home', false, { firstWeekday: 0, isRtl: false })).toBe('2027-06-13');
});

test('a page is a month, with Shift a year; a day that is not there becomes the last', () => {
  expect(press('2027-01-31', 'PageDown')).toBe('2027-02-28');
  expect(press('2027-03-31', 'PageUp')).toBe('2027-02-28');
  expect(press('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
  expect(press('2027-06-11', 'PageUp', true)).toBe('2026-06-11');
});

test('other keys are not the calendar’s', () => {
  expect(['Tab', 'Enter', ' ', 'a', 'Escape'].map((key) => press('2027-06-11', key))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('a month is laid out in weeks that begin where the language begins them', () => {
  expect(weeksOf(stayDate('2027-02-01'), 1)).toHaveLength(4);
  expect(weeksOf(stayDate('2027-06-01'), 1)[0]).toEqual([
    null,
    '2027-06-01',
    '2027-06-02',
    '2027-06-03',
    '2027-06-04',
    '2027-06-05',
    '2027-06-06',
  ]);
  expect(weeksOf(stayDate('2027-06-01'), 6).flat().filter(Boolean)).toHaveLength(30);
});

test('months are counted across the turn of the year', () => {
  expect(addMonths(stayDate('2026-11-01'), 2)).toBe('2027-01-01');
  expect(addMonths(stayDate('2027-01-01'), -1)).toBe('2026-12-01');
  expect(monthsBetween(stayDate('2026-11-15'), stayDate('2027-02-01'))).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
});
