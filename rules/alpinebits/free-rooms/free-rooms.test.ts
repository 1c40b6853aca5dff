import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, stayDate } from '../../stay/stay-date.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { announcedIn } from '../capabilities.ts';
import { gatherFaults } from '../faults.ts';
import { atOnce, part } from '../testing/xml-of.ts';
import type { AlpineBitsVersion } from '../versions.ts';
import { checkFreeRooms, type KnownCategory } from './check-free-rooms.ts';
import type { CountPeriod } from './free-rooms-message.ts';
import { readAvailStatuses } from './read-avail-statuses.ts';
import { readInvCounts } from './read-inv-counts.ts';
import { stockEntriesOf } from './stock-entries.ts';
import { layOutFreeRooms, wayOfTelling, type Told } from './told-nights.ts';

const categories = new Map<string, KnownCategory>([
  ['DBL', { rooms: ['101', '102', '103'] }],
  ['SGL', { rooms: null }],
]);

type Attributes = Readonly<Record<string, string | number | undefined>>;
const counts = (...all: readonly (readonly [number, number])[]): XmlElement =>
  part('InvCounts', {}, ...all.map(([CountType, Count]) => part('InvCount', { CountType, Count })));
const inventory = (control: Attributes, ...inside: readonly XmlElement[]): XmlElement =>
  part(
    'Inventory',
    {},
    part('StatusApplicationControl', { Start: '2027-07-01', End: '2027-07-10', InvTypeCode: 'DBL', ...control }),
    ...inside,
  );
const completeSet = part('UniqueID', { Type: 16, ID: '1', Instance: 'CompleteSet' });
const invCounts = (...inside: readonly XmlElement[]): XmlElement =>
  part(
    'OTA_HotelInvCountNotifRQ',
    { Version: '4' },
    ...inside.filter(({ name }) => name === 'UniqueID'),
    part('Inventories', { HotelCode: '7001' }, ...inside.filter(({ name }) => name !== 'UniqueID')),
  );
const season = (from: string, to: string, more: Attributes = {}): XmlElement =>
  inventory({ Start: from, End: to, InvTypeCode: undefined, AllInvCode: 'true', ...more });

function faultsOf(root: XmlElement, version: AlpineBitsVersion = '2024-10', without: readonly string[] = []): string[] {
  const faults = gatherFaults();
  const isOld = version === '2018-10';
  const message = atOnce(isOld ? readAvailStatuses(root, faults) : readInvCounts(root, faults));
  const supports = announcedIn(version).flatMap((one) => one.supports);
  const capabilities = new Set(supports.filter((name) => !without.some((end) => name.endsWith(end))));
  const prefix = isOld ? 'OTA_HotelAvailNotif' : 'OTA_HotelInvCountNotif';
  atOnce(
    checkFreeRooms(message, { categories, capabilities, prefix, announcesCompleteSets: version >= '2022-10' }, faults),
  );
  return faults.list.map(({ code, message: text }) => `${code} ${text}`);
}

describe('free rooms that are well-formed and wrong', () => {
  const two = counts([2, 2]);
  test.each<[string, XmlElement, RegExp]>([
    [
      'two periods of one category that overlap',
      invCounts(inventory({}, two), inventory({ Start: '2027-07-10', End: '2027-07-12' })),
      /404 .*"DBL": 2027-07-10 to 2027-07-12 overlaps 2027-07-01 to 2027-07-10/,
    ],
    [
      'rooms beside categories',
      invCounts(inventory({}, two), inventory({ InvTypeCode: 'SGL', InvCode: '7' })),
      /320 .*@InvCode: "SGL" room "7" stands beside "DBL"/,
    ],
    ['a category nobody knows', invCounts(inventory({ InvTypeCode: 'dbl' }, two)), /402 .*"dbl" is no category/],
    ['a room nobody knows', invCounts(inventory({ InvCode: '104' })), /402 .*"104" is no room of category "DBL"/],
    ['a room of another category', invCounts(inventory({ InvCode: ' ' })), /320 .*@InvCode: " " must have 1 to 16/],
    ['a room counted twice', invCounts(inventory({ InvCode: '101' }, two)), /320 .*"101" is counted 2 times/],
    [
      'more rooms than the category has',
      invCounts(inventory({}, counts([2, 2], [6, 1], [9, 1]))),
      /320 .*"DBL" has 3 rooms, and 4 are told of/,
    ],
    ['one number twice', invCounts(inventory({}, counts([2, 1], [2, 2]))), /320 .*@CountType: 2 stands twice/],
    ['a number of another kind', invCounts(inventory({}, counts([3, 1]))), /320 .*"3" must be 2, 6 or 9/],
    [
      'half a room',
      invCounts(inventory({}, part('InvCounts', {}, part('InvCount', { CountType: 2, Count: '1.5' })))),
      /320 .*@Count: "1.5" must be a whole number/,
    ],
    ['no number at all', invCounts(inventory({}, part('InvCounts'))), /321 .*InvCounts\/InvCount/],
    [
      'an end before its start',
      invCounts(inventory({ Start: '2027-07-11' }, two)),
      /404 .*@Start: 2027-07-11 is after End 2027-07-10/,
    ],
    ['a day that is none', invCounts(inventory({ End: '2027-02-30' }, two)), /404 .*there is no 2027-02-30/],
    ['a day with an hour', invCounts(inventory({ End: '2027-07-10Z' }, two)), /404 .*must be a day as YYYY-MM-DD/],
    ['no category', invCounts(inventory({ InvTypeCode: undefined }, two)), /321 .*@InvTypeCode/],
    ['a closing season in a delta', invCounts(season('2027-11-01', '2027-11-30')), /320 .*only in a complete set/],
    [
      'a closing season behind others',
      invCounts(completeSet, inventory({}, two), season('2027-11-01', '2027-11-30')),
      /320 .*before all other/,
    ],
    [
      'a closing season with numbers',
      invCounts(
        completeSet,
        part(
          'Inventory',
          {},
          part('StatusApplicationControl', { Start: '2027-11-01', End: '2027-11-02', AllInvCode: '1' }),
          two,
        ),
      ),
      /320 .*has no InvCounts/,
    ],
    [
      'a closing season of one category',
      invCounts(completeSet, season('2027-11-01', '2027-11-30', { InvTypeCode: 'DBL' })),
      /320 .*for all rooms and has no InvTypeCode/,
    ],
    [
      'two closing seasons that overlap',
      invCounts(completeSet, season('2027-11-01', '2027-11-30'), season('2027-11-30', '2027-12-01')),
      /404 .*closing seasons: 2027-11-30 to 2027-12-01 overlaps/,
    ],
    [
      'a closing season in which rooms can be booked',
      invCounts(completeSet, season('2027-07-10', '2027-07-20'), inventory({}, two)),
      /404 .*season 2027-07-10 to 2027-07-20 overlaps "DBL" 2027-07-01 to 2027-07-10/,
    ],
    ['an empty delta', invCounts(part('Inventory')), /320 .*only within a complete set/],
    [
      'something else in it',
      invCounts(inventory({}, two, part('Weather', {}))),
      /320 Inventory\/Weather: there is no such element/,
    ],
    ['an attribute more', invCounts(inventory({ Mon: '1' }, two)), /320 StatusApplicationControl\/@Mon/],
    [
      'a set that is not complete',
      invCounts(part('UniqueID', { Type: 17, ID: '1', Instance: 'Some' }), inventory({}, two)),
      /320 UniqueID\/@Type: "17"/,
    ],
  ])('are refused: %s', (_what, root, wanted) => {
    expect(faultsOf(root).join('\n')).toMatch(wanted);
  });

  test('hear of everything at once', () => {
    const faults = faultsOf(
      invCounts(inventory({ InvTypeCode: 'X' }, counts([2, 1], [2, 1])), inventory({ Start: 'soon' })),
    );
    expect(faults).toHaveLength(3);
  });
});

test('what was not announced is refused by name', () => {
  const root = invCounts(inventory({}, counts([2, 1], [6, 1], [9, 1])));
  expect(faultsOf(root)).toEqual([]);
  expect(faultsOf(root, '2024-10', ['deltas', 'categories', 'out_of_order', 'out_of_market'])).toEqual([
    expect.stringContaining('OTA_HotelInvCountNotif_accept_deltas'),
    expect.stringContaining('OTA_HotelInvCountNotif_accept_categories'),
    expect.stringContaining('OTA_HotelInvCountNotif_accept_out_of_market'),
    expect.stringContaining('OTA_HotelInvCountNotif_accept_out_of_order'),
  ]);
  const complete = invCounts(completeSet, season('2027-11-01', '2027-11-30'), inventory({ InvCode: '101' }));
  expect(faultsOf(complete, '2024-10', ['complete_set', 'rooms', 'closing_seasons'])).toHaveLength(3);
  expect(faultsOf(complete, '2020-10', ['complete_set'])).toEqual([]);
});

test('2018-10 says how many are free and how many of them are not to be sold', () => {
  const status = (more: Attributes): XmlElement =>
    part(
      'OTA_HotelAvailNotifRQ',
      {},
      part(
        'AvailStatusMessages',
        { HotelCode: '7001' },
        part(
          'AvailStatusMessage',
          { BookingLimit: 3, BookingLimitMessageType: 'SetLimit', BookingThreshold: 1, ...more },
          part('StatusApplicationControl', { Start: '2027-07-01', End: '2027-07-01', InvTypeCode: 'SGL' }),
        ),
      ),
    );
  expect(atOnce(readAvailStatuses(status({}), gatherFaults())).counts).toMatchObject([{ bookable: 2, outOfMarket: 1 }]);
  expect(faultsOf(status({ BookingThreshold: 4 }), '2018-10')).toEqual([expect.stringContaining('@BookingThreshold')]);
  expect(faultsOf(status({ BookingLimitMessageType: 'AddLimit' }), '2018-10')).toHaveLength(1);
  expect(faultsOf(status({}), '2018-10', ['BookingThreshold'])).toEqual([
    expect.stringContaining('OTA_HotelAvailNotif_accept_BookingThreshold'),
  ]);
});

const window = { from: stayDate('2027-07-01'), to: stayDate('2027-07-30') };
const codes = new Set(['DBL', 'SGL']);
const period = (code: string, room: string | null, from: number, nights: number, bookable: number): CountPeriod => ({
  code,
  room,
  from: addDays(window.from, from),
  to: addDays(window.from, from + nights - 1),
  bookable,
  outOfOrder: 0,
  outOfMarket: 1,
  saysBookable: true,
  line: 0,
});
const after = (before: readonly Told[], isComplete: boolean, all: readonly CountPeriod[]) =>
  atOnce(layOutFreeRooms(before, { isComplete, seasons: [], counts: all }, window, codes));

type Books = { readonly told: readonly Told[]; readonly calendar: ReadonlyMap<string, number> };
const nothing: Books = { told: [], calendar: new Map() };

/** What stands in the books after one more message; two bookings of the hotel's own are known to the PMS on some nights. */
function booksAfter(before: Books, isComplete: boolean, all: readonly CountPeriod[]): Books {
  const calendar = new Map(before.calendar);
  const nights = after(before.told, isComplete, all);
  const entries = stockEntriesOf(nights, {
    window,
    roomOf: (code) => (code === 'SGL' ? 'single' : 'double'),
    knownSold: (_room, night) => (night % 7 === 0 ? 2 : 0),
    standing: (room, night) => before.calendar.get(`${room} ${addDays(window.from, night)}`),
  });
  for (const { room, from, to, total } of atOnce(entries))
    for (let date = from; date <= to; date = addDays(date, 1)) calendar.set(`${room} ${date}`, total);
  const named = new Set(all.map(({ code, room }) => JSON.stringify([code, room])));
  const others = isComplete ? [] : before.told.filter(({ code, room }) => !named.has(JSON.stringify([code, room])));
  const own = nights.told.filter(({ code, room }) => named.has(JSON.stringify([code, room])));
  return { told: [...others, ...own], calendar };
}

test('deltas in any order come to the same as the complete set, of rooms and of categories', () => {
  const key = fc.constantFrom(['DBL', '101'], ['DBL', '102'], ['SGL', '7']) as fc.Arbitrary<[string, string]>;
  const one = fc.record({ key, night: fc.integer({ min: -2, max: 32 }), free: fc.nat(1) });
  const message = fc.uniqueArray(one, { selector: ({ key: [, room], night }) => `${room} ${night}`, maxLength: 40 });
  // Each night of a key is told once: only then is the order of no matter. Some deltas name several nights.
  const ordered = message.chain((told) =>
    fc.shuffledSubarray(told, { minLength: told.length, maxLength: told.length }),
  );
  fc.assert(
    fc.property(ordered, fc.boolean(), fc.integer({ min: 1, max: 4 }), (shuffled, byRoom, size) => {
      const told = shuffled
        .filter(({ key: [, room] }) => byRoom || room !== '102')
        .map(({ key: [code, room], night, free }) => period(code, byRoom ? room : null, night, 1, free));
      const whole = booksAfter(nothing, true, told);
      let books = booksAfter(nothing, true, []);
      for (let at = 0; at < told.length; at += size) books = booksAfter(books, false, told.slice(at, at + size));
      const sold = ({ calendar }: Books) =>
        [...calendar].filter(([, total]) => total > 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
      const kept = (all: Books) => all.told.filter(({ runs }) => runs.length > 0).map((entry) => JSON.stringify(entry));
      // A night that nobody tells of has what is sold there, once a complete set has said so.
      expect(sold(books)).toEqual(sold(whole));
      expect(kept(books).toSorted()).toEqual(kept(whole).toSorted());
    }),
  );
});

test('a delta replaces the nights that it names, and the calendar is told of nothing else', () => {
  const before = after([], true, [period('DBL', null, 0, 10, 3), period('SGL', null, 0, 3, 1)]);
  expect(wayOfTelling(before.told)).toBe('categories');
  const delta = after(before.told, false, [period('DBL', null, 2, 2, 0)]);
  const entries = atOnce(
    stockEntriesOf(delta, { window, roomOf: (code) => code.toLowerCase(), knownSold: () => 0, standing: () => 3 }),
  );
  expect(entries).toEqual([{ room: 'dbl', from: '2027-07-03', to: '2027-07-04', total: 0 }]);
  expect(delta.told.find(({ code }) => code === 'DBL')?.runs).toEqual([
    ['2027-07-01', '2027-07-02', 3, 0, 1],
    ['2027-07-03', '2027-07-04', 0, 0, 1],
    ['2027-07-05', '2027-07-10', 3, 0, 1],
  ]);
});

test('what is sold here and known there is for sale beside what is free; nights nobody speaks of are none', () => {
  const set = after([], true, [period('DBL', '101', 0, 2, 1), period('DBL', '102', 1, 2, 1)]);
  const standing = (_room: string, night: number): number | undefined => (night < 5 ? 4 : undefined);
  const sources = { window, roomOf: (code: string) => (code === 'DBL' ? 'double' : null), standing };
  const sold = atOnce(stockEntriesOf(set, { ...sources, knownSold: (_room, night) => (night === 0 ? 2 : 0) }));
  expect(sold.map(({ from, to, total }) => [from, to, total])).toEqual([
    ['2027-07-01', '2027-07-01', 3],
    ['2027-07-02', '2027-07-02', 2],
    ['2027-07-03', '2027-07-03', 1],
    ['2027-07-04', '2027-07-05', 0],
  ]);
});
