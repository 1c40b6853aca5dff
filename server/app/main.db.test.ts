import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open-database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { openHotel, smallHotel } from '../testing/small-hotel.ts';
import { startApp } from '../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.parse('2027-06-01T12:00:00Z') });
await openHotel(database.db, smallHotel(), { rooms: [], rates: [] });
const reservations = '/api/hotels/7001/reservations';

type Sent = { url?: string; method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; type?: string; payload?: string };
async function send({ url = reservations, method = 'POST', type, payload }: Sent) {
  const reply = await app.inject({
    url,
    method,
    headers: { 'idempotency-key': 'k', ...(type === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code, headers: reply.headers };
}

describe('a request that is not how the API is spoken to', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    'application/xml',
  ])('in %s is refused, since no schema would look at it', async (type) => {
    expect(await send({ type, payload: '{}' })).toMatchObject({ status: 415, code: 'input.media_type' });
  });

  test.each(['{', '', 'null null', '{"a":1,}', "{'a':1}", '\ufeff', 'undefined'])(
    'with %j as JSON is refused',
    async (payload) => {
      expect(await send({ type: 'application/json', payload })).toMatchObject({ status: 400, code: 'input.not_json' });
    },
  );

  test('that tries to change what all objects inherit is refused', async () => {
    for (const payload of ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])
      expect((await send({ type: 'application/json', payload })).status).toBe(400);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  test('without a body is refused by what is missing', async () => {
    expect(await send({})).toMatchObject({ status: 400, code: 'input.invalid' });
  });

  test('larger than any booking is refused', async () => {
    const payload = JSON.stringify({ note: 'x'.repeat(300_000) });
    expect(await send({ type: 'application/json', payload })).toMatchObject({ status: 413, code: 'input.too_large' });
  });

  test('that is nested beyond reason is refused', async () => {
    const payload = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect((await send({ type: 'application/json', payload })).status).toBe(400);
  });

  test('may say its character set', async () => {
    const answer = await send({ type: 'application/json; charset=utf-8', payload: '{}' });
    expect(answer).toMatchObject({ status: 400, code: 'input.invalid' });
  });
});

describe('an address where there is nothing', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/hotels/7001/nothing'],
    ['GET', '/nothing'],
    ['DELETE', '/api/hotels/7001/config'],
    ['PUT', reservations],
    ['GET', `${reservations}/${'x'.repeat(1_000)}`],
    ['GET', '/api/%zz'],
    ['GET', '/%c0%ae%c0%ae/'],
  ] as const)('%s %s says so in the language of problems', async (method, url) => {
    const answer = await send({ method, url });
    expect(answer).toMatchObject({ status: 404, code: 'route.unknown' });
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('every answer', () => {
  test.each([
    '/healthz',
    '/api/hotels/7001/config',
    '/api/hotels/1/config',
    '/nothing',
    '/api/openapi.json',
    '/pictures/x.jpg',
  ])('of %s keeps browsers from guessing, framing and telling others', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  test('of the API is kept by nobody on the way', async () => {
    for (const url of ['/api/hotels/7001/config', '/api/hotels/7001/descriptive-info', '/api/hotels/1/config'])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
  });

  test('that is long is sent packed to whom can unpack it', async () => {
    const reply = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBe('br');
  });
});

describe('the hotel’s own pages of data', () => {
  test('say how it sells and what it is, in the language asked for', async () => {
    const config = await app.inject('/api/hotels/7001/config');
    expect(config.json()).toMatchObject({
      hotelId: 7001,
      currency: 'CHF',
      hasPromotions: false,
      theme: { logo: null },
    });
    const info = await app.inject('/api/hotels/7001/descriptive-info?lang=de');
    expect(info.json()).toMatchObject({
      hotelName: 'Hotel Probe',
      areaUnitOfMeasureCode: 14,
      contact: { phone: '+41 41 000 00 00' },
      hotelInfo: [{ detailsCode: 900 }],
      guestRooms: [{ roomTypeName: 'Doppelzimmer', images: [{ imageId: 'room' }] }, { id: 'family' }],
    });
    expect((await app.inject('/api/hotels/7001/config?x=1')).statusCode).toBe(400);
  });

  test('explain the API to people, with every refusal in the table', async () => {
    const reply = await app.inject('/api/docs');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('id="sold_out"');
    expect(reply.body).toContain('sendBookingRequest');
    expect(reply.body).not.toContain('<script');
  });
});

describe('the health of the server', () => {
  afterEach(() => sql`alter table if exists hotel_away rename to hotel`.execute(database.db));

  test('is well while it can reach its database', async () => {
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('tells guests of a bug nothing but that it is one', async () => {
    await sql`alter table hotel rename to hotel_away`.execute(database.db);
    const reply = await app.inject('/api/hotels/7001/config');
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      {
        type: '/api/docs#server.bug',
        title: 'Internal server error',
        status: 500,
        code: 'server.bug',
        requestId: reply.headers['x-request-id'],
      },
    ]);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });
});

describe.each(['127.0.0.1', 'localhost'])('a server whose database does not answer at %s', async (host) => {
  const gone = openDatabase(`postgres://stayfront@${host}:1/stayfront`);
  afterAll(() => gone.close());
  const lonely = await startApp(gone, { now: 0 });

  test('is alive but not ready, and asks guests to try again', async () => {
    expect((await lonely.inject('/healthz')).statusCode).toBe(200);
    expect((await lonely.inject('/readyz')).statusCode).toBe(503);
    const reply = await lonely.inject('/api/hotels/7001/config');
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'server.busy']);
  });
});
