import type { Quote } from '@stayfront/rules/booking/quote';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { quoteSeal } from '../../selling/offer/quote-seal.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const app = await startApp(database, { now: noon });
const texts = (en: string) => ({ en });
const [payAtHotel] = written.ratePlans;
if (!payAtHotel) throw new Error('The small hotel has no rate');
const services = [
  { id: 'breakfast', pricingType: 'Per person per night' as const, priceMinor: 2_000, discountMinor: 500 },
  { id: 'bicycle', pricingType: 'Per use' as const, priceMinor: 3_300, maxQuantity: 2 },
  { id: 'reeds', pricingType: 'Per stay' as const, priceMinor: 600, isRequired: true },
].map((service) => ({ name: texts(service.id), description: texts(service.id), ...service }));
const hotel = smallHotel({
  services,
  ratePlans: [{ ...payAtHotel, services: services.map(({ id }) => id) }],
});
const api = guestApi(app, hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const roomPrice = 13_000 * 2 + 111 * (5 + 6);
const seal = quoteSeal(testSecret);

beforeEach(async () => {
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'idempotency', 'inventory', 'search'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

const quote = async (changes: Partial<Quote> = {}): Promise<string> => {
  const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
  return seal.seal({ ...(seal.open(reference) as Quote), ...changes });
};
const reeds = { serviceId: 'reeds', quantity: 1, totalPrice: 600 };
const bookWith = async (wishes: object[], changes: Partial<Quote> = {}, more = {}) =>
  api.book(bookingOf([], { roomStays: [{ reference: await quote(changes), services: wishes }], ...more } as object));
const read = async ({ body }: { body: { reservationId: string; token: string } }) =>
  (await api.readReservation(body.reservationId, { t: body.token })).body;
const fieldsOf = ({ body }: { body: { errors?: { field: string }[] | undefined } }) =>
  body.errors?.map(({ field }) => field);

describe('services that are booked with a room', () => {
  test('are on the bill at the price that was shown, and the total is the sum of the lines', async () => {
    const wishes = [{ serviceId: 'breakfast', quantity: 1, totalPrice: 6_000 }, reeds];
    const booked = await bookWith(wishes);
    expect(booked.status).toBe(201);
    expect(await read(booked)).toMatchObject({
      totalPrice: roomPrice + 6_600,
      payableLater: roomPrice + 6_600,
      roomStays: [
        {
          roomPrice,
          totalServicesPrice: 6_600,
          services: [
            { serviceId: 'breakfast', quantity: 1, unitPrice: 6_000, totalPrice: 6_000 },
            { serviceId: 'reeds', totalPrice: 600 },
          ],
        },
      ],
    });
  });

  test('at another price, too many of them, unknown, or without what is required are refused by name and place', async () => {
    const at = 'reservation.roomStays.0.services';
    const dearer = await bookWith([{ ...reeds, totalPrice: 599 }]);
    expect([dearer.body.code, fieldsOf(dearer)]).toEqual(['price.changed', [`${at}.0.totalPrice`]]);
    const many = await bookWith([reeds, { serviceId: 'bicycle', quantity: 3, totalPrice: 9_900 }]);
    expect([many.body.code, fieldsOf(many)]).toEqual(['service.quantity', [`${at}.1.quantity`]]);
    const unknown = await bookWith([reeds, { serviceId: 'moon', quantity: 1, totalPrice: 1 }]);
    expect([unknown.body.code, fieldsOf(unknown)]).toEqual(['service.quantity', [`${at}.1.quantity`]]);
    expect((await bookWith([])).body.code).toBe('service.quantity');
    expect(await db.selectFrom('reservation').selectAll().execute()).toEqual([]);
  });

  test.each([-1, 1.5, 100, '1', null])('in the quantity %j are refused as no quantity at all', async (quantity) => {
    expect((await bookWith([{ ...reeds, quantity }])).body.code).toBe('input.invalid');
  });
});

describe('a guest who thinks in another currency', () => {
  const yen = { currency: 'JPY', nanos: 188_960_000_000, date: stayDate('2027-06-01') } as const;

  test('sees that one, and the hotel’s amount that is charged beside it', async () => {
    const booked = await bookWith([{ ...reeds, totalPrice: 1_134 }], { exchange: yen });
    const inYen = (minor: number): number => Math.round((minor / 100) * 188.96);
    const total = inYen(13_000 + 555) + inYen(13_000 + 666) + 1_134;
    expect(await read(booked)).toMatchObject({
      currency: 'JPY',
      hotelCurrency: 'CHF',
      exchangeRate: { rate: 188.96, date: '2027-06-01' },
      totalPrice: total,
      hotelTotalPrice: roomPrice + 600,
    });
  });

  test('thinks in one currency for all rooms', async () => {
    const rooms = [await quote(), await quote({ exchange: yen })].map((reference, i) => ({
      reference,
      services: [{ ...reeds, totalPrice: i === 0 ? 600 : 1_134 }],
    }));
    const mixed = await api.book(bookingOf([], { roomStays: rooms }));
    expect(mixed).toMatchObject({ status: 400, body: { code: 'currency.mixed' } });
  });
});

describe('a hotel', () => {
  const address = { addressLine: 'Seeweg 1', postalCode: '6000', city: 'Luzern', country: 'CH' };
  const bookFrom = async (guestInfo: object) => bookWith([reeds], {}, { guestInfo });
  const open = (config: object) => openHotel(db, { ...hotel, config: { ...hotel.config, ...config } }, noNights);
  const noNights = { rooms: [], rates: [] };

  test('that needs the guest’s address asks for each part of it', async () => {
    await open({ addressRequired: true });
    expect(fieldsOf(await bookFrom(ada))).toEqual(
      ['addressLine', 'postalCode', 'city', 'country'].map((part) => `reservation.guestInfo.address.${part}`),
    );
    expect((await bookFrom({ ...ada, address })).status).toBe(201);
  });

  test('of tenant 3 asks for the state too', async () => {
    await open({ addressRequired: true, tenantId: 3 });
    const without = await bookFrom({ ...ada, address });
    expect([without.status, without.body.code, fieldsOf(without)]).toEqual([
      400,
      'input.invalid',
      ['reservation.guestInfo.address.state'],
    ]);
    expect((await bookFrom({ ...ada, address: { ...address, state: 'LU' } })).status).toBe(201);
  });

  test('with a tax service keeps the local taxes with the room', async () => {
    await open({ useTaxService: true });
    const booked = await bookWith([reeds], { localTaxes: [] });
    expect(await read(booked)).toMatchObject({
      totalLocalTax: 1_400,
      payableAtHotel: 1_400,
      totalPrice: roomPrice + 600,
      roomStays: [{ taxes: [{ taxId: 'city', taxAmount: 1_400, isIncluded: false }] }],
    });
  });

  test('that has made a room smaller, or sells in another currency since, does not sell what was quoted', async () => {
    const [double, family] = hotel.rooms;
    if (!double || !family) throw new Error('The small hotel has two rooms');
    const reference = await quote();
    const input = bookingOf([], { roomStays: [{ reference, services: [reeds] }] });
    for (const changed of [
      { ...hotel, rooms: [{ ...double, maxOccupancy: 1 }, family] },
      { ...hotel, guests: { ...hotel.guests, adults: { min: 1, max: 1 } } },
      { ...hotel, currency: 'EUR' as const },
    ]) {
      await openHotel(db, changed, noNights);
      expect((await api.book(input)).body.code).toBe('rate.changed');
    }
  });
});

describe('a booking', () => {
  test('that costs nothing needs no payment, at a prepaid rate too', async () => {
    await openHotel(db, smallHotel(), smallNights(smallHotel(), stayDate('2027-06-01'), 20));
    const free = await quote({ nightDiscounts: [13_555, 13_666], guarantee: 'PrePay', promotionCode: 'FREE' });
    const booked = await api.book(bookingOf([free]));
    expect(booked).toMatchObject({ status: 201, body: { status: 'book', payableNow: 0 } });
    expect(await read(booked)).toMatchObject({ totalPrice: 0, roomStays: [{ totalDiscount: roomPrice }] });
  });

  test('takes along where the guest came from and what was looked for, and the search is forgotten', async () => {
    const sessionId = 'Abcdefgh12345678';
    const detail = { checkIn: june.checkIn, rooms: [], channelParameters: { channelId: 399, refid: 'old' } };
    await db
      .insertInto('search')
      .values([
        { hotel_id: 7001, session_id: sessionId, searched_at: new Date(noon), detail: JSON.stringify(detail) },
        { hotel_id: 7001, session_id: 'ZZcdefgh12345678', searched_at: new Date(noon), detail: '{}' },
      ])
      .execute();
    await bookWith([reeds], {}, { channelParameters: { refid: 'new', clientId: '1.2' } });
    const { channel } = await db.selectFrom('reservation').select('channel').executeTakeFirstOrThrow();
    expect(channel).toEqual({ channelId: 399, refid: 'new', clientId: '1.2' });
    const { detail: told } = await db.selectFrom('reservation_event').select('detail').executeTakeFirstOrThrow();
    expect(told).toEqual({ search: { checkIn: june.checkIn, rooms: [] } });
    expect(await db.selectFrom('search').select('session_id').execute()).toEqual([{ session_id: 'ZZcdefgh12345678' }]);
  });

  test('begins a history', async () => {
    await bookWith([reeds]);
    const [event] = await db.selectFrom('reservation_event').selectAll().execute();
    expect(event).toMatchObject({ what: 'book', detail: {}, happened_at: new Date(noon) });
  });
});
