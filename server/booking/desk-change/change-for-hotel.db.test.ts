import { makeChangeForHotel, quoteChangeForHotel, type HotelChangeQuote } from '@stayfront/contract/desk/change';
import { cancelForHotel } from '@stayfront/contract/desk/cancellation';
import type { HotelReservation } from '@stayfront/contract/manage/reservations';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { breakfast } from '../../testing/change-setup.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { jobsFor } from '../../testing/jobs-for.ts';
import { managementApi } from '../../testing/management-api.ts';
import { wrongNights } from '../../testing/night-books.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const morning = Date.parse('2027-06-01T08:00:00Z');
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
let [front, manager, key, keys] = ['', '', '', 0];

const hotel = smallHotel({
  services: [breakfast],
  ratePlans: written.ratePlans.map((plan) => ({ ...plan, services: ['breakfast'] })),
});

beforeAll(async () => {
  const nights = smallNights(hotel, stayDate('2027-06-01'), 60, 2);
  const rates = nights.rates.map((rate) =>
    rate.date === '2027-06-20' ? { ...rate, rules: { ...rate.rules, isClosed: true } } : rate,
  );
  const rooms = nights.rooms.map((night) => (night.date < '2027-06-23' ? { ...night, total: 20 } : night));
  await openHotel(db, hotel, { rooms, rates });
  key = (await makeKey(db, 7001, 'Our PMS', clock.now)).key;
});
/** Who works on a day has signed in on that day. */
async function at(instant: number): Promise<void> {
  clock.now = instant;
  front = await desk.enter('fred@probe.example', 'front-desk');
  manager = await desk.enter('mona@probe.example', 'manager');
}
beforeEach(() => at(morning));

type Made = { changeId: string | null; version: number; undo: string | null; code?: string; terms: { fee: number } };
const headers = () => ({ 'idempotency-key': `k${(keys += 1)}` });

async function book(checkIn: string, checkOut: string, room = 'double', withBreakfast = false): Promise<string> {
  const { reference } = await guest.findProduct(room, 'pay-at-hotel', { checkIn, checkOut });
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  const services = [{ serviceId: 'breakfast', quantity: 1, totalPrice: 2_000 * 2 * nights }];
  const request = bookingOf([reference]);
  const roomStays = [{ reference, services: withBreakfast ? services : [] }];
  const { body } = await guest.book({ ...request, reservation: { ...request.reservation, roomStays } });
  if (body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body.reservationId;
}
const quote = async (reservationId: string, wish: object, cookie = front) => {
  const reply = await desk.ask(quoteChangeForHotel, {
    params: { reservationId, roomStayIndex: 0 },
    body: { version: 1, ...wish },
    cookie,
  });
  return reply.json<HotelChangeQuote & { code?: string; errors?: { field: string }[] }>();
};
const make = async (reservationId: string, change: string, body: object = {}, cookie = front, sent = headers()) => {
  const reply = await desk.ask(makeChangeForHotel, {
    params: { reservationId },
    body: { change, tellsGuest: false, ...body },
    cookie,
    headers: sent,
  });
  return reply.json<Made>();
};
const read = async (reservationId: string): Promise<HotelReservation> =>
  (await managementApi(app, 7001, key).get<HotelReservation>(`reservations/${reservationId}`)).body;

describe('the hotel changes a room', () => {
  test('for one night more, which alone is priced today: what was booked keeps its price, and the guest hears if asked', async () => {
    const id = await book('2027-06-11', '2027-06-13', 'double', true);
    const [before] = (await read(id)).roomStays;
    const quoted = await quote(id, { checkOut: '2027-06-14', way: 'hotel' });
    expect(quoted.after.nights.slice(0, 2)).toEqual(quoted.before.nights);
    const more = quoted.after.nights[2]?.price ?? 0;
    expect(quoted).toMatchObject({
      lines: [
        { kind: 'night', id: '2027-06-13', before: null, after: more },
        { kind: 'service', id: 'breakfast', before: 8_000, after: 12_000 },
      ],
      difference: more + 4_000,
      terms: { fee: 0, payNow: 0, refund: 0, dueAtHotel: quoted.before.total + more + 4_000 },
      needsReason: false,
      mayMake: true,
      soldOut: [],
    });
    const sent = headers();
    const made = await make(id, quoted.change, { tellsGuest: true }, front, sent);
    expect(made).toMatchObject({ version: 2, terms: quoted.terms });
    expect(await make(id, quoted.change, { tellsGuest: true }, front, sent)).toEqual(made);
    const after = await read(id);
    expect(after.roomStays[0]).toMatchObject({ endDate: '2027-06-14', hotelTotalPrice: quoted.after.total });
    expect(after.events.at(-1)).toMatchObject({
      who: 'hotel',
      what: 'modify',
      detail: {
        by: 'fred@probe.example',
        before: { total: before?.hotelTotalPrice },
        after: { departure: '2027-06-14' },
      },
    });
    expect(await jobsFor(db, id, 'tell-guest')).toMatchObject([{ news: { what: 'changed', paid: 0 } }]);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('and takes it back: the room is again what it was, in price, fees and nights', async () => {
    const id = await book('2027-06-11', '2027-06-13');
    await at(Date.parse('2027-06-10T08:00:00Z'));
    const [before] = (await read(id)).roomStays;
    const shorter = await quote(id, { checkOut: '2027-06-12', party: { nbAdults: 2, nbChildren: 0, nbInfants: 0 } });
    expect(shorter.terms.fee).toBeGreaterThan(0);
    const made = await make(id, shorter.change);
    expect(await make(id, made.undo ?? '')).toMatchObject({ version: 3, terms: { fee: 0 } });
    expect((await read(id)).roomStays).toEqual([before]);
    expect((await read(id)).events.at(-1)).toMatchObject({ detail: { isUndo: true, by: 'fred@probe.example' } });
    expect(await make(id, made.undo ?? '')).toMatchObject({ code: 'reservation.version' });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('to another room, rate or party at the engine’s price', async () => {
    const id = await book('2027-06-11', '2027-06-13');
    const { nightPrices } = await guest.findProduct('family', 'guaranteed', {
      checkIn: '2027-06-11',
      checkOut: '2027-06-13',
      nbAdults: 3,
    });
    const party = { nbAdults: 3, nbChildren: 0, nbInfants: 0 };
    const quoted = await quote(id, { roomId: 'family', ratePlanId: 'guaranteed', party });
    expect(quoted.after.nights.map(({ price }) => price)).toEqual(nightPrices);
    expect(await make(id, quoted.change)).toMatchObject({ version: 2 });
    expect((await read(id)).roomStays[0]).toMatchObject({ guestRoomId: 'family', nbAdults: 3 });
    expect(await quote(id, { version: 2, roomId: 'double' })).toMatchObject({ code: 'guests.bounds' });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('while the guests are in the house, and on the morning they leave, also where arrivals are closed', async () => {
    const id = await book('2027-06-17', '2027-06-18');
    await at(Date.parse('2027-06-18T08:00:00Z'));
    const longer = await quote(id, { checkOut: '2027-06-19' });
    expect(longer).toMatchObject({ needsReason: false, after: { checkIn: '2027-06-17', checkOut: '2027-06-19' } });
    expect(longer.after.nights[0]).toEqual(longer.before.nights[0]);
    expect(await make(id, longer.change)).toMatchObject({ version: 2 });
    expect(await quote(id, { version: 2, checkIn: '2027-06-18' })).toMatchObject({ errors: [{ field: 'checkIn' }] });
    const moved = await quote(id, { version: 2, roomId: 'family' });
    expect(moved.after.nights[0]).toEqual(longer.before.nights[0]);
    expect(moved.after.nights[1]?.price).toBeGreaterThan(longer.after.nights[1]?.price ?? 0);
    expect(await make(id, moved.change)).toMatchObject({ version: 3 });
    await at(Date.parse('2027-06-20T08:00:00Z'));
    expect(await quote(id, { version: 3, checkOut: '2027-06-21' })).toMatchObject({ code: 'reservation.expired' });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('over a rule of the house for a reason, and never where the rooms are sold', async () => {
    const id = await book('2027-06-18', '2027-06-20');
    const quoted = await quote(id, { checkOut: '2027-06-21' });
    expect(quoted).toMatchObject({ needsReason: true, reasons: [{ code: 'closed' }], mayMake: true });
    expect(await make(id, quoted.change)).toMatchObject({ code: 'stay.restricted' });
    expect(await make(id, quoted.change, { reason: 'Wedding of the mayor' })).toMatchObject({ version: 2 });
    expect((await read(id)).events.at(-1)).toMatchObject({ detail: { reason: 'Wedding of the mayor' } });
    await book('2027-06-24', '2027-06-25');
    await book('2027-06-24', '2027-06-25');
    const full = await quote(id, { version: 2, checkIn: '2027-06-23', checkOut: '2027-06-25' });
    expect(full.soldOut).toEqual(['2027-06-24']);
    expect(await make(id, full.change, { reason: 'Must be' })).toMatchObject({ code: 'sold_out' });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('at a price by hand with a reason; less than the engine asks, or than the policy takes, is a manager’s to give', async () => {
    const id = await book('2027-06-11', '2027-06-13');
    const free = await quote(id, { nightPrices: [0, null] });
    const [first = { price: 0 }] = free.before.nights;
    expect(free).toMatchObject({ difference: -first.price, needsReason: true, lowered: first.price, mayMake: false });
    expect(await make(id, free.change, { reason: 'The heating failed' })).toMatchObject({ code: 'money.limit' });
    expect(await make(id, free.change, {}, manager)).toMatchObject({ errors: [{ field: 'reason' }] });
    expect(await make(id, free.change, { reason: 'The heating failed' }, manager)).toMatchObject({ version: 2 });
    await at(Date.parse('2027-06-10T08:00:00Z'));
    const wish = { version: 2, checkOut: '2027-06-12', nightPrices: [0] };
    const byPolicy = await quote(id, wish);
    expect(byPolicy.terms.policyFee).toBeGreaterThan(0);
    expect(await quote(id, { ...wish, fee: { minor: byPolicy.terms.policyFee + 1 } })).toMatchObject({
      code: 'cancellation.fee_above',
    });
    const waived = await quote(id, { ...wish, fee: { minor: 0 } });
    expect(waived).toMatchObject({ terms: { fee: 0 }, mayMake: false });
    expect(await make(id, waived.change, { reason: 'Ill' }, manager)).toMatchObject({ terms: { fee: 0 } });
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('and says which field is wrong, and changes nothing', async () => {
    const id = await book('2027-06-11', '2027-06-13');
    const faultOf = async (wish: object) => (await quote(id, wish)).errors?.map(({ field }) => field);
    expect(await faultOf({ checkIn: '2027-05-30' })).toEqual(['checkIn']);
    expect(await faultOf({ checkOut: '2027-06-11' })).toEqual(['checkOut']);
    expect(await faultOf({ nightPrices: [100] })).toEqual(['nightPrices']);
    expect(await faultOf({ services: [{ serviceId: 'sauna', quantity: 1 }] })).toEqual(['services.0.quantity']);
    expect(await quote(id, { roomId: 'attic' })).toMatchObject({ code: 'rate.unknown' });
    expect(await quote(id, { version: 2 })).toMatchObject({ code: 'reservation.version' });
    expect(await make(id, 'a.b')).toMatchObject({ code: 'quote.invalid' });
    const same = await quote(id, {});
    expect(same).toMatchObject({ isSame: true, lines: [], difference: 0 });
    expect(await make(id, same.change)).toMatchObject({ changeId: null, version: 1, undo: null });
  });

  test('a guest cannot make what the hotel has quoted to itself', async () => {
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-06-11',
      checkOut: '2027-06-13',
    });
    const { body } = await guest.book(bookingOf([reference]));
    const { change } = await quote(body.reservationId, { nightPrices: [0, 0] });
    const reply = await app.inject({
      method: 'POST',
      url: `/api/hotels/7001/reservations/${body.reservationId}/changes`,
      headers: headers(),
      payload: { token: body.token, change: change ?? '' },
    });
    expect(reply.json()).toMatchObject({ code: 'quote.invalid' });
  });
});

describe('at the same time', () => {
  test('two who change the same room: one does, and the other is told that it was changed', async () => {
    const id = await book('2027-06-28', '2027-06-29');
    const [longer, earlier] = await Promise.all([
      quote(id, { checkOut: '2027-06-30' }),
      quote(id, { checkIn: '2027-06-27' }, manager),
    ]);
    const both = await Promise.all([make(id, longer.change), make(id, earlier.change, {}, manager)]);
    expect(new Set(both.map(({ code, version }) => code ?? version))).toEqual(new Set([2, 'reservation.version']));
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('one who changes and one who cancels: never both', async () => {
    const id = await book('2027-06-28', '2027-06-29');
    const longer = await quote(id, { checkOut: '2027-06-30' });
    const cancel = { version: 1, fee: 'policy', reason: 'By mistake', tellsGuest: false };
    const [changed, cancelled] = await Promise.all([
      make(id, longer.change),
      desk.ask(cancelForHotel, { params: { reservationId: id }, body: cancel, cookie: manager, headers: headers() }),
    ]);
    const codes = [changed.code, cancelled.json<{ code?: string }>().code].filter((code) => code !== undefined);
    expect(codes).toHaveLength(1);
    expect(['reservation.version', 'reservation.was_cancelled']).toContain(codes[0]);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });

  test('the last room of a night is taken once, by a change or by a booking', async () => {
    await book('2027-07-05', '2027-07-06');
    const ids = [await book('2027-07-03', '2027-07-05'), await book('2027-07-03', '2027-07-05')];
    const wishes = await Promise.all(ids.map((id) => quote(id, { checkOut: '2027-07-06' })));
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-07-05',
      checkOut: '2027-07-06',
    });
    const [booked, ...changed] = await Promise.all([
      guest.book(bookingOf([reference])),
      ...ids.map((id, place) => make(id, wishes[place]?.change ?? '')),
    ]);
    const codes = [booked.body.code, ...changed.map(({ code }) => code)];
    expect(codes.filter((code) => code === 'sold_out')).toHaveLength(2);
    expect(await wrongNights(db, clock.now)).toEqual([]);
  });
});
