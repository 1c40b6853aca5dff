import { listChanges } from '@stayfront/contract/desk/changes';
import { putDeskPartner, putDeskWebhook, removeConnection } from '@stayfront/contract/desk/connections';
import { endDeskKey, makeDeskKey } from '@stayfront/contract/desk/keys';
import { listNeeds, retryMessages, type Need } from '@stayfront/contract/desk/needs';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { openConnectionsSetup } from '../../testing/connections-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { managementApi } from '../../testing/management-api.ts';
import { marks } from '../../testing/partner-setup.ts';

const database = await freshDatabase();
const { db } = database;
const rig = await openConnectionsSetup(database);
const setup = rig.partners;
const { app, hotelId, now, keys, clock, desk, owner, manager, ask } = rig;
const { connections, pmsNow, messages, messageOf, put, turn, again, book, jobs, work, receiver } = rig;

describe('a connection at the desk', () => {
  test('K28 says in which hours it failed, since when, why, and when the next try is; and that it is well again', async () => {
    let status = 401;
    const there = await receiver((response) => response.writeHead(status).end('Bad signature'));
    await put(there.url);
    expect(await pmsNow()).toMatchObject({ state: 'new', isOn: true, lastAt: null, trouble: null, host: there.host });
    const reservationId = await book();
    clock.now -= 3_600_000; // the worker’s clock; the desk looks at it an hour later
    await work();
    await work();
    clock.now = now;
    const silent = await pmsNow();
    expect(silent).toMatchObject({ state: 'silent', trouble: 'secret', lastStatus: '401', waiting: 1, failed: 0 });
    expect([silent?.since, silent?.hours]).toEqual([
      new Date(now).toISOString(),
      [...Array.from({ length: 22 }, () => 'quiet'), 'bad', 'quiet'],
    ]);
    const [message] = await messages({ open: 'yes' });
    expect(message).toMatchObject({ what: 'book', reservationId, state: 'waiting', trouble: 'secret', attempts: 2 });
    expect(message?.guestName).toBe('Ada Lovelace');
    const detail = await messageOf(message?.messageId ?? '');
    expect(detail.tries).toMatchObject([{ status: '401', answer: 'Bad signature' }, { trouble: 'secret' }]);
    expect(Date.parse(detail.nextTryAt ?? '')).toBeGreaterThan(0);
    expect(detail.says).toEqual([
      { field: 'arrival', before: null, after: '2027-06-06' },
      { field: 'departure', before: null, after: '2027-06-08' },
      { field: 'rooms', before: null, after: 1 },
      { field: 'adults', before: null, after: 2 },
      { field: 'total', before: null, after: detail.says.at(-1)?.after },
    ]);
    expect(JSON.parse(detail.request?.body ?? '')).toMatchObject({ what: 'book', reservation: { reservationId } });
    expect(Object.keys(detail.request?.headers ?? {})).not.toContain('stayfront-signature');
    const needs = await ask<{ needs: Need[] }>(listNeeds);
    expect(needs.needs.filter(({ kind }) => kind === 'webhook')).toHaveLength(1);
    status = 204;
    await work();
    expect(await pmsNow()).toMatchObject({ state: 'ok', since: null, trouble: null, lastStatus: '204', waiting: 0 });
    expect((await pmsNow())?.hours.slice(-2)).toEqual(['bad', 'good']);
    expect(await messages({ open: 'yes' })).toEqual([]);
    expect(await messages({ connectionId: 'webhook.pms' })).toMatchObject([{ state: 'taken', trouble: null }]);
  });

  test('K28 that is off is told nothing, needs nobody, and hears of everything once it is on again', async () => {
    const there = await receiver((response) => response.writeHead(204).end());
    await put(there.url);
    await book();
    expect(await turn('webhook.pms', false)).toEqual({ connectionId: 'webhook.pms', isOn: false, before: true });
    await work();
    await sql`delete from graphile_worker._private_jobs`.execute(db); // done: the worker has looked at them
    await book();
    expect([await jobs(), there.got]).toEqual([[], []]);
    expect(await pmsNow()).toMatchObject({ state: 'off', isOn: false, waiting: 2 });
    const [first] = await messages();
    expect((await again(first?.messageId ?? '')).json()).toMatchObject({ status: 409, code: 'connection.off' });
    expect(await ask(retryMessages, { body: { webhookId: 'pms' } })).toEqual({ retried: 0 });
    expect(await turn('webhook.pms', true)).toMatchObject({ isOn: true, before: false });
    expect(await turn('webhook.pms', true)).toMatchObject({ isOn: true, before: true });
    expect(await jobs()).toHaveLength(2);
    await work();
    expect(there.got.map(({ body }) => (JSON.parse(body) as { what: string }).what)).toEqual(['book', 'book']);
    expect(await turn('webhook.nobody', true)).toMatchObject({ code: 'connection.unknown' });
    expect(await turn('partner.kayak', true)).toMatchObject({ code: 'connection.unknown' });
  });

  test('K28 sends one message again or all, also what was given up, and what was taken', async () => {
    let status = 503;
    const there = await receiver((response) => response.writeHead(status).end());
    await put(there.url);
    await book();
    await book();
    await work(true);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(db);
    expect(await pmsNow()).toMatchObject({ state: 'silent', failed: 2, trouble: 'their-fault' });
    const [newer, older] = await messages();
    status = 200;
    expect((await again(older?.messageId ?? '')).json()).toEqual({ messageId: older?.messageId, isQueued: true });
    expect((await jobs()).map(({ attempts }) => attempts)).toEqual([0, 14]);
    await work();
    expect(await pmsNow()).toMatchObject({ state: 'given-up', failed: 1 });
    expect(await ask(retryMessages, { body: { webhookId: 'pms' } })).toEqual({ retried: 1 });
    await work();
    expect(await pmsNow()).toMatchObject({ state: 'ok', failed: 0 });
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    const heard = there.got.length;
    for (const _ of [1, 2]) expect((await again(newer?.messageId ?? '')).statusCode).toBe(200);
    expect(await jobs()).toHaveLength(1); // twice asked for before it has gone is once
    expect(await pmsNow()).toMatchObject({ state: 'ok', waiting: 1 });
    await work();
    expect(there.got).toHaveLength(heard + 1);
    for (const messageId of ['webhook.pms.999999', 'webhook.nobody.1', 'partner.kayak.SB4-NOBODYHERE'])
      expect((await again(messageId)).json()).toMatchObject({ status: 404, code: 'message.unknown' });
  });

  test('K28 is changed and taken away by either door, and the list of changes says by whom, without a secret', async () => {
    const { key } = await makeKey(db, hotelId, 'Our PMS', now);
    const made = (await put('http://127.0.0.1:9/a?token=hush')).json<{ secret: string }>();
    expect(made.secret).toMatch(/^whsec_/);
    expect((await put('http://127.0.0.1:9/a?token=hush')).json()).toMatchObject({ secret: null });
    await managementApi(app, hotelId, key).put('webhooks/pms', { url: 'http://127.0.0.1:9/b?token=hush' });
    await put('http://127.0.0.1:9/b?token=hush', 'pms', { renewSecret: true });
    await turn('webhook.pms', false);
    await ask(putDeskPartner, { body: { partner: 'trivago', ...keys.trivago } });
    for (const connectionId of ['webhook.pms', 'partner.trivago', 'partner.trivago'])
      expect(await ask(removeConnection, { params: { connectionId } })).toEqual({ connectionId, isRemoved: true });
    const { changes } = await ask<{ changes: { who: string; what: string; fields: object[] }[] }>(listChanges, {
      query: { kind: 'settings', limit: 7 },
    });
    expect(changes.toReversed().map(({ who, what }) => [who, what])).toEqual([
      ['mara@probe.example', 'webhook.made'],
      ['Our PMS', 'webhook.changed'],
      ['mara@probe.example', 'webhook.secret_renewed'],
      ['mara@probe.example', 'connection.switched'],
      ['mara@probe.example', 'partner.put'],
      ['mara@probe.example', 'webhook.removed'],
      ['mara@probe.example', 'partner.removed'],
    ]);
    expect(changes[5]?.fields).toEqual([
      { field: 'url', before: 'http://127.0.0.1:9/a', after: 'http://127.0.0.1:9/b' },
    ]);
    expect(JSON.stringify(changes)).not.toMatch(/hush|canary|whsec/);
    const bad = await desk.ask(putDeskWebhook, {
      params: { webhookId: 'x' },
      body: { url: 'https://10.0.0.1/' },
      cookie: manager,
    });
    expect(bad.json()).toMatchObject({ status: 400, code: 'webhook.target', errors: [{ field: 'url' }] });
    expect((await connections()).webhooks).toEqual([]);
  });
});

describe('what partners were told', () => {
  test('K28 stands beside what we say now, with its keys left out, and waits while the partner is off', async () => {
    await setup.put('trivago');
    const { reservationId } = await setup.book(marks.trivago);
    await setup.report(reservationId, 'trivago');
    const messageId = `partner.trivago.${reservationId}`;
    expect((await connections()).partners).toMatchObject([
      { connectionId: 'partner.trivago', state: 'ok', bookings: 1, withheld: 0, lastStatus: '200' },
    ]);
    expect(await messageOf(messageId)).toMatchObject({ what: 'booking', state: 'taken', nextTryAt: null });
    expect((await again(messageId)).json()).toMatchObject({ status: 409, code: 'message.settled' });
    await turn('partner.trivago', false);
    await setup.api.cancel(reservationId);
    await setup.report(reservationId, 'trivago');
    expect(setup.heard()).toEqual(['trivago-booking']);
    const detail = await messageOf(messageId);
    expect(detail).toMatchObject({ state: 'waiting', what: 'change', isOn: false });
    expect(detail.says.find(({ field }) => field === 'rooms')).toEqual({ field: 'rooms', before: 1, after: null });
    expect(detail.request?.method).toBe('DELETE');
    expect(JSON.stringify(detail)).not.toMatch(/canary/);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await turn('partner.trivago', true);
    expect(await jobs('report-conversion')).toHaveLength(1);
    setup.partners.failNext(403);
    await setup.report(reservationId, 'trivago');
    expect((await connections()).partners).toMatchObject([{ state: 'silent', trouble: 'secret', waiting: 1 }]);
    expect((await messageOf(messageId)).tries).toMatchObject([{ trouble: 'secret' }, { isTaken: true }]);
    await setup.report(reservationId, 'trivago');
    expect(setup.heard().at(-1)).toBe('trivago-cancellation');
  });
});

describe('a key at the desk', () => {
  const make = (keyId: string, name: string, cookie = owner) =>
    desk.ask(makeDeskKey, { params: { keyId }, body: { name }, cookie });

  test('K28 is made by an owner once, told once, seen in use to the minute, and ended for good', async () => {
    expect((await make('pms', 'PMS', manager)).json()).toMatchObject({ status: 403, code: 'operator.role' });
    const replies = await Promise.all([make('pms', 'PMS'), make('pms', 'PMS')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { key } = replies.find(({ statusCode }) => statusCode === 200)?.json<{ key: string }>() ?? { key: '' };
    const mine = async () => (await connections()).keys.find(({ keyId }) => keyId === 'pms');
    expect(await mine()).toMatchObject({ name: 'PMS', lastUsedAt: null });
    const used = () => managementApi(app, hotelId, key).get('webhooks');
    expect((await used()).status).toBe(200);
    expect((await mine())?.lastUsedAt).toBe(new Date(now).toISOString());
    expect(JSON.stringify(await connections())).not.toContain(key.slice(10));
    for (const _ of [1, 2])
      expect(await ask(endDeskKey, { params: { keyId: 'pms' } })).toEqual({ keyId: 'pms', isEnded: true });
    expect((await used()).status).toBe(401);
    expect(await mine()).toBeUndefined();
    expect((await make('pms', 'PMS')).json()).toMatchObject({ code: 'key.known' });
    expect(await ask(endDeskKey, { params: { keyId: 'nobody' } })).toMatchObject({ code: 'key.unknown' });
    expect((await make('blank', '  ')).json()).toMatchObject({ status: 400, errors: [{ field: 'name' }] });
    const { changes } = await ask<{ changes: { what: string; who: string }[] }>(listChanges, {
      query: { kind: 'settings', limit: 2 },
    });
    expect(changes.map(({ what, who }) => [what, who])).toEqual([
      ['key.ended', 'mara@probe.example'],
      ['key.made', 'olga@probe.example'],
    ]);
    const byKey = { authorization: `Bearer ${(await makeKey(db, hotelId, 'Sly', now)).key}` };
    expect(
      (await desk.ask(makeDeskKey, { params: { keyId: 'more' }, body: { name: 'More' }, headers: byKey })).statusCode,
    ).toBe(401);
  });
});
