import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const app = await startApp(database, { now: Date.parse('2027-06-01T12:00:00Z') });
const hotel = smallHotel();
const { findProduct, book } = guestApi(app, hotel.hotelId);
let reference = '';

beforeAll(async () => {
  await openHotel(database.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));
  ({ reference } = await findProduct('double', 'pay-at-hotel', { checkIn: '2027-06-11', checkOut: '2027-06-13' }));
});

/** What the guest is told is wrong: the fields, each by its path. */
async function fieldsRefused(request: unknown): Promise<string[]> {
  const { status, body } = await book(request);
  expect([status, body.code]).toEqual([400, 'input.invalid']);
  expect(await database.db.selectFrom('reservation').selectAll().execute()).toEqual([]);
  return body.errors?.map((error) => error.field) ?? [];
}

describe('a booking with something wrong in it names the field', () => {
  test('that nobody knows', async () => {
    expect(await fieldsRefused({ ...bookingOf([reference]), discount: 100 })).toEqual(['discount']);
    expect(await fieldsRefused(bookingOf([reference], { totalPrice: 1 } as never))).toEqual(['reservation.totalPrice']);
    const guestInfo = { ...ada, isVip: true };
    expect(await fieldsRefused(bookingOf([reference], { guestInfo }))).toEqual(['reservation.guestInfo.isVip']);
  });

  test('that is missing', async () => {
    expect(await fieldsRefused({ requestType: 'Book' })).toEqual(['reservation']);
    const { phone: _, ...guestInfo } = ada;
    expect(await fieldsRefused(bookingOf([reference], { guestInfo }))).toEqual(['reservation.guestInfo.phone']);
  });

  test.each([
    ['givenName', ''],
    ['givenName', 'Ada\u0000'],
    ['surname', 'Love\ud800lace'],
    ['surname', ['Lovelace']],
    ['email', 'ada@guest.example\r\nBcc: eve@evil.example'],
    ['email', 'a\u0000da@guest.example'],
    ['phone', 'call me'],
    ['specialRequest', 'x'.repeat(2_001)],
    ['specialRequest', 'bell \u0007'],
    ['businessTravel', 'yes'],
  ])('%s that is %j', async (field, value) => {
    const guestInfo = { ...ada, [field]: value };
    expect(await fieldsRefused(bookingOf([reference], { guestInfo }))).toContain(`reservation.guestInfo.${field}`);
  });

  test('that has no room, five rooms, or no quote for one', async () => {
    expect(await fieldsRefused(bookingOf([]))).toEqual(['reservation.roomStays']);
    expect(await fieldsRefused(bookingOf(Array.from({ length: 5 }, () => reference)))).toEqual([
      'reservation.roomStays',
    ]);
    expect(await fieldsRefused(bookingOf([reference, '']))).toEqual(['reservation.roomStays.1.reference']);
    expect(await fieldsRefused(bookingOf([{} as never]))).toEqual(['reservation.roomStays.0.reference']);
  });

  test('that says who sent it, or in which language', async () => {
    expect(await fieldsRefused(bookingOf([reference], { sessionId: 'short' }))).toEqual(['reservation.sessionId']);
    expect(await fieldsRefused(bookingOf([reference], { lang: 'klingon' as never }))).toEqual(['reservation.lang']);
  });

  test.each([null, 'Book', 7, [], [bookingOf([])], true])('when it is %j altogether', async (request) => {
    expect((await book(JSON.stringify(request))).status).toBe(400);
  });
});
