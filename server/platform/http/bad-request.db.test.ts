import { gzipSync } from 'node:zlib';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { sayBytes, statusOf } from '../../testing/say-bytes.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.parse('2027-06-01T12:00:00Z') });
const hotel = smallHotel();
const reservations = '/api/hotels/7001/reservations';
const booking = JSON.stringify(bookingOf(['x']));

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 10));
  await app.listen({ port: 0, host: '127.0.0.1' });
});

async function post(payload: string | Buffer, headers: Record<string, string> = {}) {
  const reply = await app.inject({
    method: 'POST',
    url: reservations,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k', ...headers },
    payload,
  });
  return { status: reply.statusCode, code: reply.json<{ code?: string }>().code, headers: reply.headers };
}

const say = (bytes: string | Buffer): Promise<string> => sayBytes(app, bytes);

describe('the type of a body', () => {
  test.each([
    'text/plain',
    'application/json garbage',
    'application/json\ta',
    'application/jsonx',
    'application/x-www-form-urlencoded',
    'application/csp-report',
  ])('%j is not JSON, and no schema is passed by', async (type) => {
    expect(await post(booking, { 'content-type': type })).toMatchObject({ status: 415, code: 'input.media_type' });
  });

  test.each(['APPLICATION/JSON', 'application/json;', ' application/json', 'application/json; charset=utf-8'])(
    '%j is JSON and is looked at like it',
    async (type) => {
      expect(await post(booking, { 'content-type': type })).toMatchObject({ status: 422, code: 'quote.invalid' });
      expect(await post('{"requestType":"Book"}', { 'content-type': type })).toMatchObject({ status: 400 });
    },
  );
});

describe('a body', () => {
  test.each([
    ['that ends too soon', '{"requestType":'],
    ['with a byte order mark and nothing else', '\ufeff'],
    ['with a number that is none', '{"requestType":NaN}'],
    ['that is packed', gzipSync(booking)],
    ['that unpacks to a thousand times its size', gzipSync('0'.repeat(1_000_000))],
  ])('%s is refused as no JSON', async (_, payload) => {
    expect(await post(payload, { 'content-encoding': 'identity' })).toMatchObject({
      status: 400,
      code: 'input.not_json',
    });
    expect((await post(payload, { 'content-encoding': 'gzip' })).status).toBeGreaterThanOrEqual(400);
    expect((await post(payload, { 'content-encoding': 'gzip' })).status).toBeLessThan(500);
  });

  test('with a name twice is refused, since two readers could take it for two things', async () => {
    const twice = booking.replace('{"requestType":"Book"', '{"requestType":"Book","requestType":"Steal"');
    expect(await post(twice)).toMatchObject({ status: 400, code: 'input.not_json' });
  });

  test.each(['1e400', '-1', '1.5', '"1"'])('with %s where a whole number belongs is refused', async (number) => {
    const text = `{"requestType":"Modify","reservation":{"reservationId":"x","token":"x","version":${number}}}`;
    expect(await post(text)).toMatchObject({ status: 400, code: 'input.invalid' });
  });

  test('nested ten thousand deep is refused', async () => {
    expect((await post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).status).toBe(400);
  });

  test('with half a letter in a text is refused', async () => {
    expect(await post(booking.replace('Ada', '\\ud800'))).toMatchObject({ status: 400, code: 'input.invalid' });
  });
});

describe('another site', () => {
  test.each(['null', 'https://evil.example'])('at %s is told nothing of who may ask', async (origin) => {
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const { headers } = await app.inject({
        method,
        url: reservations,
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'idempotency-key',
        },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test('gets no answer wrapped into a script', async () => {
    const query = 'checkIn=2027-06-02&checkOut=2027-06-03&callback=steal';
    expect((await app.inject(`/api/hotels/7001/availabilities?${query}`)).statusCode).toBe(400);
    expect((await app.inject({ method: 'POST', url: `${reservations}?callback=steal`, payload: {} })).statusCode).toBe(
      400,
    );
  });
});

describe('a request on the wire', () => {
  test('by a method that is not one of ours finds nothing', async () => {
    for (const method of ['TRACE', 'CONNECTX', 'PROPFIND'])
      expect([400, 404, 405]).toContain(
        statusOf(await say(`${method} ${reservations} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)),
      );
  });

  test('whose header wants another method is what its first line says', async () => {
    const reply = await app.inject({
      method: 'GET',
      url: '/api/hotels/7001/cancellations',
      headers: { 'x-http-method-override': 'POST' },
    });
    expect(reply.statusCode).toBe(404);
  });

  test('with two opinions about its length is refused', async () => {
    const smuggled = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
    const heard = await say(
      `POST ${reservations} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5\r\n` +
        `transfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    );
    expect(statusOf(heard)).toBe(400);
    expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('for another host is answered by the hotel in its address, which is all it is told by', async () => {
    const heard = await say(
      'GET http://evil.example/api/hotels/7001/config HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    );
    expect(heard).not.toContain('evil.example');
    expect(statusOf(heard)).toBeLessThan(500);
  });
});
