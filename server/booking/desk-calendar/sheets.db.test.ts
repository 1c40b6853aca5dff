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
    faults: [{ line: 3, column: 'Night', text: '31.06.2027' }],
  });
  expect(bad.body.columns.at(-1)).toEqual({ head: 'Remark', field: null, isSure: false });
  expect(await bring(sheet('31.06.2027'), version)).toMatchObject({ status: 400, body: { code: 'calendar.sheet' } });
  expect((await check(sheet('11.06.2020'))).body.faults).toMatchObject([{ line: 3 }]);
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

test('what is no sheet, or has no days, is refused in words', async () => {
  for (const file of [base64('PK not a workbook'), base64(''), base64('Room;Price\r\ndouble;100')])
    expect((await check(file === '' ? base64(' ') : file)).status).toBe(400);
});
