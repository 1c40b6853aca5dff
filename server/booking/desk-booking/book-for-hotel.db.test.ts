import { bookForHotel, suggestGuests, type KnownGuest } from '@stayfront/contract/desk/booking';
import { searchForHotel, type DeskOffers } from '@stayfront/contract/desk/search';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { managementApi } from '../../testing/management-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T10:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
let [front, manager, key, keys] = ['', '', '', 0];

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001, config: { paymentSolutionsProvider: 'PAYRAILS' } });
  const nights = smallNights(hotel, stayDate('2027-06-01'), 60, 2);
  const rates = nights.rates.map((night) =>
    night.date < '2027-06-20' || night.date > '2027-06-24' || night.ratePlanId !== 'pay-at-hotel'
      ? night
      : { ...night, rules: { ...night.rules, minStay: 4, isClosed: night.date === '2027-06-24' } },
  );
  await openHotel(db, hotel, { ...nights, rates });
  front = await desk.enter('fred@probe.example', 'front-desk');
  manager = await desk.enter('mona@probe.example', 'manager');
  key = (await makeKey(db, 7001, 'Our PMS', clock.now)).key;
});
beforeEach(() => void (clock.now = noon));

type Query = Readonly<Record<string, string | number>>;
const search = async (checkIn: string, checkOut: string, query: Query = {}): Promise<DeskOffers> => {
  const reply = await desk.ask(searchForHotel, { query: { checkIn, checkOut, ...query }, cookie: front });
  return searchForHotel.answer.parse(reply.json());
};
const offerIn = (offers: DeskOffers, roomId = 'double', ratePlanId = 'pay-at-hotel') => {
  const offer = offers.rooms
    .find((room) => room.roomId === roomId)
    ?.offers.find((one) => one.ratePlanId === ratePlanId);
  if (!offer) throw new Error(`There is no ${roomId} at ${ratePlanId}`);
  return offer;
};
const quote = async (checkIn: string, checkOut: string, ratePlanId = 'pay-at-hotel'): Promise<string> =>
  offerIn(await search(checkIn, checkOut), 'double', ratePlanId).product?.reference ?? '';
const eve = { givenName: 'Eve', surname: 'Moneypenny', email: 'eve@guest.example', phone: '+41 41 410 00 00' };
const book = (body: object, cookie = front, idempotencyKey = `k${(keys += 1)}`) =>
  desk.ask(bookForHotel, {
    body: { guest: eve, source: 'phone', way: 'hotel', tellsGuest: true, ...body },
    cookie,
    headers: { 'idempotency-key': idempotencyKey },
  });
type Booked = { readonly reservationId: string; readonly total: number; readonly payableNow: number };
const read = async (reservationId: string): Promise<HotelReservation> =>
  (await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${reservationId}`)).body;

describe('the hotel looks for rooms', () => {
  test('sees all rooms at all rates with what a guest would pay', async () => {
    const offers = await search('2027-06-05', '2027-06-07');
    expect(offers).toMatchObject({ nbNights: 2, currency: 'CHF', promotion: null });
    expect(offers.rooms.map(({ roomId, left, mostGuests }) => [roomId, left, mostGuests])).toEqual([
      ['double', 2, 2],
      ['family', 2, 4],
    ]);
    const seen = await guest.findProduct('double', 'pay-at-hotel', { checkIn: '2027-06-05', checkOut: '2027-06-07' });
    const { product, ...facts } = offerIn(offers);
    expect(facts).toEqual({ ratePlanId: 'pay-at-hotel', reasons: [], needsReason: false });
    expect({ ...product, reference: '' }).toEqual({ ...seen, reference: '' });
  });

  test('sees what rules keep from guests, each with the engine’s reason and its price', async () => {
    const offers = await search('2027-06-20', '2027-06-22');
    expect(offerIn(offers)).toMatchObject({ reasons: [{ code: 'min-stay', nights: 4 }], needsReason: true });
    expect(offerIn(offers).product?.nightPrices).toHaveLength(2);
    expect(offerIn(offers, 'double', 'guaranteed')).toMatchObject({ reasons: [], needsReason: false });
    expect(offerIn(await search('2027-06-24', '2027-06-25'))).toMatchObject({ reasons: [{ code: 'closed' }] });
    const many = await search('2027-06-05', '2027-06-07', { nbAdults: 3 });
    expect(many.rooms[0]).toMatchObject({ left: 2, reasons: [{ code: 'occupancy', most: 2 }] });
    expect(many.rooms[0]?.offers.every(({ product }) => product === null)).toBe(true);
  });

  test('sees what is sold out as such, also where a rule forbids it besides', async () => {
    const references = [await quote('2027-06-20', '2027-06-21', 'guaranteed')];
    await book({ roomStays: [...references, ...references].map((reference) => ({ reference })) });
    const offers = await search('2027-06-20', '2027-06-22');
    expect(offers.rooms[0]?.left).toBe(0);
    const soldOut = { code: 'sold-out', dates: ['2027-06-20'] };
    expect(offerIn(offers).reasons).toEqual([{ code: 'min-stay', nights: 4 }, soldOut]);
    expect(offerIn(offers, 'double', 'guaranteed').reasons).toEqual([soldOut]);
    const [reference] = [offerIn(offers).product?.reference];
    const reply = await book({ roomStays: [{ reference }], reason: 'Regular' }, manager);
    expect(reply.json()).toMatchObject({ status: 409, code: 'sold_out' });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });
});

describe('the hotel books', () => {
  test('for a guest at the telephone, who pays at the hotel and is sent the confirmation', async () => {
    const reference = await quote('2027-06-08', '2027-06-10', 'prepaid');
    const reply = await book({ roomStays: [{ reference }], lang: 'de' });
    expect(reply.statusCode).toBe(201);
    const { reservationId, total } = reply.json<Booked>();
    expect(reply.json()).toMatchObject({ status: 'book', version: 1, payableNow: 0, holdExpiresAt: null });
    const reservation = await read(reservationId);
    expect(reservation).toMatchObject({
      hotelTotalPrice: total,
      hotelPayableLater: total,
      language: 'de',
      guestInfo: eve,
    });
    expect(reservation.events).toMatchObject([
      { who: 'hotel', what: 'book', total, detail: { by: 'fred@probe.example', source: 'phone' } },
    ]);
    expect(await jobsFor(db, reservationId, 'send-confirmation')).toHaveLength(1);
    expect(await jobsFor(db, reservationId, 'tell-hotel')).toEqual([]);
  });

  test('at the door by a name alone, and nobody is written to', async () => {
    const reference = await quote('2027-06-01', '2027-06-02');
    const body = { roomStays: [{ reference }], source: 'walk-in', guest: { surname: 'Bond' }, tellsGuest: false };
    const { reservationId } = (await book(body)).json<Booked>();
    expect((await read(reservationId)).guestInfo).toMatchObject({
      givenName: '',
      surname: 'Bond',
      email: '',
      phone: '',
    });
    expect(await jobsFor(db, reservationId, 'send-confirmation')).toEqual([]);
  });

  test('over a rule of the house only with a reason, which history keeps', async () => {
    const reference = await quote('2027-06-21', '2027-06-22');
    expect((await book({ roomStays: [{ reference }] })).json()).toMatchObject({ status: 409, code: 'stay.restricted' });
    const asGuest = await guest.book(bookingOf([reference]));
    expect(asGuest.body).toMatchObject({ code: 'rate.changed' });
    const { reservationId } = (await book({ roomStays: [{ reference }], reason: 'Train was late' })).json<Booked>();
    expect((await read(reservationId)).events[0]?.detail).toMatchObject({ reason: 'Train was late' });
  });

  test('at a price by hand: below the engine’s a manager, with a reason', async () => {
    const offers = await search('2027-06-10', '2027-06-12');
    const { reference = '', nightPrices = [] } = offerIn(offers).product ?? {};
    const [first = 0, second = 0] = nightPrices;
    const cheaper = { roomStays: [{ reference, nightPrices: [first - 1_000, null] }], reason: 'Noise next door' };
    expect((await book(cheaper)).json()).toMatchObject({ status: 403, code: 'operator.role' });
    const { reservationId, total } = (await book(cheaper, manager)).json<Booked>();
    expect(total).toBe(first + second - 1_000);
    const [stay] = (await read(reservationId)).roomStays;
    expect(stay).toMatchObject({ nightPrices: [first - 1_000, second], totalDiscount: 0 });
    const dearer = { roomStays: [{ reference, nightPrices: [first + 500, null] }], reason: 'With a cot' };
    expect((await book(dearer)).json()).toMatchObject({ total: first + second + 500 });
  });

  test('to be paid by link: the room is held meanwhile, also beyond what guests may hold', async () => {
    const heldUntil = '2027-06-03T16:00:00.000Z';
    const rooms = await Promise.all(
      ['2027-07-01', '2027-07-02', '2027-07-03', '2027-07-04'].map((day) =>
        quote(
          day,
          day.replace(/.$/, (n) => `${Number(n) + 1}`),
        ),
      ),
    );
    const held: Booked[] = [];
    for (const reference of rooms) {
      const reply = await book({ roomStays: [{ reference }], way: 'link', heldUntil });
      expect(reply.json()).toMatchObject({ status: 'held', holdExpiresAt: heldUntil });
      held.push(reply.json<Booked>());
    }
    const [first] = held;
    if (!first) throw new Error('Nothing was held');
    expect(first.payableNow).toBe(first.total);
    const { events } = await read(first.reservationId);
    expect(events.map(({ who, what }) => [who, what])).toEqual([
      ['hotel', 'held'],
      ['hotel', 'payment-link-sent'],
    ]);
    expect(await jobsFor(db, first.reservationId, 'tell-guest')).toMatchObject([
      { news: { what: 'payment-link', amount: { minor: first.total, currency: 'CHF' } } },
    ]);
    expect((await search('2027-07-01', '2027-07-02')).rooms[0]?.left).toBe(1);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('once, though it is sent three times at the same moment; and never more rooms than there are', async () => {
    const reference = await quote('2027-06-14', '2027-06-15');
    const body = { roomStays: [{ reference }] };
    const same = await Promise.all([1, 2, 3].map(() => book(body, front, 'same')));
    expect(new Set(same.map((reply) => reply.json<Booked>().reservationId)).size).toBe(1);
    const [desks, guests] = [
      await Promise.all([1, 2].map(() => book(body))),
      await Promise.all([1, 2].map(() => guest.book(bookingOf([reference])))),
    ];
    const codes = [...desks.map(({ statusCode }) => statusCode), ...guests.map(({ status }) => status)];
    expect(codes.toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect((await book({ ...body, source: 'walk-in' }, front, 'same')).json()).toMatchObject({
      code: 'idempotency.mismatch',
    });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test.each([
    [{ guest: { email: 'eve@guest.example' } }, 'guest.surname'],
    [{ guest: { surname: 'Bond' } }, 'guest.email'],
    [{ guest: { surname: 'Bond' }, way: 'link', tellsGuest: false }, 'guest.email'],
    [{ guest: { ...eve, phone: '12' } }, 'guest.phone'],
    [{ way: 'link', heldUntil: '2027-05-31T10:00:00Z' }, 'heldUntil'],
    [{ way: 'link', heldUntil: '2027-06-16T10:00:00Z' }, 'heldUntil'],
    [{ way: 'cash' }, 'way'],
    [{ source: 'fax' }, 'source'],
    [{ roomStays: [] }, 'roomStays'],
    [{ reason: '' }, 'reason'],
    [{ tellsGuest: undefined }, 'tellsGuest'],
  ])('%j is refused by its field', async (body, field) => {
    const reference = await quote('2027-06-16', '2027-06-17');
    const reply = await book({ roomStays: [{ reference }], ...body });
    expect([reply.statusCode, reply.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });

  test('prices of as many nights as the stay has, and not without a reason', async () => {
    const reference = await quote('2027-06-16', '2027-06-17');
    const reply = await book({ roomStays: [{ reference, nightPrices: [1, 2] }] }, manager);
    expect(reply.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual([
      'roomStays.0.nightPrices',
      'reason',
    ]);
    expect((await book({ roomStays: [{ reference: 'made-up' }] })).json()).toMatchObject({ code: 'quote.invalid' });
  });
});

test('guests of before are suggested by a part of name, address or telephone, with how often they came', async () => {
  const suggest = async (text: string): Promise<KnownGuest[]> =>
    (await desk.ask(suggestGuests, { query: { text }, cookie: front })).json<{ guests: KnownGuest[] }>().guests;
  const [known] = await suggest('moneyp');
  expect(known).toMatchObject({ givenName: 'Eve', surname: 'Moneypenny', email: eve.email, phone: eve.phone });
  expect(known?.stays).toBeGreaterThan(2);
  for (const text of ['eve money', 'Moneypenny E', 'EVE@', '041 410', '+41 41 410 00'])
    expect((await suggest(text)).map(({ surname }) => surname)).toEqual(['Moneypenny']);
  expect((await suggest('bond'))[0]).toMatchObject({ stays: 1, lastArrival: '2027-06-01', email: '' });
  for (const text of ['%%', '__', 'nobody']) expect(await suggest(text)).toEqual([]);
  expect((await desk.ask(suggestGuests, { query: { text: 'x' }, cookie: front })).statusCode).toBe(400);
});
