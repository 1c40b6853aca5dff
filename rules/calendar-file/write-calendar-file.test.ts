import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantAt, wallTimeAt, type WallTime } from '../stay/hotel-clock.ts';
import { addDays, fromDayNumber, stayDate } from '../stay/stay-date.ts';
import { writeCalendarFile, type StayEvent } from './write-calendar-file.ts';

const stay: StayEvent = {
  uid: '1001-SB4-K7QM2XH9RD@book.example',
  version: 2,
  organizer: { name: 'Hotel Seeblick', email: 'desk@seeblick.example' },
  isCancelled: false,
  writtenAt: Date.parse('2027-06-01T12:00:00Z'),
  timeZone: 'Europe/Zurich',
  from: { date: stayDate('2027-06-11'), hour: 15, minute: 0 },
  to: { date: stayDate('2027-06-13'), hour: 11, minute: 30 },
  title: 'Hotel Seeblick',
  description: 'Double room',
  place: 'Seeweg 1, 6000 Luzern',
  url: 'https://book.example/1001/reservation/SB4-K7QM2XH9RD?t=a',
};

const octets = (text: string): number => new TextEncoder().encode(text).length;
const unfold = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const valueOf = (file: string, name: string): string =>
  unfold(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length) ?? '';
/** As a calendar reads text. */
const read = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

/** As a calendar works out when something is: by the file's own account of the clock, and nothing else. */
function instantIn(file: string, local: string): number {
  const asUtc = (text: string): number =>
    Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z'));
  const minutes = (text: string): number =>
    (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5)));
  const zone = /BEGIN:VTIMEZONE(.*)END:VTIMEZONE/s.exec(file)?.[1] ?? '';
  const changes = [...zone.matchAll(/DTSTART:(\w+)\r\nTZOFFSETFROM:(\S+)\r\nTZOFFSETTO:(\S+)/g)];
  const last = changes.findLast(([, begins]) => asUtc(begins ?? '') <= asUtc(local));
  return asUtc(local) - minutes(last?.[3] ?? '+0000') * 60_000;
}

test('a stay lasts from check-in to check-out on the hotel’s clock', () => {
  const file = writeCalendarFile(stay);
  expect(unfold(file).filter((line) => /^(DT|UID|SEQ|LOC|URL|TRANSP)/.test(line))).toEqual([
    'DTSTART:19700101T000000',
    'UID:1001-SB4-K7QM2XH9RD@book.example',
    'SEQUENCE:2',
    'DTSTAMP:20270601T120000Z',
    'DTSTART;TZID=Europe/Zurich:20270611T150000',
    'DTEND;TZID=Europe/Zurich:20270613T113000',
    String.raw`LOCATION:Seeweg 1\, 6000 Luzern`,
    'URL:https://book.example/1001/reservation/SB4-K7QM2XH9RD?t=a',
    'TRANSP:TRANSPARENT',
  ]);
});

test('a stay that is called off has the same name, a higher number, and says so to whoever has it', () => {
  const lines = unfold(writeCalendarFile({ ...stay, version: 3, isCancelled: true }));
  for (const line of ['METHOD:CANCEL', `UID:${stay.uid}`, 'SEQUENCE:3', 'STATUS:CANCELLED'])
    expect(lines).toContain(line);
  expect(unfold(writeCalendarFile(stay))).toEqual(
    expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED', 'SEQUENCE:2']),
  );
});

test('a house is named as the organizer, whatever stands in its name', () => {
  const organizer = { name: 'The "Old" Inn;\r\nX-EVIL:1', email: 'desk@inn.example' };
  expect(unfold(writeCalendarFile({ ...stay, organizer }))).toContain(
    'ORGANIZER;CN="The Old Inn;X-EVIL:1":mailto:desk@inn.example',
  );
});

test('a stay over the night in which clocks are changed says when and by how much', () => {
  const [from, to] = [stayDate('2027-03-27'), stayDate('2027-03-29')];
  const file = writeCalendarFile({ ...stay, from: { ...stay.from, date: from }, to: { ...stay.to, date: to } });
  expect(unfold(file).slice(5, 17)).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Zurich',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20270328T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
  ]);
});

describe('whatever is written,', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 });

  test('no line is longer than 75 octets, none breaks inside a letter, and each ends as the standard says', () =>
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = writeCalendarFile({ ...stay, title, description });
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of file.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    ));

  test('a calendar reads the same words', () =>
    fc.assert(
      fc.property(text, (words) => {
        const clean = words.replace(/\r\n|[\r\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]|\p{Cs}/gu, '');
        const file = writeCalendarFile({ ...stay, title: words, description: `${words}\nEND:VEVENT` });
        expect(read(valueOf(file, 'SUMMARY:'))).toBe(clean);
        expect(unfold(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
      }),
    ));

  test('a calendar that knows no time zone finds the very instants', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Asia/Kolkata'),
        fc.integer({ min: 20_000, max: 24_000 }),
        fc.integer({ min: 1, max: 200 }),
        (timeZone, day, nights) => {
          const from: WallTime = { date: fromDayNumber(day), hour: 15, minute: 0 };
          const to: WallTime = { date: addDays(from.date, nights), hour: 11, minute: 0 };
          const file = writeCalendarFile({ ...stay, timeZone, from, to });
          for (const [name, wall] of [
            ['DTSTART', from],
            ['DTEND', to],
          ] as const) {
            const instant = instantIn(file, valueOf(file, `${name};TZID=${timeZone}:`));
            expect(instant).toBe(instantAt(timeZone, wall));
            expect(wallTimeAt(timeZone, instant)).toEqual(wall);
          }
        },
      ),
    ));
});
