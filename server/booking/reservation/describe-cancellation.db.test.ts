import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const noon = Date.parse('2027-06-01T12:00:00Z');
const clock = { now: noon };
const hotel = smallHotel();
const api = guestApi(await startApp(database, clock), hotel.hotelId);
const june = { checkIn: '2027-06-11', checkOut: '2027-06-13' };
const friday = 10_000 + 3_000 + 5 * 111;
// Free until two days before at 18:00 in Luzern; check-in is at 15:00.
const lastFree = Date.parse('2027-06-09T16:00:00Z');
const checkIn = Date.parse('2027-06-11T13:00:00Z');
const refused = (status: number, code: string) => ({ status, body: { code } });

beforeEach(async () => {
  clock.now = noon;
  await forgetHistory(db);
  for (const table of ['room_stay', 'reservation', 'attempt', 'inventory'] as const)
    await db.deleteFrom(table).execute();
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
});

async function bookRooms(rooms = 1) {
  const { reference } = await api.findProduct('double', 'pay-at-hotel', june);
  return (await api.book(bookingOf(Array<string>(rooms).fill(reference)))).body;
}

describe('before cancelling', () => {
  test('a guest reads the policy and what it comes to today, and nothing is changed', async () => {
    const { reservationId } = await bookRooms(2);
    const policy =
      'Free cancellation until 9 June 2027, 18:00 (time at the hotel). Cancelling later costs the price of the first night. For this stay that is CHF\u00a0135.55.';
    expect((await api.askTerms(reservationId)).body).toEqual({
      reservationId,
      nbRooms: 2,
      startDate: june.checkIn,
      endDate: june.checkOut,
      totalPrice: 2 * (friday + friday + 111),
      currency: 'CHF',
      text: [1, 2].map(() => `Double room: ${policy}`).join('\n'),
      cancellationFee: 0,
      hotelCurrency: 'CHF',
      refund: 0,
      refundCard: null,
    });
    clock.now = lastFree + 1;
    const later = await api.askTerms(reservationId, undefined, 'de');
    expect(later.body).toMatchObject({
      cancellationFee: 2 * friday,
      text: expect.stringContaining(
        'Die Stornierung kostet den Preis der ersten Nacht. Für diesen Aufenthalt sind das',
      ),
    });
    expect((await api.cancel(reservationId)).body.cancellationFee).toBe(2 * friday);
    const events = await db.selectFrom('reservation_event').select('what').orderBy('event_id').execute();
    expect(events.map(({ what }) => what)).toEqual(['book', 'cancel']);
  });

  test('what cannot be cancelled is said before anybody is asked', async () => {
    const { reservationId } = await bookRooms();
    clock.now = checkIn + 1;
    expect(await api.askTerms(reservationId)).toMatchObject(refused(409, 'reservation.expired'));
    clock.now = noon;
    await api.cancel(reservationId);
    expect(await api.askTerms(reservationId)).toMatchObject(refused(409, 'reservation.cancelled'));
  });

  test('a wrong pair is a wrong try, as it is when cancelling', async () => {
    const { reservationId } = await bookRooms();
    expect(await api.askTerms('SB4-AAAAAAAAAA')).toMatchObject(refused(404, 'reservation.missing'));
    for (let n = 0; n < 5; n++)
      expect(await api.askTerms(reservationId, `x${n}@evil.example`)).toMatchObject(
        refused(404, 'reservation.email_mismatch'),
      );
    expect(await api.askTerms(reservationId, 'x6@evil.example')).toMatchObject(refused(429, 'too_many_requests'));
    expect((await api.cancel(reservationId, 'x7@evil.example')).status).toBe(429);
    expect((await api.askTerms(reservationId)).status).toBe(200);
  });
});
