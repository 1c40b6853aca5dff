import { getDeskCalendar, type DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import type { SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import {
  checkCalendarSheet,
  exportCalendar,
  importCalendar,
  type CheckedSheet,
} from '@stayfront/contract/desk/calendar/sheet';
import type { Problem } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const today = stayDate('2027-06-01');
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 7001, clock);
const [plain] = smallHotel().ratePlans;
if (!plain) throw new Error('The small hotel has rate plans');
const follows = {
  ratePlan: 'pay-at-hotel',
  change: { kind: 'percent' as const, basisPoints: -1_000 },
  rules: 'own' as const,
};
const hotel = smallHotel({
  ratePlans: [plain, { ...plain, id: 'saver', code: 'SAV', name: { en: 'Saver' }, follows }],
});
let cookie = '';
let sent = 0;

beforeAll(async () => {
  const nights = smallNights(hotel, today, 100);
  await openHotel(db, hotel, { ...nights, rates: nights.rates.filter(({ ratePlanId }) => ratePlanId !== 'saver') });
  cookie = await desk.enter('mara@probe.example', 'manager');
});

const read = async (): Promise<DeskCalendar> =>
  (
    await desk.ask(getDeskCalendar, { query: { from: '2027-06-10', to: '2027-06-13', amounts: 'true' }, cookie })
  ).json();
const check = async (file: string, more = {}) => {
  const reply = await desk.ask(checkCalendarSheet, { body: { file, ...more }, cookie });
  return { status: reply.statusCode, body: reply.json<CheckedSheet & Problem>() };
};
const bring = async (file: string, version: string, more = {}) => {
  const headers = { 'idempotency-key': `i${++sent}` };
  const reply = await desk.ask(importCalendar, { body: { file, version, ...more }, headers, cookie });
  return { status: reply.statusCode, body: reply.json<SavedCalendar & Problem>() };
};
const base64 = (text: string): string => Buffer.from(text).toString('base64');

test.each(['csv', 'xlsx'])('what is exported as %s can be imported: unchanged it changes nothing', async (format) => {
  const query = { from: '2027-06-10', to: '2027-06-13', format, lang: 'de' };
  const reply = await desk.ask(exportCalendar, { query, cookie });
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="7001-calendar-2027-06-10-2027-06-13.${format}"`,
  ]);
  const { body } = await check(reply.rawPayload.toString('base64'));
  expect(body).toMatchObject({ lines: 24, faults: [], faultyLines: 0, nights: 0 });
  expect(body.columns.every(({ isSure }) => isSure)).toBe(true);
});

test('a sheet of one’s own is saved as one change, and each bad line is named before', async () => {
  const { version } = await read();
  const sheet = (day: string) =>
    base64(
      `Night;Zimmertyp;Rate;Price;Allotment;Min stay;Remark\r\n10.06.2027;Doppelzimmer;SAV;125.50;;2;early\r\n${day};family;;;2;;\r\n`,
    );
  const bad = await check(sheet('31.06.2027'));
  expect(bad.body).toMatchObject({
    lines: 2,
    nights: 2,
    faultyLines: 1,
    faults: [{ line: 3, field: 'date', column: 'Night', text: '31.06.2027', code: 'day-unknown' }],
  });
  expect(bad.body.columns.at(-1)).toEqual({ head: 'Remark', field: null, isSure: false, samples: ['early'] });
  expect(await bring(sheet('31.06.2027'), version)).toMatchObject({ status: 400, body: { code: 'calendar.sheet' } });
  expect((await check(sheet('11.06.2020'))).body.faults).toMatchObject([
    { line: 3, code: 'day-past', says: { first: '2027-05-31' } },
  ]);
  expect((await check(sheet('11.06.2027'))).body).toMatchObject({ nights: 3, faultyLines: 0, version });
  const { status, body } = await bring(sheet('11.06.2027'), version, { name: 'From Excel' });
  expect([status, body.change]).toMatchObject([201, { kind: 'import', name: 'From Excel', nights: 3 }]);
  const grid = await read();
  expect(grid.rooms[1]?.total).toEqual([3, 2, 3, 3]);
  expect(grid.rates.find((row) => row.roomId === 'double' && row.ratePlanId === 'saver')).toMatchObject({
    price: [12_550, 12_200, 12_299, 11_700],
    apart: [[0, 1]],
    rules: [[0, 1, { minStay: 2 }]],
  });
});

test('what is no sheet is refused in words, and limits are named', async () => {
  for (const file of [base64('PK not a workbook'), base64(' ')])
    expect(await check(file)).toMatchObject({ status: 400, body: { code: 'calendar.sheet' } });
  const lines = `Date;Room;Price\r\n${'2027-06-10;double;100\r\n'.repeat(120_001)}`;
  expect((await check(base64(lines))).body).toMatchObject({
    code: 'calendar.too_large',
    detail: 'Send at most 120000 lines at once; this file has 120001',
  });
  expect((await check('A'.repeat(12_000_001))).body).toMatchObject({
    code: 'input.invalid',
    errors: [{ field: 'file', message: expect.stringContaining('9 MB') as string }],
  });
});

test('what no column says is asked before a line is judged, and said for the file or column by column', async () => {
  const file = base64('Wann;Was;CHF\r\n2027-06-10;Doppelzimmer;140\r\n2027-06-11;Doppelzimmer;cheap\r\n');
  const open = await check(file);
  expect(open.body).toMatchObject({ asks: ['date', 'room'], faults: [], nights: 0, lines: 2 });
  expect(open.body.columns[1]).toMatchObject({ head: 'Was', field: null, samples: ['Doppelzimmer'] });
  expect((await bring(file, open.body.version)).body.code).toBe('calendar.sheet');
  const columns = ['date', 'room', 'price'];
  expect((await check(file, { columns })).body).toMatchObject({ asks: ['ratePlan'], faults: [] });
  const said = await check(file, { columns, ratePlan: 'pay-at-hotel' });
  expect(said.body).toMatchObject({
    asks: [],
    nights: 1,
    faults: [{ line: 3, field: 'price', column: 'CHF', text: 'cheap', code: 'amount' }],
  });
  for (const [more, field] of [
    [{ columns: ['date', 'date', 'price'] }, 'columns.1'],
    [{ columns: ['date'] }, 'columns'],
    [{ columns, ratePlan: 'attic' }, 'ratePlan'],
  ] as const)
    expect((await check(file, more)).body).toMatchObject({ code: 'input.invalid', errors: [{ field }] });
});

test('of the price and the prices by guests the one that was changed is meant, and of both neither', async () => {
  const { version } = await read();
  const row = { room: 'family', ratePlan: 'pay-at-hotel' };
  const sheet = (night: string, price: string, one: string, two: string) =>
    base64(
      `Date;Room;Rate plan;Price;Price for 1;Price for 2\r\n${night};family;pay-at-hotel;${price};${one};${two}\r\n`,
    );
  const before = (await read()).rates.find((one) => one.roomId === 'family' && one.ratePlanId === 'pay-at-hotel');
  const [list] = before?.amounts?.lists ?? [];
  const [single = 0, double = 0] = list?.byAdults ?? [];
  const amount = (minor: number): string => (minor / 100).toFixed(2);
  const stands = [amount(before?.price[0] ?? 0), amount(single ?? 0), amount(double ?? 0)] as const;
  const wanted = async (...[price, one, two]: [string, string, string]) =>
    (await check(sheet('2027-06-10', price, one, two))).body;
  expect(await wanted(...stands)).toMatchObject({ nights: 0, faultyLines: 0 });
  expect(await wanted(amount((before?.price[0] ?? 0) + 500), stands[1], stands[2])).toMatchObject({ nights: 1 });
  expect(await wanted(stands[0], amount((single ?? 0) + 500), stands[2])).toMatchObject({ nights: 1 });
  expect(await wanted(amount((before?.price[0] ?? 0) + 500), stands[1], amount((double ?? 0) + 700))).toMatchObject({
    faults: [{ line: 2, code: 'prices-differ', column: 'Price' }],
  });
  // A column that the file has not stays as it was: children are not free because nobody spoke of them.
  await bring(sheet('2027-06-10', '', amount((single ?? 0) + 500), stands[2]), version);
  const after = (await read()).rates.find((one) => one.roomId === row.room && one.ratePlanId === row.ratePlan);
  expect(after?.amounts?.lists[after.amounts.days[0] ?? 0]).toEqual({
    ...list,
    byAdults: [(single ?? 0) + 500, double],
  });
});

test('others have their turn while a large file is read', async () => {
  const lines = Array.from({ length: 20_000 }, (_, i) => `2027-06-${10 + (i % 4)};double;Zahlung im Hotel;1${i % 7}0`);
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      await new Promise((resolve) => void setImmediate(resolve));
      turns += 1;
    }
  })();
  const { body } = await check(base64(`Date;Room;Rate plan;Price\r\n${lines.join('\r\n')}`));
  isDone = true;
  await others;
  expect(body).toMatchObject({ lines: 20_000, faultyLines: 0 });
  expect(turns).toBeGreaterThan(20_000 / 250);
});
