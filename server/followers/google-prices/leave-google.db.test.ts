import { getGooglePrices, putGooglePrices, type GooglePrices } from '@stayfront/contract/desk/google-prices';
import { removeSystem, switchSystem } from '@stayfront/contract/desk/systems';
import type { Route } from '@stayfront/contract/route';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openGoogleSetup } from '../../testing/google-setup.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { readSystemMessages } from '../connection/read-system-messages.ts';

const database = await freshDatabase();
const { db } = database;
const today = stayDate('2027-06-01');
const clock = { now: Date.parse('2027-06-01T10:00:00Z') };
const reach = { resolve: () => Promise.resolve([]), allowsLoopback: true, patienceMs: 300_000 };
const app = await startApp(database, clock, { reach });
const hotel = smallHotel();
const { hotelId } = hotel;
const desk = operatorApi(app, db, hotelId, clock);
const setup = await openGoogleSetup(database, clock, reach);
const { google, takeBack } = setup;
const systemId = 'google.hotels' as const;
const tell = () => setup.tell(hotelId, systemId);
let manager = '';

const ask = async <Answer>(route: Route, sent: object = {}): Promise<Answer> =>
  (await desk.ask(route, { cookie: manager, params: { name: 'hotels' }, ...sent })).json<Answer>();
const put = (more: object = {}) =>
  ask<GooglePrices>(putGooglePrices, { body: { partnerKey: 'probe-key', address: google.url, days: 20, ...more } });
const turn = (isOn: boolean) => ask(switchSystem, { params: { systemId }, body: { isOn } });
/** What it shows for two in the first stays of the month; null: nothing. */
const shown = (hotelCode = '7001') =>
  [1, 5, 12].map((day) =>
    google.priceOf(hotelCode, {
      room: 'double',
      plan: 'pay-at-hotel',
      arrival: addDays(today, day),
      nights: 2,
      adults: 2,
      today,
    }),
  );
const nothing = [null, null, null];
const prices = [expect.any(Number), expect.any(Number), expect.any(Number)];

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, today, 30, 3));
  manager = await desk.enter('mara@probe.example', 'manager');
});
beforeEach(async () => {
  await sql`delete from connection_account`.execute(db);
  await put();
  await tell();
});

test('switched off, Google is told that nothing is for sale, and shows nothing; switched on, it shows all again', async () => {
  expect(shown()).toEqual(prices);
  await turn(false);
  expect(await takeBack()).toEqual(
    expect.arrayContaining(['OTA_HotelRateAmountNotifRQ', 'OTA_HotelInvCountNotifRQ', 'Transaction']),
  );
  expect(shown()).toEqual(nothing);
  expect(google.received.flatMap(({ faults }) => faults)).toEqual([]);
  expect([await tell(), await takeBack()]).toEqual([[], []]);
  await turn(true);
  await tell();
  expect(shown()).toEqual(prices);
  expect(await ask(getGooglePrices)).toMatchObject({ state: 'ok' });
});

test('taken away while Google does not answer, it is told later, by what is kept of the connection; each part once', async () => {
  await ask(removeSystem, { params: { systemId }, body: undefined });
  google.failNext(503);
  expect(await takeBack()).toEqual([]);
  expect(shown()).toEqual(prices);
  // Prices are taken now, and what comes after them is not.
  const first = await takeBackUntil(1);
  expect(first).toEqual(['OTA_HotelRateAmountNotifRQ']);
  const rest = await takeBack();
  expect(rest).not.toContain('OTA_HotelRateAmountNotifRQ');
  expect([rest.at(-1), shown()]).toEqual(['Transaction', nothing]);
  expect(await takeBack()).toEqual([]);
  const messages = await inHotel(db, hotelId, (tx) => readSystemMessages(tx, hotelId, { limit: 1 }));
  expect(messages).toMatchObject([{ direction: 'out', action: 'prices:property', outcome: 'taken' }]);
});

test('who is another to Google by now leaves nothing behind under the code before', async () => {
  await put({ hotelCode: 'LU-7' });
  await takeBack();
  await tell();
  expect([shown(), shown('LU-7')]).toEqual([nothing, prices]);
  await put();
  await takeBack();
  await tell();
  expect([shown('LU-7'), shown()]).toEqual([nothing, prices]);
});

test('switched on before Google could be told, nothing is taken back of what it is told anew', async () => {
  await turn(false);
  await turn(true);
  await tell();
  expect(await takeBack()).toEqual([]);
  expect(shown()).toEqual(prices);
});

/** Google answers so many messages, and fails from then on. */
function takeBackUntil(taken: number): Promise<string[]> {
  google.failAfter(taken, 503);
  return takeBack();
}
