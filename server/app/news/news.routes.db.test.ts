import { changeHouse } from '@stayfront/contract/desk/house/draft';
import { addNote } from '@stayfront/contract/desk/notes';
import { endSession, listSessions } from '@stayfront/contract/people';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { saveNights } from '../../selling/calendar/save-nights.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-11T06:00:00Z') };
const app = await startApp(database, clock, { newsBeatMs: 50 });
const other = await startApp(database, clock);
const guest = guestApi(other, 7001);
const desk = operatorApi(app, database.db, 7001, clock);
const base = await app.listen({ port: 0, host: '127.0.0.1' });
const leaving = new AbortController();
let cookie = '';

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 30));
  }
  cookie = await desk.enter('anna@probe.example', 'front-desk');
});
afterAll(() => leaving.abort());

async function book(hotelId = 7001): Promise<string> {
  const at = hotelId === 7001 ? guest : guestApi(other, hotelId);
  const { reference } = await at.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-20',
    checkOut: '2027-06-22',
  });
  const { body } = await at.book(bookingOf([reference]));
  if (body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body.reservationId;
}

type Message = Readonly<Record<string, string>>;
/** Reads messages as a browser would; `take` gives the next that is no beat. */
async function listen(path: string, headers: Record<string, string> = {}) {
  const reply = await fetch(`${base}/api/hotels/7001/desk/news${path}`, {
    headers: { cookie, ...headers },
    signal: leaving.signal,
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Message | null> => {
    while (!text.includes('\n\n')) {
      const { value, done = true } = (await reader?.read()) ?? {};
      if (done) return null;
      text += value;
    }
    const [block = ''] = text.split('\n\n');
    text = text.slice(block.length + 2);
    return Object.fromEntries(block.split('\n').map((line) => line.split(': ') as [string, string]));
  };
  const take = async (isWanted = ({ event }: Message) => event !== undefined && event !== 'beat') => {
    for (;;) {
      const message = await next();
      if (!message || isWanted(message)) return message;
    }
  };
  return { reply, take };
}
const isBeat = ({ event }: Message): boolean => event === 'beat';

test('a booking at another server is told to who listens, and none of another hotel', async () => {
  const { reply, take } = await listen('');
  expect(reply.headers.get('content-type')).toContain('text/event-stream');
  await take(isBeat); // from here on everything is heard
  await book(7002);
  const id = await book();
  const isOfReservation = ({ event }: Message): boolean => event === 'reservation';
  expect(await take(isOfReservation)).toMatchObject({ data: id });
  await desk.ask(addNote, {
    params: { reservationId: id },
    body: { text: 'Key at the bar' },
    cookie,
    headers: { 'idempotency-key': 'n1' },
  });
  const said = await take(isOfReservation);
  expect(said).toMatchObject({ data: id });
  expect(JSON.stringify(said)).not.toContain('Key');
});

test('who comes back hears what was missed', async () => {
  const first = await listen('');
  const { id: until = '' } = (await first.take(isBeat)) ?? {};
  const id = await book();
  const datas: unknown[] = [];
  const { take } = await listen('', { 'last-event-id': until });
  while (!datas.includes(id)) datas.push((await take())?.['data']);
  expect(datas).toContain(id);
});

test('nights that were changed are told with their days, also to who comes back', async () => {
  const { take } = await listen('');
  const { id: until = '' } = (await take(isBeat)) ?? {};
  const nights = { rooms: [{ roomId: 'double', date: stayDate('2027-07-01'), total: 29 }], rates: [] };
  await inHotel(database.db, 7002, (tx) => saveNights(tx, 7002, nights, clock.now));
  await inHotel(database.db, 7001, (tx) => saveNights(tx, 7001, nights, clock.now));
  const isOfNights = ({ event }: Message): boolean => event === 'calendar';
  const heard = JSON.parse((await take(isOfNights))?.['data'] ?? '');
  expect(heard).toEqual({ changeId: '2', whoKind: 'system', from: '2027-07-01', to: '2027-07-01' });
  const again = await listen('', { 'last-event-id': until });
  expect(JSON.parse((await again.take(isOfNights))?.['data'] ?? '')).toEqual(heard);
});

test('that a house or its draft has become another one is told, also to who comes back', async () => {
  const { take } = await listen('');
  const { id: until = '' } = (await take(isBeat)) ?? {};
  clock.now += 1_000;
  const manager = await desk.enter('mara@probe.example', 'manager');
  const body = { changes: [{ path: 'name', before: 'Hotel Probe', after: 'Seehof' }] };
  await desk.ask(changeHouse, { body, cookie: manager });
  const isOfHouse = ({ event }: Message): boolean => event === 'house';
  expect(await take(isOfHouse)).toMatchObject({ data: 'changed' });
  const again = await listen('', { 'last-event-id': until });
  expect(await again.take(isOfHouse)).toMatchObject({ data: 'changed' });
});

test('a change of the house that was under way when a page was drawn is told to it', async () => {
  const manager = await desk.enter('mara@probe.example', 'manager');
  const asked = clock.now;
  await desk.ask(changeHouse, {
    body: { changes: [{ path: 'name', before: 'Seehof', after: 'Seehof am See' }] },
    cookie: manager,
  });
  clock.now += 3_000;
  const { take } = await listen(`?from=${asked + 2_000}`);
  expect(await take(({ event }) => event === 'house')).toMatchObject({ data: 'changed' });
});

test('what others are told, and what became of it, is told without saying what; also to who comes back', async () => {
  const { take } = await listen('');
  const { id: until = '' } = (await take(isBeat)) ?? {};
  const isOfConnections = ({ event }: Message): boolean => event === 'connections';
  const at = new Date(clock.now);
  await sql`insert into webhook (hotel_id, webhook_id, url, secret, created_at)
    values (7001, 'pms', 'http://127.0.0.1:9/', 'whsec', ${at})`.execute(database.db);
  expect(await take(isOfConnections)).toMatchObject({ data: 'all' });
  await book();
  expect(await take(isOfConnections)).toMatchObject({ data: 'all' });
  const again = await listen('', { 'last-event-id': until });
  expect(await again.take(isOfConnections)).toMatchObject({ data: 'all' });
});

test('nobody hears anything without a session of that hotel, or once it has ended', async () => {
  const stranger = await listen('', { cookie: cookie.replace('7001', '7002') });
  expect(stranger.reply.status).toBe(401);
  const second = await desk.enter('anna@probe.example', 'front-desk');
  const { take } = await listen('', { cookie: second });
  await take(isBeat);
  const { sessions } = (await desk.ask(listSessions, { cookie: second })).json<{
    sessions: { sessionId: string; isThisOne?: boolean }[];
  }>();
  for (const { sessionId } of sessions) await desk.ask(endSession, { params: { sessionId }, cookie: second });
  // What the tests before have caused may still come; then the stream ends.
  expect(await take(() => false)).toBeNull();
  cookie = await desk.enter('anna@probe.example', 'front-desk');
});

test('a server that stops lets them go', async () => {
  const { take } = await listen('');
  await take(isBeat);
  await app.close();
  // What the tests before have caused may still come; then the stream ends.
  expect(await take(() => false)).toBeNull();
});
