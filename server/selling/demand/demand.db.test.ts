import type { Demand, Funnel } from '@stayfront/contract/desk/demand';
import { exportDemand, getDemand, getFunnel } from '@stayfront/contract/desk/demand';
import { saveCalendar } from '@stayfront/contract/desk/calendar/save';
import { getDeskCalendar, type DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { forgetOldVisits } from './forget-old-visits.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const app = await startApp(database, clock);
const other = await startApp(database, clock);
const today = stayDate('2027-06-01');
const hotel = smallHotel();
const desk = operatorApi(app, database.db, 7001, clock);
const guest = guestApi(app, 7001);
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148';
let manager = '';

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, today, 120));
  manager = await desk.enter('mara@probe.example', 'manager');
});

type From = { readonly address?: string; readonly agent?: string; readonly cookie?: string; readonly page?: string };

const search = (day: number, nights: number, from: From = {}, server = app, more = '') =>
  server.inject({
    url: `/api/hotels/7001/availabilities?checkIn=${addDays(today, day)}&checkOut=${addDays(today, day + nights)}&lang=de${more}`,
    remoteAddress: from.address ?? '192.0.2.7',
    headers: {
      'user-agent': from.agent ?? phone,
      referer: from.page ?? 'https://book.example/7001?utm_campaign=Spring+Letter&channelId=399',
      ...(from.cookie ? { cookie: from.cookie } : {}),
    },
  });
const note = (day: number, nights: number, more: object, address = '192.0.2.7') =>
  app.inject({
    method: 'POST',
    url: '/api/hotels/7001/searches',
    remoteAddress: address,
    headers: { 'user-agent': phone },
    payload: {
      sessionId: 'Abcdefgh12345678',
      checkIn: addDays(today, day),
      checkOut: addDays(today, day + nights),
      rooms: [{ nbAdults: 2, nbChildren: 0, nbInfants: 0 }],
      ...more,
    },
  });
const read = async <Answer>(route: typeof getDemand | typeof getFunnel, cookie = manager): Promise<Answer> =>
  (await desk.ask(route, { cookie })).json<Answer>();
const funnel = () => read<Funnel>(getFunnel);
const demand = () => read<Demand>(getDemand);
const save = async (edits: readonly object[]): Promise<number> => {
  const query = { from: today, to: addDays(today, 1) };
  const { version } = (await desk.ask(getDeskCalendar, { query, cookie: manager })).json<DeskCalendar>();
  const headers = { 'idempotency-key': `s${clock.now}` };
  return (await desk.ask(saveCalendar, { body: { version, edits }, headers, cookie: manager })).statusCode;
};
const rules = (day: number, change: object): object => ({
  from: addDays(today, day),
  to: addDays(today, day),
  rules: change,
});

describe('the funnel', () => {
  test('counts a party once for a stay, however often it asks and whichever server answers', async () => {
    for (let i = 0; i < 5; i++) await search(10, 2);
    await search(10, 2, {}, other);
    await search(10, 3);
    await search(10, 2, { address: '192.0.2.8' });
    // The other server writes what it has counted when it is asked, too.
    await operatorApi(other, database.db, 7001, clock).ask(getFunnel, { cookie: manager });
    expect((await funnel()).steps.search).toBe(3);
  });

  test('follows guests from a room to the booking, by what can be told of many', async () => {
    const before = await funnel();
    const stay = { checkIn: addDays(today, 30), checkOut: addDays(today, 32) };
    await search(30, 2);
    await note(30, 2, { productId: 'double.pay-at-hotel' });
    await note(30, 2, { productId: 'family.pay-at-hotel' });
    await note(30, 2, { isCheckout: true });
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    await app.inject({
      method: 'POST',
      url: '/api/hotels/7001/reservations',
      remoteAddress: '192.0.2.7',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one', 'user-agent': phone },
      payload: JSON.stringify(bookingOf([reference])),
    });
    const after = await funnel();
    expect(after.steps).toEqual({
      search: before.steps.search + 1,
      room: 1,
      checkout: 1,
      paid: 0,
      booked: 1,
    });
    const of = (what: string, value: string) => after.by.find((one) => one.what === what && one.value === value);
    expect(of('language', 'de')?.steps.booked).toBe(1);
    expect(of('device', 'phone')?.steps).toEqual(after.steps);
    expect(of('channel', 'google')?.steps.booked).toBe(1);
    expect(of('campaign', 'spring-letter')?.steps.booked).toBe(1);
    expect(after.days).toHaveLength(28);
    expect(after.days.at(-1)).toEqual({ day: today, steps: after.steps });
  });

  test('keeps robots and people of the hotel apart, and who looks for more than anybody would', async () => {
    const { steps, apart } = await funnel();
    await search(40, 1, { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)', address: '192.0.2.9' });
    await search(40, 1, { cookie: manager, address: '192.0.2.10' });
    for (let day = 1; day <= 60; day++) await search(day, 1, { address: '192.0.2.11' });
    const after = await funnel();
    expect(after.apart.team.search).toBe(apart.team.search + 1);
    expect(after.apart.bot.search).toBe(apart.bot.search + 1 + 20);
    expect(after.steps.search).toBe(steps.search + 40);
  });

  test('holds nothing by which anybody could be known again once the day is over', async () => {
    await search(41, 1, { address: '203.0.113.77' });
    await funnel();
    await forgetOldVisits(database.db, clock.now + 2 * 86_400_000);
    const kept = await inHotel(database.db, 7001, async (tx) => ({
      marks: await tx.selectFrom('visit_mark').selectAll().where('hotel_id', '=', 7001).execute(),
      counts: await tx.selectFrom('visit_count').selectAll().where('hotel_id', '=', 7001).execute(),
    }));
    expect(kept.marks).toEqual([]);
    expect(JSON.stringify(kept.counts)).not.toMatch(/203\.0|iPhone|192\.0/);
  });
});

describe('demand turned away', () => {
  test('is counted by its reason, with the change that would serve it, which then serves exactly those', async () => {
    clock.now += 60_000;
    expect(await save([rules(70, { minStay: 3 }), rules(75, { isClosedToArrival: true })])).toBe(201);
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.2', '198.51.100.3'])
      await search(70, 1, { address });
    await search(70, 2, { address: '198.51.100.4' });
    await search(75, 2, { address: '198.51.100.5' });
    await search(70, 1, { address: '198.51.100.6' }, app, '&nbAdults=9');
    const told = await demand();
    expect(told.turnedAway.parties).toBe(5);
    expect(told.reasons).toEqual([
      { reason: 'stay-length', parties: 4 },
      { reason: 'arrival', parties: 1 },
    ]);
    const [first, second] = told.lines;
    const day = addDays(today, 70);
    expect(first).toMatchObject({
      arrival: day,
      leastNights: 1,
      mostNights: 2,
      reason: 'stay-length',
      lift: { kind: 'shorter', from: day, nights: 1 },
      parties: 4,
    });
    expect(second?.lift).toMatchObject({ kind: 'arrival', from: addDays(today, 75) });
    expect(told.servable).toMatchObject({ changes: 2, parties: 5 });
    expect(first?.asked).toBeGreaterThan(0);
    expect(told.lines.reduce((sum, { asked }) => sum + asked, 0)).toBe(told.turnedAway.asked);

    // The change is saved, and guests come.
    clock.now += 60_000;
    expect(await save([rules(70, { minStay: null })])).toBe(201);
    const stay = { checkIn: day, checkOut: addDays(day, 1) };
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
    clock.now += 60_000;
    expect((await guest.book(bookingOf([reference]))).status).toBe(201);
    const after = await demand();
    expect(after.lines.find(({ arrival }) => arrival === day)).toMatchObject({ lift: null, isServedNow: true });
    expect(after.brought).toEqual([expect.objectContaining({ arrival: day, parties: 4, bookings: 1 })]);
    expect(after.brought[0]?.revenue).toBeGreaterThan(0);
  });

  test('leaves as a file in the language of who reads it', async () => {
    const reply = await desk.ask(exportDemand, { query: { lang: 'en' }, cookie: manager });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('Arrival,Nights,Adults,Children,Infants,Reason,Searches,Asked for,Likely missed');
    expect(reply.body).toContain(`${addDays(today, 70)},1,2,0,0,Length of stay,3`);
    const steps = await desk.ask(exportDemand, { query: { lang: 'en', what: 'funnel' }, cookie: manager });
    expect(steps.body).toContain(`${today},`);
  });

  test('is asked for in days that make sense', async () => {
    const reply = await desk.ask(getDemand, { query: { from: '2027-05-02', to: '2027-05-01' }, cookie: manager });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ errors: [{ field: 'to', message: expect.stringContaining('last day') }] });
  });
});
