import { gzipSync } from 'node:zlib';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
let key = '';

beforeAll(async () => {
  const hotel = smallHotel();
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  ({ key } = await makeKey(database.db, 7001, 'PMS', clock.now));
});

const days = '"from":"2027-06-01","to":"2027-06-02"';
const send = async (
  payload: string | Buffer,
  headers: Record<string, string> = {},
): Promise<{ status: number; code: unknown }> => {
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/hotels/7001/manage/calendar',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: reply.statusCode, code: reply.json<{ code?: unknown }>().code };
};
const totals = async (): Promise<unknown> =>
  (await sql`select date, room_id, total from inventory order by 1, 2`.execute(database.db)).rows;

describe('what is sent to the hotel’s calendar', () => {
  test.each([
    ['no JSON', '{"stock":[', 'input.not_json'],
    ['nothing', '', 'input.not_json'],
    ['a byte order mark', '\uFEFF{}', 'input.not_json'],
    ['a name twice', `{"stock":[{"room":"double",${days},"total":1,"total":9}]}`, 'input.not_json'],
    ['a pit of lists', '['.repeat(10_000) + ']'.repeat(10_000), 'input.not_json'],
    ['more rooms than there are numbers', `{"stock":[{"room":"double",${days},"total":1e400}]}`, 'input.invalid'],
    ['a reach for the prototype', `{"stock":[],"__proto__":{"isAdmin":true}}`, 'input.not_json'],
    ['half a character', String.raw`{"stock":[{"room":"\ud800"}]}`, 'input.invalid'],
    ['another hotel’s number', `{"hotel_id":7002,"stock":[]}`, 'input.invalid'],
    ['a list instead of an object', '[]', 'input.invalid'],
  ])('is refused with %s and changes nothing', async (_what, payload, code) => {
    const before = await totals();
    const answer = await send(payload);
    expect(answer).toMatchObject({ status: 400, code });
    expect(await totals()).toEqual(before);
  });

  test('is not taken as another kind of thing', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/json garbage', 'application/jsonp'])
      expect(await send('{}', { 'content-type': type })).toMatchObject({ status: 415, code: 'input.media_type' });
  });

  test('may be packed, but not more than it may be unpacked', async () => {
    const packed = gzipSync(`{"stock":[{"room":"double",${days},"total":5}]}`);
    expect(await send(packed, { 'content-encoding': 'gzip' })).toMatchObject({ status: 200 });
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, ' '));
    expect(await send(bomb, { 'content-encoding': 'gzip' })).toMatchObject({ status: 413, code: 'input.too_large' });
    expect(await send('not packed at all', { 'content-encoding': 'gzip' })).toMatchObject({ status: 400 });
  });

  test('with a nought below nothing is a nought', async () => {
    expect(await send(`{"stock":[{"room":"double",${days},"total":-0}]}`)).toMatchObject({ status: 200 });
    const { rows } =
      await sql`select distinct total from inventory where room_id = 'double' and date < '2027-06-03'`.execute(
        database.db,
      );
    expect(rows).toEqual([{ total: 0 }]);
  });
});

test('a document with a NUL in a text is refused before the database chokes on it', async () => {
  const management = managementApi(app, 7001, key);
  const text = JSON.stringify({ ...written, name: 'Hotel\u0000Probe' });
  expect(await management.put('document', text)).toMatchObject({
    status: 400,
    body: { code: 'input.invalid', errors: [{ field: 'name' }] },
  });
});

test('a document with faults hears of all at once, field by field, in the words of who writes one', async () => {
  const { rooms: _rooms, ...document } = written;
  const management = managementApi(app, 7001, key);
  const reply = await management.put('document', JSON.stringify({ ...document, currency: 5, colour: 'red' }));
  expect(reply.status).toBe(400);
  const { errors } = reply.body as { errors: { field: string; message: string }[] };
  expect(errors).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'rooms', message: 'This is missing: give a list in square brackets' }),
      expect.objectContaining({ field: 'colour' }),
    ]),
  );
  expect(errors.map(({ field }) => field)).toContain('currency');
  expect(JSON.stringify(errors)).not.toMatch(/Invalid|Unrecognized|expected|received|undefined|NaN/);
});
