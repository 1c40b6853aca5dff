import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const site = 'https://www.hotel.example';
const small = smallHotel();
const hotel = smallHotel({ config: { ...small.config, embedOrigins: [site] } });
const other = smallHotel({ hotelId: 7002 });
const api = guestApi(app, hotel.hotelId);

beforeEach(async () => {
  clock.now = noon;
  for (const one of [hotel, other]) await openHotel(database.db, one, smallNights(one, stayDate('2027-06-01'), 20));
});

async function book() {
  const { reference } = await api.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-11',
    checkOut: '2027-06-12',
  });
  return (await api.book(bookingOf([reference]))).body;
}
const post = async (url: string, payload: object) => {
  const reply = await app.inject({ method: 'POST', url: `/api/hotels/${url}`, payload });
  return { status: reply.statusCode, body: reply.json<Record<string, string>>() };
};
const make = (reservationId: string, token: string, page: string) =>
  post(`7001/reservations/${reservationId}/handovers`, { token, page });
const codeIn = (address = ''): string => /#(?:.*&)?stayfront=7001\.([\w-]+)$/.exec(address)?.[1] ?? '';

describe('the way back to the hotel’s own page', () => {
  test('carries a code that opens the booking once, and not its token', async () => {
    const { reservationId, token } = await book();
    const { status, body } = await make(reservationId, token, `${site}/book?own=1`);
    expect(status).toBe(200);
    expect(body['address']).toMatch(/^https:\/\/www\.hotel\.example\/book\?own=1#stayfront=7001\.[\w-]{43}$/);
    expect(body['address']).not.toContain(token);
    const code = codeIn(body['address']);
    expect(await post('7001/handovers', { code })).toEqual({ status: 200, body: { reservationId, token } });
    expect(await post('7001/handovers', { code })).toMatchObject({
      status: 404,
      body: { code: 'reservation.unknown' },
    });
  });

  test('keeps what the page has behind its own hash', async () => {
    const { reservationId, token } = await book();
    const { body } = await make(reservationId, token, `${site}/#/book`);
    expect(body['address']).toContain('/#/book&stayfront=7001.');
    expect((await post('7001/handovers', { code: codeIn(body['address']) })).status).toBe(200);
  });

  test('is over after five minutes, and opens nothing at another hotel', async () => {
    const { reservationId, token } = await book();
    const code = codeIn((await make(reservationId, token, site)).body['address']);
    expect((await post('7002/handovers', { code })).status).toBe(404);
    clock.now += 5 * 60_000;
    expect((await post('7001/handovers', { code })).status).toBe(404);
  });

  test.each([
    'https://evil.example/book',
    'https://www.hotel.example.evil.example/',
    'http://www.hotel.example/',
    'https://www.hotel.example:8443/',
    'https://www.hotel.example@evil.example/',
  ])('leads to no page but the hotel’s: %s', async (page) => {
    expect(await make('SB4-K7QM2XH9RD', 'any', page)).toMatchObject({ status: 403, body: { code: 'embed.origin' } });
  });

  test('leads to nothing but web pages', async () => {
    const refused = await make('SB4-K7QM2XH9RD', 'any', 'javascript:alert(1)');
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'page' }] } });
  });

  test('is made for nobody without the guest’s token', async () => {
    const { reservationId } = await book();
    expect((await make(reservationId, 'guessed', site)).status).toBe(404);
  });
});

describe('the way out of the frame', () => {
  const enter = (headers: Record<string, string>, handed: string, hotelId = 7001) =>
    app.inject({
      method: 'POST',
      url: `/${hotelId}/checkout/enter`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ handed }).toString(),
    });
  const own = { 'sec-fetch-site': 'same-origin' };
  const handed = JSON.stringify({ request: { orders: [], name: '</script><script>alert(1)' } });

  test('is taken from our own pages, stands in no frame, and stays text', async () => {
    for (const headers of [own, { origin: new URL(publicUrl).origin }]) {
      const reply = await enter(headers, handed);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.body).not.toContain('</script><script>alert');
    }
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, handed],
    [{ 'sec-fetch-site': 'same-site' }, handed],
    [{ origin: 'https://evil.example' }, handed],
    [{}, handed],
    [own, 'no json'],
    [own, '7'],
    [own, JSON.stringify({ x: 'y'.repeat(210_000) })],
  ])('leads a stranger, or nonsense, to the rooms: %j', async (headers: Record<string, string>, text) => {
    const reply = await enter(headers, text);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/7001']);
  });

  test('of a hotel that is not there leads to the start', async () => {
    const reply = await enter(own, handed, 7999);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
  });
});
