import {
  checkReservationImport,
  listReservationImports,
  type ReservationImport,
} from '@stayfront/contract/desk/imports';
import { cancelForHotel } from '@stayfront/contract/desk/cancellation';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { base64, cloudbeds, importSetup } from '../../testing/import-setup.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { tokenFrom } from '../reservation/reservation-token.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-10T08:00:00Z') };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const { desk, cookie, check, bring, undo, list, open, stock, beginAnew } = await importSetup(app, db, clock);
beforeEach(beginAnew);

const waiting = async (): Promise<string[]> =>
  (
    await sql<{ task: string }>`select t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where j.payload->>'reservationId' is not null`.execute(db)
  ).rows.map(({ task }) => task);

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
