import { stayDate } from '@stayfront/rules/stay/stay-date';
import { describe, expect, test } from 'vitest';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: 0 };
const app = await startApp(database, clock);
const second = 1_000;

/** Where a hotel stands, until when it lets guests change and cancel, and which instant that is. */
const setups = [
  {
    when: 'on an ordinary day',
    timeZone: 'Europe/Zurich',
    daysBefore: 2,
    hour: 18,
    checkIn: '2027-06-11',
    last: '2027-06-09T16:00:00Z',
  },
  {
    when: 'in the hour that is skipped in spring: at its end',
    timeZone: 'Europe/Zurich',
    daysBefore: 1,
    hour: 2,
    checkIn: '2027-03-29',
    last: '2027-03-28T01:00:00Z',
  },
  {
    when: 'in the hour that comes twice in autumn: the second time',
    timeZone: 'Europe/Zurich',
    daysBefore: 1,
    hour: 2,
    checkIn: '2027-11-01',
    last: '2027-10-31T01:00:00Z',
  },
  {
    when: 'at a midnight that there is not',
    timeZone: 'America/Santiago',
    daysBefore: 0,
    hour: 0,
    checkIn: '2027-09-05',
    last: '2027-09-05T04:00:00Z',
  },
  {
    when: 'on the day before spring',
    timeZone: 'Europe/Zurich',
    daysBefore: 1,
    hour: 18,
    checkIn: '2027-03-28',
    last: '2027-03-27T17:00:00Z',
  },
  {
    when: 'on the other side of the date line',
    timeZone: 'Pacific/Kiritimati',
    daysBefore: 1,
    hour: 18,
    checkIn: '2027-06-11',
    last: '2027-06-10T04:00:00Z',
  },
] as const;

describe.each(setups)('a deadline $when', ({ timeZone, daysBefore, hour, checkIn, last }) => {
  const hotel = smallHotel({
    timeZone,
    cancellationPolicies: written.cancellationPolicies.map((policy) =>
      policy.id === 'two-days' ? { ...policy, freeUntil: { daysBefore, hour } } : policy,
    ),
  });
  const api = guestApi(app, hotel.hotelId);
  const deadline = Date.parse(last);
  const stay = { checkIn, checkOut: checkIn.replace(/\d\d$/, (day) => String(Number(day) + 1).padStart(2, '0')) };

  async function bookTwo() {
    clock.now = deadline - 5 * 24 * 3_600 * second;
    await forgetHistory(db);
    for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory'] as const)
      await db.deleteFrom(table).execute();
    const from = stayDate(new Date(clock.now).toISOString().slice(0, 10));
    await openHotel(db, hotel, smallNights(hotel, from, 10));
    const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
    const { status, body } = await api.book(bookingOf([reference, reference]));
    expect(status).toBe(201);
    return body;
  }

  test('is told as that instant, and a second before it everything can be done free of charge', async () => {
    const mine = await bookTwo();
    clock.now = deadline - second;
    const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
    expect(body).toMatchObject({ modificationDeadline: new Date(last).toISOString(), isExpired: false });
    expect((await api.modify(mine, { guestInfo: { ...ada, surname: 'Byron' } })).status).toBe(201);
    expect(await api.cancelRoom(mine, 1)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
    clock.now = deadline; // the instant itself still counts
    expect(await api.cancel(mine.reservationId)).toMatchObject({ status: 200, body: { cancellationFee: 0 } });
  });

  test('is over a second after it: no room can be changed, names can, and cancelling costs a night', async () => {
    const mine = await bookTwo();
    clock.now = deadline + second;
    const { body } = await api.readReservation(mine.reservationId, { t: mine.token });
    expect(body).toMatchObject({ isExpired: true });
    const over = { status: 409, body: { code: 'reservation.expired', errorCode: 5615 } };
    expect(await api.cancelRoom(mine, 1)).toMatchObject(over);
    expect((await api.modify(mine, { guestInfo: { ...ada, surname: 'Byron' } })).status).toBe(201);
    const { status, body: cancelled } = await api.cancel(mine.reservationId);
    expect([status, (cancelled.cancellationFee ?? 0) > 0]).toEqual([200, true]);
  });
});
