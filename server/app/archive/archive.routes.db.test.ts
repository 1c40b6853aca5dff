import { randomBytes } from 'node:crypto';
import {
  checkArrival,
  describeArchive,
  downloadArchive,
  finishArrival,
  forgetArrival,
  listArrivals,
  sendArrivalPiece,
  type Arrival,
} from '@stayfront/contract/desk/archive';
import { switchHotel } from '@stayfront/contract/own-hotels';
import type { Route } from '@stayfront/contract/route';
import { listOperatorChanges } from '@stayfront/contract/operator';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { spoolIn } from '../../platform/archive/spool-in.ts';
import { picturesIn } from '../../property/picture/pictures-in.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { deleteArrival } from './arrival.store.ts';
import { workOnArrival, type WorkDeps } from './work-on-arrival.ts';
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

const ask = (route: Route, arrivalId: string, body?: object) =>
  desk.ask(route, { params: { arrivalId }, ...(body ? { body } : {}), cookie: owner });
const stateOf = async (arrivalId: string): Promise<Arrival | undefined> =>
  (await desk.ask(listArrivals, { cookie: owner }))
    .json<{ arrivals: Arrival[] }>()
    .arrivals.find((one) => one.arrivalId === arrivalId);
const workDeps = (): WorkDeps => ({
  db,
  secret: testSecret,
  pictureDir: picturesIn(app.dataDir),
  spoolDir: spoolIn(app.dataDir),
  now: () => clock.now,
});
/** Does what is queued, as a worker would. */
async function work(): Promise<void> {
  const { rows } = await sql<{ payload: { hotelId: number; arrivalId: string } }>`
    delete from graphile_worker._private_jobs as job
     using graphile_worker._private_tasks as task
     where task.id = job.task_id and task.identifier = 'take-arrival' returning job.payload`.execute(database.db);
  for (const { payload } of rows) await workOnArrival(workDeps(), payload);
}
/** A clock at whose nth look somebody forgets the archive. */
function forgetAt(arrivalId: string, nth: number): () => number {
  let looks = 0;
  return () => {
    if ((looks += 1) === nth) void inHotel(db, 7001, (tx) => deleteArrival(tx, 7001, arrivalId));
    return clock.now;
  };
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

  test('brings it in again as a further hotel, once it was tried, and finds it among their hotels', async () => {
    const sent = await send(await download());
    const early = await ask(checkArrival, sent.arrivalId, { pieces: 9 });
    expect(early.json()).toMatchObject({ code: 'arrival.unknown' });
    const begun = await ask(checkArrival, sent.arrivalId, { pieces: 3, name: 'probe.zip' });
    expect([begun.statusCode, begun.json()]).toMatchObject([200, { state: 'checking', share: 0, name: 'probe.zip' }]);
    await work();
    expect(await stateOf(sent.arrivalId)).toMatchObject({
      state: 'checked',
      share: null,
      checked: { faults: [], hotel: { name: 'Hotel Probe', formerId: 7001, hotelId: 7002, reservations: 1 } },
    });
    const both = await Promise.all([1, 2].map(() => ask(finishArrival, sent.arrivalId, { pieces: 3 })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await work();
    expect(await stateOf(sent.arrivalId)).toMatchObject({ state: 'here', hotelId: 7002 });
    const left = await inHotel(db, 7001, (tx) => tx.selectFrom('arrival_piece').select('place').execute());
    expect(left).toEqual([]);
    const there = await desk.ask(switchHotel, { body: { toHotelId: 7002 }, cookie: owner });
    expect([there.statusCode, there.json()]).toMatchObject([200, { hotelId: 7002, role: 'owner' }]);
    expect((await ask(finishArrival, sent.arrivalId, { pieces: 3 })).json()).toMatchObject({ code: 'arrival.taken' });
    // It is there; what is forgotten is the file it came in.
    expect((await ask(forgetArrival, sent.arrivalId)).statusCode).toBe(200);
    expect(await stateOf(sent.arrivalId)).toBeUndefined();
  });
});

describe('an archive that is being tried', () => {
  const begin = async (route: Route): Promise<string> => {
    const { arrivalId } = await send(await download());
    expect((await ask(route, arrivalId, { pieces: 3 })).statusCode).toBe(200);
    return arrivalId;
  };
  const hotels = async (): Promise<number> => (await db.selectFrom('hotel').select('hotel_id').execute()).length;

  test('is forgotten at once when somebody says so, and leaves no hotel', async () => {
    const before = await hotels();
    const arrivalId = await begin(finishArrival);
    expect((await ask(forgetArrival, arrivalId)).statusCode).toBe(200);
    await work();
    expect([await stateOf(arrivalId), await hotels()]).toEqual([undefined, before]);
  });

  test('is forgotten in the midst of it as well', async () => {
    const before = await hotels();
    const arrivalId = await begin(finishArrival);
    const deps = workDeps();
    await workOnArrival({ ...deps, now: forgetAt(arrivalId, 2) }, { hotelId: 7001, arrivalId });
    expect([await stateOf(arrivalId), await hotels()]).toEqual([undefined, before]);
  });

  test('goes on at another server when one was stopped, and says meanwhile that nobody is heard of', async () => {
    const before = await hotels();
    const arrivalId = await begin(finishArrival);
    const job = { hotelId: 7001, arrivalId };
    await expect(workOnArrival(workDeps(), job, AbortSignal.abort())).rejects.toThrow('another one goes on');
    clock.now += 2 * 60_000;
    expect(await stateOf(arrivalId)).toMatchObject({ state: 'bringing', isSilent: true });
    await workOnArrival(workDeps(), job);
    expect(await stateOf(arrivalId)).toMatchObject({ state: 'here', isSilent: false });
    expect(await hotels()).toBe(before + 1);
  });

  test('becomes one hotel, also where a server died just after it was there', async () => {
    const before = await hotels();
    const arrivalId = await begin(finishArrival);
    const job = { hotelId: 7001, arrivalId };
    await workOnArrival(workDeps(), job);
    await inHotel(db, 7001, (tx) =>
      tx.updateTable('arrival').set({ state: 'taken' }).where('arrival_id', '=', arrivalId).execute(),
    );
    expect((await ask(forgetArrival, arrivalId)).json()).toMatchObject({ code: 'arrival.taken' });
    await workOnArrival(workDeps(), job);
    expect(await stateOf(arrivalId)).toMatchObject({ state: 'here' });
    expect(await hotels()).toBe(before + 1);
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
    for (const route of [checkArrival, finishArrival]) {
      expect((await desk.ask(route, { params, body, cookie: owner })).statusCode).toBe(200);
      await work();
      expect(await stateOf(sent.arrivalId)).toMatchObject({
        state: 'checked',
        checked: { hotel: null, faults: [{ file: '', line: null, code: 'no_zip', at: '' }] },
      });
    }
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
    for (const route of [describeArchive, downloadArchive, listArrivals, checkArrival, finishArrival, forgetArrival]) {
      const params = { arrivalId: 'abcdefgh12345678' };
      const body = route.method === 'POST' ? { pieces: 1 } : undefined;
      const reply = await desk.ask(route, { params, ...(body ? { body } : {}), cookie: manager });
      expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'operator.role' }]);
    }
  });
});
