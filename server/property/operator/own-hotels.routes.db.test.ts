import { getOperator, listOperatorChanges } from '@stayfront/contract/operator';
import { listOwnHotels, switchHotel, type OwnHotel } from '@stayfront/contract/own-hotels';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { removeOperator } from './remove-operator.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const [first, second, third] = [7001, 7002, 7003].map((hotelId) => operatorApi(app, db, hotelId, clock)) as [
  ReturnType<typeof operatorApi>,
  ReturnType<typeof operatorApi>,
  ReturnType<typeof operatorApi>,
];

beforeAll(async () => {
  for (const hotelId of [7001, 7002, 7003]) {
    const hotel = smallHotel({ hotelId, name: `Hotel ${hotelId}` });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  }
});

const list = async (cookie: string) =>
  (await first.ask(listOwnHotels, { cookie })).json<{ hotels: OwnHotel[] }>().hotels;
const go = (cookie: string, toHotelId: number) => first.ask(switchHotel, { cookie, body: { toHotelId } });

describe('somebody who works at several hotels', () => {
  test('sees their own, with what they may do there, and no others', async () => {
    const cookie = await first.enter('anna@probe.example');
    await second.invite('ANNA@probe.example', 'front-desk');
    await third.invite('somebody@probe.example');
    expect(await list(cookie)).toEqual([
      { hotelId: 7001, hotelName: 'Hotel 7001', chainName: null, role: 'owner', isThis: true, isSignedIn: true },
      { hotelId: 7002, hotelName: 'Hotel 7002', chainName: null, role: 'front-desk', isThis: false, isSignedIn: false },
    ]);
  });

  test('goes to another without a mail, stays signed in at both, and is remembered there', async () => {
    const cookie = await first.enter('berta@probe.example');
    await second.invite('berta@probe.example', 'manager');
    const reply = await go(cookie, 7002);
    expect(reply.json()).toMatchObject({ hotelId: 7002, email: 'berta@probe.example', role: 'manager' });
    const [session, last] = reply.cookies;
    const there = `${session?.name}=${session?.value}`;
    expect((await second.ask(getOperator, { cookie: there })).json()).toMatchObject({ role: 'manager' });
    expect((await first.ask(getOperator, { cookie })).statusCode).toBe(200);
    const { changes } = (await second.ask(listOperatorChanges, { cookie: there })).json<{ changes: object[] }>();
    expect(changes[0]).toMatchObject({ what: 'operator.signed_in', detail: { from: 7001 } });
    const desk = await app.inject({ url: '/desk', headers: { cookie: `${last?.name}=${last?.value}` } });
    expect([desk.statusCode, desk.headers.location]).toEqual([302, '/7002/desk']);
    // Who is signed in there already comes back to that.
    const both = `${cookie}; ${there}`;
    expect((await list(both)).map(({ isSignedIn }) => isSignedIn)).toEqual([true, true]);
    expect((await go(both, 7002)).cookies.map(({ name }) => name)).toEqual([last?.name]);
  });

  test.each([
    ['where they are unknown', 7003],
    ['to one that is not there', 9999],
  ])('does not get in %s', async (_, hotelId) => {
    const reply = await go(await first.enter('carl@probe.example'), hotelId);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([404, 'person.unknown']);
    expect(reply.cookies).toEqual([]);
  });

  test('does not get in where they were removed', async () => {
    const cookie = await first.enter('dora@probe.example');
    await second.invite('dora@probe.example');
    await removeOperator(db, 7002, 'dora@probe.example', clock.now);
    expect((await go(cookie, 7002)).statusCode).toBe(404);
    expect(await list(cookie)).toHaveLength(1);
  });

  test('keeps no session longer by going to and fro than since they signed in', async () => {
    const cookie = await first.enter('emma@probe.example');
    await second.invite('emma@probe.example');
    let expected = '';
    for (let day = 0; day < 5; day++) {
      const reply = await go(cookie, 7002);
      expected ||= reply.json<{ expiresAt: string }>().expiresAt;
      expect(reply.json<{ expiresAt: string }>().expiresAt).toBe(expected);
      clock.now += 8 * 3_600_000;
    }
  });
});

test('who was at no desk yet is led to the beginning', async () => {
  for (const cookie of ['', 'stayfront_last_desk=//evil.example', 'stayfront_last_desk=0']) {
    const reply = await app.inject({ url: '/desk', headers: { cookie } });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/']);
  }
});
