import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { nightBooks, wrongNights } from '../../testing/night-books.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const friday = 10_000 + 3_000 + 5 * 111;
// Free until two days before at 18:00 in Luzern; check-in is at 15:00.
const lastFree = Date.parse('2027-06-09T16:00:00Z');
const checkIn = Date.parse('2027-06-11T13:00:00Z');

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'attempt', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

async function bookRooms(rooms = 1) {
  const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
  const { status, body } = await api.book(bookingOf(Array(rooms).fill(reference) as string[]));
  expect(status).toBe(201);
  return body;
}
const sold = async () => (await nightBooks(db, clock.now)).reduce((sum, night) => sum + night.sold, 0);
const history = async () =>
  (await db.selectFrom('reservation_event').select(['what', 'detail']).orderBy('event_id').execute()).map(
    ({ what, detail }) => [what, detail],
  );
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('cancelling by reference and e-mail', () => {
  test('gives the rooms back and says what is kept, by the policy at that moment', async () => {
    const { reservationId } = await bookRooms(2);
    clock.now = lastFree;
    expect(await api.cancel(reservationId)).toMatchObject({
      status: 200,
      body: { reservationId, status: 'cancel', cancellationFee: 0, hotelCurrency: 'CHF' },
    });
    expect(await sold()).toBe(0);
    expect(await history()).toEqual([
      ['book', {}],
      ['cancel', { cancellationFee: 0 }],
    ]);
  });

  test('costs the first night of each room from the next millisecond on, and the reservation shows it', async () => {
    const { reservationId, token } = await bookRooms(2);
    clock.now = lastFree + 1;
    const { body: cancelled } = await api.cancel(reservationId);
    expect(cancelled.cancellationFee).toBe(2 * friday);
    expect(cancelled).toMatchObject({ currency: 'CHF', keptPrice: 2 * friday });
    const { body } = await api.readReservation(reservationId, { t: token });
    expect(body).toMatchObject({
      status: 'cancel',
      version: 2,
      totalPrice: 0,
      payableLater: 0,
      roomStays: [
        { status: 'cancel', cancellationFee: friday },
        { status: 'cancel', cancellationFee: friday },
      ],
    });
    expect(await sold()).toBe(0);
  });

  test('works until check-in and not after it', async () => {
    const { reservationId } = await bookRooms();
    clock.now = checkIn + 1;
    expect(await api.cancel(reservationId)).toMatchObject(refused(409, 'reservation.expired'));
    expect(await sold()).toBe(2);
    clock.now = checkIn;
    expect((await api.cancel(reservationId)).status).toBe(200);
  });

  test('knows reference and address as people type them', async () => {
    const { reservationId } = await bookRooms();
    const answer = await api.cancel(`  ${reservationId.toLowerCase()} `, ' ADA@Guest.Example');
    expect(answer).toMatchObject({ status: 200, body: { reservationId } });
  });

  test('says which of the two is wrong, and changes nothing', async () => {
    const { reservationId } = await bookRooms();
    expect(await api.cancel('SB4-AAAAAAAAAA')).toMatchObject(refused(404, 'reservation.missing'));
    expect(await api.cancel('nonsense')).toMatchObject(refused(404, 'reservation.missing'));
    const wrong = await api.cancel(reservationId, 'eve@evil.example');
    expect(wrong).toMatchObject(refused(404, 'reservation.email_mismatch'));
    expect(await sold()).toBe(2);
  });

  test('does not reach into another hotel', async () => {
    const { reservationId } = await bookRooms();
    await openHotel(db, smallHotel({ hotelId: 7002 }), { rooms: [], rates: [] });
    expect(await guestApi(app, 7002).cancel(reservationId)).toMatchObject(refused(404, 'reservation.missing'));
    expect(await guestApi(app, 9999).cancel(reservationId)).toMatchObject(refused(404, 'hotel.unknown'));
  });

  test('twice is said to be done already', async () => {
    const { reservationId } = await bookRooms();
    await api.cancel(reservationId);
    expect(await api.cancel(reservationId)).toMatchObject({
      status: 409,
      body: { code: 'reservation.cancelled', errorCode: 5614 },
    });
    expect(await sold()).toBe(0);
  });

  test('twenty times at once gives the rooms back once', async () => {
    const other = await bookRooms();
    const { reservationId } = await bookRooms();
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.cancel(reservationId)));
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual([
      'done',
      ...Array<string>(19).fill('reservation.cancelled'),
    ]);
    expect(await sold()).toBe(2);
    expect(await wrongNights(db, clock.now)).toEqual([]);
    expect((await api.readReservation(other.reservationId, { t: other.token })).body).toMatchObject({
      status: 'book',
    });
    expect((await history()).filter(([what]) => what === 'cancel')).toHaveLength(1);
  });
});

describe('who guesses at reservations', () => {
  const guess = (n: number) => `SB4-AAAAAAAA${String.fromCharCode(65 + Math.floor(n / 20))}${n % 8}`;

  const waitOf = async (n: number, from?: string) => (await api.cancel(guess(n), undefined, from)).retryAfter;

  test('may be wrong ten times in a quarter of an hour, and then waits twice as long after each', async () => {
    for (let n = 0; n < 10; n++) expect((await api.cancel(guess(n * 20))).status).toBe(404);
    expect(await api.cancel(guess(200))).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', retryAfter: 2 },
      retryAfter: '2',
    });
    expect([await waitOf(220), await waitOf(240), await waitOf(260)]).toEqual(['4', '8', '16']);
    clock.now += 16_000;
    expect((await api.cancel(guess(280))).status).toBe(404); // who has waited is answered again
    expect(await waitOf(300)).toBe('64');
    clock.now = noon + 15 * 60_000;
    expect((await api.cancel('SB4-AAAAAAAAAA')).status).toBe(404);
  });

  test('keep nobody out who knows the reference and the e-mail address: 250 strangers, or one at the same desk', async () => {
    const { reservationId } = await bookRooms();
    for (let n = 0; n < 250; n++) await api.cancel(guess(n), undefined, `198.51.${n}.7`);
    for (let n = 0; n < 20; n++) await api.cancel(reservationId, `x${n}@evil.example`);
    expect((await api.cancel(reservationId, 'x20@evil.example')).status).toBe(429);
    expect((await api.askTerms(reservationId)).status).toBe(200);
    expect(await api.cancel(` ${reservationId.toLowerCase()}`)).toMatchObject({ status: 200 });
    expect(await sold()).toBe(0);
  });

  test('are told of one reservation five times that the address is wrong, wherever they come from', async () => {
    const { reservationId } = await bookRooms();
    for (let n = 0; n < 5; n++)
      expect((await api.cancel(reservationId, `x${n}@evil.example`, `198.51.100.${n}`)).status).toBe(404);
    expect((await api.cancel(reservationId, 'x6@evil.example', '203.0.113.9')).status).toBe(429);
    expect(await sold()).toBe(2);
  });

  test('are not told by the refusal whether the reservation is there', async () => {
    const { reservationId } = await bookRooms();
    for (let n = 0; n < 10; n++) await api.cancel(guess(n * 20));
    const there = await api.cancel(reservationId, 'x@evil.example');
    clock.now += 1; // the waits of both end alike: each counts for the caller
    const absent = await api.cancel(guess(400), 'x@evil.example');
    expect(there).toMatchObject({ status: 429, body: { title: absent.body.title, code: absent.body.code } });
    expect([there.retryAfter, absent.retryAfter]).toEqual(['2', '4']);
  });

  test('gain nothing by asking at once, or from neighbouring addresses of one network', async () => {
    const tries = Array.from({ length: 30 }, (_, n) => api.cancel(guess(n * 20), undefined, `2001:db8:1:2::${n + 1}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('are remembered when a server starts anew, but not by their address', async () => {
    for (let n = 0; n < 10; n++) await api.cancel(guess(n * 20));
    const fresh = guestApi(await startApp(database, clock), hotel.hotelId);
    expect((await fresh.cancel('SB4-AAAAAAAAAA')).status).toBe(429);
    const rows = await db.selectFrom('attempt').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
  });

  test('cannot hide behind a header that anybody can write', async () => {
    for (let n = 0; n < 10; n++) await api.cancel(guess(n * 20));
    const reply = await app.inject({
      method: 'POST',
      url: '/api/hotels/7001/cancellations',
      headers: { 'x-forwarded-for': '203.0.113.7' },
      remoteAddress: '192.0.2.1',
      payload: { reservationId: 'SB4-AAAAAAAAAA', reservationEmail: 'ada@guest.example' },
    });
    expect(reply.statusCode).toBe(429);
  });
});

describe('cancelling one room of several', () => {
  test('gives that room back and keeps the others', async () => {
    const mine = await bookRooms(2);
    clock.now = lastFree;
    expect(await api.cancelRoom(mine, 1)).toMatchObject({
      status: 200,
      body: { status: 'modify', cancellationFee: 0, hotelCurrency: 'CHF' },
    });
    expect(await sold()).toBe(2);
    const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
    expect(body).toMatchObject({ status: 'modify', version: 2, roomStays: [{ status: 'book' }, { status: 'cancel' }] });
    expect(await history()).toEqual([
      ['book', {}],
      ['cancel-room', { roomStayIndex: 1, cancellationFee: 0 }],
    ]);
  });

  test('again is answered as the first time, and nothing is given back twice', async () => {
    const mine = await bookRooms(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.cancelRoom(mine, 0)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await sold()).toBe(4);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('leaves at least one: two who cancel different rooms at once cannot cancel both', async () => {
    const mine = await bookRooms(2);
    const answers = await Promise.all([api.cancelRoom(mine, 0), api.cancelRoom(mine, 1)]);
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'room_stay.last']);
    expect(await sold()).toBe(2);
  });

  test('is over when the modification deadline is, by a millisecond', async () => {
    const mine = await bookRooms(2);
    clock.now = lastFree + 1;
    expect(await api.cancelRoom(mine, 0)).toMatchObject({
      status: 409,
      body: { code: 'reservation.expired', errorCode: 5615 },
    });
    expect(await sold()).toBe(4);
  });

  test('needs the token, and a room that is there', async () => {
    const mine = await bookRooms(2);
    const other = await bookRooms(1);
    expect(await api.cancelRoom({ ...mine, token: other.token }, 0)).toMatchObject(refused(404, 'reservation.unknown'));
    expect(await api.cancelRoom(mine, 3)).toMatchObject(refused(404, 'room_stay.unknown'));
    expect((await api.cancelRoom(mine, 100)).status).toBe(400);
    expect((await api.cancelRoom(mine, -1)).status).toBe(400);
    expect(await api.cancelRoom(other, 0)).toMatchObject(refused(409, 'room_stay.last'));
    await api.cancel(mine.reservationId);
    const refusal = await api.cancelRoom(mine, 0);
    expect(refusal).toMatchObject({ status: 409, body: { code: 'reservation.was_cancelled', errorCode: 5601 } });
  });

  test('and then the rest keeps the fee of each room apart', async () => {
    const mine = await bookRooms(2);
    await api.cancelRoom(mine, 0);
    clock.now = lastFree + 1;
    expect((await api.cancel(mine.reservationId)).body.cancellationFee).toBe(friday);
    expect(await sold()).toBe(0);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });
});

test('looking at a reservation or a cancel address changes nothing', async () => {
  const mine = await bookRooms(2);
  for (const method of ['GET', 'HEAD'] as const)
    for (const path of [`/reservations/${mine.reservationId}?t=${mine.token}`, '/cancellations'])
      await app.inject({ method, url: `/api/hotels/7001${path}` });
  expect(await sold()).toBe(4);
  expect(await history()).toEqual([['book', {}]]);
});
