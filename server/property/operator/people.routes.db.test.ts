import {
  changePerson,
  endOtherSessions,
  endSession,
  inviteAgain,
  invitePerson,
  listPeople,
  listSessions,
  removePerson,
  requestSignInLink,
} from '@stayfront/contract/people';
import { getOperator, listOperatorChanges, signInOperator } from '@stayfront/contract/operator';
import { roles, type Role } from '@stayfront/rules/people/role';
import { routes } from '@stayfront/contract/routes';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendSignInLink } from '../../followers/message/send-sign-in-link.ts';
import type { PostMail } from '../../followers/message/post-mail.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { knownHotels } from '../hotel/known-hotels.ts';
import type { OperatorJobs } from './operator-jobs.ts';

const database = await freshDatabase();
const { db } = openDatabase(database.url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ours = operatorApi(app, db, 7001, clock);
const theirs = operatorApi(app, db, 7002, clock);
type Job = OperatorJobs['send-sign-in-link'];

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  }
  return () => db.destroy();
});
beforeEach(() => void (clock.now += 86_400_000)); // whoever asked too often yesterday may ask again

const signingIn = { body: { token: 'b'.repeat(43) } };
const idOf = async (cookie: string, email: string): Promise<string> => {
  const { people } = (await ours.ask(listPeople, { cookie })).json<{ people: { personId: string; email: string }[] }>();
  return people.find((one) => one.email === email)?.personId ?? 'nobody';
};
const readJobs = async (): Promise<Job[]> =>
  (
    await sql<{ payload: Job }>`select payload from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where task.identifier = 'send-sign-in-link' order by job.id`.execute(db)
  ).rows.map(({ payload }) => payload);

/** What the worker does with the newest job: the mails that leave the house. */
async function deliver(): Promise<{ to: string; link: string }[]> {
  const job = (await readJobs()).at(-1);
  const sent: { to: string; link: string }[] = [];
  const post: PostMail = async ({ to, text }) =>
    void sent.push({ to: to.address, link: /https?:\S+sign-in\?t=\S+/.exec(text)?.[0] ?? '' });
  const deps = { db, readHotel: knownHotels(db).current, post, publicUrl: () => publicUrl };
  if (job) await sendSignInLink(deps, job, clock.now);
  return sent;
}
const tokenIn = (link = ''): string => new URL(link).searchParams.get('t') ?? '';

describe('a sign-in link by mail', () => {
  const ask = (email: string) => ours.ask(requestSignInLink, { body: { email } });

  test('comes to somebody of the hotel, and signs in once, within a quarter of an hour', async () => {
    await ours.invite('anna@probe.example');
    expect((await ask('Anna@Probe.example')).json()).toEqual({ isTaken: true });
    const [mail] = await deliver();
    expect(mail?.to).toBe('Anna@Probe.example');
    clock.now += 14 * 60_000;
    const body = { token: tokenIn(mail?.link) };
    expect((await ours.ask(signInOperator, { body })).statusCode).toBe(201);
    expect((await ours.ask(signInOperator, { body })).statusCode).toBe(401);
    await ask('anna@probe.example');
    const [late] = await deliver();
    clock.now += 15 * 60_000;
    expect((await ours.ask(signInOperator, { body: { token: tokenIn(late?.link) } })).statusCode).toBe(401);
  });

  test('says to nobody whether an address is known, nor does the queue hold what signs in', async () => {
    const replies = [await ask('anna@probe.example'), await ask('stranger@elsewhere.example')];
    expect(replies.map((reply) => [reply.statusCode, reply.body])).toEqual([
      [200, '{"isTaken":true}'],
      [200, '{"isTaken":true}'],
    ]);
    expect(await deliver()).toEqual([]); // the stranger's
    expect(JSON.stringify(await readJobs())).not.toContain('sign-in?t=');
  });

  test('is sent a few times and no more, and 400 strangers who ask keep nobody out', async () => {
    const codes = [];
    for (let i = 0; i < 5; i++) codes.push((await ask('berta@probe.example')).statusCode);
    expect(codes).toEqual([200, 200, 200, 429, 429]);
    for (let i = 0; i < 400; i++)
      await app.inject({
        method: 'POST',
        url: '/api/hotels/7001/operator/sign-in-links',
        remoteAddress: `203.0.${i >> 7}.${i % 128}`,
        headers: { origin: publicUrl },
        payload: { email: `stranger${i}@elsewhere.example` },
      });
    expect((await ask('carla@probe.example')).statusCode).toBe(200);
  });
});

describe('people of a hotel', () => {
  test('are let in by an owner, hear of it by mail, and are written down', async () => {
    const cookie = await ours.enter('owner@probe.example');
    const body = { email: 'ben@probe.example', role: 'front-desk' };
    const reply = await ours.ask(invitePerson, { cookie, body });
    expect(reply.json()).toMatchObject({ ...body, lastSeenAt: null });
    const [mail] = await deliver();
    clock.now += 71 * 3_600_000;
    const entered = await ours.ask(signInOperator, { body: { token: tokenIn(mail?.link) } });
    expect(entered.json()).toMatchObject(body);
    const back = await ours.enter('owner@probe.example');
    const { people } = (await ours.ask(listPeople, { cookie: back })).json<{ people: object[] }>();
    expect(people).toContainEqual(expect.objectContaining({ ...body, lastSeenAt: new Date(clock.now).toISOString() }));
    const { changes } = (await ours.ask(listOperatorChanges, { cookie: back })).json<{ changes: object[] }>();
    expect(changes).toContainEqual(
      expect.objectContaining({ who: 'owner@probe.example', what: 'operator.invited', detail: body }),
    );
  });

  test('who have not come yet are sent another invitation, and the one before opens nothing', async () => {
    const cookie = await ours.enter('owner@probe.example');
    await ours.ask(invitePerson, { cookie, body: { email: 'nina@probe.example', role: 'reader' } });
    const [first] = await deliver();
    const params = { personId: await idOf(cookie, 'nina@probe.example') };
    const nina = async () => {
      const { people } = (await ours.ask(listPeople, { cookie })).json<{ people: { personId: string }[] }>();
      return people.find(({ personId }) => personId === params.personId);
    };
    expect(await nina()).toMatchObject({ invitationEndsAt: new Date(clock.now + 72 * 3_600_000).toISOString() });
    clock.now += 3_600_000;
    expect((await ours.ask(inviteAgain, { cookie, params, body: {} })).statusCode).toBe(200);
    const [second] = await deliver();
    expect((await ours.ask(signInOperator, { body: { token: tokenIn(first?.link) } })).statusCode).toBe(401);
    expect((await ours.ask(signInOperator, { body: { token: tokenIn(second?.link) } })).statusCode).toBe(201);
    expect(await nina()).toMatchObject({ invitationEndsAt: null, passkeys: 0 });
    const nobody = await ours.ask(inviteAgain, { cookie, params: { personId: 'none' }, body: {} });
    expect(nobody.json()).toMatchObject({ code: 'person.unknown' });
  });

  test('who may sign in already are not invited again', async () => {
    const cookie = await ours.enter('owner@probe.example');
    const reply = await ours.ask(invitePerson, { cookie, body: { email: 'OWNER@probe.example', role: 'reader' } });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'person.known']);
    expect((await ours.ask(getOperator, { cookie })).json()).toMatchObject({ role: 'owner' });
  });

  test('have another role from their next request on, and are shut out at once', async () => {
    const cookie = await ours.enter('owner@probe.example');
    const ben = await ours.enter('ben@probe.example', 'manager');
    const personId = await idOf(cookie, 'ben@probe.example');
    expect(
      (await ours.ask(changePerson, { cookie, params: { personId }, body: { role: 'owner' } })).json(),
    ).toMatchObject({ role: 'owner' });
    expect((await ours.ask(listPeople, { cookie: ben })).statusCode).toBe(200);
    await ours.ask(changePerson, { cookie, params: { personId }, body: { role: 'reader' } });
    expect((await ours.ask(listPeople, { cookie: ben })).statusCode).toBe(403);
    expect((await ours.ask(removePerson, { cookie, params: { personId } })).statusCode).toBe(200);
    expect((await ours.ask(getOperator, { cookie: ben })).statusCode).toBe(401);
    expect((await ours.ask(removePerson, { cookie, params: { personId } })).json()).toMatchObject({
      code: 'person.unknown',
    });
    expect(
      (
        await theirs.ask(changePerson, {
          cookie: await theirs.enter('else@probe.example'),
          params: { personId: await idOf(cookie, 'owner@probe.example') },
          body: { role: 'reader' },
        })
      ).json(),
    ).toMatchObject({ code: 'person.unknown' });
  });

  test('always have an owner among them: of two who step down at once one is refused', async () => {
    const one = await theirs.enter('one@probe.example');
    const two = await theirs.enter('two@probe.example');
    const { people } = (await theirs.ask(listPeople, { cookie: one })).json<{ people: Listed[] }>();
    const id = (email: string): string => people.find((person) => person.email === email)?.personId ?? '';
    for (const { personId, email } of people)
      if (!/^(one|two)@/.test(email)) await theirs.ask(removePerson, { cookie: one, params: { personId } });
    const replies = await Promise.all([
      theirs.ask(changePerson, {
        cookie: one,
        params: { personId: id('one@probe.example') },
        body: { role: 'reader' },
      }),
      theirs.ask(removePerson, { cookie: two, params: { personId: id('two@probe.example') } }),
    ]);
    const codes = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'person.last_owner' });
  });
});

type Listed = { personId: string; email: string };

describe('sessions of a person', () => {
  test('are shown with device and network, and each can be ended', async () => {
    const here = await ours.enter('dora@probe.example');
    clock.now += 60_000;
    const token = await ours.invite('dora@probe.example');
    const there = await app.inject({
      method: 'POST',
      url: '/api/hotels/7001/operator/session',
      remoteAddress: '203.0.113.7',
      headers: { origin: publicUrl, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
      payload: { token },
    });
    expect(there.statusCode).toBe(201);
    const list = async () =>
      (await ours.ask(listSessions, { cookie: here })).json<{ sessions: { sessionId: string; isThis: boolean }[] }>()
        .sessions;
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ isThis }) => !isThis);
    expect(other).toMatchObject({ device: 'Firefox, Windows', network: '203.0.113.7' });
    const params = { sessionId: other?.sessionId ?? '' };
    expect((await ours.ask(endSession, { cookie: here, params })).json()).toMatchObject({ isEnded: true });
    const cookie = `${there.cookies[0]?.name}=${there.cookies[0]?.value}`;
    expect((await ours.ask(getOperator, { cookie })).statusCode).toBe(401);
    expect(await list()).toHaveLength(1);
  });

  test('are nobody else’s to end', async () => {
    const mine = await ours.enter('emma@probe.example');
    const other = await ours.enter('fred@probe.example');
    const { sessions } = (await ours.ask(listSessions, { cookie: mine })).json<{ sessions: { sessionId: string }[] }>();
    for (const { sessionId } of sessions) await ours.ask(endSession, { cookie: other, params: { sessionId } });
    expect((await ours.ask(getOperator, { cookie: mine })).statusCode).toBe(200);
  });

  test('end everywhere else at once, and nobody else’s with them', async () => {
    const [here, there] = [await ours.enter('hana@probe.example'), await ours.enter('hana@probe.example')];
    const other = await ours.enter('fred@probe.example');
    expect((await ours.ask(endOtherSessions, { cookie: here })).json()).toEqual({ ended: 1 });
    expect((await ours.ask(endOtherSessions, { cookie: here })).json()).toEqual({ ended: 0 });
    const codes = [here, there, other].map(async (cookie) => (await ours.ask(getOperator, { cookie })).statusCode);
    expect(await Promise.all(codes)).toEqual([200, 401, 200]);
  });
});

test('nobody does what their role does not allow: every operation, every role', async () => {
  const cookies = new Map<Role, string>();
  for (const role of roles) cookies.set(role, await ours.enter(`${role}@roles.example`, role));
  for (const route of routes.filter(({ needsOperator }) => needsOperator))
    for (const role of roles) {
      const isAllowed = roles.indexOf(role) >= roles.indexOf(route.needsOperator ?? 'owner');
      if (isAllowed) continue;
      const params = { id: 'logoUrl', personId: 'nobody', sessionId: 'none', passkeyId: 'none' };
      const reply = await ours.ask(route, { params, cookie: cookies.get(role) ?? '', ...signingIn });
      expect([route.operationId, role, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([
        route.operationId,
        role,
        403,
        'operator.role',
      ]);
    }
});

test('whom the release before gives another role has that one', async () => {
  const cookie = await ours.enter('gina@probe.example', 'front-desk');
  const change = (role: string) =>
    inHotel(db, 7001, (tx) =>
      sql`update operator set role = ${role} where hotel_id = 7001 and email = 'gina@probe.example'`.execute(tx),
    );
  await change('editor');
  expect((await ours.ask(getOperator, { cookie })).json()).toMatchObject({ role: 'owner' });
  await change('viewer');
  expect((await ours.ask(getOperator, { cookie })).json()).toMatchObject({ role: 'reader' });
});
