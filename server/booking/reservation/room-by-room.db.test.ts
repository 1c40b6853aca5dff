import type { Reservation } from '@stayfront/contract/reservation';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeApi } from '../../testing/change-api.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const booked = Date.parse('2027-06-03T10:00Z');
const clock = { now: booked };
const app = await startApp(database, clock);
/** Beside a rate that is free until the ninth, one that is free until the day of arrival. */
const hotel = smallHotel({
  cancellationPolicies: [
    ...written.cancellationPolicies,
    { id: 'same-day', freeUntil: { daysBefore: 0, hour: 12 }, fee: { kind: 'nights', nights: 1 } },
  ],
  ratePlans: written.ratePlans.flatMap((plan) =>
    plan.id === 'pay-at-hotel'
      ? [plan, { ...plan, id: 'lenient', code: 'LEN', cancellationPolicy: 'same-day' }]
      : [plan],
  ),
});
const api = guestApi(app, hotel.hotelId);
const changes = changeApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-12' };
const [strict, lenient] = [0, 1];
const strictEnds = Date.parse('2027-06-09T16:00Z');
const lenientEnds = Date.parse('2027-06-11T10:00Z');
const checkIn = Date.parse('2027-06-11T13:00Z');
const over = { status: 409, body: { code: 'reservation.expired', errorCode: 5615 } };
const byron = { guestInfo: { ...ada, surname: 'Byron' } };

beforeEach(async () => {
  clock.now = booked;
  await forgetHistory(db);
  for (const table of ['reservation_change', 'room_stay', 'reservation', 'idempotency', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

/** A room of the strict rate and one of the lenient. */
async function bookTwo() {
  const rooms = [
    await api.findProduct('double', 'pay-at-hotel', june),
    await api.findProduct('double', 'lenient', june),
  ];
  const { status, body } = await api.book(bookingOf(rooms.map(({ reference }) => reference)));
  expect(status).toBe(201);
  return body;
}

describe('of two rooms with different rates', () => {
  test('each says until when it is open, the sentence about both the earlier, and names until check-in', async () => {
    const mine = await bookTwo();
    clock.now = strictEnds + 1;
    const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
    expect(body).toMatchObject({
      modificationDeadline: new Date(strictEnds).toISOString(),
      isExpired: true,
      guestInfoDeadline: new Date(checkIn).toISOString(),
      isGuestInfoLocked: false,
      roomStays: [
        { modificationDeadline: new Date(strictEnds).toISOString(), isExpired: true },
        { modificationDeadline: new Date(lenientEnds).toISOString(), isExpired: false },
      ],
    });
  });

  test('the one whose time is over is locked, and the other one is not', async () => {
    const mine = await bookTwo();
    clock.now = strictEnds + 1;
    const { reference } = await api.findProduct('family', 'lenient', june);
    expect(await api.modify(mine, { roomStays: [{ roomStayIndex: strict, reference }] })).toMatchObject(over);
    expect(await changes.quote(mine, { roomStayIndex: strict, reference })).toMatchObject(over);
    expect(await changes.offers(mine, { ...june, roomStayIndex: strict })).toMatchObject(over);
    expect(await api.cancelRoom(mine, strict)).toMatchObject(over);
    expect(await changes.change(mine, { roomStayIndex: lenient, reference })).toMatchObject({
      status: 201,
      body: { status: 'made' },
    });
    expect(await api.cancelRoom(mine, lenient)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
  });

  test('names can be corrected and a room added until check-in, when all rates are over', async () => {
    const mine = await bookTwo();
    clock.now = checkIn;
    expect((await api.modify(mine, byron)).status).toBe(201);
    const { reference } = await api.findProduct('family', 'lenient', june);
    expect(await changes.change(mine, { roomStayIndex: undefined, reference })).toMatchObject({ status: 201 });
    clock.now = checkIn + 1;
    expect(await api.modify(mine, { guestInfo: ada })).toMatchObject(over);
    expect(await changes.quote(mine, { roomStayIndex: undefined, reference })).toMatchObject(over);
    const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
    expect(body).toMatchObject({ isGuestInfoLocked: true, guestInfo: { surname: 'Byron' } });
  });

  test('all of it can still be cancelled until check-in, for what the locked room costs', async () => {
    const mine = await bookTwo();
    clock.now = strictEnds + 1;
    const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
    const [fee] = (body as Reservation).roomStays.map(({ cancellationFee }) => cancellationFee);
    expect(fee).toBeGreaterThan(0);
    expect(await api.cancel(mine.reservationId)).toMatchObject({ status: 200, body: { cancellationFee: fee } });
  });

  test('a booking made after the time of its rate has its names corrected all the same', async () => {
    clock.now = strictEnds + 1;
    const mine = await bookTwo();
    expect((await api.modify(mine, byron)).status).toBe(201);
    expect(await api.cancelRoom(mine, lenient)).toMatchObject({ status: 200 });
  });
});
