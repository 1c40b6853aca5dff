import {
  checkGooglePrices,
  getGooglePrices,
  putGooglePrices,
  tellGoogleAgain,
  type GooglePrices,
} from '@stayfront/contract/desk/google-prices';
import type { Route, RouteAnswer } from '@stayfront/contract/route';
import { addDays, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openGoogleSetup } from '../../testing/google-setup.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { managementApi } from '../../testing/management-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { readSystemMessages } from '../connection/read-system-messages.ts';
import { queueGoogle } from './queue-google.ts';

const database = await freshDatabase();
const { db } = database;
const today = stayDate('2027-06-01');
const clock = { now: Date.parse('2027-06-01T10:00:00Z') };
const reach = { resolve: () => Promise.resolve([]), allowsLoopback: true, patienceMs: 300_000 };
const app = await startApp(database, clock, { reach });
const hotel = smallHotel();
const { hotelId } = hotel;
const desk = operatorApi(app, db, hotelId, clock);
const guest = guestApi(app, hotelId);
const setup = await openGoogleSetup(database, clock, reach);
const { google } = setup;
const tell = () => setup.tell(hotelId, 'google.hotels');
let manager = '';
let management: ReturnType<typeof managementApi>;

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, today, 30, 3));
  manager = await desk.enter('mara@probe.example', 'manager');
  management = managementApi(app, hotelId, (await makeKey(db, hotelId, 'PMS', clock.now)).key);
});

const ask = async <Answer>(route: Route, sent: object = {}): Promise<Answer> =>
  (await desk.ask(route, { cookie: manager, params: { name: 'hotels' }, ...sent })).json<Answer>();
const prices = (): Promise<GooglePrices> => ask(getGooglePrices);
const check = (query: object = {}): Promise<RouteAnswer<typeof checkGooglePrices>> =>
  ask(checkGooglePrices, { query: { days: 12, nights: 3, ...query } });
const shown = (arrival: StayDate, nights: number, adults = 2, plan = 'pay-at-hotel'): number | null =>
  google.priceOf('7001', { room: 'double', plan, arrival, nights, adults, today });
async function searched(arrival: StayDate, nights: number, adults = 2): Promise<number> {
  const { totalPrice, totalDiscount, totalLocalTax } = await guest.findProduct('double', 'pay-at-hotel', {
    checkIn: arrival,
    checkOut: addDays(arrival, nights),
    nbAdults: adults,
  });
  return (totalPrice - totalDiscount + totalLocalTax) / 100;
}

const night = addDays(today, 4);
const rate = {
  room: 'double',
  ratePlan: 'pay-at-hotel',
  from: night,
  to: night,
  byAdults: [12_000, 15_500],
  extraAdult: 2_500,
  child: 1_500,
  infant: 500,
};

test('Google is told all of a hotel once, then only what has changed, and shows what a search answers', async () => {
  const put = await ask<GooglePrices>(putGooglePrices, {
    body: { partnerKey: 'probe-key', address: google.url, days: 25 },
  });
  expect(put).toMatchObject({ state: 'new', hotelCode: '7001', connectionId: 'google.hotels', products: [] });
  expect(await tell()).toEqual([
    'Transaction',
    'OTA_HotelRateAmountNotifRQ',
    'OTA_HotelInvCountNotifRQ',
    'OTA_HotelAvailNotifRQ',
    'TaxFeeInfo',
    'ExtraGuestCharges',
  ]);
  expect(google.received.flatMap(({ faults }) => faults)).toEqual([]);
  expect(await tell()).toEqual([]);
  for (const [nights, adults] of [
    [1, 1],
    [3, 2],
    [7, 2],
  ] as const)
    expect(shown(night, nights, adults)).toBe(await searched(night, nights, adults));
  const { state, products } = await prices();
  expect([state, products.map(({ roomId, ratePlanId, way }) => [roomId, ratePlanId, way])]).toEqual([
    'ok',
    [
      ['double', 'pay-at-hotel', 'nights'],
      ['double', 'guaranteed', 'none'],
      ['double', 'prepaid', 'none'],
      ['family', 'pay-at-hotel', 'nights'],
      ['family', 'guaranteed', 'none'],
    ],
  ]);
  expect(await check()).toMatchObject({ differing: 0, differences: [] });

  await management.put('calendar', { rates: [rate] });
  expect((await check()).differing).toBeGreaterThan(0);
  expect((await check({ from: night, days: 1, nights: 1 })).differences).toMatchObject([
    { roomId: 'double', ratePlanId: 'pay-at-hotel', arrival: night, nights: 1, ours: 15_500 + 700 },
  ]);
  expect(await tell()).toEqual(['OTA_HotelRateAmountNotifRQ']);
  expect(google.received.at(-1)?.xml.match(/<RateAmountMessage>/g)).toHaveLength(1);
  expect([shown(night, 1), await check()]).toMatchObject([162, { differing: 0 }]);

  await management.put('calendar', {
    restrictions: [{ room: 'double', from: night, to: night, isClosedToArrival: true }],
  });
  expect([await tell(), shown(night, 1)]).toEqual([['OTA_HotelAvailNotifRQ'], null]);
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
    checkIn: addDays(night, 1),
    checkOut: addDays(night, 2),
    nbAdults: 2,
  });
  await guest.book(bookingOf([reference]));
  expect(await tell()).toEqual(['OTA_HotelInvCountNotifRQ']);
  expect(google.received.at(-1)?.xml).toContain(`<InvCount Count="2" CountType="2"/>`);
  expect(await check()).toMatchObject({ differing: 0 });
});

test('what Google does not take is said again later and told to the house, and nothing that it took is said twice', async () => {
  await management.put('calendar', { rates: [{ ...rate, byAdults: [12_000, 16_000] }] });
  google.failNext(503);
  expect(await tell()).toEqual([]);
  expect(await prices()).toMatchObject({ state: 'failing', trouble: 'No answer: 503' });
  expect(await tell()).toEqual([]); // not before the pause is over
  clock.now += 30_000;
  expect(await tell()).toEqual(['OTA_HotelRateAmountNotifRQ']);
  expect(await prices()).toMatchObject({ state: 'ok', trouble: null });
  const messages = await inHotel(db, hotelId, (tx) => readSystemMessages(tx, hotelId, { limit: 2 }));
  expect(messages.map(({ direction, action, outcome }) => [direction, action, outcome])).toEqual([
    ['out', 'prices:rates', 'taken'],
    ['out', 'prices:rates', 'failed'],
  ]);
  expect(await ask(tellGoogleAgain, { body: undefined })).toEqual({ isQueued: true });
  expect(await tell()).toHaveLength(6);
});

test('an offer that Google cannot work out makes exact prices of stays, and another day says no more than it must', async () => {
  const offers = [
    {
      id: 'third',
      name: { en: 'Third night' },
      discount: { kind: 'free-nights', nights: 3, free: 1, which: 'last', repeats: false },
      ratePlans: ['pay-at-hotel'],
      rooms: ['double'],
    },
  ];
  const document = { ...hotel, offers };
  expect((await management.put('document', document)).status).toBe(200);
  await ask(putGooglePrices, {
    body: { partnerKey: 'probe-key', address: google.url, days: 25, exactDays: 10, exactNights: 4 },
  });
  const said = await tell();
  expect(said).toContain('Transaction');
  expect((await prices()).products[0]).toMatchObject({ way: 'stays', why: ['offer'] });
  const arrival = addDays(today, 6);
  for (const nights of [2, 3, 4]) expect(shown(arrival, nights)).toBe(await searched(arrival, nights));
  expect(await check({ days: 9, nights: 4 })).toMatchObject({ differing: 0 });
  expect(google.received.flatMap(({ faults }) => faults)).toEqual([]);
  // What can be said night by night again is, and stays are taken back.
  await management.put('document', hotel);
  await tell();
  expect(shown(arrival, 3)).toBe(await searched(arrival, 3));
});

test('a hotel that has not opened, or an account that is off, tells nothing; each is looked at every half minute', async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  for (const isAgain of [false, true, false]) await queueGoogle(db, isAgain, clock.now);
  const { rows } = await sql<{ payload: unknown; soon: boolean }>`
    select payload, run_at > ${new Date(clock.now + 20_000)} as soon from graphile_worker._private_jobs order by run_at`.execute(
    db,
  );
  expect(rows.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([{ hotelId, connection: 'google.hotels' }, { isAgain: true }]),
  );
  expect(rows).toHaveLength(2);
  await management.put('calendar', { rates: [{ ...rate, byAdults: [12_000, 17_000] }] });
  await inHotel(db, hotelId, (tx) => sql`update connection_account set is_off = true`.execute(tx));
  expect([await tell(), await check()]).toMatchObject([[], { status: 409, code: 'connection.off' }]);
});

test('the file of landing pages leads to our page in the guest’s words, and to no other house', async () => {
  const reply = await app.inject(`/api/hotels/${hotelId}/google/point-of-sale.xml`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(reply.body).toContain(
    '<URL>https://book.example/7001?checkIn=(CHECKINYEAR)-(CHECKINMONTH)-(CHECKINDAY)&amp;nights=(LENGTH)',
  );
  expect((await app.inject('/api/hotels/9999/google/point-of-sale.xml')).statusCode).toBe(404);
  expect(await ask(putGooglePrices, { body: { partnerKey: 'k', address: 'https://10.0.0.1' } })).toMatchObject({
    code: 'google_prices.target',
    errors: [{ field: 'address' }],
  });
});
