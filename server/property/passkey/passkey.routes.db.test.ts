import { getOperator, listOperatorChanges } from '@stayfront/contract/operator';
import {
  addPasskey,
  beginAddingPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInByPasskey,
} from '@stayfront/contract/passkeys';
import { listPeople, removePerson } from '@stayfront/contract/people';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { softwareAuthenticator } from '../../testing/software-authenticator.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ours = operatorApi(app, db, 7001, clock);
const theirs = operatorApi(app, db, 7002, clock);
type Api = typeof ours;

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  }
});
beforeEach(() => void (clock.now += 86_400_000)); // whoever tried too often yesterday may try again

type Options = { options: { challenge: string; excludeCredentials?: { id: string }[] } };
type Listed = { passkeys: { passkeyId: string; name: string; lastUsedAt: string | null }[]; canAdd: boolean };
const codeOf = (reply: { statusCode: number; json: () => unknown }) => [
  reply.statusCode,
  (reply.json() as { code?: string }).code,
];

/** Somebody who has signed in by a link and added the passkey of a telephone. */
async function withPasskey(email: string, api: Api = ours) {
  const cookie = await api.enter(email);
  const phone = softwareAuthenticator({ origin: publicUrl });
  const added = await add(phone, cookie, api);
  expect(added.statusCode).toBe(201);
  return { cookie, phone };
}
const beginAdding = async (cookie: string, api: Api = ours) =>
  (await api.ask(beginAddingPasskey, { cookie })).json<Options>().options;
const add = async (phone: ReturnType<typeof softwareAuthenticator>, cookie: string, api: Api = ours, name?: string) => {
  const credential = phone.create(await beginAdding(cookie, api));
  return api.ask(addPasskey, { cookie, body: { credential, ...(name === undefined ? {} : { name }) } });
};
const begin = async (api: Api = ours) => (await api.ask(beginPasskeySignIn)).json<Options>().options;
const enter = (credential: object, api: Api = ours) => api.ask(signInByPasskey, { body: { credential } });
const list = async (cookie: string, api: Api = ours) => (await api.ask(listPasskeys, { cookie })).json<Listed>();

describe('a passkey', () => {
  test('is added by somebody who has signed in, signs in from then on, and is written down', async () => {
    const { cookie, phone } = await withPasskey('anna@probe.example');
    const reply = await enter(phone.get(await begin()));
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ email: 'anna@probe.example', role: 'owner' });
    const sent = reply.cookies[0];
    expect(sent).toMatchObject({ name: '__Host-stayfront_operator_7001', httpOnly: true, secure: true });
    expect((await ours.ask(getOperator, { cookie: `${sent?.name}=${sent?.value}` })).statusCode).toBe(200);
    const { passkeys, canAdd } = await list(cookie);
    expect([passkeys, canAdd]).toMatchObject([[{ name: 'Passkey', lastUsedAt: expect.any(String) as string }], true]);
    const { changes } = (await ours.ask(listOperatorChanges, { cookie })).json<{ changes: object[] }>();
    expect(changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ what: 'operator.passkey_added', who: 'anna@probe.example' }),
        expect.objectContaining({
          what: 'operator.signed_in',
          detail: expect.objectContaining({ by: 'passkey' }) as object,
        }),
      ]),
    );
  });

  test('is not made twice by one authenticator, and has the name it was given', async () => {
    const { cookie, phone } = await withPasskey('bert@probe.example');
    const { excludeCredentials } = await beginAdding(cookie);
    expect(excludeCredentials?.map(({ id }) => id)).toEqual([phone.kept[0]?.id.toString('base64url')]);
    expect((await add(phone, cookie, ours, 'My key ring')).json()).toMatchObject({ name: 'My key ring' });
  });

  test('opens nothing once it was removed, and nobody else can remove it', async () => {
    const { cookie, phone } = await withPasskey('carl@probe.example');
    const [mine] = (await list(cookie)).passkeys;
    const params = { passkeyId: mine?.passkeyId ?? '' };
    const other = await ours.enter('dora@probe.example');
    expect((await ours.ask(removePasskey, { cookie: other, params })).statusCode).toBe(200);
    expect((await enter(phone.get(await begin()))).statusCode).toBe(201);
    expect((await ours.ask(removePasskey, { cookie, params })).json()).toEqual({ ...params, isRemoved: true });
    expect((await ours.ask(removePasskey, { cookie, params })).statusCode).toBe(200);
    expect(codeOf(await enter(phone.get(await begin())))).toEqual([401, 'passkey.refused']);
    expect((await list(cookie)).passkeys).toEqual([]);
  });

  test('goes with its person, who is shut out at once', async () => {
    const { phone } = await withPasskey('emma@probe.example');
    const owner = await ours.enter('owner@probe.example');
    const { people } = (await ours.ask(listPeople, { cookie: owner })).json<{
      people: { personId: string; email: string }[];
    }>();
    const personId = people.find(({ email }) => email === 'emma@probe.example')?.personId ?? '';
    await ours.ask(removePerson, { cookie: owner, params: { personId } });
    expect(codeOf(await enter(phone.get(await begin())))).toEqual([401, 'passkey.refused']);
    const back = await ours.enter('emma@probe.example');
    expect((await list(back)).passkeys).toEqual([]);
  });

  test('signs in at every hotel where its person works, and at no other', async () => {
    const { phone } = await withPasskey('fred@probe.example');
    expect(codeOf(await enter(phone.get(await begin(theirs)), theirs))).toEqual([401, 'passkey.refused']);
    const there = await theirs.enter('Fred@probe.example', 'manager');
    const reply = await enter(phone.get(await begin(theirs)), theirs);
    expect(reply.json()).toMatchObject({ email: 'Fred@probe.example', role: 'manager' });
    expect((await list(there, theirs)).passkeys).toHaveLength(1);
  });
});

describe('signing in by passkey', () => {
  test('asks everybody the same, whoever they are', async () => {
    const { challenge: first, ...one } = await begin();
    const { challenge: second, ...two } = await begin();
    expect(one).toEqual({ rpId: 'book.example', timeout: 300_000, userVerification: 'required' });
    expect([two, first === second]).toEqual([one, false]);
  });

  test('answers one challenge once, of this hotel, within five minutes', async () => {
    const { phone } = await withPasskey('gina@probe.example');
    await theirs.enter('gina@probe.example');
    const options = await begin();
    const used = phone.get(options);
    expect((await enter(used)).statusCode).toBe(201);
    expect((await enter(used)).statusCode).toBe(401);
    expect((await enter(phone.get(options))).statusCode).toBe(401); // signed anew, the challenge of before
    expect((await enter(phone.get(await begin(theirs)))).statusCode).toBe(401);
    const late = phone.get(await begin());
    clock.now += 5 * 60_000;
    expect((await enter(late)).statusCode).toBe(401);
    expect((await enter(phone.get({ challenge: Buffer.alloc(56).toString('base64url') }))).statusCode).toBe(401);
    expect((await enter(phone.get(await begin()))).statusCode).toBe(201);
  });

  test('of two who come with one answer at once lets one in, also where nothing is counted', async () => {
    const cookie = await ours.enter('hans@probe.example');
    const phone = softwareAuthenticator({ origin: publicUrl });
    phone.told.counts = false;
    await add(phone, cookie);
    const answer = phone.get(await begin());
    const replies = await Promise.all([1, 2, 3].map(() => enter(answer)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 401, 401]);
  });

  test('refuses a copy whose counter does not go on', async () => {
    const { phone } = await withPasskey('ines@probe.example');
    expect((await enter(phone.get(await begin()))).statusCode).toBe(201);
    const [passkey] = phone.kept;
    if (passkey) passkey.counter -= 1;
    expect(codeOf(await enter(phone.get(await begin())))).toEqual([401, 'passkey.refused']);
  });

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
  ])('refuses %s, and adds nothing by it', async (_, told) => {
    const { cookie, phone } = await withPasskey('jana@probe.example');
    Object.assign(phone.told, told);
    expect(codeOf(await enter(phone.get(await begin())))).toEqual([401, 'passkey.refused']);
    expect(codeOf(await add(phone, cookie))).toEqual([400, 'passkey.not_added']);
  });

  test('refuses another’s signature, another’s challenge and what is none', async () => {
    const { phone } = await withPasskey('karl@probe.example');
    const other = await withPasskey('lena@probe.example');
    const options = await begin();
    const mine = phone.get(options);
    const hers = other.phone.get(options);
    expect((await enter({ ...hers, id: mine.id, rawId: mine.rawId })).statusCode).toBe(401);
    const foreign = phone.create(await beginAdding(other.cookie));
    const cookie = await ours.enter('karl@probe.example');
    expect(codeOf(await ours.ask(addPasskey, { cookie, body: { credential: foreign } }))).toEqual([
      400,
      'passkey.not_added',
    ]);
    expect(codeOf(await ours.ask(addPasskey, { cookie, body: { credential: mine } }))).toEqual([400, 'input.invalid']);
    expect((await enter({ ...mine, response: { ...mine.response, signature: '' } })).statusCode).toBe(401);
  });

  test('lets a right passkey in, however often strangers have tried', async () => {
    const { phone } = await withPasskey('mara@probe.example');
    const stranger = softwareAuthenticator({ origin: publicUrl });
    stranger.create(await begin());
    const codes: number[] = [];
    for (let i = 0; i < 12; i++) codes.push((await enter(stranger.get(await begin()))).statusCode);
    expect([codes[0], codes.at(-1)]).toEqual([401, 429]);
    expect((await enter(phone.get(await begin()))).statusCode).toBe(201);
  });
});

test('where the server has no name, nobody is offered a passkey', async () => {
  const bare = await startApp(database, clock, { publicUrl: 'http://127.0.0.1:3000' });
  const headers = { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' };
  const reply = await bare.inject({ method: 'POST', url: '/api/hotels/7001/operator/passkey-sign-ins', headers });
  expect(codeOf(reply)).toEqual([409, 'passkey.unavailable']);
});
