import { routes } from '@stayfront/contract/routes';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { readKeys } from './read-keys.ts';
import { endKey } from './end-key.ts';
import { makeKey } from './make-key.ts';

const database = await freshDatabase();
const { db } = openDatabase(database.url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
let [ours, theirs] = ['', ''];

beforeAll(async () => {
  const today = stayDate('2027-06-01');
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(db, hotel, smallNights(hotel, today, 3));
  }
  ours = (await makeKey(db, 7001, 'PMS', clock.now)).key;
  theirs = (await makeKey(db, 7002, 'Channel manager', clock.now)).key;
  return () => db.destroy();
});

const guarded = routes.filter((route) => route.needsKey);
const addressOf = (path: string, hotelId: number): string =>
  path
    .replace('{hotelId}', String(hotelId))
    .replace(/\{channelId\}/, '399')
    .replace(/\{\w+\}/g, 'abc');

async function ask(
  route: (typeof routes)[number],
  hotelId: number,
  authorization: string | undefined,
): Promise<{ status: number; text: string; challenge: unknown }> {
  const reply = await app.inject({
    method: route.method,
    url: addressOf(route.path, hotelId),
    headers: authorization === undefined ? {} : { authorization },
  });
  // But for the number of the request itself.
  const text = reply.body.replace(/,?"requestId":"[^"]*"/, '');
  return { status: reply.statusCode, text, challenge: reply.headers['www-authenticate'] };
}

describe('what a hotel manages', () => {
  test('is all there is under its management address', () => {
    expect(guarded.length).toBeGreaterThan(10);
    for (const route of routes)
      expect([route.operationId, route.path.includes('/manage/')]).toEqual([
        route.operationId,
        route.needsKey ?? false,
      ]);
  });

  test.each(guarded)('$operationId is refused without the hotel’s key, and tells nothing', async (route) => {
    const wrong = `${ours.slice(0, -1)}${ours.endsWith('A') ? 'B' : 'A'}`;
    const revoked = await makeKey(db, 7001, 'Old system', clock.now);
    expect(await inHotel(db, 7001, (tx) => endKey(tx, 7001, revoked.keyId, clock.now))).toBe(true);
    const attempts = [undefined, '', 'Bearer', `Basic ${ours}`, ours, `Bearer ${wrong}`, `Bearer ${revoked.key}`];
    attempts.push(
      `Bearer sf_99999999999_${'a'.repeat(43)}`,
      `Bearer sf_0_${'a'.repeat(43)}`,
      `Bearer ${ours} ${theirs}`,
    );
    const answers = await Promise.all(attempts.map((attempt) => ask(route, 7001, attempt)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, challenge: 'Bearer' });
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ code: 'key.missing' });
  });

  test.each(guarded)('$operationId of another hotel looks to a key like that of no hotel', async (route) => {
    const foreign = await ask(route, 7001, `Bearer ${theirs}`);
    expect(foreign).toMatchObject({ status: 404 });
    expect(JSON.parse(foreign.text)).toMatchObject({ code: 'hotel.unknown' });
    expect(await ask(route, 9999, `Bearer ${theirs}`)).toEqual(foreign);
    expect(await ask(route, 7001, `Bearer ${theirs.replace('7002', '7001')}`)).toMatchObject({ status: 401 });
  });

  test('is open to a good key', async () => {
    const list = routes.find((route) => route.operationId === 'listReservations');
    expect(list && (await ask(list, 7001, `Bearer ${ours}`))).toMatchObject({ status: 200 });
  });
});

describe('a key', () => {
  test('is 256 bits of chance under the hotel’s number, and only its hash is kept', async () => {
    expect(ours).toMatch(/^sf_7001_[\w-]{43}$/);
    const dump = await sql<{ row: string }>`select api_key::text as row from api_key`.execute(database.db);
    expect(dump.rows.length).toBeGreaterThan(0);
    for (const { row } of dump.rows) expect(row).not.toContain(ours.slice(8));
  });

  test('that has ended stays in the list with the time of its end', async () => {
    const { keyId } = await makeKey(db, 7001, 'For a day', clock.now);
    const end = (id: string): Promise<boolean> => inHotel(db, 7001, (tx) => endKey(tx, 7001, id, clock.now + 1));
    expect([await end(keyId), await end(keyId), await end('nothing')]).toEqual([true, false, false]);
    const keys = await inHotel(db, 7001, (tx) => readKeys(tx, 7001));
    expect(keys.find((key) => key.keyId === keyId)).toMatchObject({ name: 'For a day', revokedAt: clock.now + 1 });
  });
});
