import { randomUUID } from 'node:crypto';
import { quoteEnd, type Quote } from '@stayfront/rules/booking/quote';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { nightBooks, wrongNights } from '../../testing/night-books.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const later = { checkIn: '2027-06-12', checkOut: '2027-06-14' };

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 1));
});

type Dates = Readonly<Record<string, string | number>>;
const quoteFor = async (roomId = 'double', dates: Dates = june, plan = 'pay-at-hotel') =>
  (await api.findProduct(roomId, plan, dates)).reference;
const seal = quoteSeal(testSecret);
const altered = (reference: string, changes: Partial<Quote>): string =>
  seal.seal({ ...(seal.open(reference) as Quote), ...changes });
async function bookRooms(...references: string[]) {
  const { status, body } = await api.book(bookingOf(references));
  expect(status).toBe(201);
  return body;
}
const room = (roomStayIndex: number, reference: string) => ({ roomStays: [{ roomStayIndex, reference }] });
const soldNights = async () =>
  (await nightBooks(db, clock.now)).filter(({ sold }) => sold > 0).map(({ night, sold }) => `${night} ${sold}`);
const history = async () =>
  (await db.selectFrom('reservation_event').select(['what', 'detail']).orderBy('event_id').execute()).map(
    ({ what, detail }) => [what, detail],
  );
const read = async (mine: { reservationId: string; token: string }) =>
  (await api.readReservation(mine.reservationId, { t: mine.token })).body;
const refused = (status: number, code: string) => ({ status, body: { code } });

describe('a guest who changes who comes', () => {
  const grace = { ...ada, givenName: 'Grace', surname: 'Hopper', specialRequest: 'Quiet', businessTravel: true };

  test('is known by the new name, and the history says what was changed but not to what', async () => {
    const mine = await bookRooms(await quoteFor());
    expect(await api.modify(mine, { guestInfo: grace })).toEqual({
      status: 201,
      body: {
        status: 'modify',
        reservationId: mine.reservationId,
        token: mine.token,
        createDateTime: mine.createDateTime,
        version: 2,
        payableNow: 0,
        holdExpiresAt: null,
        awaits: null,
        areRoomsHeld: false,
      },
    });
    expect(await read(mine)).toMatchObject({ status: 'modify', version: 2, guestInfo: grace });
    expect(await history()).toEqual([
      ['book', {}],
      ['modify', { guest: ['businessTravel', 'givenName', 'specialRequest', 'surname'], roomStays: [] }],
    ]);
  });

  test('keeps the e-mail address that the confirmation went to', async () => {
    const mine = await bookRooms(await quoteFor());
    const stolen = await api.modify(mine, { guestInfo: { ...grace, email: 'eve@evil.example' } });
    expect(stolen).toMatchObject(refused(400, 'reservation.email_fixed'));
    expect((await api.modify(mine, { guestInfo: { ...grace, email: 'ADA@guest.example' } })).status).toBe(201);
    expect(await read(mine)).toMatchObject({ guestInfo: { email: 'ada@guest.example' } });
  });

  test('may not make one of signs that turn the text round', async () => {
    const mine = await bookRooms(await quoteFor());
    const answer = await api.modify(mine, { guestInfo: { ...grace, givenName: 'An\u202Ena' } });
    expect(answer).toMatchObject(refused(400, 'input.invalid'));
    expect(answer.body).toMatchObject({
      errors: [{ field: 'reservation.guestInfo.givenName', code: 'direction_marks' }],
    });
    expect(await read(mine)).toMatchObject({ version: 1, guestInfo: ada });
  });

  test('of a booking that has such signs from before is shown it without them, and changes it as everybody', async () => {
    const mine = await bookRooms(await quoteFor());
    const old = { ...ada, givenName: 'A\u202Eda', email: '\u202aada@guest.example\u202c', specialRequest: '\u2067x' };
    await sql`update reservation set guest = ${JSON.stringify(old)}::jsonb`.execute(db);
    const { guestInfo } = (await read(mine)) as { guestInfo: typeof ada };
    expect(guestInfo).toMatchObject({ givenName: 'Ada', email: 'ada@guest.example', specialRequest: 'x' });
    const changed = { ...guestInfo, surname: 'Hopper' };
    expect(await api.modify(mine, { guestInfo: changed })).toMatchObject({ status: 201, body: { version: 2 } });
    expect(await read(mine)).toMatchObject({ guestInfo: changed });
  });

  test('and says what was already so changes nothing', async () => {
    const mine = await bookRooms(await quoteFor());
    expect(await api.modify(mine, { guestInfo: ada })).toMatchObject({ status: 201, body: { version: 1 } });
    expect(await api.modify(mine, {})).toMatchObject({ status: 201, body: { version: 1 } });
    expect(await history()).toHaveLength(1);
  });
});

describe('a guest who changes the stay', () => {
  test('to dates that overlap their own, in a full house, takes only the night that is new', async () => {
    const mine = await bookRooms(await quoteFor());
    expect(await api.modify(mine, room(0, await quoteFor('double', later)))).toMatchObject({
      status: 201,
      body: { version: 2 },
    });
    expect(await soldNights()).toEqual(['2027-06-12 double 1', '2027-06-13 double 1']);
    expect(await read(mine)).toMatchObject({ roomStays: [{ startDate: '2027-06-12', endDate: '2027-06-14' }] });
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('to the same room, rate and dates at the same price changes nothing', async () => {
    const reference = await quoteFor();
    const mine = await bookRooms(reference);
    expect(await api.modify(mine, room(0, reference))).toMatchObject({ status: 201, body: { version: 1 } });
    expect(await history()).toHaveLength(1);
  });

  test('to another room gives the old one back', async () => {
    const mine = await bookRooms(await quoteFor());
    expect((await api.modify(mine, room(0, await quoteFor('family')))).status).toBe(201);
    expect(await soldNights()).toEqual(['2027-06-11 family 1', '2027-06-12 family 1']);
  });

  test('by a room more takes that one too, at a new place', async () => {
    const mine = await bookRooms(await quoteFor());
    expect((await api.modify(mine, room(1, await quoteFor('family')))).status).toBe(201);
    expect(await read(mine)).toMatchObject({ roomStays: [{ guestRoomId: 'double' }, { guestRoomId: 'family' }] });
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('to dates that are sold out keeps what they had', async () => {
    const mine = await bookRooms(await quoteFor());
    const input = room(0, await quoteFor('family', later));
    await bookRooms(await quoteFor('family', later));
    const before = [await read(mine), await soldNights()];
    expect(await api.modify(mine, input)).toMatchObject(refused(409, 'sold_out'));
    expect([await read(mine), await soldNights()]).toEqual(before);
  });

  test('in two rooms at once gets both or neither', async () => {
    const mine = await bookRooms(await quoteFor());
    const both = [
      { roomStayIndex: 0, reference: await quoteFor('double', { checkIn: '2027-06-15', checkOut: '2027-06-16' }) },
      { roomStayIndex: 1, reference: await quoteFor('family') },
    ];
    await bookRooms(await quoteFor('family'));
    expect(await api.modify(mine, { roomStays: both })).toMatchObject(refused(409, 'sold_out'));
    expect(await soldNights()).toContain('2027-06-11 double 1');
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('cannot do so with a quote that is not one, has ended, or is in another currency', async () => {
    const mine = await bookRooms(await quoteFor());
    const family = await quoteFor('family');
    expect(await api.modify(mine, room(0, 'x'))).toMatchObject(refused(422, 'quote.invalid'));
    const exchange = { currency: 'EUR', nanos: 1_070_000_000, date: stayDate('2027-06-01') } as const;
    expect(await api.modify(mine, room(0, altered(family, { exchange })))).toMatchObject(
      refused(400, 'currency.mixed'),
    );
    expect(await api.modify(mine, room(0, altered(family, { guarantee: 'PrePay' })))).toMatchObject(
      refused(409, 'payment.unavailable'),
    );
    clock.now = quoteEnd(clock.now) + 1;
    expect(await api.modify(mine, room(0, family))).toMatchObject(refused(409, 'quote.expired'));
  });

  test('cannot leave a room whose price is kept in any case, though the name can still be changed', async () => {
    const never = { freeUntil: null, fee: { kind: 'percent', basisPoints: 10_000 } } as const;
    const mine = await bookRooms(altered(await quoteFor(), { policy: never }));
    expect(await api.modify(mine, room(0, await quoteFor('family')))).toMatchObject(
      refused(409, 'reservation.expired'),
    );
    expect((await api.modify(mine, { guestInfo: { ...ada, surname: 'Byron' } })).status).toBe(201);
  });

  test('cannot bring back a cancelled room, or name one twice', async () => {
    const mine = await bookRooms(await quoteFor(), await quoteFor('family'));
    await api.cancelRoom(mine, 1);
    const reference = await quoteFor('family');
    expect(await api.modify(mine, room(1, reference))).toMatchObject(refused(404, 'room_stay.unknown'));
    const twice = [2, 2].map((roomStayIndex) => ({ roomStayIndex, reference }));
    expect(await api.modify(mine, { roomStays: twice })).toMatchObject(refused(400, 'input.invalid'));
    expect((await api.modify(mine, room(2, reference))).status).toBe(201);
    expect(await wrongNights(db, noon)).toEqual([]);
  });
});

describe('a change', () => {
  const byron = { guestInfo: { ...ada, surname: 'Byron' } };

  test('needs the token of this reservation', async () => {
    const mine = await bookRooms(await quoteFor());
    const other = await bookRooms(await quoteFor('family'));
    for (const wrong of [
      { ...mine, token: other.token },
      { ...mine, token: 'x' },
      { ...mine, reservationId: 'SB4-AAAAAAAAAA' },
      { ...mine, reservationId: '?' },
    ])
      expect(await api.modify(wrong, byron)).toMatchObject(refused(404, 'reservation.unknown'));
  });

  test('of a version that is not the newest is refused', async () => {
    const mine = await bookRooms(await quoteFor());
    expect((await api.modify(mine, { ...byron, version: 1 })).body.version).toBe(2);
    expect(await api.modify(mine, { guestInfo: ada, version: 1 })).toMatchObject(refused(412, 'reservation.version'));
    expect((await api.modify(mine, { guestInfo: ada, version: 2 })).body.version).toBe(3);
  });

  test('of who comes is possible until check-in, to the millisecond', async () => {
    const mine = await bookRooms(await quoteFor());
    clock.now = Date.parse('2027-06-11T13:00:00.001Z');
    expect(await api.modify(mine, byron)).toMatchObject({
      status: 409,
      body: { code: 'reservation.expired', errorCode: 5615 },
    });
    clock.now -= 1;
    expect((await api.modify(mine, byron)).status).toBe(201);
  });

  test('of a room is possible until the deadline of its rate, to the millisecond', async () => {
    const mine = await bookRooms(await quoteFor());
    clock.now = Date.parse('2027-06-09T16:00:00.001Z');
    const input = room(0, await quoteFor('family'));
    expect(await api.modify(mine, input)).toMatchObject(refused(409, 'reservation.expired'));
    expect(await api.modify(mine, { ...input, ...byron })).toMatchObject(refused(409, 'reservation.expired'));
    clock.now -= 1;
    expect((await api.modify(mine, room(0, await quoteFor('family')))).status).toBe(201);
  });

  test('of a cancelled reservation is refused', async () => {
    const mine = await bookRooms(await quoteFor());
    await api.cancel(mine.reservationId);
    expect(await api.modify(mine, byron)).toMatchObject(refused(409, 'reservation.was_cancelled'));
  });

  test('that is sent again is made once', async () => {
    const mine = await bookRooms(await quoteFor());
    const input = room(0, await quoteFor('family'));
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.modify(mine, input, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.body.version).toBe(2);
    expect(await api.modify(mine, byron, key)).toMatchObject(refused(422, 'idempotency.mismatch'));
  });

  test('and a cancellation at once: one after the other, and the rooms are given back once', async () => {
    for (let round = 0; round < 5; round++) {
      const mine = await bookRooms(await quoteFor());
      const input = room(0, await quoteFor('family'));
      const [changed, cancelled] = await Promise.all([api.modify(mine, input), api.cancel(mine.reservationId)]);
      expect(cancelled.status).toBe(200);
      expect([201, 409]).toContain(changed.status);
      expect(await soldNights()).toEqual([]);
    }
  });

  test('of two guests who want each other’s rooms waits for nobody for ever', async () => {
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20, 2));
    const one = await bookRooms(await quoteFor('double'));
    const two = await bookRooms(await quoteFor('family'));
    const [toFamily, toDouble] = [await quoteFor('family'), await quoteFor('double')];
    const answers = await Promise.all([api.modify(one, room(0, toFamily)), api.modify(two, room(0, toDouble))]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await wrongNights(db, noon)).toEqual([]);
  });
});
