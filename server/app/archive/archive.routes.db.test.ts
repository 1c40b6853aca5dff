import { randomBytes } from 'node:crypto';
import {
  checkArrival,
  describeArchive,
  downloadArchive,
  finishArrival,
  sendArrivalPiece,
  type CheckedArrival,
} from '@stayfront/contract/desk/archive';
import { listOperatorChanges } from '@stayfront/contract/operator';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { forgetOldArrivals } from './forget-old-arrivals.ts';

const database = await freshDatabase();
const { db, close } = openDatabase(database.url);
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 7001, clock);
let [owner, manager] = ['', ''];

beforeAll(async () => {
  const house = smallHotel();
  await openHotel(db, house, smallNights(house, stayDate('2027-06-01'), 20));
  const guest = guestApi(app, 7001);
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-11',
    checkOut: '2027-06-13',
  });
  await guest.book(bookingOf([reference]));
  owner = await desk.enter('anna@probe.example');
  manager = await desk.enter('mara@probe.example', 'manager');
  return close;
});

const download = async (): Promise<Buffer> => {
  const reply = await desk.ask(downloadArchive, { cookie: owner });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  return reply.rawPayload;
};
/** In pieces, the last first and the first twice, as a bad line would have it. */
async function send(bytes: Buffer, cookie = owner): Promise<{ arrivalId: string; pieces: number }> {
  const arrivalId = randomBytes(8).toString('hex');
  const size = Math.ceil(bytes.length / 3);
  for (const place of [2, 0, 1, 0]) {
    const piece = bytes.subarray(place * size, (place + 1) * size).toString('base64');
    const reply = await desk.ask(sendArrivalPiece, { params: { arrivalId, place }, body: { bytes: piece }, cookie });
    expect(reply.json()).toMatchObject({ place });
  }
  return { arrivalId, pieces: 3 };
}

describe('an owner', () => {
  test('takes the whole hotel along, and history says who did', async () => {
    const reply = await desk.ask(describeArchive, { cookie: owner });
    expect(reply.json()).toMatchObject({ reservations: 1, versions: 1, pictures: 1, prices: 100 });
    const files = unzipSync(await download());
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['README.txt', 'manifest.json', 'reservations.jsonl']));
    expect(strFromU8(files['reservations.csv'] ?? new Uint8Array())).toContain('Lovelace');
    const { changes } = (await desk.ask(listOperatorChanges, { cookie: owner })).json<{ changes: object[] }>();
    expect(changes[0]).toMatchObject({ who: 'anna@probe.example', what: 'hotel.archived' });
  });

  test('brings it in again as a further hotel, once it was tried, and is signed in there', async () => {
    const sent = await send(await download());
    const params = { arrivalId: sent.arrivalId };
    const body = { pieces: sent.pieces };
    const early = await desk.ask(checkArrival, { params, body: { pieces: 9 }, cookie: owner });
    expect(early.json()).toMatchObject({ code: 'arrival.unknown' });
    const checked = (await desk.ask(checkArrival, { params, body, cookie: owner })).json<CheckedArrival>();
    expect(checked).toMatchObject({
      faults: [],
      hotel: { name: 'Hotel Probe', formerId: 7001, hotelId: 7002, reservations: 1 },
    });
    const both = await Promise.all([1, 2].map(() => desk.ask(finishArrival, { params, body, cookie: owner })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const made = both.find(({ statusCode }) => statusCode === 201);
    expect(made?.json()).toMatchObject({ hotelId: 7002, email: 'anna@probe.example', role: 'owner' });
    expect(made?.cookies.length).toBeGreaterThan(0);
    const left = await inHotel(db, 7001, (tx) => tx.selectFrom('arrival_piece').select('place').execute());
    expect(left).toEqual([]);
    expect((await desk.ask(finishArrival, { params, body, cookie: owner })).json()).toMatchObject({
      code: 'arrival.taken',
    });
  });
});

describe('an archive at the desk', () => {
  test('that is none is said to be none, and makes no hotel', async () => {
    const sent = await send(Buffer.from('hello there, I am no archive'));
    const other = await openOther();
    const body = { pieces: sent.pieces };
    const params = { arrivalId: sent.arrivalId };
    // Somebody else's hotel is here: this one's owner cannot make another.
    expect((await desk.ask(checkArrival, { params, body, cookie: owner })).json()).toMatchObject({
      code: 'beginning.not_yours',
    });
    await other.leave();
    const told = await desk.ask(checkArrival, { params, body, cookie: owner });
    expect(told.json()).toEqual({ hotel: null, faults: [{ file: '', line: null, code: 'no_zip', at: '' }] });
    const reply = await desk.ask(finishArrival, { params, body, cookie: owner });
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { code: 'arrival.faulty' }]);
  });

  /** A hotel whose owner is another, for as long as it is there. */
  async function openOther(): Promise<{ leave(): Promise<void> }> {
    const house = smallHotel({ hotelId: 7500 });
    await openHotel(db, house, smallNights(house, stayDate('2027-06-01'), 1));
    return {
      leave: async () => void (await operatorApi(app, db, 7500, clock).enter('anna@probe.example')),
    };
  }

  test('is forgotten when nobody has taken it for a day', async () => {
    await send(Buffer.from('hello there, I am no archive'));
    await forgetOldArrivals(db, clock.now + 25 * 3_600_000);
    const left = await inHotel(db, 7001, (tx) => tx.selectFrom('arrival').select('arrival_id').execute());
    expect(left).toEqual([]);
  });

  test('is nobody else’s affair: a manager neither takes one along nor brings one', async () => {
    for (const route of [describeArchive, downloadArchive, checkArrival, finishArrival]) {
      const params = { arrivalId: 'abcdefgh12345678' };
      const body = route.method === 'POST' ? { pieces: 1 } : undefined;
      const reply = await desk.ask(route, { params, ...(body ? { body } : {}), cookie: manager });
      expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'operator.role' }]);
    }
  });
});
