import { listOperatorChanges, getOperator, signInOperator, signOutOperator } from '@stayfront/contract/operator';
import { routes } from '@stayfront/contract/routes';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { removeOperator } from './remove-operator.ts';

const database = await freshDatabase();
const { db } = openDatabase(database.url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ours = operatorApi(app, db, 7001, clock);
const theirs = operatorApi(app, db, 7002, clock);

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  }
  return () => db.destroy();
});

const guarded = routes.filter((route) => route.needsOperator);
const params = { id: 'logoUrl', personId: 'nobody', sessionId: 'none', passkeyId: 'none', keyId: 'none' };

describe('what people of a hotel do', () => {
  test('is all there is under their address, but signing in', () => {
    expect(guarded.length).toBeGreaterThan(5);
    for (const route of routes.filter(({ path }) => path.includes('/operator/')))
      expect([route.operationId, route.needsOperator !== undefined]).toEqual([
        route.operationId,
        !['signInOperator', 'requestSignInLink', 'beginPasskeySignIn', 'signInByPasskey'].includes(route.operationId),
      ]);
    for (const route of guarded.filter(({ method }) => method !== 'GET')) expect(route.isOwnPageOnly).toBe(true);
  });

  /** Whoever comes has come once, for all operations. */
  let [own, other, ended, removed, reader] = ['', '', '', '', ''];
  beforeAll(async () => {
    own = await ours.enter('anna@probe.example');
    other = await theirs.enter('berta@probe.example');
    ended = await ours.enter('clara@probe.example');
    await ours.ask(signOutOperator, { cookie: ended });
    removed = await ours.enter('dora@probe.example');
    await removeOperator(db, 7001, 'DORA@probe.example', clock.now);
    reader = await ours.enter('eva@probe.example', 'reader');
  });

  test.each(guarded)('$operationId answers nobody who has not signed in at this hotel, in one way', async (route) => {
    const [name = '', value = ''] = own.split('=');
    const guessed = `${name}=${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`;
    const moved = other.replace('7002', '7001');
    const attempts = [undefined, '', `${name}=`, guessed, other, moved, ended, removed, `${name}=${'a'.repeat(43)}`];
    const replies = await Promise.all(
      attempts.map((cookie) => ours.ask(route, { params, ...(cookie === undefined ? {} : { cookie }) })),
    );
    expect(new Set(replies.map(told)).size).toBe(1);
    for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([401, noSession]);
    // Nor does a hotel that is not there, whoever asks.
    const nowhere = await app.inject({
      method: route.method,
      url: route.path.replace('{hotelId}', '9999').replace('{id}', 'logoUrl'),
      headers: { cookie: `${own}; ${own.replace('7001', '9999')}`, origin: publicUrl },
    });
    expect([nowhere.statusCode, nowhere.json()]).toEqual([401, noSession]);
  });

  const changing = guarded.filter(({ method }) => method !== 'GET');
  test.each(changing)('$operationId is not done for another site that rides on the cookie', async (route) => {
    const cookie = own;
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `${publicUrl}.evil.example` },
      { origin: publicUrl, 'sec-fetch-site': 'cross-site' },
      { origin: publicUrl, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const reply = await ours.ask(route, { params, cookie, headers });
      expect([headers, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([
        headers,
        403,
        'origin.foreign',
      ]);
    }
    expect(await ours.ask(getOperator, { cookie })).toMatchObject({ statusCode: 200 });
  });

  const editing = guarded.filter(({ needsOperator }) => needsOperator !== 'reader');
  test.each(editing)('$operationId is not done for somebody who may only look', async (route) => {
    const reply = await ours.ask(route, { params, cookie: reader });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, 'operator.role']);
  });
});

/** All that is said, but the number under which the request is found again. */
function told(reply: LightMyRequestResponse): string {
  const { requestId: _, ...rest } = reply.json<Record<string, unknown>>();
  return JSON.stringify(rest);
}

const noSession = expect.objectContaining({ code: 'operator.missing', status: 401 }) as unknown;

describe('a sign-in link', () => {
  test('signs in once, and the browser keeps what no script can read', async () => {
    const token = await ours.invite('anna@probe.example');
    const reply = await ours.ask(signInOperator, { body: { token } });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      email: 'anna@probe.example',
      role: 'owner',
      expiresAt: '2027-07-01T12:00:00.000Z',
    });
    expect(reply.cookies).toEqual([
      {
        name: '__Host-stayfront_operator_7001',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        maxAge: 30 * 86_400,
      },
      expect.objectContaining({ name: 'stayfront_last_desk', value: '7001', httpOnly: true }),
    ]);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('that was used, has expired, belongs to another hotel, was replaced or guessed is refused in one way', async () => {
    const used = await ours.invite('used@probe.example');
    expect(await ours.ask(signInOperator, { body: { token: used } })).toMatchObject({ statusCode: 201 });
    const foreign = await theirs.invite('berta@probe.example');
    const replaced = await ours.invite('anna@probe.example');
    await ours.invite('anna@probe.example');
    const expired = await ours.invite('late@probe.example');
    const removed = await ours.invite('gone@probe.example');
    await removeOperator(db, 7001, 'gone@probe.example', clock.now);
    clock.now += 72 * 3_600_000;
    const tokens = [used, foreign, replaced, expired, removed, 'a'.repeat(43), 'x', '../../etc/passwd'];
    const replies = await Promise.all(tokens.map((token) => ours.ask(signInOperator, { body: { token } })));
    expect(new Set(replies.map(told)).size).toBe(1);
    for (const reply of replies) {
      expect(reply.json()).toMatchObject({ status: 401, code: 'operator.link' });
      expect(reply.cookies).toEqual([]);
    }
    const nowhere = await ours.ask(signInOperator, { params: { hotelId: 9999 }, body: { token: used } });
    expect([told(nowhere)]).toEqual(replies.slice(0, 1).map(told));
    clock.now += 3_600_000;
  });

  test('that two open at once signs one of them in', async () => {
    const token = await ours.invite('anna@probe.example');
    const replies = await Promise.all([1, 2, 3, 4].map(() => ours.ask(signInOperator, { body: { token } })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 401, 401, 401]);
  });

  test('is not used up by being looked at', async () => {
    const token = await ours.invite('anna@probe.example');
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      await app.inject({ method, url: `/api/hotels/7001/operator/session?t=${token}` });
    expect(await ours.ask(signInOperator, { body: { token } })).toMatchObject({ statusCode: 201 });
  });

  test('may not be guessed at for ever, and 320 wrong ones keep nobody out who has the right one', async () => {
    clock.now += 16 * 60_000; // the wrong ones of the tests before are forgotten
    const guess = () => ours.ask(signInOperator, { body: { token: 'b'.repeat(43) } });
    const codes = [];
    for (let i = 0; i < 12; i++) codes.push((await guess()).statusCode);
    expect(codes.slice(-2)).toEqual([429, 429]);
    expect((await guess()).headers['retry-after']).toBe('8');
    for (let i = 0; i < 308; i++) await guess();
    expect((await guess()).headers['retry-after']).toBe('900');
    const token = await ours.invite('anna@probe.example');
    expect(await ours.ask(signInOperator, { body: { token } })).toMatchObject({ statusCode: 201 });
    clock.now += 16 * 60_000;
    expect((await guess()).statusCode).toBe(401);
  });

  test('and a session are 256 bits of chance, of which only hashes are kept', async () => {
    const token = await ours.invite('anna@probe.example');
    const cookie = await ours.enter('anna@probe.example');
    expect(token).toMatch(/^[\w-]{43}$/);
    const dump = await inHotel(db, 7001, (tx) =>
      sql<{ row: string }>`select operator_link::text || ' ' as row from operator_link
        union all select operator_session::text from operator_session
        union all select operator_event::text from operator_event`.execute(tx),
    );
    expect(dump.rows.length).toBeGreaterThan(10);
    for (const { row } of dump.rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(cookie.split('=')[1]);
    }
  });
});

describe('a session', () => {
  test('ends by itself after thirty days', async () => {
    const cookie = await ours.enter('anna@probe.example');
    const begun = clock.now;
    const last = new Date(begun + 30 * 86_400_000).toISOString();
    while (clock.now < begun + 29.75 * 86_400_000) {
      clock.now += 6 * 3_600_000;
      const reply = await ours.ask(getOperator, { cookie });
      expect([reply.statusCode, reply.json()]).toEqual([200, expect.objectContaining({ expiresAt: last })]);
    }
    clock.now += 6 * 3_600_000;
    expect(await ours.ask(getOperator, { cookie })).toMatchObject({ statusCode: 401 });
  });

  test('ends before when nothing was asked for in twelve hours, and stays ended', async () => {
    const cookie = await ours.enter('anna@probe.example');
    const busy = await ours.enter('anna@probe.example');
    clock.now += 8 * 3_600_000;
    expect(await ours.ask(getOperator, { cookie: busy })).toMatchObject({ statusCode: 200 });
    clock.now += 4 * 3_600_000;
    for (const _ of [1, 2]) expect(await ours.ask(getOperator, { cookie })).toMatchObject({ statusCode: 401 });
    expect(await ours.ask(listOperatorChanges, { cookie: busy })).toMatchObject({ statusCode: 200 });
    clock.now += 12 * 3_600_000;
    expect(await ours.ask(getOperator, { cookie: busy })).toMatchObject({ statusCode: 401 });
  });

  test('ends when its owner signs out, wherever its cookie is', async () => {
    const cookie = await ours.enter('anna@probe.example');
    const other = await ours.enter('anna@probe.example');
    const reply = await ours.ask(signOutOperator, { cookie });
    expect([reply.statusCode, reply.cookies[0]]).toEqual([200, expect.objectContaining({ value: '', maxAge: 0 })]);
    expect(await ours.ask(getOperator, { cookie })).toMatchObject({ statusCode: 401 });
    expect(await ours.ask(getOperator, { cookie: other })).toMatchObject({ statusCode: 200 });
  });
});

describe('what was done', () => {
  test('is listed by who did it, the newest first, in pages', async () => {
    const cookie = await ours.enter('anna@probe.example');
    const first = (await ours.ask(listOperatorChanges, { cookie })).json<Listed>();
    expect(first.changes[0]).toMatchObject({ who: 'anna@probe.example', what: 'operator.signed_in' });
    expect(first.changes[1]).toMatchObject({ who: 'system', what: 'operator.invited' });
    const ids = first.changes.map(({ changeId }) => changeId);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    const rest = (await ours.ask(listOperatorChanges, { cookie, query: { before: ids.at(-1) ?? 0 } })).json<Listed>();
    expect(rest.changes.every(({ changeId }) => changeId < (ids.at(-1) ?? 0))).toBe(true);
  });

  test.each(['update operator_event set who = ?', 'delete from operator_event', 'truncate operator_event'])(
    'is never changed: %s',
    async (statement) => {
      const changed = inHotel(db, 7001, (tx) => sql.raw(statement.replace('?', `'nobody'`)).execute(tx));
      await expect(changed).rejects.toThrow('never changed');
    },
  );
});

type Listed = { changes: { changeId: number; who: string; what: string }[]; hasMore: boolean };
