import { stayDate } from '@stayfront/rules/stay/stay-date';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const token = 'a-token-for-prometheus';
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const database = await freshDatabase();
const app = await startApp(database, clock, { metricsToken: token });
const hotel = smallHotel();
await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));

const look = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });
const read = async (): Promise<string[]> => (await look(`Bearer ${token}`)).body.split('\n');
const valueOf = async (row: string): Promise<number> =>
  Number((await read()).find((line) => line.startsWith(`${row} `))?.slice(row.length));

describe('the meters', () => {
  test.each([undefined, '', 'Bearer', 'Bearer wrong', `Basic ${token}`, `Bearer ${token}x`, token])(
    'are not for %j',
    async (authorization) => {
      const reply = await look(authorization);
      expect([reply.statusCode, reply.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(reply.body).not.toContain('stayfront_');
    },
  );

  test('are not there where no token is set', async () => {
    const closed = await startApp(database, clock);
    const reply = await closed.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } });
    expect(reply.statusCode).toBe(404);
  });

  test('are text of Prometheus, every row under its head', async () => {
    const reply = await look(`Bearer ${token}`);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    const kinds = new Map(
      [...reply.body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', kind]) => [name, kind]),
    );
    for (const line of reply.body.split('\n').filter((one) => one !== '')) {
      expect(line).toMatch(
        /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="([^"\\]|\\.)*",?)+\})? (-?[\d.]+(e[+-]?\d+)?|[+-]Inf|NaN))$/,
      );
      const [name = ''] = line.replace(/^# \w+ /, '').split(/[ {]/);
      expect(kinds.has(name) || kinds.has(name.replace(/_(bucket|sum|count)$/, ''))).toBe(true);
    }
    expect([...kinds.keys()]).toEqual(
      expect.arrayContaining([
        'stayfront_queue_age_seconds',
        'stayfront_snapshot_bytes',
        'stayfront_event_loop_lag_seconds',
        'stayfront_payments_total',
      ]),
    );
  });

  test('count searches, bookings, refusals by code, and answers by route', async () => {
    const { findProduct, book } = guestApi(app, hotel.hotelId);
    const { reference } = await findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-06-11',
      checkOut: '2027-06-12',
    });
    const before = await valueOf('stayfront_bookings_total{status="book"}').then((value) => value || 0);
    expect((await book(bookingOf([reference]), 'once')).status).toBe(201);
    clock.now += 1_000;
    expect((await book(bookingOf([reference]), 'once')).status).toBe(201); // asked again after a lost answer
    expect((await book(bookingOf(['no quote']), 'other')).status).toBe(422);
    expect((await valueOf('stayfront_bookings_total{status="book"}')) - before).toBe(1);
    expect(await valueOf('stayfront_searches_total{operation="getRoomsAvailabilities",from="api"}')).toBe(1);
    expect(
      await valueOf('stayfront_refusals_total{code="quote.invalid",route="/api/hotels/:hotelId/reservations"}'),
    ).toBe(1);
    const route = 'method="POST",route="/api/hotels/:hotelId/reservations",status="201"';
    expect(await valueOf(`stayfront_http_request_duration_seconds_count{${route}}`)).toBe(2);
    expect(await valueOf(`stayfront_http_request_duration_seconds_bucket{le="+Inf",${route}}`)).toBe(2);
    await app.inject('/nobody/has/thought/of/this');
    expect((await read()).filter((line) => line.includes('nobody'))).toEqual([]);
  });

  test('tell how long mails have been waiting, and that the database is there', async () => {
    expect(await valueOf('stayfront_queue_jobs{job="send-confirmation"}')).toBeGreaterThan(0);
    expect(await valueOf('stayfront_queue_age_seconds{job="send-confirmation"}')).toBeGreaterThanOrEqual(0);
    expect(await valueOf('stayfront_database_up')).toBe(1);
  });

  test('are told also while the database is away', async () => {
    const gone = openDatabase('postgres://stayfront@127.0.0.1:1/stayfront');
    afterAll(() => gone.close());
    const lonely = await startApp(gone, clock, { metricsToken: token });
    const { body } = await lonely.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(body).toContain('stayfront_database_up 0');
    expect(body).toContain('process_resident_memory_bytes');
  });
});
