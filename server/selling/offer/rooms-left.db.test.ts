import { randomUUID } from 'node:crypto';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const [pay] = written.ratePlans;
const hotel = smallHotel({
  ratePlans: [...written.ratePlans, { ...pay, id: 'inside', code: 'IN', isPackageOnly: true } as typeof pay & object],
});
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
const { search, findProduct, book } = guestApi(app, hotel.hotelId);

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 60)));

const free = async (chosen: string, changes: object = {}): Promise<number[]> =>
  (await search({ ...june, ...changes, chosen })).body.availabilities.map(({ availability }) => availability);

describe('rooms left', () => {
  test('are fewer by those in the basket, on the nights they share', async () => {
    expect(await free('')).toEqual([3, 3]);
    expect(await free('double.2027-06-10.2027-06-12')).toEqual([2, 3]);
    expect(await free('double.2027-06-11.2027-06-12,double.2027-06-12.2027-06-13')).toEqual([2, 3]);
    expect(await free('double.2027-06-11.2027-06-14,double.2027-06-13.2027-06-20')).toEqual([1, 3]);
    expect(
      await free('double.2027-06-05.2027-06-11,double.2027-06-14.2027-06-15,nothing.2027-06-11.2027-06-14'),
    ).toEqual([3, 3]);
  });

  test('in the basket can be all of them, and then the answer says that these nights are gone', async () => {
    const all = Array.from({ length: 3 }, () => 'double.2027-06-12.2027-06-13').join(',');
    expect(await free(all)).toEqual([0, 3]);
    await database.db.updateTable('inventory').set({ sold: 3 }).where('room_id', '=', 'family').execute();
    const { body } = await search({ ...june, chosen: all });
    expect(body.reasons).toEqual([{ code: 'sold-out', dates: expect.arrayContaining(['2027-06-12']) as string[] }]);
    await database.db.updateTable('inventory').set({ sold: 0 }).where('room_id', '=', 'family').execute();
  });

  test.each(['double', 'double.2027-06-11', 'double.2027-06-11.2027-02-30', 'a.b.c,d', 'Double.2027-06-11.2027-06-12'])(
    'cannot be told from a basket that reads %s',
    async (chosen) =>
      expect(await search({ ...june, chosen })).toMatchObject({ status: 400, body: { code: 'input.invalid' } }),
  );
});

test('a rate that is sold inside packages only is not offered by itself, nor does it lower the calendar', async () => {
  const { body } = await search(june);
  const plans = body.availabilities.flatMap(({ products }) => products.map(({ ratePlanId }) => ratePlanId));
  expect(new Set(plans)).toEqual(new Set(['pay-at-hotel', 'guaranteed', 'prepaid']));
  await database.db
    .updateTable('rate')
    .set({ by_adults: [1] })
    .where('rate_plan_id', '=', 'inside')
    .execute();
  const calendar = await app.inject(`/api/hotels/${hotel.hotelId}/calendar`);
  expect(calendar.json<{ lowestPrices: number[] }>().lowestPrices[10]).toBeGreaterThan(10_000);
});

test('a room whose content does not say how popular it is has the bookings of 90 days', async () => {
  const popularity = async (): Promise<(number | null)[]> =>
    (await search(june)).body.availabilities.map((room) => room.popularity);
  expect(await popularity()).toEqual([7, 0]);
  const { reference } = await findProduct('family', 'pay-at-hotel', june);
  expect((await book(bookingOf([reference]), randomUUID())).status).toBe(201);
  expect(await popularity()).toEqual([7, 1]);
  clock.now += 91 * 24 * 60 * 60_000;
  const later = { checkIn: addDays(today, 100), checkOut: addDays(today, 101) };
  await openHotel(database.db, hotel, smallNights(hotel, addDays(today, 90), 60));
  expect((await search(later)).body.availabilities.map((room) => room.popularity)).toEqual([7, 0]);
  clock.now = Date.parse('2027-06-01T12:00:00Z');
});

test('a product says in the guest’s language what cancelling costs, and that changes with the deadline', async () => {
  const text = async (lang: string): Promise<string> =>
    (await findProduct('double', 'pay-at-hotel', { ...june, lang })).cancellationPolicyText;
  expect(await text('en')).toMatch(/^Free cancellation until 9 June 2027, 18:00/);
  expect(await text('de')).toMatch(/^Kostenlose Stornierung bis 9\. Juni 2027/);
  expect(await text('fr')).toMatch(/^Annulation gratuite jusqu’au 9 juin 2027/);
  clock.now = Date.parse('2027-06-10T12:00:00Z');
  expect(await text('en')).toBe('Cancelling costs the price of the first night.');
  clock.now = Date.parse('2027-06-01T12:00:00Z');
});

test('guests who fit into no room together are offered several, each at its cheapest rate', async () => {
  const only = { ...hotel, hotelId: 7003, rooms: hotel.rooms.filter(({ id }) => id === 'double') };
  await openHotel(database.db, only, smallNights(only, today, 60));
  const api = guestApi(app, 7003);
  const { body } = await api.search({ ...june, nbAdults: 3, nbChildren: 1 });
  expect(body.reasons).toEqual([{ code: 'occupancy', most: 2 }]);
  const prices = await Promise.all(
    [
      { nbAdults: 2, nbChildren: 0 },
      { nbAdults: 1, nbChildren: 1 },
    ].map(async (guests) => (await api.findProduct('double', 'pay-at-hotel', { ...june, ...guests })).totalPrice),
  );
  expect(body.nearestStays).toEqual([
    {
      kind: 'room-mix',
      ...june,
      nbNights: 3,
      productId: 'double.pay-at-hotel',
      rooms: [
        { productId: 'double.pay-at-hotel', nbAdults: 2, nbChildren: 0, nbInfants: 0 },
        { productId: 'double.pay-at-hotel', nbAdults: 1, nbChildren: 1, nbInfants: 0 },
      ],
      totalPrice: (prices[0] ?? 0) + (prices[1] ?? 0),
      currency: 'CHF',
    },
  ]);
});
