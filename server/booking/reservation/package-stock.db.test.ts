import { randomUUID } from 'node:crypto';
import type { Calendar } from '@stayfront/contract/calendar';
import type { PackagesAvailabilities } from '@stayfront/contract/package';
import { holdMinutes } from '@stayfront/rules/booking/hold';
import { addDays, daysBetween, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { confirmHold } from './confirm-hold.ts';

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const [one, other] = await Promise.all([startApp(database, clock), startApp(database, clock)]);
const today = stayDate('2027-06-01');
const texts = (en: string): { en: string } => ({ en });
const conditions = {
  minAdvanceDays: null,
  maxAdvanceDays: null,
  minNights: null,
  maxNights: null,
  arrivalWeekdays: null,
};
const pack = (id: string, changes: object = {}) => ({
  id,
  name: texts(id),
  description: texts(id),
  pictures: ['room'],
  ratePlan: 'pay-at-hotel',
  isPublic: true,
  isAmongResults: true,
  conditions,
  ...changes,
});
const hotel = smallHotel({
  ratePlans: written.ratePlans,
  packages: [
    pack('sauna', { stock: { perNight: 3 } }),
    pack('guided', { stock: { perArrivalDay: 2 } }),
    pack('cruise', { stock: { perNight: 3 }, ratePlan: 'prepaid' }),
    pack('boat', { stock: { perNight: 1 }, ratePlan: 'prepaid' }),
  ],
  config: { paymentSolutionsProvider: 'PAYRAILS' },
});
const { hotelId } = hotel;
const api = guestApi(one, hotelId);
const apis = [api, guestApi(other, hotelId)];
const ask = asker(one);

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 100, 40)));

const find = async (hotelPackageId: string, from: number, nights: number, query: object = {}) => {
  const checkIn = addDays(today, from);
  const stay = { checkIn, checkOut: addDays(checkIn, nights), nbAdults: 2 };
  const { body } = await ask<PackagesAvailabilities>('getPackagesAvailabilities', {
    params: { hotelId },
    query: { ...stay, hotelPackageId, ...query },
  });
  const [found] = body.packages;
  if (!found) throw new Error('The package is not there');
  return found;
};
const quoteOf = async (id: string, from: number, nights: number): Promise<string> => {
  const found = await find(id, from, nights);
  const reference = found.availabilities[0]?.products[0]?.reference;
  if (!reference) throw new Error(`Nothing is offered: ${found.problem}`);
  return reference;
};
const sessionOf = (number: number): string => `Session${String(number).padStart(9, '0')}`;
let guests = 0;
const bookingFor = (references: readonly string[]) => {
  guests++;
  return bookingOf(references, {
    sessionId: sessionOf(guests),
    guestInfo: {
      givenName: 'Ada',
      surname: 'Lovelace',
      email: `ada${guests}@guest.example`,
      phone: '+44 20 7946 0000',
    },
  });
};
/** Tells the refused reason or that it was booked. */
const book = async (references: readonly string[], at = api): Promise<string> => {
  const { status, body } = await at.book(bookingFor(references), randomUUID());
  return status === 201 ? 'booked' : String(body.code);
};

describe('a package of which there are only so many', () => {
  // What is booked without a card is measured one after the other already; what is paid for in advance is not.
  test.each(['sauna', 'cruise'])(
    'is never sold more often by two servers at the same moment, on no night: %s',
    async (id) => {
      // Stays that meet in the middle: every one of them has the night of day 12, some those beside it.
      const references = await Promise.all(
        [
          [10, 3],
          [11, 2],
          [12, 1],
          [12, 3],
        ].map(([from = 0, nights = 0]) => quoteOf(id, from, nights)),
      );
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, i) => book([references[i % 4] ?? ''], apis[i % 2])),
      );
      expect(answers.filter((answer) => answer === 'booked')).toHaveLength(3);
      expect(new Set(answers)).toEqual(new Set(['booked', 'sold_out']));
      expect(await find(id, 12, 1)).toMatchObject({ problem: 'sold-out', lowestPrice: null });
    },
  );

  test('says so in search, and the first stay and the calendar know it', async () => {
    const full = await find('sauna', 12, 2);
    expect(full.problem).toBe('sold-out');
    expect(full.availabilities.every(({ availability }) => availability === 0)).toBe(true);
    expect(full.firstStay?.checkIn).toBe(addDays(today, 13));
    const { body } = await ask<Calendar>('getCalendar', {
      params: { hotelId },
      query: { nbAdults: 2, hotelPackageId: 'sauna' },
    });
    const day = addDays(today, 12);
    expect(body.lowestPrices[daysBetween(today, day)]).toBeNull();
    expect(body.disabledDays).toContainEqual({ date: day, reason: 'sold-out' });
  });

  test('takes no two rooms of one booking where there is one left, and another package is not touched', async () => {
    const reference = await quoteOf('sauna', 30, 2);
    expect(await book([reference, reference])).toBe('booked');
    expect((await find('sauna', 30, 1)).availabilities.map(({ availability }) => availability)).toEqual([1, 1]);
    const product = (await find('sauna', 30, 1)).availabilities[0]?.products[0];
    expect(product).toMatchObject({ hotelPackageId: 'sauna', isPackageLimited: true });
    const chosen = `family.${addDays(today, 30)}.${addDays(today, 31)}.sauna`;
    expect((await find('sauna', 30, 1, { chosen })).problem).toBe('sold-out');
    expect((await find('sauna', 30, 1, { chosen: chosen.replace('.sauna', '') })).problem).toBeNull();
    expect(await book([reference, reference])).toBe('sold_out');
    expect(await book([reference])).toBe('booked');
    expect((await find('guided', 30, 1)).problem).toBeNull();
  });

  test('is limited by day of arrival, whoever is still there', async () => {
    const reference = await quoteOf('guided', 40, 3);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => book([reference], apis[i % 2])));
    expect(answers.filter((answer) => answer === 'booked')).toHaveLength(2);
    expect(await find('guided', 40, 1)).toMatchObject({
      problem: 'sold-out',
      firstStay: { checkIn: addDays(today, 41) },
    });
    expect((await find('guided', 41, 1)).problem).toBeNull();
  });

  test('is given back by who cancels, and by nobody twice', async () => {
    const reference = await quoteOf('sauna', 50, 1);
    const first = await api.book(bookingFor([reference, reference, reference]));
    expect(first.status).toBe(201);
    expect(await book([reference])).toBe('sold_out');
    expect((await api.cancelRoom(first.body, 1)).status).toBe(200);
    expect(await book([reference])).toBe('booked');
    expect(await book([reference])).toBe('sold_out');
  });

  test('is changed to other days only where some are left, and gives back those of before', async () => {
    const [first, second] = [await quoteOf('guided', 70, 2), await quoteOf('guided', 71, 2)];
    const mine = await api.book(bookingFor([first, first]));
    expect(mine.status).toBe(201);
    expect(await book([second, second])).toBe('booked');
    const move = (roomStayIndex: number, reference: string) =>
      api.modify(mine.body, { roomStays: [{ roomStayIndex, reference }] });
    expect(await move(0, second)).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(await book([first])).toBe('sold_out');
    expect((await move(0, await quoteOf('guided', 73, 2))).status).toBe(201);
    expect(await book([first])).toBe('booked');
    // Who keeps the days, or stays shorter, is not asked whether the package is sold out meanwhile.
    const shorter =
      (await find('guided', 70, 1)).availabilities.flatMap(({ products }) => products)[0]?.reference ?? '';
    expect((await move(1, shorter)).status).toBe(201);
  });

  test('is kept for who pays, is that guest’s own meanwhile, and goes to the next one when time is over', async () => {
    const reference = await quoteOf('boat', 60, 2);
    const held = await api.book(bookingFor([reference]));
    expect(held).toMatchObject({ status: 201, body: { status: 'held' } });
    const session = sessionOf(guests);
    expect((await find('boat', 60, 1)).problem).toBe('sold-out');
    expect((await find('boat', 60, 1, { held: session })).problem).toBeNull();
    expect(await book([reference])).toBe('sold_out');
    clock.now = noon + holdMinutes * 60_000 + 1_000;
    const late = await quoteOf('boat', 61, 1);
    const next = await api.book(bookingFor([late]));
    expect(next.status).toBe(201);
    const confirm = (reservationId: string) =>
      inHotel(database.db, hotelId, (tx) => confirmHold(tx, hotelId, reservationId, 'pay', clock.now));
    expect(await confirm(next.body.reservationId)).toBe('confirmed');
    expect(await confirm(held.body.reservationId)).toBe('sold_out');
    clock.now = noon;
  });
});
