import { signInOperator } from '@stayfront/contract/operator';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { inviteFirstOwner } from './invite-first-owner.ts';
import { removeOperator } from './remove-operator.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);

async function openHouse(hotelId: number) {
  const hotel = smallHotel({ hotelId });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 3));
  const api = operatorApi(app, db, hotelId, clock);
  const invite = async (email: string | null = 'desk@probe.example') =>
    (await inviteFirstOwner(db, { hotelId, email, publicUrl, now: clock.now }))?.link;
  const open = async (link: string | null | undefined) =>
    (await api.ask(signInOperator, { body: { token: new URL(link ?? '').searchParams.get('t') } })).statusCode;
  return { api, invite, open };
}

test('a hotel without an owner has a link for its first, once and for an hour', async () => {
  const { invite, open } = await openHouse(7001);
  const lost = await invite();
  const link = await invite(); // the server was started again
  expect(await open(lost)).toBe(401);
  clock.now += 59 * 60_000;
  expect(await open(link)).toBe(201);
  expect([await open(link), await invite()]).toEqual([401, undefined]);
});

test('one that waited too long opens nothing, and the next start has another', async () => {
  const { invite, open } = await openHouse(7002);
  const late = await invite();
  clock.now += 60 * 60_000;
  expect(await open(late)).toBe(401);
  expect(await open(await invite())).toBe(201);
});

test('nobody gets one while somebody is owner, or was invited and may still come', async () => {
  const { api, invite } = await openHouse(7003);
  await api.invite('anna@probe.example');
  expect(await invite()).toBeUndefined();
  clock.now += 73 * 3_600_000;
  expect(await invite()).toBeUndefined(); // Anna is on the list, and asks for a new link herself
  await removeOperator(db, 7003, 'anna@probe.example', clock.now);
  expect(await invite()).toContain('/7003/');
});

test('a house without an address is told how to name its owner', async () => {
  const { api, invite } = await openHouse(7004);
  expect(await invite(null)).toBeNull();
  await api.enter('anna@probe.example');
  expect(await invite(null)).toBeUndefined();
});
