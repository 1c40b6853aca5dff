import type { Calendar } from '@stayfront/contract/calendar';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import {
  blankDayBook,
  hasLongerOffer,
  isInBook,
  isSleptThrough,
  nightsMark,
  offersIn,
  readDayBook,
} from './day-book.ts';

const rules = { minStay: null, maxStay: null, isCheckInOnly: false, isCheckOutOnly: false };
const calendar: Calendar = {
  from: '2027-06-01',
  to: '2027-06-08',
  currency: 'CHF',
  lowestPrices: [12_800, 13_600, null, null, null, 14_000, null, null],
  specialDays: [
    { ...rules, date: '2027-06-01', minStay: 2, maxStay: 7 },
    { ...rules, date: '2027-06-02', isCheckInOnly: true },
    { ...rules, date: '2027-06-03', isCheckOutOnly: true },
    { ...rules, date: '2027-06-07', isCheckOutOnly: true },
  ],
  disabledDays: [
    { date: '2027-06-03', reason: 'closed-to-arrival' },
    { date: '2027-06-04', reason: 'closed-to-arrival' },
    { date: '2027-06-05', reason: 'sold-out' },
    { date: '2027-06-07', reason: 'too-few-nights' },
    { date: '2027-06-08', reason: 'too-few-nights' },
  ],
};
const book = readDayBook(calendar, stayDate('2027-06-01'));
const on = (day: string) => book.factsOf(stayDate(day));

test('a day has its price and its shortest and longest stay', () => {
  expect(on('2027-06-01')).toEqual({
    lowest: 12_800,
    closed: null,
    minStay: 2,
    maxStay: 7,
    canLeave: true,
    offers: [],
  });
  expect(on('2027-06-06')).toEqual({
    lowest: 14_000,
    closed: null,
    minStay: 0,
    maxStay: 0,
    canLeave: true,
    offers: [],
  });
});

test.each([
  [0, 0, ''],
  [1, 0, ''],
  [3, 0, '3+'],
  [0, 7, '≤7'],
  [1, 7, '≤7'],
  [2, 7, '2–7'],
  [3, 3, '=3'],
  [1, 1, '=1'],
])('a stay of at least %i and at most %i nights (0: no rule) is marked "%s"', (minStay, maxStay, mark) => {
  expect(nightsMark({ ...on('2027-06-06'), minStay, maxStay })).toBe(mark);
});

test('a day has the offers that are in its price and those that a longer stay from it is given', () => {
  const offered: Calendar = {
    ...calendar,
    offerDays: [
      { offerId: 'early', nights: null, days: [{ from: '2027-06-02', to: '2027-06-06' }] },
      { offerId: 'week', nights: 8, days: [{ from: '2027-06-01', to: '2027-06-01' }] },
      { offerId: 'week', nights: 7, days: [{ from: '2027-06-02', to: '2027-06-06' }] },
    ],
  };
  const { factsOf } = readDayBook(offered, stayDate('2027-06-01'));
  const facts = ['2027-06-01', '2027-06-02', '2027-06-05', '2027-06-07'].map((day) => factsOf(stayDate(day)));
  expect(facts.map(({ offers }) => offers)).toEqual([
    [{ offerId: 'week', nights: 8 }],
    [
      { offerId: 'early', nights: null },
      { offerId: 'week', nights: 7 },
    ],
    [], // sold out
    [],
  ]);
  expect(facts.map(hasLongerOffer)).toEqual([true, true, false, false]);
  expect(offersIn(offered)).toEqual([
    { offerId: 'early', nights: null },
    { offerId: 'week', nights: 7 },
  ]);
  expect(offersIn(calendar)).toEqual([]);
});

test('a day for arrivals only is not one to leave on', () => {
  expect(on('2027-06-02')).toMatchObject({ closed: null, canLeave: false });
});

test('a day for departures only says that nobody arrives', () => {
  expect(on('2027-06-03')).toMatchObject({ closed: 'closed-to-arrival', canLeave: true, lowest: null });
  expect(on('2027-06-04')).toMatchObject({ closed: 'closed-to-arrival', canLeave: false });
});

test('a day from which no stay can be had is slept through, and left on where the hotel allows it', () => {
  expect(isSleptThrough(on('2027-06-07'))).toBe(true);
  expect(on('2027-06-07')).toMatchObject({ closed: 'too-few-nights', canLeave: true, lowest: null });
  expect(on('2027-06-08')).toMatchObject({ closed: 'too-few-nights', canLeave: false });
});

test('where rooms are gone one may still hand in the key', () => {
  expect(on('2027-06-05')).toMatchObject({ closed: 'sold-out', canLeave: true });
});

test('the book begins today and ends with the booking horizon, whatever else the answer has', () => {
  expect([book.first, book.last]).toEqual(['2027-06-01', '2029-05-21']);
  expect(['2027-05-31', '2027-06-01', '2029-05-21', '2029-05-22'].map((day) => isInBook(book, stayDate(day)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('before the calendar has come every day of the next 720 is open', () => {
  const blank = blankDayBook(stayDate('2027-06-01'));
  expect([blank.first, blank.last]).toEqual(['2027-06-01', '2029-05-21']);
  expect(blank.factsOf(blank.last)).toMatchObject({ closed: null, lowest: null });
});
