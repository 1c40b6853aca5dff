import type { Product } from '@stayfront/contract/offer';
import { quoteMinutes } from '@stayfront/rules/booking/quote';
import { money } from '@stayfront/rules/money';
import { partyIn } from '@stayfront/rules/pricing/party';
import { priceNight } from '@stayfront/rules/pricing/price-night';
import { openDay } from '@stayfront/rules/restriction/day-rules';
import { addDays, nightsOf, stayDate } from '@stayfront/rules/stay/stay-date';
import { includedVat } from '@stayfront/rules/tax/taxes';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveNights } from '../calendar/save-nights.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp, testSecret } from '../../testing/start-app.ts';
import { quoteSeal } from './quote-seal.ts';

const database = await freshDatabase();
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const app = await startApp(database, clock);
const today = stayDate('2027-06-01');
const hotel = smallHotel();
const nights = smallNights(hotel, today, 721);
const { search, findProduct } = guestApi(app, hotel.hotelId);
const stay = { arrival: stayDate('2027-06-11'), departure: stayDate('2027-06-14') };
const june = { checkIn: stay.arrival, checkOut: stay.departure };

beforeAll(() => openHotel(database.db, hotel, nights));

describe('what a search offers', () => {
  test('is every room that takes the guests, with the rates it is sold at', async () => {
    const { status, body } = await search(june);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...june,
      validUntil: new Date(noon + quoteMinutes * 60_000).toISOString(),
      availabilities: [
        { guestRoomId: 'double', availability: 3, popularity: 7 },
        { guestRoomId: 'family', availability: 3, popularity: 0 },
      ],
    });
    const plans = body.availabilities.map((room) => room.products.map((product) => product.productId));
    expect(plans).toEqual([
      ['double.pay-at-hotel', 'double.guaranteed', 'double.prepaid'],
      ['family.pay-at-hotel', 'family.guaranteed'],
    ]);
  });

  test('leaves out rooms that are too small', async () => {
    const { body } = await search({ ...june, nbAdults: 3 });
    expect(body.availabilities.map((room) => room.guestRoomId)).toEqual(['family']);
  });

  test('costs what the rules say, for every room, rate and number of guests', async () => {
    for (const guests of [
      { adults: 1, children: 0, infants: 0 },
      { adults: 2, children: 0, infants: 1 },
      { adults: 3, children: 1, infants: 1 },
    ]) {
      const { adults: nbAdults, children: nbChildren, infants: nbInfants } = guests;
      const { body } = await search({ ...june, nbAdults, nbChildren, nbInfants });
      const offered = body.availabilities.flatMap((room) =>
        room.products.map((product): [string, Product] => [room.guestRoomId, product]),
      );
      expect(offered.length).toBeGreaterThan(1);
      for (const [roomId, product] of offered) {
        const prices = nightsOf(stay).map((date) => {
          const isIt = (n: (typeof nights.rates)[number]): boolean =>
            n.date === date && n.roomId === roomId && n.ratePlanId === product.ratePlanId;
          return priceNight(
            nights.rates.find(isIt)?.prices ?? { byAdults: [], extraAdult: 0, child: 0, infant: 0 },
            partyIn({ maxOccupancy: 8 }, guests, hotel.guests),
          ) as number;
        });
        const total = prices.reduce((sum, price) => sum + price, 0);
        expect(product).toMatchObject({
          currency: 'CHF',
          nbNights: 3,
          totalPrice: total,
          totalDiscount: 0,
          averagePerNight: Math.round(total / 3),
          totalVat: includedVat(money(total, 'CHF'), 380).minor,
          totalLocalTax: 3 * (guests.adults * 350 + guests.children * 100),
        });
        expect(quoteSeal(testSecret).open(product.reference)).toMatchObject({
          ...stay,
          hotelId: 7001,
          roomId,
          guests,
          nightPrices: prices,
        });
      }
    }
  });

  test('says until when it can be cancelled, by the hotel’s clock', async () => {
    const product = await findProduct('double', 'pay-at-hotel', june);
    expect(product.cancellationConditions).toEqual({ condition: 'free', freeUntil: '2027-06-09T16:00:00.000Z' });
    const prepaid = await findProduct('double', 'prepaid', june);
    expect(prepaid.cancellationConditions).toEqual({ condition: 'nonRefundable', freeUntil: null });
  });

  test('can be booked without a card or not, as the rate says', async () => {
    expect(await findProduct('double', 'pay-at-hotel', june)).toMatchObject({ isBookable: true, isBar: true });
    expect(await findProduct('double', 'guaranteed', june)).toMatchObject({ isBookable: false, isBar: false });
    expect(await findProduct('double', 'prepaid', june)).toMatchObject({ isBookable: false });
  });

  test('is named in the guest’s language, else in the hotel’s', async () => {
    const name = async (lang: string): Promise<string> =>
      (await findProduct('double', 'pay-at-hotel', { ...june, lang })).ratePlanName;
    expect([await name('en'), await name('de'), await name('fr')]).toEqual([
      'Pay at the hotel',
      'Zahlung im Hotel',
      'Zahlung im Hotel',
    ]);
  });

  test('shows a room that is sold out on one of the nights with none left', async () => {
    const night = addDays(stay.arrival, 1);
    await database.db
      .updateTable('inventory')
      .set({ sold: 3 })
      .where('date', '=', night)
      .where('room_id', '=', 'family')
      .execute();
    const free = async (checkIn: string, checkOut: string): Promise<number[]> =>
      (await search({ checkIn, checkOut })).body.availabilities.map((room) => room.availability);
    expect(await free(stay.arrival, stay.departure)).toEqual([3, 0]);
    expect(await free(stay.arrival, night)).toEqual([3, 3]);
    expect(await free(addDays(night, 1), stay.departure)).toEqual([3, 3]);
  });

  test('leaves out a rate that the hotel has closed, and a room without any', async () => {
    const date = stayDate('2027-07-01');
    const rules = { ...openDay, isClosed: true };
    const closed = nights.rates.filter((n) => n.date === date && n.roomId === 'family').map((n) => ({ ...n, rules }));
    await inHotel(database.db, hotel.hotelId, (tx) =>
      saveNights(tx, hotel.hotelId, { rooms: [], rates: closed }, clock.now),
    );
    const { body } = await search({ checkIn: date, checkOut: addDays(date, 1) });
    expect(body.availabilities.map((room) => room.guestRoomId)).toEqual(['double']);
  });
});

describe('a search the hotel cannot answer', () => {
  const codeOf = async (query: Record<string, string | number>): Promise<unknown> => {
    const { status, body } = await search({ ...june, ...query });
    return [status, body.code];
  };

  test('is for a day that is past or too far ahead', async () => {
    expect(await codeOf({ checkIn: '2027-05-31' })).toEqual([400, 'date.past']);
    expect(await codeOf({ checkIn: today, checkOut: addDays(today, 1) })).toEqual([200, undefined]);
    const last = addDays(today, 720);
    expect(await codeOf({ checkIn: addDays(last, -1), checkOut: last })).toEqual([200, undefined]);
    expect(await codeOf({ checkIn: addDays(last, -1), checkOut: addDays(last, 1) })).toEqual([400, 'date.range']);
  });

  test('is for more or fewer guests than the hotel takes in a room', async () => {
    expect(await codeOf({ nbAdults: 5 })).toEqual([400, 'guests.bounds']);
    expect(await codeOf({ nbAdults: 0 })).toEqual([400, 'guests.bounds']);
    expect(await codeOf({ nbChildren: 3 })).toEqual([400, 'guests.bounds']);
    expect(await codeOf({ nbInfants: 2 })).toEqual([400, 'guests.bounds']);
    const { body } = await search({ ...june, nbAdults: 5 });
    expect(body.detail).toBe('This hotel takes 1 to 4 adults in a room');
  });

  test('is answered with what is wrong about its dates', async () => {
    expect(await codeOf({ checkIn: '2027-02-30' })).toEqual([400, 'date.invalid']);
    expect(await codeOf({ checkIn: '11.6.2027' })).toEqual([400, 'date.format']);
    expect(await codeOf({ checkOut: stay.arrival })).toEqual([400, 'stay.min_nights']);
    expect(await codeOf({ checkOut: '2027-06-10' })).toEqual([400, 'stay.order']);
    expect(await codeOf({ checkin: '2027-06-10' })).toEqual([400, 'input.invalid']);
  });

  test('is for a hotel that is not there', async () => {
    expect(await guestApi(app, 9999).search(june)).toMatchObject({ status: 404, body: { code: 'hotel.unknown' } });
    for (const id of ['abc', '0', '-1', '2147483648', '1.5']) {
      const reply = await app.inject(`/api/hotels/${id}/availabilities?checkIn=2027-06-11&checkOut=2027-06-12`);
      expect([id, reply.statusCode]).toEqual([id, 400]);
    }
  });

  test('is for a hotel that is down for maintenance', async () => {
    const closed = smallHotel({ hotelId: 7002, config: { isInMaintenance: true } });
    await openHotel(database.db, closed, smallNights(closed, today, 30));
    expect(await guestApi(app, 7002).search(june)).toMatchObject({
      status: 503,
      body: { code: 'hotel.maintenance' },
    });
  });
});

describe('a room that is not in the list', () => {
  test('is told of with the rule that keeps it from the stay, not as taken', async () => {
    const weekend = smallHotel({
      hotelId: 7004,
      weekdayRules: [
        {
          kind: 'StayDateRestriction',
          startDate: today,
          endDate: addDays(today, 60),
          rooms: ['family'],
          sun: false,
          mon: false,
          tue: false,
          weds: false,
          thur: false,
          fri: false,
          sat: true,
        },
      ],
    });
    await openHotel(database.db, weekend, smallNights(weekend, today, 30));
    const friday = await guestApi(app, 7004).search({ checkIn: '2027-06-11', checkOut: '2027-06-12', nbAdults: 2 });
    expect(friday.body.availabilities.map(({ guestRoomId }) => guestRoomId)).toEqual(['double']);
    expect(friday.body.notOffered).toEqual([
      { guestRoomId: 'family', reasons: [{ code: 'arrival-weekday', weekdays: [6] }] },
    ]);
    const saturday = await guestApi(app, 7004).search({ checkIn: '2027-06-12', checkOut: '2027-06-13', nbAdults: 2 });
    expect(saturday.body.notOffered).toEqual([]);
    const four = await guestApi(app, 7004).search({ checkIn: '2027-06-12', checkOut: '2027-06-13', nbAdults: 4 });
    expect(four.body.notOffered).toMatchObject([{ guestRoomId: 'double', reasons: [{ code: 'occupancy' }] }]);
  });
});

describe('today', () => {
  test.each([
    ['Pacific/Kiritimati', '2027-06-01T09:59:59Z', '2027-06-01'],
    ['Pacific/Kiritimati', '2027-06-01T10:00:00Z', '2027-06-02'],
    ['Pacific/Niue', '2027-06-02T10:59:59Z', '2027-06-01'],
    ['Pacific/Niue', '2027-06-02T11:00:00Z', '2027-06-02'],
  ])('at a hotel in %s at %s is %s: one can arrive on it, and not the day before', async (timeZone, now, day) => {
    const island = smallHotel({ hotelId: 7003, timeZone });
    await openHotel(database.db, island, smallNights(island, stayDate('2027-05-25'), 20));
    clock.now = Date.parse(now);
    const date = stayDate(day);
    const codes = async (checkIn: string): Promise<unknown> =>
      (await guestApi(app, 7003).search({ checkIn, checkOut: addDays(date, 2) })).body.code;
    expect([await codes(date), await codes(addDays(date, -1))]).toEqual([undefined, 'date.past']);
    clock.now = noon;
  });
});
