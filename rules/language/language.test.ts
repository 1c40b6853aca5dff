import { expect, test } from 'vitest';
import { clockIn } from './clock-in.ts';
import { directionOf } from './direction-of.ts';
import { localeOf } from './locale-of.ts';

const all = 'en de fr es it ar bn cs da el gu he hi hr hu ja ko mr nl no pl pt ro ru sk sl sv ta te th zh'.split(' ');

test('Arabic and Hebrew are written from right to left, all others from left to right', () => {
  expect(all.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar', 'he']);
});

test('numbers and years are written in the digits and the calendar of a booking, whatever the script', () => {
  const june = Date.UTC(2027, 5, 11, 12);
  for (const language of all) {
    const locale = localeOf(language);
    expect([language, new Intl.NumberFormat(locale).format(1234)]).toEqual([language, expect.stringMatching(/1.?234/)]);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(
      june,
    );
    expect([language, day]).toEqual([language, expect.stringMatching(/2027/)]);
    expect([language, day]).toEqual([language, expect.stringMatching(/11/)]);
  }
});

test('a time of day is written by one clock in every language, with the mark of the language between hours and minutes', () => {
  for (const language of all) {
    const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;
    const said = new Intl.DateTimeFormat(localeOf(language), options).format(Date.UTC(2027, 5, 11, 15, 5));
    expect([language, clockIn(language, '15:05')]).toEqual([language, said]);
  }
});
