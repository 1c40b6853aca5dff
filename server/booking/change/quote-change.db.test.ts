import type { Calendar } from '@stayfront/contract/calendar';
import type { Availabilities } from '@stayfront/contract/offer';
import type { Services } from '@stayfront/contract/service';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { breakfast, changeSetup, refused } from '../../testing/change-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
/** Free until two days before at 18:00 in Luzern: the last instant at which a booking can be changed. */
const deadline = Date.parse('2027-06-09T16:00:00Z');
const clock = { now: noon };
const setup = changeSetup(database, await startApp(database, clock), clock);
const { hotel, api, changes, june, later, double, family, bookRoom, soldNights } = setup;

beforeEach(async () => {
  clock.now = noon;
  await setup.open();
});

const read = async (mine: { reservationId: string; token: string }) =>
  (await api.readReservation(mine.reservationId, { t: mine.token })).body;

describe('a guest who would like other dates', () => {
  test('finds the own nights free in a full house, and moves by a day without giving them up', async () => {
    const mine = await bookRoom();
    const free = (body: Availabilities) => body.availabilities.map((one) => [one.guestRoomId, one.availability]);
    expect(free((await api.search(later)).body)).toEqual([
      ['double', 0],
      ['family', 1],
    ]);
    expect(free((await changes.offers(mine, { ...later, roomStayIndex: 0 })).body)).toEqual([
      ['double', 1],
      ['family', 1],
    ]);
    const { reference } = await changes.find(mine, double, later);
    expect(await changes.change(mine, { reference })).toMatchObject({
      status: 201,
      body: { status: 'made', version: 2, holdExpiresAt: null, terms: { fee: 0, payNow: 0, refund: 0 } },
    });
    expect(await soldNights()).toEqual(['2027-06-12 double 1', '2027-06-13 double 1']);
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('has a calendar in which the own days are open', async () => {
    const mine = await bookRoom('double');
    await bookRoom('family');
    const closed = async (query: Record<string, string | number>) =>
      (await changes.get<Calendar>(mine, '/change/calendar', { t: mine.token, ...query })).body.disabledDays
        .filter(({ reason }) => reason === 'sold-out')
        .map(({ date }) => date);
    expect(await closed({})).toEqual(['2027-06-11', '2027-06-12']);
    expect(await closed({ roomStayIndex: 0 })).toEqual([]);
  });

  test('is shown what was and what would be before anything happens', async () => {
    const mine = await bookRoom();
    const { reference, totalPrice } = await changes.find(mine, family, june);
    const before = await read(mine);
    const { status, body } = await changes.quote(mine, { reference });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isSame: false,
      before: { guestRoomId: 'double', startDate: june.checkIn },
      after: { guestRoomId: 'family', totalPrice },
      terms: {
        totalBefore: before['totalPrice'],
        totalAfter: totalPrice,
        paid: 0,
        fee: 0,
        payNow: 0,
        refund: 0,
        dueAtHotel: totalPrice,
      },
    });
    expect([await read(mine), await soldNights()]).toEqual([before, ['2027-06-11 double 1', '2027-06-12 double 1']]);
  });

  test('and asks for what is booked already changes nothing', async () => {
    const mine = await bookRoom();
    const { reference } = await changes.find(mine, double, june);
    const quoted = await changes.quote(mine, { reference });
    expect(quoted.body.isSame).toBe(true);
    expect(await changes.make(mine, quoted.body.change)).toMatchObject({
      status: 201,
      body: { status: 'made', changeId: null, version: 1 },
    });
  });

  test('keeps everything when somebody else was faster', async () => {
    const mine = await bookRoom();
    const { reference } = await changes.find(mine, family, later);
    const quoted = await changes.quote(mine, { reference });
    await bookRoom('family', later);
    const before = [await read(mine), await soldNights()];
    expect(await changes.make(mine, quoted.body.change)).toMatchObject(refused(409, 'sold_out'));
    expect([await read(mine), await soldNights()]).toEqual(before);
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('can do so until the deadline, to the second', async () => {
    const mine = await bookRoom();
    clock.now = deadline - 1_000;
    const { reference } = await changes.find(mine, family, june);
    const quoted = await changes.quote(mine, { reference });
    const late = await bookRoom('double', { checkIn: '2027-06-15', checkOut: '2027-06-16' });
    const other = await changes.quote(late, { roomStayIndex: undefined, reference });
    expect([quoted.status, other.status]).toEqual([200, 200]);
    clock.now = deadline + 1_000;
    expect(await changes.make(mine, quoted.body.change)).toMatchObject(refused(409, 'reservation.expired'));
    expect(await changes.quote(mine, { reference })).toMatchObject(refused(409, 'reservation.expired'));
    expect(await changes.offers(mine, { ...june, roomStayIndex: 0 })).toMatchObject(
      refused(409, 'reservation.expired'),
    );
    clock.now = deadline;
    expect(await changes.make(mine, quoted.body.change)).toMatchObject({ status: 201, body: { status: 'made' } });
  });
});

describe('a guest who would like other services', () => {
  const services = async (mine: { reservationId: string; token: string }) =>
    (await changes.get<Services>(mine, '/room-stays/0/services', { t: mine.token })).body.services;
  const one = { serviceId: 'breakfast', quantity: 1, totalPrice: 8_000 };

  test('keeps the room at the price it was booked for', async () => {
    const mine = await bookRoom();
    const { totalPrice } = await read(mine);
    await db
      .updateTable('rate')
      .set({ by_adults: [99_000, 99_000] })
      .execute();
    expect(await services(mine)).toMatchObject([{ serviceId: 'breakfast', unitPrice: 8_000, defaultQuantity: 0 }]);
    expect(await changes.change(mine, { services: [one] })).toMatchObject({
      status: 201,
      body: { status: 'made', terms: { totalBefore: totalPrice, totalAfter: (totalPrice as number) + 8_000 } },
    });
    expect(await services(mine)).toMatchObject([{ serviceId: 'breakfast', defaultQuantity: 1 }]);
    expect(await changes.change(mine, { services: [] })).toMatchObject({
      body: { terms: { totalAfter: totalPrice } },
    });
  });

  test('keeps the price of those that were booked, and those that the hotel offers no more', async () => {
    const mine = await bookRoom();
    await changes.change(mine, { services: [one] });
    const dearer = smallHotel({ ...hotel, services: [{ ...breakfast, priceMinor: 5_000 }] });
    await openHotel(db, dearer, smallNights(hotel, stayDate('2027-06-01'), 20, 1));
    expect(await services(mine)).toMatchObject([{ unitPrice: 8_000 }]);
    expect(await changes.quote(mine, { services: [one] })).toMatchObject({ body: { isSame: true } });
    const gone = smallHotel({ ...hotel, services: [], ratePlans: written.ratePlans });
    await openHotel(db, gone, smallNights(hotel, stayDate('2027-06-01'), 20, 1));
    expect(await services(mine)).toEqual([]);
    expect(await changes.quote(mine, {})).toMatchObject({
      body: { isSame: true, after: { totalServicesPrice: 8_000 } },
    });
  });

  test('is told which one cannot be had, or costs something else', async () => {
    const mine = await bookRoom();
    expect(await changes.quote(mine, { services: [{ ...one, quantity: 9 }] })).toMatchObject({
      status: 400,
      body: { code: 'service.quantity', errors: [{ field: 'services.0.quantity', code: 'service.too_many' }] },
    });
    expect(await changes.quote(mine, { services: [{ ...one, totalPrice: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'price.changed', errors: [{ field: 'services.0.totalPrice' }] },
    });
    const { reference } = await changes.find(mine, family, june);
    expect(await changes.quote(mine, { reference, services: [{ ...one, quantity: 9 }] })).toMatchObject({
      body: { errors: [{ field: 'services.0.quantity' }] },
    });
  });
});

describe('a guest who would like one room more', () => {
  test('gets it at a new place, up to four that stand', async () => {
    await setup.open(5);
    const mine = await bookRoom('double', june, 3);
    const add = async () =>
      changes.quote(mine, {
        roomStayIndex: undefined,
        reference: (await changes.find(mine, family, june, null)).reference,
      });
    const first = await add();
    expect(first).toMatchObject({ status: 200, body: { before: null, after: { roomStayIndex: 3 } } });
    expect((await changes.make(mine, first.body.change)).status).toBe(201);
    expect(await changes.offers(mine, june)).toMatchObject(refused(400, 'rooms.count'));
    expect((await api.cancelRoom(mine, 3)).status).toBe(200);
    const second = await add();
    expect(second.body.after.roomStayIndex).toBe(4);
    expect((await changes.make(mine, second.body.change)).status).toBe(201);
    expect((await api.cancelRoom(mine, 4)).status).toBe(200);
    expect(await wrongNights(db, noon)).toEqual([]);
  });

  test('has to say which', async () => {
    const mine = await bookRoom();
    expect(await changes.quote(mine, { roomStayIndex: undefined })).toMatchObject({
      status: 400,
      body: { code: 'input.invalid', errors: [{ field: 'reference' }] },
    });
  });
});
