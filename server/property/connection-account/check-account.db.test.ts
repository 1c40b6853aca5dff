import { isRefusal } from '@stayfront/contract/problem';
import type { Owned } from '@stayfront/rules/connection/account';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { secretBox } from '../../platform/secret/secret-box.ts';
import { connectSystem } from '../../testing/connected-system.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { testSecret } from '../../testing/start-app.ts';
import { changeAccount, type AccountChanges } from './change-account.ts';
import { checkAccount } from './check-account.ts';
import { findAccount } from './find-account.ts';
import { listAccounts } from './list-accounts.ts';
import { makeAccount } from './make-account.ts';
import { readAccountSecret } from './read-account-secret.ts';
import { removeAccount } from './remove-account.ts';
import { renewAccount } from './renew-account.ts';
import { switchAccount } from './switch-account.ts';

const { db } = await freshDatabase();
const now = Date.parse('2027-06-01T10:00:00Z');
const box = secretBox(testSecret);
const staff = { hotelId: 7001, by: 'owner@probe.example' };
for (const hotelId of [7001, 7002]) {
  const hotel = smallHotel({ hotelId });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 1));
}

beforeEach(async () => {
  await sql`delete from connection_account`.execute(db);
  await sql`delete from attempt`.execute(db);
});

const check = async (login: string | null, password: string | null, more: object = {}) => {
  const asked = { hotelId: 7001, kind: 'alpinebits', from: '192.0.2.7', ...more } as const;
  const said = await checkAccount(
    { db, secret: testSecret },
    { login: login ?? '', password: password ?? '', ...asked },
    now,
  );
  return isRefusal(said) ? said.refused : said;
};

test('a system is known by its login and password, at its hotel and in its own language alone', async () => {
  const { account, login, password } = await connectSystem(db, 7001, {}, now);
  expect(login).toBe('7001-pms');
  expect(await check(login, password)).toEqual(account);
  expect(await check(login, password)).toMatchObject({ lastHeardAt: now });
  const wrong = [
    await check(login, `${password}x`),
    await check('7001-other', password),
    await check(login, ''),
    await check(login, password, { kind: 'channel-manager' }),
    await check(login, password, { hotelId: 7002 }),
  ];
  expect(wrong).toEqual(wrong.map(() => 'connection.credentials'));
  expect(await check(login, password, { hotelId: 9999 })).toBe('hotel.unknown');
  expect(await check(login, password, { hotelId: 99_999_999_999 })).toBe('hotel.unknown');
});

test('who guesses waits longer and longer, and whoever knows is answered all the same', async () => {
  const { login, password } = await connectSystem(db, 7001, {}, now);
  for (let i = 0; i < 20; i++) expect(await check(login, `guess ${i}`)).toBe('connection.credentials');
  expect(await check(login, 'one more')).toBe('too_many_requests');
  expect(await check(login, password)).toMatchObject({ login });
});

test('a turned password ends the one before; switched off it is known as that; taken away, as nobody', async () => {
  const { account, login, password } = await connectSystem(db, 7001, {}, now);
  const turned = await inHotel(db, 7001, (tx) => renewAccount(tx, staff, account.connection, now + 1));
  if (isRefusal(turned)) throw new Error(turned.refused);
  expect(await check(login, password)).toBe('connection.credentials');
  expect(await check(login, turned.password)).toMatchObject({ isOff: false, credentialsAt: now + 1 });
  const { connection } = account;
  expect(await inHotel(db, 7001, (tx) => switchAccount(tx, 7001, { connection, isOn: false }, now))).toMatchObject({
    before: true,
  });
  expect(await check(login, turned.password)).toMatchObject({ isOff: true });
  expect(await inHotel(db, 7001, (tx) => removeAccount(tx, staff, connection, now))).toBe(true);
  expect(await inHotel(db, 7001, (tx) => removeAccount(tx, staff, connection, now))).toBe(false);
  expect(await check(login, turned.password)).toBe('connection.credentials');
});

test('what a system is called with is sealed, and no list of changes tells it', async () => {
  const wish = { address: 'https://pms.example/push/hush', calledAs: 'us', secret: 'canary', owns: ['stock'] } as const;
  const { account } = await connectSystem(db, 7001, wish, now);
  const { connection } = account;
  expect(account).toMatchObject({ hasSecret: true, address: wish.address, calledAs: 'us', owns: ['stock'] });
  expect(await inHotel(db, 7001, (tx) => readAccountSecret(tx, box, 7001, connection))).toBe('canary');
  expect(
    await inHotel(db, 7001, (tx) => readAccountSecret(tx, secretBox(`${testSecret}x`), 7001, connection)),
  ).toBeNull();
  const settings = { rooms: { DBL: 'double' }, bookings: true };
  const changed = await inHotel(db, 7001, (tx) =>
    changeAccount(tx, box, staff, connection, { settings, secret: 'canary two', owns: [] }, now),
  );
  expect(changed).toMatchObject({ settings, owns: [], title: 'Our pms' });
  const more = { settings: { bookings: null } };
  expect(await inHotel(db, 7001, (tx) => changeAccount(tx, box, staff, connection, more, now))).toMatchObject({
    settings: { rooms: { DBL: 'double' } },
  });
  const { rows } = await sql<{ what: string; detail: object }>`
    select what, detail from operator_event where hotel_id = 7001 order by event_id desc limit 3`.execute(db);
  expect(rows.map(({ what }) => what)).toEqual(['system.changed', 'system.changed', 'system.made']);
  expect(JSON.stringify(rows)).not.toMatch(/canary|hush/);
});

test('each part is decided by one system, whoever asks, also where two ask at once', async () => {
  const { account } = await connectSystem(db, 7001, { owns: ['prices'] }, now);
  const make = (name: string, owns: readonly Owned[]) =>
    inHotel(db, 7001, (tx) =>
      makeAccount(tx, box, staff, { kind: 'channel-manager', name, title: name, calls: true, owns }, now),
    );
  const refused = { refused: 'connection.owned', details: { systemId: account.connection, parts: ['prices'] } };
  expect(await make('hub', ['stock', 'prices'])).toMatchObject(refused);
  const both = await Promise.all([make('hub', ['stock']), make('other', ['stock'])]);
  expect(both.filter(isRefusal)).toMatchObject([{ refused: 'connection.owned', details: { parts: ['stock'] } }]);
  const { connection } = both.flatMap((made) => (isRefusal(made) ? [] : [made.account]))[0]!;
  const change = (owns: readonly Owned[]) =>
    inHotel(db, 7001, (tx) => changeAccount(tx, box, staff, connection, { owns }, now));
  expect(await change(['stock', 'prices'])).toMatchObject(refused);
  expect(await change(['stock', 'restrictions'])).toMatchObject({ owns: ['stock', 'restrictions'] });
});

test('what is kept for one address is not sent to another, and a login leads to one system', async () => {
  const secret = 'canary';
  const { account, login } = await connectSystem(db, 7001, { address: 'https://a.example/x', secret }, now);
  await connectSystem(db, 7001, { name: 'other' }, now);
  const { connection } = account;
  const change = (changes: AccountChanges) =>
    inHotel(db, 7001, (tx) => changeAccount(tx, box, staff, connection, changes, now));
  const kept = () => inHotel(db, 7001, (tx) => readAccountSecret(tx, box, 7001, connection));
  expect(await change({ address: 'https://b.example/x' })).toMatchObject({ refused: 'connection.secret' });
  expect(await kept()).toBe(secret);
  expect(await change({ address: 'https://a.example/y' })).toMatchObject({ address: 'https://a.example/y' });
  expect(await change({ address: 'https://b.example/x', secret: null })).toMatchObject({ hasSecret: false });
  expect(await change({ address: 'https://c.example/x', secret: 'another' })).toMatchObject({ hasSecret: true });
  expect(await kept()).toBe('another');
  expect(await change({ login: '7001-other' })).toMatchObject({ refused: 'connection.taken' });
  expect(await change({ login: login ?? '' })).toMatchObject({ login });
  expect(await change({ login: 'our-pms' })).toMatchObject({ login: 'our-pms' });
});

test('a name is given once, and so is a login', async () => {
  await connectSystem(db, 7001, {}, now);
  const again = (wish: object) =>
    inHotel(db, 7001, (tx) =>
      makeAccount(tx, box, staff, { kind: 'alpinebits', name: 'other', title: 'Other', calls: true, ...wish }, now),
    );
  expect(await again({ name: 'pms' })).toEqual({ refused: 'connection.taken' });
  expect(await again({ login: '7001-pms' })).toEqual({ refused: 'connection.taken' });
  expect(await again({ kind: 'channel-manager', login: '7001-pms' })).toMatchObject({ login: '7001-pms' });
  const all = await inHotel(db, 7001, (tx) => listAccounts(tx, 7001));
  expect(all.map(({ connection }) => connection)).toEqual(['alpinebits.pms', 'channel-manager.other']);
  expect(await inHotel(db, 7001, (tx) => findAccount(tx, 7001, 'channel-manager.other'))).toEqual(all[1]);
  expect(await inHotel(db, 7001, (tx) => listAccounts(tx, 7001, 'google'))).toEqual([]);
});
