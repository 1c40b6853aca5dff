import { openDay } from '@stayfront/rules/restriction/day-rules';
import { stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { readManagedCalendar } from '../calendar/read-managed-calendar.ts';
import { saveNights } from '../calendar/save-nights.ts';
import { loadHotel } from '../../property/hotel/load-hotel.ts';
import { saveHotel } from '../../property/hotel/save-hotel.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

// A hotel whose nights ask by persons and ages, and whose rooms and rate plans say whom they take.
const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const heart = await startApp(database, clock, { snapshotBytes: 64_000_000 });
const plain = await startApp(database, clock, { snapshotBytes: 0 });
const hotel = smallHotel();
const night = stayDate('2027-06-11');
const oneNight = { checkIn: night, checkOut: stayDate('2027-06-12') };
const byAge = {
  byAdults: [null, 20_000],
  extraAdult: null,
  child: 9_999,
  infant: 700,
  bands: [
    { fromAge: 2, toAge: 7, minor: 2_000 },
    { fromAge: 7, toAge: 13, basisPoints: 7_000 },
  ],
} satisfies NightPrices;

beforeAll(() => openHotel(db, hotel, smallNights(hotel, today, 60)));
afterEach(() => openHotel(db, hotel, smallNights(hotel, today, 60)));

const putNight = (date: StayDate, prices: NightPrices, ratePlanId = 'guaranteed'): Promise<void> =>
  inHotel(db, hotel.hotelId, (tx) =>
    saveNights(
      tx,
      hotel.hotelId,
      { rooms: [], rates: [{ date, roomId: 'family', ratePlanId, prices, rules: openDay }] },
      0,
    ),
  );

/** What the family room costs at the guaranteed rate, once the server that remembers says the same as the one that reads. */
async function priceOf(party: { nbAdults: number; nbChildren?: number; nbInfants?: number }): Promise<number | null> {
  const ask = async (app: typeof heart): Promise<number | null> => {
    const { body } = await guestApi(app, hotel.hotelId).search({ ...oneNight, ...party });
    const room = body.availabilities.find(({ guestRoomId }) => guestRoomId === 'family');
    return room?.products.find(({ ratePlanId }) => ratePlanId === 'guaranteed')?.totalPrice ?? null;
  };
  const read = await ask(plain);
  await until(async () => (await ask(heart)) === read);
  return read;
}

describe('a night with prices by person and age', () => {
  test('costs each child its band, and is not sold to those it has no price for', async () => {
    await putNight(night, byAge);
    expect(await priceOf({ nbAdults: 1 })).toBeNull();
    expect(await priceOf({ nbAdults: 2 })).toBe(20_000);
    expect(await priceOf({ nbAdults: 3 })).toBeNull();
    // Of children nobody told the age of, the oldest that the hotel calls so: 12 years, a share of 70 per cent.
    expect(await priceOf({ nbAdults: 2, nbChildren: 1 })).toBe(20_000 + 7_000);
    expect(await priceOf({ nbAdults: 2, nbChildren: 1, nbInfants: 1 })).toBe(20_000 + 7_000 + 700);
  });

  test('is read by the hotel as it was put, and put again is the same', async () => {
    await putNight(night, byAge);
    const known = await loadHotel(db, hotel.hotelId);
    if (!known) throw new Error('The hotel is not there');
    const read = await readManagedCalendar(db, known, { from: night, to: night }, clock.now);
    if ('refused' in read) throw new Error(read.refused);
    const entry = read.entries.rates.find(({ room, ratePlan }) => room === 'family' && ratePlan === 'guaranteed');
    expect(entry).toMatchObject(byAge);
  });

  test('says whom it is not sold to, where nothing else is there', async () => {
    for (const plan of ['pay-at-hotel', 'guaranteed'])
      await putNight(night, { ...byAge, bands: byAge.bands.slice(0, 1) }, plan);
    const { search } = guestApi(plain, hotel.hotelId);
    const reasons = async (party: object) => (await search({ ...oneNight, nbAdults: 4, ...party })).body.reasons;
    expect(await reasons({})).toEqual([{ code: 'no-party-price', persons: 4 }]);
    expect(await reasons({ nbAdults: 2, nbChildren: 1 })).toEqual([{ code: 'no-age-price', age: 12 }]);
  });

  test('is taken back by a night without them', async () => {
    await putNight(night, byAge);
    expect(await priceOf({ nbAdults: 1 })).toBeNull();
    await putNight(night, { byAdults: [5_000], extraAdult: 100, child: 10, infant: 1 });
    expect(await priceOf({ nbAdults: 1, nbChildren: 1, nbInfants: 1 })).toBe(5_011);
  });
});

describe('a room and a rate plan say whom they take', () => {
  const save = (changes: Partial<typeof written>): Promise<void> =>
    inHotel(db, hotel.hotelId, (tx) => saveHotel(tx, smallHotel(changes), [], { now: 0 }));
  const rooms = (occupancy: NonNullable<(typeof written.rooms)[number]['occupancy']>) =>
    written.rooms.map((room) => ({ ...room, occupancy }));
  const plans = (changes: Partial<(typeof written.ratePlans)[number]>) =>
    written.ratePlans.map((plan) => ({ ...plan, ...changes }));

  test('and each person of a family pays what is listed for so many, though fewer adults may come', async () => {
    const guests = { ...written.guests, adults: { min: 1, max: 2 } };
    await save({ guests, ratePlans: plans({ pricesPer: 'person' }) });
    await putNight(night, { byAdults: [10_000, 9_000, 8_000, 7_000], extraAdult: 0, child: 1_500, infant: 0 });
    expect(await priceOf({ nbAdults: 2 })).toBe(2 * 9_000);
    expect(await priceOf({ nbAdults: 2, nbChildren: 1 })).toBe(2 * 8_000 + 1_500);
    expect(await priceOf({ nbAdults: 2, nbChildren: 2 })).toBe(2 * 7_000 + 2 * 1_500);
    await save({ guests, rooms: rooms({ fullPayers: 4 }) });
    expect(await priceOf({ nbAdults: 2, nbChildren: 2 })).toBe(7_000);
  });

  test.each([
    [{ rooms: rooms({ maxAdults: 1 }) }, { nbAdults: 2 }, [{ code: 'too-many-adults', most: 1 }]],
    [{ rooms: rooms({ maxChildren: 0 }) }, { nbAdults: 1, nbChildren: 1 }, [{ code: 'too-many-children', most: 0 }]],
    [{ rooms: rooms({ minPersons: 2 }) }, { nbAdults: 1 }, [{ code: 'too-few-persons', least: 2 }]],
    [{ rooms: rooms({ cots: 0 }) }, { nbAdults: 1, nbInfants: 1 }, [{ code: 'too-many-infants', most: 0 }]],
    [
      { ratePlans: plans({ conditions: { minAdvanceDays: 30 } }) },
      {},
      [{ code: 'too-soon', days: 30, dates: ['2027-07-01'] }],
    ],
    [
      { ratePlans: plans({ conditions: { maxAdvanceDays: 3 } }) },
      {},
      [{ code: 'too-far', days: 3, dates: ['2027-06-04'] }],
    ],
    [{ ratePlans: plans({ conditions: { minNights: 3 } }) }, {}, [{ code: 'min-stay', nights: 3 }]],
    // The eleventh of June 2027 is a Friday.
    [{ ratePlans: plans({ conditions: { arrivalWeekdays: [6] } }) }, {}, [{ code: 'arrival-weekday', weekdays: [6] }]],
    [
      { ratePlans: plans({ conditions: { departureWeekdays: [0] } }) },
      {},
      [{ code: 'departure-weekday', weekdays: [0] }],
    ],
    [{ ratePlans: plans({ conditions: { minAdults: 2 } }) }, { nbAdults: 1 }, [{ code: 'too-few-adults', least: 2 }]],
  ])('%o', async (changes, party, reasons) => {
    await save(changes);
    const { search } = guestApi(plain, hotel.hotelId);
    const { body } = await search({ ...oneNight, ...party });
    expect(body.availabilities).toEqual([]);
    expect(body.reasons).toEqual(reasons);
  });

  test('prices of each person are multiplied by those who pay as adults', async () => {
    await save({ ratePlans: plans({ pricesPer: 'person' }), rooms: rooms({ fullPayers: 2 }) });
    await putNight(night, { ...byAge, byAdults: [12_000, 10_000], extraAdult: 6_000 });
    expect(await priceOf({ nbAdults: 1 })).toBe(12_000);
    expect(await priceOf({ nbAdults: 3 })).toBe(2 * 10_000 + 6_000);
    // The child fills the second place of an adult; a second child pays its share.
    expect(await priceOf({ nbAdults: 1, nbChildren: 1 })).toBe(2 * 10_000);
    expect(await priceOf({ nbAdults: 1, nbChildren: 2 })).toBe(2 * 10_000 + 7_000);
  });
});
