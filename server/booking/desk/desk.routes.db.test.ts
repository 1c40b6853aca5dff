import { getDay, setPresence, type DeskDay } from '@stayfront/contract/desk/day';
import { addNote, listNotes, removeNote } from '@stayfront/contract/desk/notes';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { routes } from '@stayfront/contract/routes';
import { isAtLeast, roles, type Role } from '@stayfront/rules/people/role';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { managementApi } from '../../testing/management-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const morning = Date.parse('2027-06-11T06:00:00Z');
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const elsewhere = operatorApi(app, db, 7002, clock);
let [anna, key] = ['', ''];

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 30));
  }
  anna = await desk.enter('anna@probe.example', 'front-desk');
  key = (await makeKey(db, 7001, 'Our PMS', clock.now)).key;
});
beforeEach(() => void (clock.now = morning));

async function book(checkIn: string, checkOut: string, guestInfo = {}): Promise<string> {
  clock.now = Date.parse('2027-06-01T08:00:00Z');
  const { reference } = await guest.findProduct('family', 'pay-at-hotel', { checkIn, checkOut });
  const booked = await guest.book(bookingOf([reference], { guestInfo: { ...ada, ...guestInfo } }));
  clock.now = morning;
  if (booked.body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(booked.body)}`);
  return booked.body.reservationId;
}
const dayOf = async (day: string, cookie = anna): Promise<DeskDay> =>
  (await desk.ask(getDay, { params: { day }, cookie })).json<DeskDay>();
const tick = (reservationId: string, presence: string, cookie = anna) =>
  desk.ask(setPresence, { params: { reservationId, roomStayIndex: 0 }, body: { presence }, cookie });
const historyOf = async (reservationId: string): Promise<HotelReservation['events']> =>
  (await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${reservationId}`)).body.events;

describe('a day at the desk', () => {
  test('lists who comes, who stays and who leaves, by name, with what they owe', async () => {
    const came = await book('2027-06-09', '2027-06-13', { surname: 'Zulu' });
    const comes = await book('2027-06-11', '2027-06-13', { specialRequest: 'Late arrival' });
    const leaves = await book('2027-06-09', '2027-06-11', { surname: 'Mike' });
    const gone = await book('2027-06-11', '2027-06-12', { surname: 'Gone' });
    await guest.cancel(gone);
    const day = await dayOf('2027-06-11');
    const ids = (stays: DeskDay['arrivals']): string[] => stays.map(({ reservationId }) => reservationId);
    expect([ids(day.arrivals), ids(day.inHouse), ids(day.departures)]).toEqual([[comes], [came], [leaves]]);
    expect(day).toMatchObject({ day: '2027-06-11', today: '2027-06-11', currency: 'CHF' });
    const [stay] = day.arrivals;
    expect(stay).toMatchObject({
      guestName: 'Ada Lovelace',
      roomName: 'Familienzimmer',
      nights: 2,
      adults: 2,
      specialRequest: 'Late arrival',
      presence: 'expected',
    });
    const { body } = await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${comes}`);
    expect(stay?.owed).toBe(body.hotelTotalPrice + body.totalLocalTax);
    // Neither a mail address nor a telephone is told to anybody who only looks at the day.
    expect(JSON.stringify(day)).not.toMatch(/guest\.example|7946/);
    expect(ids((await dayOf('2027-06-12')).inHouse).toSorted()).toEqual([came, comes].toSorted());
  });
});

describe('guests of a room', () => {
  test('are ticked as arrived and left, and each tick can be taken back', async () => {
    const id = await book('2027-06-11', '2027-06-14');
    expect((await tick(id, 'arrived')).json()).toMatchObject({ presence: 'arrived', before: 'expected' });
    expect((await tick(id, 'arrived')).json()).toMatchObject({ presence: 'arrived', before: 'arrived' });
    expect((await tick(id, 'left')).statusCode).toBe(200);
    expect((await tick(id, 'arrived')).json()).toMatchObject({ before: 'left' });
    expect((await tick(id, 'expected')).statusCode).toBe(200);
    expect((await dayOf('2027-06-11')).arrivals.find((one) => one.reservationId === id)?.presence).toBe('expected');
    const ticks = (await historyOf(id)).filter(({ what }) => what === 'presence');
    expect(ticks.map(({ who, detail }) => [who, detail['presence'], detail['by']])).toEqual(
      ['arrived', 'left', 'arrived', 'expected'].map((presence) => ['hotel', presence, 'anna@probe.example']),
    );
  });

  test('cannot come before their day, leave before they came, or come to a room that was cancelled', async () => {
    const id = await book('2027-06-12', '2027-06-14');
    expect((await tick(id, 'arrived')).json()).toMatchObject({ status: 409, code: 'presence.too_early' });
    clock.now += 10 * 3_600_000;
    await desk.ask(getDay, { params: { day: '2027-06-12' }, cookie: anna }); // or nobody would be signed in by then
    clock.now += 10 * 3_600_000;
    expect((await tick(id, 'left')).json()).toMatchObject({ status: 409, code: 'presence.not_arrived' });
    expect((await tick('SB4-NOBODYHERE', 'left')).json()).toMatchObject({ code: 'reservation.unknown' });
    await guest.cancel(id);
    expect((await tick(id, 'arrived')).json()).toMatchObject({ code: 'reservation.was_cancelled' });
  });

  test('ticked by two at the same moment are ticked once', async () => {
    const id = await book('2027-06-11', '2027-06-14');
    const replies = await Promise.all([1, 2, 3, 4].map(() => tick(id, 'arrived')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await historyOf(id)).filter(({ what }) => what === 'presence')).toHaveLength(1);
  });
});

describe('notes of the house', () => {
  const write = (reservationId: string, text: unknown, idempotencyKey: string, cookie = anna) =>
    desk.ask(addNote, {
      params: { reservationId },
      body: { text },
      cookie,
      headers: { 'idempotency-key': idempotencyKey },
    });
  const read = async (reservationId: string) =>
    (await desk.ask(listNotes, { params: { reservationId }, cookie: anna })).json<{ notes: { noteId: string }[] }>()
      .notes;

  test('are written once, read by the house, and taken away again', async () => {
    const id = await book('2027-06-11', '2027-06-14');
    const replies = await Promise.all([1, 2].map(() => write(id, 'Key at the bar', 'k1')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    clock.now += 1000;
    await write(id, 'Second', 'k2');
    expect(await read(id)).toMatchObject([
      { text: 'Key at the bar', by: 'anna@probe.example', writtenAt: new Date(morning).toISOString() },
      { text: 'Second' },
    ]);
    expect((await write(id, 'Another', 'k1')).json()).toMatchObject({ code: 'idempotency.mismatch' });
    const [first] = await read(id);
    const params = { reservationId: id, noteId: first?.noteId ?? '' };
    for (const _ of [1, 2])
      expect((await desk.ask(removeNote, { params, cookie: anna })).json()).toMatchObject({ isRemoved: true });
    expect(await read(id)).toHaveLength(1);
    const history = await historyOf(id);
    expect(history.map(({ what }) => what)).toEqual(['book', 'note', 'note', 'note-removed']);
    expect(JSON.stringify(history)).not.toContain('Key at the bar');
  });

  test.each([
    ['', 'text'],
    ['  ', 'text'],
    ['4111 1111 1111 1111', 'text'],
    ['x'.repeat(2001), 'text'],
    [7, 'text'],
  ])('%j is refused by its field', async (text, field) => {
    const reply = await write(await book('2027-06-11', '2027-06-12'), text, 'k9');
    expect(reply.json()).toMatchObject({ status: 400, errors: [{ field }] });
  });

  test('go when the guest’s data goes', async () => {
    const id = await book('2027-06-11', '2027-06-12');
    await write(id, 'Is Ada’s birthday', 'k3');
    const hotel = await knownHotels(db).current(7001);
    if (!hotel) throw new Error('There is no hotel');
    await guest.cancel(id);
    clock.now = Date.parse('2027-07-20T08:00:00Z');
    await eraseReservation(db, hotel, { reservationId: id, who: 'hotel' }, clock.now);
    clock.now = morning;
    expect(await read(id)).toEqual([]);
    expect((await write(id, 'Again', 'k4')).json()).toMatchObject({ code: 'reservation.erased' });
  });
});

describe('whoever works at a hotel', () => {
  const ofStaff = routes.filter(({ needsStaff }) => needsStaff);
  const params = {
    day: '2027-06-11',
    reservationId: 'SB4-NOBODYHERE',
    roomStayIndex: 0,
    noteId: 'none',
    letterId: 'none',
    connectionId: 'webhook.none',
    messageId: 'webhook.none.1',
    webhookId: 'probe',
  };
  const bodies: Readonly<Record<string, object>> = {
    setPresence: { presence: 'left' },
    setRoomNumber: { number: null },
    setExpectedTime: { time: null },
    retryMessages: { webhookId: 'none' },
    switchConnection: { isOn: false },
    putDeskWebhook: { url: 'http://127.0.0.1:9/' },
    addNote: { text: 'x' },
    sendDeskLetter: { letter: 'confirmation' },
    cancelForHotel: { version: 1, fee: 'policy', reason: 'x', tellsGuest: false },
  };
  const headers = { 'idempotency-key': 'k' };
  const ask = (route: (typeof ofStaff)[number], sent: object) =>
    desk.ask(route, { params, body: bodies[route.operationId], headers, ...sent });

  /** Each of them has come in once, and is there for all operations. */
  const cookies = new Map<Role, string>();
  let [other, foreign, rider] = ['', '', ''];
  beforeAll(async () => {
    clock.now = morning;
    for (const role of roles) cookies.set(role, await desk.enter(`${role}@roles.example`, role));
    other = await elsewhere.enter('berta@probe.example');
    foreign = (await makeKey(db, 7002, 'Theirs', clock.now)).key;
    rider = await desk.enter('omar@probe.example');
  });

  test.each(ofStaff)('$operationId: by their role and no more, a key as a manager', async (route) => {
    for (const [role, cookie] of cookies) {
      const { statusCode } = await ask(route, { cookie });
      expect([role, statusCode === 403]).toEqual([role, !isAtLeast(role, route.needsStaff ?? 'owner')]);
    }
    const keyed = await ask(route, {
      headers: { ...headers, origin: 'https://pms.example', authorization: `Bearer ${key}` },
    });
    expect([401, 403]).not.toContain(keyed.statusCode);
  });

  test.each(ofStaff)('$operationId: nobody else', async (route) => {
    const codeOf = async (sent: object) => (await ask(route, sent)).json<{ code: string }>().code;
    expect(await codeOf({})).toBe('operator.missing');
    expect(await codeOf({ cookie: other })).toBe('operator.missing');
    expect(await codeOf({ cookie: other.replace('7002', '7001') })).toBe('operator.missing');
    expect(await codeOf({ headers: { ...headers, authorization: `Bearer ${foreign}` } })).toBe('hotel.unknown');
    expect(await codeOf({ headers: { ...headers, authorization: 'Bearer sf_7001_x' } })).toBe('key.missing');
  });

  const changing = ofStaff.filter(({ method }) => method !== 'GET');
  test.each(changing)('$operationId is not done for another site that rides on the cookie', async (route) => {
    const reply = await ask(route, { cookie: rider, headers: { ...headers, origin: 'https://evil.example' } });
    expect(reply.json()).toMatchObject({ status: 403, code: 'origin.foreign' });
  });
});
