import {
  getCalendarChange,
  getCellHistory,
  listCalendarChanges,
  undoCalendarChange,
  type CalendarChange,
  type UndoneCalendar,
} from '@stayfront/contract/desk/calendar/changes';
import { getDeskCalendar, type DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { previewCalendar, type CalendarPreview } from '@stayfront/contract/desk/calendar/preview';
import { getCalendarReasons, type CalendarReasons } from '@stayfront/contract/desk/calendar/reasons';
import { saveCalendar, type SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import type { Problem } from '@stayfront/contract/problem';
import type { CalendarEdit } from '@stayfront/contract/desk/calendar/shapes';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { managementApi } from '../../testing/management-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const today = stayDate('2027-06-01');
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const [plain] = smallHotel().ratePlans;
if (!plain) throw new Error('The small hotel has rate plans');
const hotel = smallHotel({
  ratePlans: [
    { ...plain, floor: { minor: 8_000 }, ceiling: { minor: 50_000 } },
    {
      ...plain,
      id: 'saver',
      code: 'SAV',
      floor: { minor: 7_000 },
      follows: {
        ratePlan: 'pay-at-hotel',
        change: { kind: 'percent', basisPoints: -1_000 },
        rules: 'own',
      },
    },
  ],
  seasons: [{ name: 'Early summer', from: '2027-06-01', to: '2027-06-20' }],
});
let manager = '';
let reader = '';
let keys: ReturnType<typeof managementApi>;
let sent = 0;

beforeAll(async () => {
  const nights = smallNights(hotel, today, 120);
  await openHotel(db, hotel, { ...nights, rates: nights.rates.filter(({ ratePlanId }) => ratePlanId !== 'saver') });
  manager = await desk.enter('mara@probe.example', 'manager');
  reader = await desk.enter('rita@probe.example', 'reader');
  keys = managementApi(app, 7001, (await makeKey(db, 7001, 'Our PMS', clock.now)).key);
});

const day = (n: number): string => addDays(today, n);
const read = async (from = day(0), to = day(9), more = {}): Promise<DeskCalendar> => {
  const reply = await desk.ask(getDeskCalendar, { query: { from, to, ...more }, cookie: reader });
  return reply.json<DeskCalendar>();
};
const version = async (): Promise<string> => (await read()).version;
type Sent = { version?: string; name?: string; accepts?: string };
const save = async (edits: readonly object[], { version: on, ...more }: Sent = {}, cookie = manager) => {
  const reply = await desk.ask(saveCalendar, {
    body: { version: on ?? (await version()), edits, ...more },
    headers: { 'idempotency-key': `s${++sent}` },
    cookie,
  });
  return { status: reply.statusCode, body: reply.json<SavedCalendar & Problem>() };
};
const rowOf = ({ rates }: DeskCalendar, roomId = 'double', ratePlanId = 'pay-at-hotel') =>
  rates.find((row) => row.roomId === roomId && row.ratePlanId === ratePlanId);
const flexible = { room: 'double', ratePlan: 'pay-at-hotel' };
const on = (n: number, edit: Partial<CalendarEdit>): object => ({ ...flexible, from: day(n), to: day(n), ...edit });

describe('the grid', () => {
  test('says stock, prices of the standard party and rules by day, and who follows whom', async () => {
    await keys.put('calendar', {
      restrictions: [
        { room: 'double', from: day(1), to: day(2), isClosedToArrival: true },
        { from: day(2), to: day(2), minStay: 3 },
      ],
    });
    const grid = await read(day(0), day(3), { amounts: 'true' });
    expect(grid).toMatchObject({
      currency: 'CHF',
      today,
      seasons: [{ name: 'Early summer' }],
      house: { total: [6, 6, 6, 6], sold: [0, 0, 0, 0], rules: [[2, 1, { minStay: 3 }]] },
      rooms: [
        { roomId: 'double', standardAdults: 2, total: [3, 3, 3, 3], rules: [[1, 2, { isClosedToArrival: true }]] },
        { roomId: 'family', standardAdults: 2 },
      ],
      ratePlans: [
        { ratePlanId: 'pay-at-hotel', follows: null, floor: 8_000, ceiling: 50_000 },
        { ratePlanId: 'saver', follows: 'pay-at-hotel', ceiling: null },
      ],
    });
    const row = rowOf(grid);
    expect(row).toMatchObject({ price: [13_222, 13_333, 13_444, 13_555], apart: [], rules: [] });
    expect(row?.binding).toEqual([
      [1, 1, { isClosedToArrival: true }],
      [2, 1, { isClosedToArrival: true, minStay: 3 }],
    ]);
    expect(row?.amounts?.lists[row.amounts.days[1] ?? 0]).toMatchObject({
      byAdults: [10_333, 13_333],
      extraAdult: 2_500,
    });
    expect(rowOf(grid, 'double', 'saver')).toMatchObject({ price: [11_900, 12_000, 12_100, 12_200], apart: [] });
    const some = await read(day(0), day(0), { rooms: 'family', ratePlans: 'saver' });
    expect(some.rates.map(({ roomId, ratePlanId }) => `${roomId}.${ratePlanId}`)).toEqual(['family.saver']);
    expect(some.rates[0]?.price[0]).toBeGreaterThan(0);
  });
});

describe('saving', () => {
  test('changes exactly what was edited, tells who follows, and happens once', async () => {
    const { status, body } = await save([
      on(3, { price: 15_000 }),
      on(3, { rules: { minStay: 2 } }),
      { room: 'double', from: day(3), to: day(4), total: 5 },
      { room: 'double', ratePlan: 'saver', from: day(4), to: day(4), price: 9_999 },
    ]);
    expect([status, body.change]).toMatchObject([
      201,
      { who: 'mara@probe.example', whoKind: 'person', kind: 'save', nights: 5, rooms: ['double'] },
    ]);
    expect(body.followers).toBe(1);
    const grid = await read(day(3), day(4));
    expect(grid.rooms[0]?.total).toEqual([5, 5]);
    expect(rowOf(grid)).toMatchObject({ price: [15_000, 13_666], rules: [[0, 1, { minStay: 2 }]] });
    expect(rowOf(grid, 'double', 'saver')).toMatchObject({ price: [13_500, 9_999], apart: [[1, 1]] });
    expect((await save([on(3, { price: 15_000 })])).body).toMatchObject({ change: null, version: body.version });
    // Given back and open again, it is as it was.
    await save([
      { room: 'double', ratePlan: 'saver', from: day(4), to: day(4), follow: true },
      on(3, { price: 13_555, rules: { minStay: null } }),
      { room: 'double', from: day(3), to: day(4), total: 3 },
    ]);
    expect(rowOf(await read(day(3), day(4)))).toMatchObject({ price: [13_555, 13_666], rules: [] });
  });

  test('refuses by name what others changed meanwhile, field by field, until it is kept knowingly', async () => {
    const seen = await version();
    await keys.put('calendar', {
      rates: [{ ...flexible, from: day(6), to: day(7), byAdults: [11_000, 14_000], extraAdult: 2_500 }],
    });
    const mine = [
      { ...flexible, from: day(5), to: day(7), price: 14_500 },
      { ...flexible, from: day(6), to: day(6), rules: { minStay: 4 } },
    ];
    const { status, body } = await save(mine, { version: seen });
    expect([status, body.code]).toEqual([409, 'calendar.changed']);
    const details = body.details as { version: string; conflicts: object[] };
    expect(details.conflicts).toMatchObject([
      {
        ...flexible,
        from: day(6),
        to: day(6),
        field: 'price',
        was: { price: 13_111 },
        theirs: { price: 14_000 },
        mine: { price: 14_500 },
        change: { who: 'Our PMS', whoKind: 'key' },
      },
      { from: day(7), to: day(7), field: 'price', was: { price: 13_222 } },
    ]);
    expect(rowOf(await read())?.price[5]).toBe(13_000); // nothing of it is saved
    const kept = await save(
      mine.map((edit) => ({ ...edit, over: details.version })),
      { version: seen },
    );
    expect(kept).toMatchObject({ status: 201, body: { change: { over: 2 } } });
    // A price and a rule of the same night do not meet.
    const before = await version();
    await keys.put('calendar', { restrictions: [{ ...flexible, from: day(8), to: day(8), minStay: 2 }] });
    expect(await save([on(8, { price: 14_000 })], { version: before })).toMatchObject({ status: 201 });
    expect(rowOf(await read())?.rules).toContainEqual([8, 1, { minStay: 2 }]);
  });

  test('takes no price beyond floor and ceiling, also of those that follow', async () => {
    const beyond = async (edit: object) => {
      const { status, body } = await save([edit]);
      return [status, body.code, (body.details as { guarded?: object[] } | undefined)?.guarded];
    };
    expect(await beyond(on(9, { price: 60_000 }))).toMatchObject([
      409,
      'calendar.guarded',
      [{ ...flexible, kind: 'ceiling', limit: 50_000, price: 60_000, isFollowing: false, nights: 1 }],
    ]);
    expect(await beyond(on(9, { price: 7_500 }))).toMatchObject([
      409,
      'calendar.guarded',
      [
        { kind: 'floor', limit: 8_000 },
        { ratePlan: 'saver', kind: 'floor', limit: 7_000, price: 6_750, isFollowing: true },
      ],
    ]);
  });

  test('asks again before it takes what looks like a slip, and writes down that it was meant so', async () => {
    const slip = [on(20, { price: 25_000 }), on(27, { price: 25_000 })];
    const { status, body } = await save(slip);
    expect([status, body.code]).toEqual([409, 'calendar.warned']);
    const { accepts, warnings } = body.details as { accepts: string; warnings: object[] };
    expect(warnings).toMatchObject([
      { ...flexible, from: day(20), kind: 'high', price: 25_000, usual: 13_111 },
      { from: day(27) },
    ]);
    expect(await save([on(20, { price: 26_000 })], { accepts })).toMatchObject({ status: 409 }); // not these warnings
    expect(await save(slip, { accepts })).toMatchObject({ status: 201, body: { change: { warned: 2 } } });
  });

  test('lowers stock to what is sold, not below it, and names whose rooms they are', async () => {
    const stay = { checkIn: day(30), checkOut: day(31) };
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    const booked = await guest.book(bookingOf([reference]));
    const id = booked.body.status === 'book' ? booked.body.reservationId : '';
    const stock = (total: number) => save([{ room: 'double', from: day(30), to: day(30), total }]);
    expect(await stock(0)).toMatchObject({
      status: 409,
      body: {
        code: 'calendar.below_sold',
        details: { nights: [{ room: 'double', date: day(30), total: 0, sold: 1, held: 0, references: [id] }] },
      },
    });
    expect(await stock(1)).toMatchObject({ status: 201 });
  });

  test('names what cannot be edited, and is not for readers', async () => {
    const faulty = await save([
      { room: 'attic', from: day(1), to: day(1), total: 1 },
      on(1, { follow: true }),
      on(-9, { price: 10_000 }),
    ]);
    expect(faulty).toMatchObject({ status: 400 });
    expect(faulty.body.errors?.map(({ field }) => field)).toEqual(['edits.0.room', 'edits.1.follow', 'edits.2.from']);
    expect(await save([on(1, { price: 13_000 })], {}, reader)).toMatchObject({ status: 403 });
  });
});

const book = async (n: number): Promise<string> => {
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', { checkIn: day(n), checkOut: day(n + 1) });
  const { body } = await guest.book(bookingOf([reference]));
  return body.status === 'book' ? body.reservationId : '';
};
const undo = async (changeId: string, leavesOut = false) => {
  const reply = await desk.ask(undoCalendarChange, {
    params: { changeId },
    body: { leavesOut },
    headers: { 'idempotency-key': `u${++sent}` },
    cookie: manager,
  });
  return { status: reply.statusCode, body: reply.json<UndoneCalendar & Problem>() };
};

describe('a saved change', () => {
  test('is undone by a new one, which can be undone, and stands among all others', async () => {
    const before = await read(day(40), day(46));
    const whole = { room: 'double', from: day(40), to: day(46) };
    const { body } = await save(
      [
        { ...whole, total: 7, rules: { isClosedToArrival: true } },
        { ...whole, ratePlan: 'pay-at-hotel', price: 15_500 },
        { ...whole, ratePlan: 'saver', price: 12_500 },
      ],
      { name: 'Fair' },
    );
    const [made] = [body.change?.changeId ?? ''];
    const after = await read(day(40), day(46));
    const undone = await undo(made);
    expect(undone).toMatchObject({
      status: 201,
      body: { left: 0, change: { kind: 'undo', undoes: made, name: 'Fair' } },
    });
    expect({ ...(await read(day(40), day(46))), version: '' }).toEqual({ ...before, version: '' });
    expect((await undo(undone.body.version)).status).toBe(201);
    expect({ ...(await read(day(40), day(46))), version: '' }).toEqual({ ...after, version: '' });
    // It was undone already: there is nothing left that it put and that could be taken back.
    expect((await undo(made)).status).toBe(201);
    expect(await undo(made)).toMatchObject({ status: 409, body: { code: 'calendar.not_undone' } });
    const listed = (await desk.ask(listCalendarChanges, { query: { limit: 4 }, cookie: reader })).json<{
      changes: CalendarChange[];
      hasMore: boolean;
    }>();
    expect(listed.hasMore).toBe(true);
    expect(listed.changes.map(({ kind, undoes }) => [kind, undoes])).toEqual([
      ['undo', made],
      ['undo', undone.body.version],
      ['undo', made],
      ['save', null],
    ]);
    const detail = (await desk.ask(getCalendarChange, { params: { changeId: made }, cookie: reader })).json<{
      runs: object[];
    }>();
    expect(detail.runs).toContainEqual(
      expect.objectContaining({ room: 'double', ratePlan: null, nights: 7, field: 'total', before: 3, after: 7 }),
    );
    expect((await undo('999999')).body.code).toBe('calendar.change_unknown');
  });

  test('is not undone on nights that were sold or changed since, which are named and may be left out', async () => {
    const { body } = await save([{ ...flexible, from: day(50), to: day(54), price: 14_000 }]);
    const made = body.change?.changeId ?? '';
    clock.now += 60_000;
    const id = await book(51);
    await save([on(53, { price: 14_200 })]);
    const refused = await undo(made);
    expect(refused).toMatchObject({ status: 409, body: { code: 'calendar.not_undone', details: { possible: 3 } } });
    expect((refused.body.details as { nights: object[] }).nights).toMatchObject([
      { ...flexible, from: day(51), to: day(51), field: 'price', why: 'sold', references: [id] },
      { from: day(53), why: 'changed', change: { who: 'mara@probe.example' } },
    ]);
    expect(await undo(made, true)).toMatchObject({ status: 201, body: { left: 2, change: { nights: 3 } } });
    expect(rowOf(await read(day(50), day(54)))?.price).toEqual([13_333, 14_000, 13_555, 14_200, 13_000]);
  });

  test('tells what a night cost at a moment and who set it, and leaves prices that guests hold', async () => {
    const start = clock.now;
    clock.now += 60_000;
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', { checkIn: day(60), checkOut: day(61) });
    await save([on(60, { price: 15_000 })], { name: 'Dearer' });
    const { body: held } = await guest.book(bookingOf([reference]));
    const { body: kept } = await guest.readReservation(held.reservationId ?? '', { t: held.token ?? '' });
    expect(JSON.stringify(kept)).toContain('"roomPrice":13666');
    clock.now += 60_000;
    await save([on(60, { price: 15_100, rules: { minStay: 2 } })]);
    const history = async (more: object) =>
      (await desk.ask(getCellHistory, { query: { room: 'double', night: day(60), ...more }, cookie: reader })).json<{
        entries: object[];
        stood: object;
      }>();
    const at = new Date(clock.now - 30_000).toISOString();
    const { entries, stood } = await history({ ratePlan: 'pay-at-hotel', at });
    expect(entries).toMatchObject([
      { field: 'rules', before: {}, after: { minStay: 2 } },
      { field: 'price', before: { price: 15_000 }, after: { price: 15_100 } },
      {
        field: 'price',
        before: { price: 13_666 },
        after: { price: 15_000 },
        name: 'Dearer',
        who: 'mara@probe.example',
      },
      { field: 'price', before: null, whoKind: 'system', kind: 'put' },
    ]);
    expect(stood).toMatchObject({ total: 3, price: 15_000, rules: {}, change: { who: 'mara@probe.example' } });
    expect((await history({ ratePlan: 'saver', at })).stood).toMatchObject({ price: 13_500, isFollowing: true });
    expect((await history({ ratePlan: 'saver', at: new Date(start).toISOString() })).stood).toMatchObject({
      price: 12_299,
      change: { whoKind: 'system' },
    });
  });
});

describe('before anything is saved', () => {
  test('edits tell what changes, who follows, what guests would pay, and what would be refused', async () => {
    const preview = async (edits: object[], more = {}) => {
      const reply = await desk.ask(previewCalendar, {
        body: { version: await version(), edits, ...more },
        cookie: reader,
      });
      return reply.json<CalendarPreview>();
    };
    const from = day(80);
    const said = await preview([
      { ...flexible, from, to: day(81), price: 16_000 },
      { room: 'double', ratePlan: 'saver', from, to: from, rules: { minStay: 3 } },
      { room: 'double', from, to: from, total: 0 },
    ]);
    const stay = await guest.search({ checkIn: from, checkOut: day(82) });
    const shown = stay.body.availabilities[0]?.products.map(({ totalPrice }) => totalPrice);
    expect(said).toMatchObject({
      nights: 4,
      followers: 2,
      following: [
        { ratePlan: 'saver', nights: 1 },
        { nights: 1, after: 14_400 },
      ],
      guests: [
        { roomId: 'double', arrival: from, before: { total: Math.min(...(shown ?? [])) }, after: { total: null } },
      ],
      conflicts: null,
      belowSold: null,
      guarded: null,
      warned: null,
    });
    expect(said.guests[0]?.after.reasons.map(({ code }) => code).toSorted()).toEqual(['min-stay', 'sold-out']);
    const stays = [{ room: 'double', ratePlan: 'pay-at-hotel', arrival: from, nights: 2 }];
    const one = await preview([{ ...flexible, from, to: from, price: 90_000 }], { stays });
    expect(one.guests[0]?.after.total).toBe((one.guests[0]?.before.total ?? 0) + 90_000 - 13_555);
    expect([one.guarded?.guarded.length, one.warned?.warnings[0]?.kind]).toEqual([1, 'extra-digit']);
    expect((await read(from, from)).rooms[0]?.total).toEqual([3]); // nothing was saved
  });

  test('each reason why guests cannot book a stay comes with what lifts it, one behind the other', async () => {
    const night = { from: day(90), to: day(90) };
    await save([
      { ...night, rules: { isClosedToArrival: true } },
      { room: 'double', ...night, rules: { isClosed: true } },
      { ...flexible, ...night, rules: { minStay: 3 } },
    ]);
    const reasons = async () =>
      (
        await desk.ask(getCalendarReasons, {
          query: { room: 'double', ratePlan: 'pay-at-hotel', arrival: day(90), nights: 2 },
          cookie: reader,
        })
      ).json<CalendarReasons>();
    const said = await reasons();
    const found = said.rates[0]?.reasons ?? [];
    expect(found.map(({ why, lift }) => [why.code, lift.where])).toEqual([
      ['closed', 'room'],
      ['closed-to-arrival', 'house'],
      ['min-stay', 'rate'],
    ]);
    expect(said).toMatchObject({ left: 3, guestPage: `/7001?checkIn=${day(90)}&checkOut=${day(92)}&nbAdults=2` });
    expect(await save(found.flatMap(({ lift }) => lift.edits ?? []))).toMatchObject({ status: 201 });
    const [rate] = (await reasons()).rates;
    const stay = await guest.findProduct('double', 'pay-at-hotel', { checkIn: day(90), checkOut: day(92) });
    expect(rate).toMatchObject({ reasons: [], total: stay.totalPrice });
  });
});

describe('what systems put', () => {
  const put = (byAdults: number[]) =>
    keys.put<{ changeId?: string; guarded?: object[]; warnings?: object[]; details?: { accepts: string } }>(
      'calendar',
      {
        rates: [{ ...flexible, from: day(70), to: day(70), byAdults }],
      },
    );

  test('never crosses a ceiling, and hears of floors and slips, which are taken unless the hotel wants otherwise', async () => {
    expect(await put([60_000, 60_000])).toMatchObject({ status: 409, body: { code: 'calendar.guarded' } });
    const { status, body } = await put([5_000, 5_000]);
    expect([status, body]).toMatchObject([
      200,
      {
        guarded: [
          { kind: 'floor', price: 5_000 },
          { ratePlan: 'saver', isFollowing: true },
        ],
        warnings: [{ kind: 'low', usual: 13_222 }],
      },
    ]);
    expect(await undo(body.changeId ?? '')).toMatchObject({ status: 201 });
    const { ratePlans, ...rest } = hotel;
    const loose = ratePlans.map(({ floor: _, ...plan }) => plan);
    expect((await keys.put('document', { ...rest, ratePlans: loose, calendarGuards: 'refuse' })).status).toBe(200);
    const warned = await put([1_100, 1_400]);
    expect(warned).toMatchObject({ status: 409, body: { code: 'calendar.warned' } });
    const accepted = await keys.put('calendar', {
      rates: [{ ...flexible, from: day(70), to: day(70), byAdults: [1_100, 1_400] }],
      accepts: warned.body.details?.accepts,
    });
    expect(accepted.status).toBe(200);
  });
});
