import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { weeksFrom, weeksOf } from './months.ts';

const june = weeksOf(stayDate('2027-06-01'), 1); // begins on a Tuesday, weeks on Mondays

test('weeks that are over are left out, the one with today stays whole', () => {
  expect(weeksFrom(stayDate('2027-06-16'), june)).toEqual(june.slice(2));
  expect(weeksFrom(stayDate('2027-06-20'), june)).toEqual(june.slice(2)); // a Sunday
  expect(weeksFrom(stayDate('2027-06-21'), june)).toEqual(june.slice(3));
});

test('months ahead are whole, and the last day of a month leaves one week', () => {
  expect(weeksFrom(stayDate('2027-05-20'), june)).toEqual(june);
  expect(weeksFrom(stayDate('2027-06-30'), june)).toHaveLength(1);
});
