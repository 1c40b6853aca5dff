import type { Calendar } from '@stayfront/contract/calendar';
import type { PackageConditions } from '@stayfront/rules/package/package-days';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import { packageCalendar } from './package-calendar.ts';

// From a Sunday on.
const calendar: Calendar = {
  from: '2027-06-06',
  to: '2027-06-20',
  currency: 'CHF',
  lowestPrices: Array.from({ length: 14 }, () => 10_000),
  specialDays: [{ date: '2027-06-10', minStay: 5, maxStay: 6, isCheckInOnly: false, isCheckOutOnly: false }],
  disabledDays: [{ date: '2027-06-08', reason: 'sold-out' }],
};
const conditions: PackageConditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: null,
  maxNights: null,
  arrivalWeekdays: null,
  periods: [],
};
const today = stayDate('2027-06-06');
const narrowed = (part: Partial<PackageConditions>) => packageCalendar(calendar, { ...conditions, ...part }, today);
const closedOn = (narrow: Calendar): Record<string, string> =>
  Object.fromEntries(narrow.disabledDays.map(({ date, reason }) => [date, reason]));

describe('the calendar of an offer', () => {
  test('begins with its earliest and ends with its latest day of arrival; one may still leave after it', () => {
    const narrow = narrowed({ minAdvanceDays: 3, maxAdvanceDays: 6 });
    expect(Object.keys(closedOn(narrow))).toEqual([
      '2027-06-06',
      '2027-06-07',
      '2027-06-08',
      '2027-06-13',
      '2027-06-14',
      '2027-06-15',
      '2027-06-16',
      '2027-06-17',
      '2027-06-18',
      '2027-06-19',
    ]);
    expect(narrow.specialDays.find(({ date }) => date === '2027-06-13')?.isCheckOutOnly).toBe(true);
    expect(narrow.lowestPrices[0]).toBeNull();
    expect(narrow.lowestPrices[3]).toBe(10_000);
  });

  test('is open on its weekdays of arrival only', () => {
    expect(closedOn(narrowed({ arrivalWeekdays: [0, 1] }))).toMatchObject({
      '2027-06-09': 'arrival-weekday',
      '2027-06-12': 'arrival-weekday',
    });
    expect(closedOn(narrowed({ arrivalWeekdays: [0, 1] }))['2027-06-13']).toBeUndefined();
  });

  test('is closed in the periods it is not sold in', () => {
    expect(closedOn(narrowed({ periods: [{ from: stayDate('2027-06-11'), to: stayDate('2027-06-12') }] }))).toEqual({
      '2027-06-08': 'sold-out',
      '2027-06-11': 'closed',
      '2027-06-12': 'closed',
    });
  });

  test('asks for its own shortest and longest stay, and for the hotel’s where that is stricter', () => {
    const days = narrowed({ minNights: 2, maxNights: 7 }).specialDays;
    expect(days.find(({ date }) => date === '2027-06-07')).toMatchObject({ minStay: 2, maxStay: 7 });
    expect(days.find(({ date }) => date === '2027-06-10')).toMatchObject({ minStay: 5, maxStay: 6 });
  });

  test('keeps what closes the whole house', () => {
    expect(closedOn(narrowed({}))).toEqual({ '2027-06-08': 'sold-out' });
  });

  test('is closed in its periods also where nobody could arrive, but guests would sleep through', () => {
    const disabledDays = [{ date: '2027-06-11', reason: 'too-few-nights' as const }];
    const periods = [{ from: stayDate('2027-06-11'), to: stayDate('2027-06-11') }];
    expect(closedOn(packageCalendar({ ...calendar, disabledDays }, { ...conditions, periods }, today))).toEqual({
      '2027-06-11': 'closed',
    });
    expect(closedOn(packageCalendar({ ...calendar, disabledDays }, conditions, today))).toEqual({
      '2027-06-11': 'too-few-nights',
    });
  });

  test('without any day to arrive on has none', () => {
    const narrow = narrowed({ minAdvanceDays: 800 });
    expect(narrow.disabledDays).toHaveLength(14);
  });
});
