import type { Calendar } from '@stayfront/contract/calendar';
import type { PackagesAvailabilities } from '@stayfront/contract/package';
import type { Problem } from '@stayfront/contract/problem';
import { addDays, daysBetween, stayDate, weekdayOf } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { quoteSeal } from '../offer/quote-seal.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const texts = (en: string): { en: string } => ({ en });
const free = { minAdvanceDays: null, maxAdvanceDays: null, minNights: null, maxNights: null, arrivalWeekdays: null };
const pack = (id: string, changes: object = {}, conditions: object = {}) => ({
  id,
  name: texts(id),
  description: texts(id),
  pictures: ['room'],
  ratePlan: 'inside',
  isPublic: true,
  isAmongResults: true,
  conditions: { ...free, ...conditions },
  ...changes,
});
const [pay] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const ratePlans = [...written.ratePlans, { ...pay, id: 'inside', code: 'IN', isPackageOnly: true, services: [] }];
const packages = [
  pack('sauna', { sort: 2 }),
  pack('early', { sort: 1 }, { minAdvanceDays: 30, maxAdvanceDays: 60 }),
  pack('week', { sort: 3 }, { minNights: 7, maxNights: 14 }),
  pack('sundays', { sort: 4 }, { arrivalWeekdays: [0] }),
  pack('summer', { sort: 5 }, { periods: [{ from: '2027-06-12', to: '2027-06-12' }] }),
  pack('friends', { isPublic: false }),
];
const hotel = smallHotel({ ratePlans, packages });
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14', nbAdults: 2 };

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 100)));

const find = (query: object = {}, hotelId: number = hotel.hotelId) =>
  ask<PackagesAvailabilities & Problem>('getPackagesAvailabilities', {
    params: { hotelId },
    query: { ...june, ...query },
  });

describe('packages', () => {
  test('that are public are listed in the hotel’s order, each with what keeps it from these days', async () => {
    const { status, body } = await find();
    expect(status).toBe(200);
    expect(body.packages.map(({ hotelPackageId, problem }) => [hotelPackageId, problem])).toEqual([
      ['early', 'too-soon'],
      ['sauna', null],
      ['week', 'min-stay'],
      ['sundays', 'arrival-weekday'],
      ['summer', 'in-period'],
    ]);
    expect(body.packages[0]).toMatchObject({
      firstArrival: addDays(today, 30),
      lastArrival: addDays(today, 60),
      availabilities: [],
      lowestPrice: null,
      conditions: { minABO: 30, maxABO: 60, minLOS: null, maxLOS: null, arrivalRestriction: null },
    });
  });

  test('have the rooms of their rate, quoted as part of the package and without services', async () => {
    const { body } = await find({ hotelPackageId: 'sauna' });
    const [sauna] = body.packages;
    expect(sauna?.availabilities.map(({ guestRoomId }) => guestRoomId)).toEqual(['double', 'family']);
    const products = sauna?.availabilities.flatMap((room) => room.products) ?? [];
    expect(new Set(products.map(({ ratePlanId }) => ratePlanId))).toEqual(new Set(['inside']));
    expect(sauna?.lowestPrice).toBe(Math.min(...products.map(({ averagePerNight }) => averagePerNight)));
    for (const product of products) {
      expect(product).toMatchObject({ hotelPackageId: 'sauna', hasServices: false });
      expect(quoteSeal(testSecret).open(product.reference)).toMatchObject({ packageId: 'sauna', ratePlanId: 'inside' });
    }
  });

  test('that cannot be had on these days say which stay can, from the asked day on or else before it', async () => {
    const { body } = await find();
    const stays = Object.fromEntries(body.packages.map(({ hotelPackageId, firstStay }) => [hotelPackageId, firstStay]));
    expect(stays).toEqual({
      early: { checkIn: '2027-07-01', checkOut: '2027-07-02' },
      sauna: null, // it can
      week: { checkIn: '2027-06-11', checkOut: '2027-06-18' },
      sundays: { checkIn: '2027-06-13', checkOut: '2027-06-14' },
      summer: { checkIn: '2027-06-11', checkOut: '2027-06-12' },
    });
    const late = await find({ hotelPackageId: 'early', checkIn: '2027-08-20', checkOut: '2027-08-21' });
    expect(late.body.packages).toMatchObject([{ problem: 'too-far', firstStay: { checkIn: '2027-07-01' } }]);
  });

  test('have a calendar of their own: their prices, their days, their shortest stay', async () => {
    const calendar = async (query: Record<string, string | number>) =>
      (await ask<Calendar & Problem>('getCalendar', { params: { hotelId: hotel.hotelId }, query })).body;
    const early = await calendar({ nbAdults: 2, hotelPackageId: 'early' });
    const at = (day: string): number => daysBetween(today, stayDate(day));
    expect(early.lowestPrices[at('2027-06-11')]).toBeNull();
    const { body } = await find({ hotelPackageId: 'early', checkIn: '2027-07-05', checkOut: '2027-07-06' });
    expect(early.lowestPrices[at('2027-07-05')]).toBe(body.packages[0]?.lowestPrice);
    const week = await calendar({ nbAdults: 2, hotelPackageId: 'week' });
    expect(week.specialDays[0]).toMatchObject({ minStay: 7, maxStay: 14 });
    expect(await calendar({ nbAdults: 2, hotelPackageId: 'foes' })).toMatchObject({ code: 'package.unknown' });
  });

  test('that are private are found by who knows their id, and by nobody else', async () => {
    const { body } = await find({ hotelPackageId: 'friends' });
    expect(body.packages).toMatchObject([{ hotelPackageId: 'friends', publicPackage: false, problem: null }]);
    expect(await find({ hotelPackageId: 'foes' })).toMatchObject({ status: 404, body: { code: 'package.unknown' } });
  });

  test('fit the days their conditions leave', async () => {
    const problemOn = async (id: string, checkIn: string, nights: number): Promise<unknown> => {
      const checkOut = addDays(stayDate(checkIn), nights);
      return (await find({ hotelPackageId: id, checkIn, checkOut })).body.packages[0]?.problem;
    };
    const sunday = [0, 1, 2, 3, 4, 5, 6].map((i) => addDays(today, 10 + i)).find((day) => weekdayOf(day) === 0);
    expect(await problemOn('sundays', sunday ?? '', 1)).toBeNull();
    expect(await problemOn('early', addDays(today, 30), 1)).toBeNull();
    expect(await problemOn('early', addDays(today, 61), 1)).toBe('too-far');
    expect(await problemOn('week', '2027-06-11', 7)).toBeNull();
    expect(await problemOn('week', '2027-06-11', 15)).toBe('max-stay');
    expect(await problemOn('summer', '2027-06-10', 2)).toBeNull();
    expect(await problemOn('summer', '2027-06-12', 1)).toBe('in-period');
  });

  test('whose rooms are all taken say so, and still show them', async () => {
    const date = '2027-07-20';
    await database.db.updateTable('inventory').set({ sold: 3 }).where('date', '=', stayDate(date)).execute();
    const { body } = await find({ hotelPackageId: 'sauna', checkIn: date, checkOut: '2027-07-21' });
    expect(body.packages).toMatchObject([{ problem: 'no-rooms', lowestPrice: null }]);
    expect(body.packages[0]?.availabilities.map(({ availability }) => availability)).toEqual([0, 0]);
  });

  test('are without the rooms that this booking has already', async () => {
    const left = async (chosen: string) => {
      const { body } = await find({ hotelPackageId: 'sauna', chosen });
      return body.packages[0]?.availabilities.map(({ guestRoomId, availability }) => [guestRoomId, availability]);
    };
    const [[roomId, all] = ['', 0]] = (await left('')) ?? [];
    const chosen = Array.from({ length: Number(all) }, () => `${roomId}.2027-06-10.2027-06-12`);
    expect((await left(chosen.slice(1).join(',')))?.[0]).toEqual([roomId, 1]);
    expect((await left(chosen.join(',')))?.[0]).toEqual([roomId, 0]);
    expect((await left(`${roomId}.2027-06-14.2027-06-15`))?.[0]).toEqual([roomId, all]); // other nights
  });

  test('are priced in the guest’s currency', async () => {
    const { body } = await find({ hotelPackageId: 'sauna', currency: 'JPY' });
    expect(body).toMatchObject({ currency: 'JPY', hotelCurrency: 'CHF' });
    expect(body.packages[0]?.availabilities[0]?.products[0]).toMatchObject({ currency: 'JPY' });
  });

  test('are none at a hotel that does not use offers, whoever knows an id', async () => {
    const plain = smallHotel({ hotelId: 7002, ratePlans, packages, config: { useOffers: false } });
    await openHotel(database.db, plain, smallNights(plain, today, 30));
    expect((await find({}, 7002)).body.packages).toEqual([]);
    expect((await find({ hotelPackageId: 'friends' }, 7002)).body.code).toBe('package.unknown');
  });

  test('are refused for days and guests that the hotel does not take', async () => {
    expect((await find({ checkIn: '2027-05-31' })).body.code).toBe('date.past');
    expect((await find({ checkOut: '2027-06-11' })).body.code).toBe('stay.min_nights');
    expect((await find({ nbAdults: 9 })).body.code).toBe('guests.bounds');
    expect((await find({ nbChildren: 9 })).body.code).toBe('guests.bounds');
    expect((await find({ nbChildren: 1, ages: '40' })).body.code).toBe('input.invalid');
    expect((await find({}, 9999)).body.code).toBe('hotel.unknown');
  });
});
