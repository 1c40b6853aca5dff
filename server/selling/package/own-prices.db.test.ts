import type { Calendar } from '@stayfront/contract/calendar';
import type { PackagesAvailabilities } from '@stayfront/contract/package';
import type { Problem } from '@stayfront/contract/problem';
import type { Reservation } from '@stayfront/contract/reservation';
import { addDays, daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { saveNights } from '../calendar/save-nights.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const texts = (en: string): { en: string } => ({ en });
const conditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: null,
  maxNights: null,
  arrivalWeekdays: null,
};
const pack = (id: string, changes: object, more: object = {}) => ({
  id,
  name: texts(id),
  description: texts(id),
  pictures: ['room'],
  ratePlan: 'inside',
  isPublic: true,
  isAmongResults: true,
  conditions: { ...conditions, ...more },
  ...changes,
});
const service = (id: string, pricingType: string, changes: object = {}) => ({
  id,
  name: texts(id),
  description: texts(id),
  pricingType,
  priceMinor: 4_000,
  ...changes,
});
const [pay] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const week = {
  kind: 'stay',
  nights: 7,
  byAdults: [70_000, 100_000],
  extraAdult: 30_000,
  bands: [
    { fromAge: 0, toAge: 2, minor: 0 },
    { fromAge: 2, toAge: 10, basisPoints: 5_000 },
  ],
  rooms: { family: { byAdults: [80_000, 120_000], extraAdult: 30_000, child: 10_000 } },
  extraNight: 'rate',
};
const hotel = smallHotel({
  services: [
    service('massage', 'Per person'),
    service('dinner', 'Per person per night', { infantMinor: 500 }),
    service('wifi', 'Per stay', { isIncluded: true }),
    service('parking', 'Per night'),
  ] as never,
  ratePlans: [
    // Two with prices in the calendar, and one that has none.
    ...written.ratePlans,
    { ...pay, id: 'inside', code: 'IN', isPackageOnly: true, services: ['wifi', 'parking'] },
    { ...pay, id: 'bare', code: 'BARE', isPackageOnly: true, rooms: ['family'] },
  ],
  packages: [
    pack('week', { price: week, includes: ['massage', 'dinner'] }),
    pack('supper', { price: { kind: 'on-top', per: 'person', minor: 5_000, childMinor: 2_000 } }),
    pack('bare', { ratePlan: 'bare', price: { ...week, rooms: undefined, extraNight: 'none' } }),
    pack('couples', {}, { isAdultsOnly: true }),
    pack('crowd', {}, { minAdults: 3 }),
    pack('autumn', {}, { openPeriods: [{ from: '2027-06-20', to: '2027-06-29' }] }),
  ] as never,
});
const { hotelId } = hotel;
const api = guestApi(app, hotelId);
const all = smallNights(hotel, today, 100);

beforeAll(() =>
  openHotel(database.db, hotel, { ...all, rates: all.rates.filter(({ ratePlanId }) => ratePlanId !== 'bare') }),
);

const find = (hotelPackageId: string, checkIn: string, nights: number, query: object = {}) =>
  ask<PackagesAvailabilities & Problem>('getPackagesAvailabilities', {
    params: { hotelId },
    query: { checkIn, checkOut: addDays(stayDate(checkIn), nights), nbAdults: 2, hotelPackageId, ...query },
  });
const one = async (...asked: Parameters<typeof find>) => {
  const { status, body } = await find(...asked);
  expect([status, body.errors]).toEqual([200, undefined]);
  const [found] = body.packages;
  if (!found) throw new Error('The package is not there');
  const productIn = (roomId: string) => {
    const product = found.availabilities.find(({ guestRoomId }) => guestRoomId === roomId)?.products[0];
    if (!product) throw new Error(`Nothing is offered in ${roomId}: ${found.problem}`);
    return product;
  };
  return { ...found, productIn };
};
const lowestOn = async (hotelPackageId: string, day: string, query: object = {}) => {
  const asked = { params: { hotelId }, query: { nbAdults: 2, hotelPackageId, ...query } };
  const { body } = await ask<Calendar>('getCalendar', asked);
  return body.lowestPrices[daysBetween(today, stayDate(day))];
};

describe('a package with a price for seven nights', () => {
  test('costs that, to the last unit, whatever its rate plan asks, and is sold for seven nights at least', async () => {
    const { productIn, conditions: told } = await one('week', '2027-06-11', 7);
    expect(productIn('double')).toMatchObject({ totalPrice: 100_000, averagePerNight: 14_286 });
    expect(productIn('family')).toMatchObject({ totalPrice: 120_000 });
    expect(told.minLOS).toBe(7);
    expect((await one('week', '2027-06-11', 6)).problem).toBe('min-stay');
    const nights = productIn('double').nightPrices;
    expect(nights.reduce((sum, night) => sum + night, 0)).toBe(100_000);
  });

  test('takes children at their ages, and says what does not fit', async () => {
    const family = { nbChildren: 1, ages: '6' };
    expect((await one('week', '2027-06-11', 7, { nbAdults: 1, ...family })).productIn('double').totalPrice).toBe(
      105_000,
    );
    expect((await one('week', '2027-06-11', 7, family)).productIn('family').totalPrice).toBe(130_000);
    // In the double room a child of eleven is in no band; in the family room children have one price.
    const eleven = await one('week', '2027-06-11', 7, { nbAdults: 1, nbChildren: 1, ages: '11' });
    expect(eleven.availabilities.map(({ guestRoomId }) => guestRoomId)).toEqual(['family']);
    expect(await find('week', '2027-06-11', 7, { nbChildren: 1, ages: '44' })).toMatchObject({ status: 400 });
  });

  test('costs what the rate plan asks for further nights', async () => {
    const nine = (await one('week', '2027-06-11', 9)).productIn('double');
    const [eighth = 0, ninth = 0] = nine.nightPrices.slice(7);
    expect(nine.totalPrice).toBe(100_000 + eighth + ninth);
    expect([eighth, ninth].every((night) => night > 13_000)).toBe(true);
  });

  test('shows in its calendar what a night of the shortest stay costs on the average, as its card does', async () => {
    const { lowestPrice } = await one('week', '2027-06-11', 7);
    expect(await lowestOn('week', '2027-06-11')).toBe(lowestPrice);
    const children = { nbChildren: 2, ages: '6,3' };
    const { lowestPrice: withChildren } = await one('week', '2027-06-11', 7, children);
    expect(withChildren).toBe(20_000);
    expect(await lowestOn('week', '2027-06-11', children)).toBe(withChildren);
  });

  test('needs no prices of its rate plan', async () => {
    expect((await one('bare', '2027-06-11', 7)).productIn('family').totalPrice).toBe(100_000);
    expect((await one('bare', '2027-06-11', 8)).problem).toBe('max-stay');
    expect(await lowestOn('bare', '2027-06-11')).toBe(14_286);
    const { reference } = (await one('bare', '2027-06-11', 7)).productIn('family');
    expect((await api.book(bookingOf([reference]))).status).toBe(201);
    // A rule of its rate plan's days binds all the same, also between the quote and the booking.
    const closed = {
      date: stayDate('2027-06-14'),
      roomId: null,
      ratePlanId: 'bare',
      rules: { ...openDay, isClosed: true },
    };
    await inHotel(database.db, hotelId, (tx) =>
      saveNights(tx, hotelId, { rooms: [], rates: [], restrictions: [closed] }, 0),
    );
    expect((await api.book(bookingOf([reference]))).body.code).toBe('rate.changed');
    expect((await one('bare', '2027-06-11', 7)).problem).toBe('no-rooms');
  });

  test('is booked at the price that was shown, with what it includes on the bill at nothing', async () => {
    const found = await one('week', '2027-06-18', 7, { nbChildren: 1, ages: '6' });
    expect(found.includedServices?.map(({ serviceId, totalQuantity }) => [serviceId, totalQuantity])).toEqual([
      ['massage', 3],
      ['dinner', 21],
    ]);
    const { status, body } = await api.book(bookingOf([found.productIn('family').reference]));
    expect(status).toBe(201);
    const read = await api.readReservation(body.reservationId, { t: body.token });
    const [room] = (read.body as unknown as Reservation).roomStays;
    expect(room).toMatchObject({
      hotelPackageId: 'week',
      totalPrice: 130_000,
      ages: [6],
      services: [
        { serviceId: 'massage', totalQuantity: 3, totalPrice: 0 },
        { serviceId: 'dinner', totalQuantity: 21, totalPrice: 0 },
      ],
    });
  });
});

describe('a package with an amount on top', () => {
  test('costs its rate plan’s nights and that, by persons, and includes what the rate plan includes', async () => {
    const supper = await one('supper', '2027-06-11', 3, { nbChildren: 1, ages: '6' });
    const rate = await one('autumn', '2027-06-25', 3, { nbChildren: 1, ages: '6' });
    const sum = (nights: readonly number[]) => nights.reduce((a, b) => a + b, 0);
    // The same weekdays two weeks later, at the same rate plan.
    expect(sum(supper.productIn('family').nightPrices) - sum(rate.productIn('family').nightPrices)).toBe(12_000);
    expect(supper.includedServices?.map(({ serviceId }) => serviceId)).toEqual(['wifi']);
  });
});

describe('a package for some guests, or some days', () => {
  test('says for whom it is', async () => {
    const problem = async (id: string, query: object) => (await one(id, '2027-06-11', 2, query)).problem;
    expect(await problem('couples', {})).toBeNull();
    expect(await problem('couples', { nbInfants: 1 })).toBe('adults-only');
    expect(await problem('crowd', {})).toBe('too-few-adults');
    expect(await problem('crowd', { nbAdults: 3 })).toBeNull();
    expect(await lowestOn('couples', '2027-06-11', { nbChildren: 1 })).toBeNull();
  });

  test('has days of its own', async () => {
    expect((await one('autumn', '2027-06-11', 2)).problem).toBe('too-soon');
    expect(await one('autumn', '2027-06-28', 3)).toMatchObject({
      problem: 'out-of-period',
      firstStay: { checkIn: '2027-06-28', checkOut: '2027-06-29' },
    });
    expect((await one('autumn', '2027-06-28', 2)).problem).toBeNull();
    expect(await lowestOn('autumn', '2027-06-19')).toBeNull();
    expect(await lowestOn('autumn', '2027-06-29')).not.toBeNull();
    expect(await lowestOn('autumn', '2027-06-30')).toBeNull();
  });
});
