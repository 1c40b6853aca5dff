import type { ServerResponse } from 'node:http';
import {
  listCalendarFeeds,
  putCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  takeSmallerFeed,
  type CalendarFeed,
} from '@stayfront/contract/desk/calendar-feeds';
import { listChanges } from '@stayfront/contract/desk/changes';
import { listNeeds, type Need } from '@stayfront/contract/desk/needs';
import type { Route } from '@stayfront/contract/route';
import { blocksOfNights } from '@stayfront/rules/calendar-feed/write-feed';
import { nightsOf, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readFeed } from '@stayfront/rules/calendar-feed/read-feed';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { readSystemMessages } from '../../followers/connection/read-system-messages.ts';
import { secretBox } from '../../platform/secret/secret-box.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openReceiver, type Received } from '../../testing/receiver.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { queueReadings } from './queue-readings.ts';
import { readCalendarFeed as readNow } from './read-feed.ts';

const database = await freshDatabase();
const { db } = database;
const today = stayDate('2027-06-01');
const clock = { now: Date.parse('2027-06-01T10:00:00Z') };
const reach = { resolve: () => Promise.resolve([]), allowsLoopback: true, patienceMs: 300_000 };
const app = await startApp(database, clock, { reach });
const { hotelId, ...document } = smallHotel();
const desk = operatorApi(app, db, hotelId, clock);
const guest = guestApi(app, hotelId);
let manager = '';

beforeAll(async () => {
  const hotel = smallHotel();
  await openHotel(db, hotel, smallNights(hotel, today, 30, 3));
  manager = await desk.enter('mara@probe.example', 'manager');
});
beforeEach(async () => {
  await inHotel(db, hotelId, async (tx) => {
    await sql`delete from hold`.execute(tx);
    await sql`delete from calendar_feed`.execute(tx);
    await sql`delete from connection_message`.execute(tx);
    await sql`update inventory set sold = 0`.execute(tx);
  });
});

const ask = async <Answer>(route: Route, sent: object = {}): Promise<Answer> =>
  (await desk.ask(route, { cookie: manager, ...sent })).json<Answer>();
const put = (feedId: string, body: object): Promise<CalendarFeed> =>
  ask(putCalendarFeed, { params: { feedId }, body: { title: feedId, roomId: 'double', ...body } });
const read = (feedId: string): Promise<CalendarFeed> => ask(readCalendarFeed, { params: { feedId }, body: undefined });
const needs = async (): Promise<Need[]> =>
  (await ask<{ needs: Need[] }>(listNeeds)).needs.filter(({ kind }) => kind === 'feed' || kind === 'feed-clash');

/** Somebody else's calendar, of nights that can be changed, that knows its mark. */
async function partner(first: readonly string[] | string = []) {
  const there = { nights: first, status: 200, asked: [] as (string | undefined)[] };
  const write = (): string =>
    typeof there.nights === 'string'
      ? there.nights
      : [
          'BEGIN:VCALENDAR',
          ...blocksOfNights(there.nights.map(stayDate)).flatMap(({ from, to }) => [
            'BEGIN:VEVENT',
            `UID:${from}@partner.example`,
            `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
            `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
            'END:VEVENT',
          ]),
          'END:VCALENDAR',
        ].join('\r\n');
  const { port } = await openReceiver((response: ServerResponse, { headers }: Received) => {
    const etag = `"${Buffer.from(JSON.stringify(there.nights)).toString('base64url').slice(-80)}"`;
    there.asked.push(headers['if-none-match']);
    if (there.status === 200 && headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(there.status, { etag }).end(write());
  });
  return Object.assign(there, { source: `http://127.0.0.1:${port}/calendar.ics?s=secret` });
}

const days = (from: string, nights: number): StayDate[] =>
  nightsOf({
    arrival: stayDate(from),
    departure: stayDate(from.slice(0, 8) + String(Number(from.slice(8)) + nights).padStart(2, '0')),
  });

async function told(address: string | null, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url: new URL(address ?? '').pathname, headers });
  const said = readFeed(reply.body, { timeZone: document.timeZone, from: today, to: stayDate('2027-07-01') });
  const nights =
    'fault' in said
      ? []
      : said.blocks
          .flatMap(({ from, to }) => nightsOf({ arrival: from, departure: to }))
          .filter((n) => n < '2027-06-30');
  return { status: reply.statusCode, nights, headers: reply.headers, body: reply.body };
}
const freeOn = async (night: string): Promise<number> => {
  const { rows } = await inHotel(db, hotelId, (tx) =>
    sql<{
      free: number;
    }>`select total - sold - coalesce((select sum(rooms) from hold h where h.date = i.date and h.room_id = i.room_id), 0)::int as free
      from inventory i where room_id = 'double' and date = ${night}`.execute(tx),
  );
  return rows[0]?.free ?? 0;
};
const book = async (from: string, to: string, rooms = 1): Promise<number> => {
  for (let i = 0; i < rooms; i++) {
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
      checkIn: from,
      checkOut: to,
      nbAdults: 2,
    });
    const { status } = await guest.book(bookingOf([reference]));
    if (status !== 201) return status;
  }
  return 201;
};

test('nights that a partner has sold cannot be booked here, and are free again when it says so', async () => {
  const there = await partner(days('2027-06-10', 2));
  const made = await put('airbnb', { source: there.source });
  expect(made.source).toMatchObject({ state: 'new', host: new URL(there.source).host });
  expect(JSON.stringify(made)).not.toContain('secret');
  expect((await read('airbnb')).source).toMatchObject({ state: 'ok', blocks: 1, clashes: [], trouble: null });
  expect([await freeOn('2027-06-09'), await freeOn('2027-06-10'), await freeOn('2027-06-11')]).toEqual([3, 2, 2]);
  there.nights = days('2027-06-11', 2);
  await read('airbnb');
  expect([await freeOn('2027-06-10'), await freeOn('2027-06-11'), await freeOn('2027-06-12')]).toEqual([3, 2, 2]);
  expect(await ask(removeCalendarFeed, { params: { feedId: 'airbnb' } })).toEqual({
    feedId: 'airbnb',
    isRemoved: true,
  });
  expect(await freeOn('2027-06-11')).toBe(3);
  expect(await ask(removeCalendarFeed, { params: { feedId: 'airbnb' } })).toMatchObject({
    code: 'calendar_feed.unknown',
  });
});

test('no more rooms are taken than are left: what is sold twice is told to the house, and taken once a room comes free', async () => {
  const all = calendar(4, '20270610', '20270612');
  const there = await partner(all);
  expect(await book('2027-06-10', '2027-06-11')).toBe(201);
  await put('booking', { source: there.source });
  const feed = await read('booking');
  expect(feed.source).toMatchObject({ state: 'ok', clashes: [{ night: '2027-06-10', rooms: 1 }] });
  expect([await freeOn('2027-06-10'), await freeOn('2027-06-11')]).toEqual([0, 0]);
  expect(await needs()).toMatchObject([{ kind: 'feed-clash', feedId: 'booking', nights: ['2027-06-10'] }]);
  await inHotel(db, hotelId, (tx) => sql`update inventory set sold = 0 where date = '2027-06-10'`.execute(tx));
  expect((await read('booking')).source).toMatchObject({ clashes: [] });
  expect(there.asked.at(-1)).toBeDefined(); // nothing new was sent: the copy that holds was held against the stock anew
  expect([await freeOn('2027-06-10'), await needs()]).toEqual([0, []]);
  await read('booking'); // nothing new at all
  const messages = await inHotel(db, hotelId, (tx) => readSystemMessages(tx, hotelId, { limit: 9 }));
  expect(messages.map(({ connection, outcome, told: { facts } }) => [connection, outcome, facts])).toEqual([
    ['ical.booking', 'taken', { taken: 1, freed: 0 }],
    ['ical.booking', 'warned', { taken: 5, freed: 0 }],
  ]);
});

const calendar = (events: number, from: string, to: string): string =>
  `BEGIN:VCALENDAR\n${Array.from({ length: events }, (_, i) => `BEGIN:VEVENT\nUID:${i}\nDTSTART;VALUE=DATE:${from}\nDTEND;VALUE=DATE:${to}\nEND:VEVENT\n`).join('')}END:VCALENDAR\n`;

test('a feed that fails, makes no sense or shrinks by more than half keeps its last good copy, and says so', async () => {
  const there = await partner(days('2027-06-10', 5));
  await put('vrbo', { source: there.source });
  await read('vrbo');
  for (const [change, trouble] of [
    [() => (there.status = 503), 'not-reached'],
    [() => Object.assign(there, { status: 200, nights: '<html>Sign in</html>' }), 'not-a-calendar'],
    [() => (there.nights = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\n'), 'cut-off'],
    [() => (there.nights = days('2027-06-10', 2)), 'shrunk'],
  ] as const) {
    change();
    expect((await read('vrbo')).source).toMatchObject({ state: 'kept', trouble, blocks: 1 });
    expect(await needs()).toMatchObject([{ kind: 'feed', feedId: 'vrbo', trouble }]);
    expect([await freeOn('2027-06-10'), await freeOn('2027-06-14')]).toEqual([2, 2]);
  }
  expect((await ask<CalendarFeed>(takeSmallerFeed, { params: { feedId: 'vrbo' } })).source).toMatchObject({
    state: 'ok',
  });
  expect([await freeOn('2027-06-11'), await freeOn('2027-06-12'), await needs()]).toEqual([2, 3, []]);
  there.nights = days('2027-06-10', 1);
  expect((await read('vrbo')).source).toMatchObject({ state: 'ok', trouble: null });
});

test('the nights that are taken are told to who has the address, without a word about guests, and to nobody else', async () => {
  const { address } = await put('airbnb', {});
  expect(await book('2027-06-10', '2027-06-12', 3)).toBe(201);
  const first = await told(address);
  expect([first.status, first.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(first.nights).toEqual(['2027-06-10', '2027-06-11']);
  expect(first.body).not.toMatch(/Lovelace|SB\d|Ada/);
  expect((await told(address, { 'if-none-match': String(first.headers['etag']) })).status).toBe(304);
  const { address: renewed } = await put('airbnb', { address: 'renew' });
  expect([(await told(address)).status, (await told(renewed)).status]).toEqual([404, 200]);
  expect((await told(`${renewed?.slice(0, -6)}x.ics`)).status).toBe(404);
  await put('airbnb', { isOn: false });
  expect((await told(renewed)).status).toBe(404);
  await put('airbnb', { address: 'remove' });
  expect((await ask<{ feeds: CalendarFeed[] }>(listCalendarFeeds)).feeds).toMatchObject([
    { address: null, source: null },
  ]);
});

test('as many rooms of a kind are told to be free as there are, and a room that its own feed has taken is that room', async () => {
  const there = await partner(days('2027-06-10', 1));
  const units = await Promise.all(
    [1, 2, 3].map((number) =>
      put(`unit-${number}`, { unit: { number, of: 3 }, source: number === 2 ? there.source : null }),
    ),
  );
  await read('unit-2');
  expect(await book('2027-06-11', '2027-06-12', 2)).toBe(201);
  const nights = await Promise.all(units.map(async ({ address }) => (await told(address)).nights));
  // The second is taken by its own partner, who is not told so again; the others are told it is gone.
  expect(nights).toEqual([['2027-06-11'], ['2027-06-11'], []]);
  const { address } = await put('other-2', { unit: { number: 2, of: 3 } });
  expect((await told(address)).nights).toEqual(['2027-06-10', '2027-06-11']);
});

test('what comes back from a partner that was told by us takes nothing', async () => {
  const { address } = await put('airbnb', {});
  expect(await book('2027-06-10', '2027-06-12', 3)).toBe(201);
  const there = await partner((await told(address)).body);
  await put('airbnb', { source: there.source });
  expect((await read('airbnb')).source).toMatchObject({ state: 'ok', blocks: 0, clashes: [] });
});

test('every feed that is on is read by itself, and what people did about feeds is written down without an address', async () => {
  const there = await partner(days('2027-06-10', 1));
  await put('a', { source: there.source });
  await put('b', { source: there.source, isOn: false });
  await put('c', {});
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  for (const _ of [1, 2]) await queueReadings(db);
  const { rows } = await sql<{ payload: { hotelId: number; feedId: string } }>`
    select payload from graphile_worker._private_jobs`.execute(db);
  expect(rows.map(({ payload }) => payload)).toEqual([{ hotelId, feedId: 'a' }]);
  const deps = { db, readHotel: knownHotels(db).current, box: secretBox(testSecret), reach };
  await readNow(deps, { hotelId, feedId: 'a' }, clock.now);
  expect(await freeOn('2027-06-10')).toBe(2);
  await put('a', { isOn: false });
  expect(await freeOn('2027-06-10')).toBe(3);
  const { changes } = await ask<{ changes: { what: string }[] }>(listChanges, {
    query: { kind: 'settings', limit: 2 },
  });
  expect(changes.map(({ what }) => what)).toEqual(['calendar_feed.changed', 'calendar_feed.made']);
  expect(JSON.stringify(changes)).not.toContain('secret');
});

test('a feed of a room that there is not, of a unit beyond the kind or from a private address is refused by name', async () => {
  const wrong = async (body: object): Promise<unknown> => put('x', body);
  expect(await wrong({ roomId: 'attic' })).toMatchObject({ status: 400, errors: [{ field: 'roomId' }] });
  expect(await wrong({ unit: { number: 4, of: 3 } })).toMatchObject({
    status: 400,
    errors: [{ field: 'unit.number' }],
  });
  expect(await wrong({ source: 'https://10.0.0.1/a.ics' })).toMatchObject({
    code: 'calendar_feed.target',
    errors: [{ field: 'source' }],
  });
  expect((await ask<{ feeds: CalendarFeed[] }>(listCalendarFeeds)).feeds).toEqual([]);
});
