import { checkReservationImport } from '@stayfront/contract/desk/imports';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { base64, heads, importSetup } from '../../testing/import-setup.ts';
import { managementApi } from '../../testing/management-api.ts';
import { startApp } from '../../testing/start-app.ts';
import { makeKey } from '../../property/key/make-key.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-10T08:00:00Z') };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const { desk, cookie, check, bring, undo, list, stock, beginAnew } = await importSetup(app, db, clock);
beforeEach(beginAnew);

describe('what a file does not say clearly', () => {
  const american = ['Ref;Guest;Arrival;Departure;Room;Total', 'A1;Ada Lovelace;03/07/2027;05/07/2027;Doubl;300'];

  test('is asked: which number is the day, and which room a word means; by hand, and remembered for this layout', async () => {
    const first = await check(american);
    expect(first.asks).toEqual(['dates', 'rooms']);
    expect(first.dates.example).toEqual({ text: '03/07/2027', dayFirst: '2027-07-03', monthFirst: '2027-03-07' });
    expect(first.faults).toMatchObject([{ line: 2, column: 'Room', text: 'Doubl', code: 'room.unknown' }]);
    const refused = await bring(american);
    expect([refused.status, refused.code, refused.details]).toEqual([409, 'import.asks', { asks: ['dates'] }]);
    const said = { dates: 'day-first', words: { rooms: { Doubl: 'double' }, ratePlans: {}, statuses: {} } };
    expect((await check(american, said)).asks).toEqual([]);
    expect((await bring(american, said)).import?.reservations).toBe(1);
    const next = [american[0] ?? '', 'A2;Grace Hopper;05/07/2027;06/07/2027;Doubl;150'];
    expect(await check(next)).toMatchObject({ layout: { isRemembered: true }, asks: [], faultyLines: 0 });
    expect((await check(next)).examples[0]).toMatchObject({ arrival: '2027-07-05' });
  });

  test('is asked where each line of a booking has the same amount, which may be that of all rooms', async () => {
    const rooms = [
      'Ref;Guest;Arrival;Departure;Room;Total',
      'B1;Ada;2027-06-21;2027-06-22;double;400',
      'B1;Ada;2027-06-21;2027-06-22;family;400',
    ];
    expect((await check(rooms)).asks).toEqual(['totals']);
    expect((await check(rooms, { totals: 'line' })).writes.total).toBe(80_000);
    const whole = await bring(rooms, { totals: 'booking' });
    expect(whole.import).toMatchObject({ reservations: 1, rooms: 2, total: 40_000 });
  });

  test('columns that no head explains can be named by hand', async () => {
    const bare = ['A;B;C;D;E', 'X1;2027-06-21;2027-06-22;double;Ada Lovelace'];
    expect((await check(bare)).columns.map(({ field, isSure }) => [field, isSure])).toEqual([
      [null, false],
      ['arrival', false],
      ['departure', false],
      [null, false],
      [null, false],
    ]);
    const columns = ['number', 'arrival', 'departure', 'room', 'guestName'];
    expect(await check(bare, { columns })).toMatchObject({
      asks: [],
      faultyLines: 0,
      writes: { reservations: 1, total: 0 },
    });
  });
});

describe('bad lines', () => {
  const mixed = [
    heads,
    'D1;Ada Lovelace;;21/06/2027;22/06/2027;Double room;2;150;;Confirmed',
    'D2;;;31/06/2027;22/06/2027;Attic;two;cheap;;Perhaps',
    'D3;Ada Lovelace;not-an-address;22/06/2027;21/06/2027;Double room;2;150;;Confirmed',
    'D4;Enquiry;;21/06/2027;22/06/2027;Double room;2;150;;Option',
  ];

  test('K35 are named with their line, column and what stands there, and nothing of the file is taken', async () => {
    const { faults, faultyLines, leftOut } = await check(mixed);
    expect([faultyLines, leftOut]).toEqual([2, 1]);
    expect(faults.map(({ line, column, text, code }) => [line, column, text, code])).toEqual([
      [3, 'Status', 'Perhaps', 'status.unknown'],
      [3, 'Check in Date', '31/06/2027', 'day.unreadable'],
      [3, 'Room Type', 'Attic', 'room.unknown'],
      [3, 'Guest Name', '', 'guest.missing'],
      [3, 'Adults', 'two', 'count.unreadable'],
      [3, 'Grand Total', 'cheap', 'sum.unreadable'],
      [4, 'Check out Date', '21/06/2027', 'day.order'],
    ]);
    expect(faults.every(({ message }) => message.length > 10)).toBe(true);
    const refused = await bring(mixed);
    expect([refused.status, refused.code]).toEqual([409, 'import.bad_lines']);
    expect(refused.details).toMatchObject({ faultyLines: 2 });
    expect(await stock('2027-06-21')).toMatchObject({ sold: 0 });
  });

  test('may be left, and the good ones taken', async () => {
    const taken = await bring(mixed, { takes: 'good-lines' });
    expect([taken.import?.reservations, taken.leftOut]).toEqual([1, 3]);
  });

  test('a file that is none is refused', async () => {
    const reply = await desk.ask(checkReservationImport, { body: { file: base64(['PK nonsense']) }, cookie });
    expect(reply.json()).toMatchObject({ code: 'import.unreadable' });
    const notes = await check([
      'Number;Arrival;Departure;Room;Guest;E-mail',
      'E1;2027-06-21;2027-06-22;double;Ada;at home',
    ]);
    expect(notes.notes).toEqual([{ line: 2, column: 'E-mail', field: 'email', text: 'at home', code: 'email' }]);
  });
});

describe('rooms', () => {
  const five = [
    'Number;Arrival;Departure;Room;Guest;Total',
    ...[1, 2, 3, 4, 5].map((n) => `F${n};2027-06-21;2027-06-23;double;Guest ${n};200`),
  ];

  test('K35 lines that have none left are named, and taken only by a yes; nobody can sell beyond', async () => {
    const checked = await check(five);
    expect(checked.withoutRoom).toEqual([
      { line: 5, number: 'F4', roomId: 'double', nights: ['2027-06-21', '2027-06-22'] },
      { line: 6, number: 'F5', roomId: 'double', nights: ['2027-06-21', '2027-06-22'] },
    ]);
    const refused = await bring(five);
    expect([refused.status, refused.code]).toEqual([409, 'import.no_room']);
    expect(refused.details).toMatchObject({ withoutRoom: [{ number: 'F4' }, { number: 'F5' }] });
    const good = await bring(five, { takes: 'good-lines' });
    expect([good.import?.reservations, good.leftOut]).toEqual([3, 2]);
    const rest = await bring(five, { overbooks: true });
    expect([rest.import?.reservations, rest.import?.overbooked, rest.known]).toEqual([2, 4, 3]);
    expect(await stock('2027-06-21')).toEqual({ total: 3, sold: 5, overbooked: 2 });
    const search = await guest.search({ checkIn: '2027-06-21', checkOut: '2027-06-22', nbAdults: 2 });
    const double = search.body.availabilities?.find(({ guestRoomId }) => guestRoomId === 'double');
    expect(double === undefined || double.availability === 0).toBe(true);
  });

  test('that come free make up for those that are too many, and a system that puts its stock adds none', async () => {
    const { import: done } = await bring(five, { overbooks: true });
    const { put } = managementApi(app, 7001, (await makeKey(db, 7001, 'PMS', clock.now)).key);
    await put('calendar', { stock: [{ room: 'double', from: '2027-06-21', to: '2027-06-21', total: 3 }] });
    expect(await stock('2027-06-21')).toEqual({ total: 3, sold: 5, overbooked: 2 });
    await put('calendar', { stock: [{ room: 'double', from: '2027-06-21', to: '2027-06-21', total: 4 }] });
    expect(await stock('2027-06-21')).toEqual({ total: 4, sold: 5, overbooked: 1 });
    expect((await undo(done?.importId ?? '')).statusCode).toBe(200);
    expect(await stock('2027-06-21')).toEqual({ total: 4, sold: 0, overbooked: 0 });
    await put('calendar', { stock: [{ room: 'double', from: '2027-06-21', to: '2027-06-21', total: 3 }] });
  });

  test('of nights that are over, or that nobody has given rooms yet, are counted too', async () => {
    const far = [
      'Number;Arrival;Departure;Room;Guest',
      'G1;2027-05-20;2027-05-22;double;Ada',
      'G2;2028-01-10;2028-01-11;double;Bob',
    ];
    expect(await check(far)).toMatchObject({ linesWithoutRoom: 1, writes: { past: 1 } });
    expect((await bring(far, { overbooks: true })).import?.reservations).toBe(2);
    expect([await stock('2027-05-21'), await stock('2028-01-10')]).toEqual([
      { total: 0, sold: 1, overbooked: 1 },
      { total: 0, sold: 1, overbooked: 1 },
    ]);
    expect((await list({ text: 'ada' })).map(({ state }) => state)).toContain('left');
    expect((await check(far, { takesPast: false })).leftOut).toBe(1);
  });
});
