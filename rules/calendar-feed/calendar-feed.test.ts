import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, fromDayNumber, nightsOf, stayDate, type StayDate } from '../stay/stay-date.ts';
import { hasShrunk, takenByNight } from './judge-feed.ts';
import { mostEvents, readFeed, type FeedBlock } from './read-feed.ts';
import { blocksOfNights, isOwnUid, writeFeed } from './write-feed.ts';

const reading = { timeZone: 'Europe/Zurich', from: stayDate('2027-06-01'), to: stayDate('2028-06-01') };
const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string => calendar('BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT');
const read = (text: string): string[] | string => {
  const said = readFeed(text, reading);
  return 'fault' in said ? `${said.fault} ${said.line}` : said.blocks.map(({ from, to }) => `${from} ${to}`);
};

test.each([
  ['whole days', ['DTSTART;VALUE=DATE:20270611', 'DTEND;VALUE=DATE:20270613'], ['2027-06-11 2027-06-13']],
  ['one day without an end', ['DTSTART;VALUE=DATE:20270611'], ['2027-06-11 2027-06-12']],
  ['days that are counted', ['DTSTART;VALUE=DATE:20270611', 'DURATION:P1W'], ['2027-06-11 2027-06-18']],
  ['from check-in to check-out', ['DTSTART:20270611T150000', 'DTEND:20270613T110000'], ['2027-06-11 2027-06-13']],
  ['times of UTC, late at home', ['DTSTART:20270611T230000Z', 'DTEND:20270613T090000Z'], ['2027-06-12 2027-06-13']],
  [
    'times of another zone',
    ['DTSTART;TZID=America/New_York:20270611T200000', 'DTEND;TZID="America/New_York":20270613T030000'],
    ['2027-06-12 2027-06-13'],
  ],
  [
    'times of a zone that nobody knows',
    ['DTSTART;TZID=Home:20270611T150000', 'DTEND;TZID=Home:20270612T110000'],
    ['2027-06-11 2027-06-12'],
  ],
  ['who leaves at night', ['DTSTART:20270611T150000', 'DTEND:20270612T235900'], ['2027-06-11 2027-06-13']],
  ['an hour in the afternoon', ['DTSTART:20270611T150000', 'DTEND:20270611T160000'], []],
  ['something that is over', ['DTSTART;VALUE=DATE:20270511', 'DTEND;VALUE=DATE:20270601'], []],
  ['what was called off', ['DTSTART;VALUE=DATE:20270611', 'STATUS:CANCELLED'], []],
  ['what does not make one busy', ['DTSTART;VALUE=DATE:20270611', 'TRANSP:TRANSPARENT'], ['2027-06-11 2027-06-12']],
  ['a line that goes on in the next', ['DTSTART;VALUE=DA', ' TE:202706', '\t11'], ['2027-06-11 2027-06-12']],
  [
    'an alarm inside',
    ['DTSTART;VALUE=DATE:20270611', 'BEGIN:VALARM', 'DTSTART:20270101T000000', 'END:VALARM'],
    ['2027-06-11 2027-06-12'],
  ],
  [
    'every second week on two days, but for one',
    ['DTSTART;VALUE=DATE:20270601', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=5', 'EXDATE;VALUE=DATE:20270603'],
    ['2027-06-01 2027-06-02', '2027-06-15 2027-06-16', '2027-06-17 2027-06-18', '2027-06-29 2027-06-30'],
  ],
  [
    'the 31st of each month until autumn',
    ['DTSTART;VALUE=DATE:20270531', 'RRULE:FREQ=MONTHLY;UNTIL=20270901'],
    ['2027-05-31 2027-06-01', '2027-07-31 2027-08-01', '2027-08-31 2027-09-01'].slice(1),
  ],
  [
    'each year',
    ['DTSTART;VALUE=DATE:20201224', 'DTEND;VALUE=DATE:20201227', 'RRULE:FREQ=YEARLY'],
    ['2027-12-24 2027-12-27'],
  ],
  ['a rule that is not understood', ['DTSTART;VALUE=DATE:20270611', 'RRULE:FREQ=MONTHLY;BYDAY=2MO'], 'repeats 6'],
  ['days that are listed', ['DTSTART;VALUE=DATE:20270611', 'RDATE;VALUE=DATE:20270613'], 'repeats 3'],
  ['a day that there is not', ['DTSTART;VALUE=DATE:20270230'], 'unreadable 5'],
  ['no day at all', ['SUMMARY:Blocked'], 'unreadable 3'],
  ['an end before the beginning', ['DTSTART;VALUE=DATE:20270611', 'DTEND;VALUE=DATE:20270610'], 'unreadable 3'],
  ['a line that is none', ['DTSTART;VALUE=DATE:20270611', 'whatever'], 'unreadable 6'],
])('a feed with %s is read as a house means it', (_, lines, said) => {
  expect(read(event(...lines))).toEqual(said);
});

test.each([
  ['a page that asks to sign in', '<!doctype html>\n<html><body>Sign in: please</body></html>', 'not-a-calendar 1'],
  ['nothing', '', 'not-a-calendar 1'],
  ['half of a calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270611\n', 'cut-off 3'],
  ['an event that ends as something else', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n', 'unreadable 3'],
  ['a repetition since the year 1', event('DTSTART;VALUE=DATE:00010101', 'RRULE:FREQ=DAILY'), 'too-long 6'],
  [
    'more events than a house can have',
    calendar(...Array.from({ length: mostEvents + 1 }, () => 'BEGIN:VEVENT\nEND:VEVENT')),
    'too-long 10003',
  ],
])('%s is no feed, and says where', (_, text, said) => expect(read(text)).toEqual(said));

test('line ends of any kind and a mark at the beginning are passed over', () => {
  const text = event('DTSTART;VALUE=DATE:20270611');
  for (const ends of ['\n', '\r', '\r\n']) expect(read(`\uFEFF${text.replaceAll('\r\n', ends)}`)).toHaveLength(1);
});

test('of a series, a day that was moved by itself stands where it was moved to', () => {
  const text = calendar(
    'BEGIN:VEVENT\nUID:w\nDTSTART;VALUE=DATE:20270607\nRRULE:FREQ=WEEKLY;COUNT=3\nEND:VEVENT',
    'BEGIN:VEVENT\nUID:w\nRECURRENCE-ID;VALUE=DATE:20270614\nDTSTART;VALUE=DATE:20270616\nEND:VEVENT',
  );
  expect(read(text)).toEqual(['2027-06-07 2027-06-08', '2027-06-16 2027-06-17', '2027-06-21 2027-06-22']);
});

const night = fc.integer({ min: 20_970, max: 21_100 }).map(fromDayNumber);
const owner = { hotelId: 1001, roomId: 'double', unit: 2 };

describe('whatever nights are taken,', () => {
  test('what is written is read again as the same nights, and as our own', () =>
    fc.assert(
      fc.property(fc.uniqueArray(night), fc.string(), (nights, title) => {
        const text = writeFeed(owner, nights, title, '20270601T000000Z');
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const said = readFeed(text, { ...reading, from: stayDate('2027-01-01') });
        if ('fault' in said) throw new Error(`${said.fault} ${said.line}`);
        expect(said.blocks.flatMap(({ from, to }) => nightsOf({ arrival: from, departure: to }))).toEqual(
          nights.toSorted(),
        );
        expect(said.blocks.every(({ uid }) => isOwnUid(uid, owner))).toBe(true);
        expect(said.blocks.some(({ uid }) => isOwnUid(uid, { hotelId: 1001, roomId: 'single' }))).toBe(false);
      }),
    ));

  test('a name stays with the day on which its nights begin, and nothing is said of guests', () => {
    const text = writeFeed(owner, [stayDate('2027-06-11'), stayDate('2027-06-12')], 'Double', '20270601T000000Z');
    expect(text).toContain('UID:1001.double.2.2027-06-11@stayfront\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270611\r\nDTEND;VALUE=DATE:20270613\r\n');
    expect(text.match(/^(SUMMARY|DESCRIPTION|ATTENDEE|LOCATION).*$/gm)).toEqual(['SUMMARY:Not available']);
  });

  test('hostile text ends nobody: it is read or refused', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ maxLength: 12 }),
            fc.constantFrom(
              'BEGIN:VCALENDAR',
              'BEGIN:VEVENT',
              'END:VEVENT',
              'END:VCALENDAR',
              'DTSTART:20270611T1',
              ' x',
              'RRULE:FREQ=DAILY',
              'DTSTART;VALUE=DATE:20270611',
              'DURATION:P',
              'EXDATE:,,',
              'DTEND;TZID=../../etc:20270611T150000',
            ),
          ),
        ),
        (lines) => {
          const said = readFeed(lines.join('\n'), reading);
          expect('fault' in said ? said.line >= 1 : said.blocks.length >= 0).toBe(true);
        },
      ),
    ));

  test('as many rooms of a kind are taken as stays overlap, and of one room never more than itself', () => {
    const blocks = [
      block('2027-06-01', '2027-06-04'),
      block('2027-06-03', '2027-06-05'),
      block('2027-05-20', '2027-06-02'),
    ];
    expect(new Map(takenByNight(blocks, { ...reading, isUnit: false }))).toEqual(
      new Map([
        ['2027-06-01', 2],
        ['2027-06-02', 1],
        ['2027-06-03', 2],
        ['2027-06-04', 1],
      ]),
    );
    expect(new Set(takenByNight(blocks, { ...reading, isUnit: true }).values())).toEqual(new Set([1]));
  });
});

const block = (from: string, to: string): FeedBlock => ({ uid: from, from: stayDate(from), to: stayDate(to) });
const taken = (nights: number): Map<StayDate, number> =>
  new Map(Array.from({ length: nights }, (_, i) => [addDays(reading.from, i), 1]));

test.each([
  [10, 5, false],
  [10, 4, true],
  [1, 0, true],
  [0, 0, false],
  [0, 9, false],
])('a feed of %i nights that says %i has shrunk: %s', (before, after, said) => {
  expect(hasShrunk(taken(before), taken(after))).toBe(said);
});

test('nights that follow each other are one block, however they come', () => {
  const nights = ['2027-06-03', '2027-06-01', '2027-06-02', '2027-06-05', '2027-06-05'].map(stayDate);
  expect(blocksOfNights(nights)).toEqual([
    { from: '2027-06-01', to: '2027-06-04' },
    { from: '2027-06-05', to: '2027-06-06' },
  ]);
});
