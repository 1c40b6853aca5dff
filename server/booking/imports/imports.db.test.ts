import {
  checkReservationImport,
  importReservations,
  listReservationImports,
  undoReservationImport,
  type CheckedImport,
  type ReservationImport,
} from '@stayfront/contract/desk/imports';
import { cancelForHotel } from '@stayfront/contract/desk/cancellation';
import { getDeskReservation, type DeskReservation } from '@stayfront/contract/desk/reservation';
import { listDeskReservations, type DeskReservations } from '@stayfront/contract/desk/listing';
import type { Problem } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { managementApi } from '../../testing/management-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { tokenFrom } from '../reservation/reservation-token.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-10T08:00:00Z') };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const hotel = smallHotel();
let cookie = '';
let sent = 0;

/** Three doubles and three family rooms on each of 60 nights from the 1st of June on. */
beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60));
  cookie = await desk.enter('mara@probe.example', 'manager');
});

const base64 = (lines: readonly string[], encoding: BufferEncoding = 'utf8'): string =>
  Buffer.from(lines.join('\r\n'), encoding).toString('base64');
const check = async (lines: readonly string[], said: object = {}): Promise<CheckedImport> => {
  const reply = await desk.ask(checkReservationImport, { body: { file: base64(lines), ...said }, cookie });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<CheckedImport>();
};
const bring = async (lines: readonly string[], said: object = {}, key = `i${++sent}`) => {
  const body = { file: base64(lines), name: 'file.csv', takes: 'all', ...said };
  const reply = await desk.ask(importReservations, { body, cookie, headers: { 'idempotency-key': key } });
  const told = reply.json<Problem & { import: ReservationImport | null; known: number; leftOut: number }>();
  return { ...told, status: reply.statusCode };
};
const undo = (importId: string) => desk.ask(undoReservationImport, { params: { importId }, cookie });
const list = async (query: Record<string, string> = {}): Promise<DeskReservations['reservations']> =>
  (await desk.ask(listDeskReservations, { query: { view: 'all', ...query }, cookie })).json<DeskReservations>()
    .reservations;
const open = async (reservationId: string): Promise<DeskReservation> =>
  (await desk.ask(getDeskReservation, { params: { reservationId }, cookie })).json<DeskReservation>();
const stock = async (date: string, room = 'double') => {
  const { rows } = await sql<{ total: number; sold: number; overbooked: number }>`
    select total, sold, overbooked from inventory where hotel_id = 7001 and date = ${date} and room_id = ${room}`.execute(
    db,
  );
  return rows[0] ?? null;
};
const waiting = async (): Promise<string[]> =>
  (
    await sql<{ task: string }>`select t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload->>'reservationId' is not null`.execute(db)
  ).rows.map(({ task }) => task);

const heads =
  'Reservation Number;Guest Name;Email;Check in Date;Check out Date;Room Type;Adults;Grand Total;Amount Paid;Status';
const cloudbeds = [
  heads,
  'C1;Lovelace, Ada;ada@guest.example;11/06/2027;13/06/2027;Doppelzimmer;2;"CHF 321.01";100.00;Confirmed',
  'C2;Grace Hopper;;14/06/2027;15/06/2027;Double room;1;150.00;;Confirmed',
  'C3;Alan Turing;alan@guest.example;20/06/2027;25/06/2027;Family room;3;900.00;900.00;Cancelled',
];
/** Each story begins with a house nobody has booked. */
beforeEach(async () => {
  await sql`update inventory set sold = 0, overbooked = 0`.execute(db);
  await sql`delete from imported_reservation`.execute(db);
  await sql`delete from import_layout`.execute(db);
});

describe('a file of another system', () => {
  test('K35 is read before anything is written: columns, days, words, and what would come of it', async () => {
    const checked = await check(cloudbeds);
    expect(checked).toMatchObject({
      system: 'cloudbeds',
      layout: { isRemembered: false },
      dates: { order: 'day-first', isSure: true },
      asks: [],
      lines: 3,
      faults: [],
      faultyLines: 0,
      writes: {
        reservations: 3,
        rooms: 2,
        nights: 3,
        overbooked: 0,
        total: 47_101,
        past: 0,
        cancelled: 1,
        paid: 100_000,
      },
    });
    expect(checked.columns.every(({ isSure }) => isSure)).toBe(true);
    expect(checked.words.rooms).toContainEqual({ word: 'Doppelzimmer', lines: 1, meant: 'double', isSure: true });
    expect(checked.examples[0]).toEqual({
      line: 2,
      number: 'C1',
      guestName: 'Ada Lovelace',
      arrival: '2027-06-11',
      departure: '2027-06-13',
      rooms: ['double'],
      total: 32_101,
    });
    expect(await stock('2027-06-11')).toEqual({ total: 3, sold: 0, overbooked: 0 });
    expect(await list()).toEqual([]);
  });

  test('K35 becomes reservations that desk and guest handle as any other, and nobody is written to', async () => {
    const { status, import: done, known, leftOut } = await bring(cloudbeds);
    expect([status, known, leftOut, done]).toEqual([
      201,
      0,
      0,
      {
        importId: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
        at: '2027-06-10T08:00:00.000Z',
        by: 'mara@probe.example',
        name: 'file.csv',
        system: 'cloudbeds',
        currency: 'CHF',
        reservations: 3,
        rooms: 2,
        nights: 3,
        overbooked: 0,
        total: 47_101,
        undone: null,
      },
    ]);
    expect(await waiting()).toEqual([]);
    const [found] = await list({ text: 'lovelace' });
    const ada = await open(found?.reservationId ?? '');
    expect(ada).toMatchObject({ state: 'booked', total: 32_101, arrival: '2027-06-11', departure: '2027-06-13' });
    // An odd amount is spread over the nights so that the sum stays.
    expect(ada.rooms[0]?.nights.map(({ price }) => price)).toEqual([16_051, 16_050]);
    expect(ada.money).toMatchObject({ kind: 'open', amount: 22_101 });
    expect(ada.happenings.map(({ what }) => what)).toEqual(['paid-at-hotel', 'imported']);
    expect(ada.happenings[1]).toMatchObject({
      by: 'mara@probe.example',
      detail: { system: 'cloudbeds', number: 'C1' },
    });
    expect(await stock('2027-06-12')).toEqual({ total: 3, sold: 1, overbooked: 0 });
    // Papers and guests still say the number that it had elsewhere.
    expect((await list({ text: 'C2' })).map(({ guestName }) => guestName)).toEqual(['Grace Hopper']);
    const cancelled = await list({ view: 'cancelled' });
    expect(cancelled.map(({ guestName }) => guestName)).toEqual(['Alan Turing']);
    const { rows } = await sql<{ token_seed: Buffer }>`
      select token_seed from reservation where reservation_id = ${ada.reservationId}`.execute(db);
    const token = tokenFrom(testSecret, rows[0]?.token_seed ?? Buffer.alloc(0));
    const own = await guest.readReservation(ada.reservationId, { t: token });
    expect([own.status, own.body]).toMatchObject([200, { status: 'book', hotelTotalPrice: 32_101 }]);
    const gone = await desk.ask(cancelForHotel, {
      params: { reservationId: ada.reservationId },
      body: { version: 1, fee: { minor: 0 }, reason: 'Came down with a cold', tellsGuest: false },
      cookie,
      headers: { 'idempotency-key': 'cancel-ada' },
    });
    expect([gone.statusCode, await stock('2027-06-12')]).toEqual([200, { total: 3, sold: 0, overbooked: 0 }]);
  });

  test('brought along twice adds nothing, under the same key or another', async () => {
    const first = await bring(cloudbeds, {}, 'same');
    expect((await bring(cloudbeds, {}, 'same')).import).toEqual(first.import);
    const again = await bring([...cloudbeds, 'C4;Emmy Noether;;16/06/2027;17/06/2027;Double room;1;150;;Confirmed']);
    expect([again.import?.reservations, again.known]).toEqual([1, 3]);
    expect((await bring(cloudbeds)).import).toBeNull();
    expect((await check(cloudbeds)).known).toBe(3);
    expect(await stock('2027-06-11')).toMatchObject({ sold: 1 });
    const unnumbered = [
      'Arrival;Departure;Room;Guest;Total',
      '2027-06-21;2027-06-22;double;Ada King;1',
      '2027-06-21;2027-06-22;double;Ada King;1',
    ];
    expect((await bring(unnumbered)).import?.reservations).toBe(2);
    expect((await bring(unnumbered)).import).toBeNull();
  });
});

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

describe('taking an import back', () => {
  test('K35 leaves the house as it was, and the file can be brought along anew', async () => {
    const file = cloudbeds.map((line) => line.replace('Hopper', 'Murray'));
    const { import: done } = await bring(file);
    const importId = done?.importId ?? '';
    const reply = await undo(importId);
    expect([reply.statusCode, reply.json<ReservationImport>().undone]).toEqual([
      200,
      { at: '2027-06-10T08:00:00.000Z', by: 'mara@probe.example' },
    ]);
    expect((await undo(importId)).statusCode).toBe(200);
    expect(await stock('2027-06-11')).toEqual({ total: 3, sold: 0, overbooked: 0 });
    expect(await list({ text: 'murray' })).toEqual([]);
    const imports = (await desk.ask(listReservationImports, { cookie })).json<{ imports: ReservationImport[] }>()
      .imports;
    expect(imports.find((one) => one.importId === importId)?.undone).not.toBeNull();
    expect((await bring(file)).import?.reservations).toBe(3);
    expect((await list({ text: 'murray' })).map(({ state }) => state)).toEqual(['booked']);
    expect((await undo('nowhere')).json()).toMatchObject({ code: 'import.unknown' });
  });

  test('is refused by name once something was done with one of its reservations', async () => {
    const { import: done } = await bring(cloudbeds.map((line) => line.replace('Hopper', 'Brewster')));
    const [hopper] = await list({ text: 'brewster' });
    await sql`insert into reservation_event (hotel_id, reservation_id, happened_at, who, what, detail)
      values (7001, ${hopper?.reservationId}, now(), 'hotel', 'note', '{}')`.execute(db);
    const refused = await undo(done?.importId ?? '');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'import.touched', details: { reservations: [hopper?.reservationId] } },
    ]);
    expect(await stock('2027-06-14')).toMatchObject({ sold: 1 });
  });
});

test('who works at the reception brings nothing along', async () => {
  const front = await desk.enter('fred@probe.example', 'front-desk');
  const reply = await desk.ask(checkReservationImport, { body: { file: base64(cloudbeds) }, cookie: front });
  expect(reply.json()).toMatchObject({ code: 'operator.role' });
});

test('guests book beside what was brought along', async () => {
  await bring(cloudbeds);
  const stay = { checkIn: '2027-06-11', checkOut: '2027-06-12' };
  for (const _ of [1, 2]) {
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    expect((await guest.book(bookingOf([reference]))).status).toBe(201);
  }
  expect(await stock('2027-06-11')).toEqual({ total: 3, sold: 3, overbooked: 0 });
});
