import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { checkDates } from './check-dates.ts';

const check = (query: string) => checkDates(new URLSearchParams(query), stayDate('2027-06-01'));

test('dates that can be booked are fine, and so is having none', () => {
  expect([
    check(''),
    check('checkIn=2027-06-01'),
    check('checkOut=2027-06-02'),
    check('checkIn=2027-06-01&checkOut=2027-06-02'),
    check('checkIn=2029-05-20&checkOut=2029-05-21'),
  ]).toEqual([null, null, null, null, null]);
});

test('an arrival in the past is told as such', () => {
  expect([check('checkIn=2027-05-31&checkOut=2027-06-03'), check('checkIn=2020-01-01&checkOut=2020-01-02')]).toEqual([
    'past',
    'past',
  ]);
});

test.each([
  'checkIn=tomorrow',
  'checkIn=2027-02-30',
  'checkIn=',
  'checkIn=2027-06-11&checkOut=soon',
  'checkIn=2027-06-11&checkOut=2027-06-11',
  'checkIn=2027-06-11&checkOut=2027-06-10',
  'checkIn=2030-01-01&checkOut=2030-01-02',
  'checkOut=2027-06-01',
])('%s is no stay', (query) => {
  expect(check(query)).toBe('invalid');
});
