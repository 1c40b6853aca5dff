import { stayDate } from '@stayfront/rules/stay/stay-date';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/db/open-database.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const fresh = await freshDatabase();
const statements: string[] = [];
const watched = openDatabase(fresh.url, {
  slow: { fromMs: 0, clock: () => 0, onSlow: (statement) => void statements.push(statement) },
});
const app = await startApp(fresh, { now: Date.parse('2027-06-01T12:00:00Z') }, { database: watched });
const hotel = smallHotel();
const api = guestApi(app, hotel.hotelId);

/** What is said to a wrong pair, without the words at the field, and what the database was asked for it. */
async function wrong(ask: () => Promise<{ status: number; body: object }>) {
  statements.length = 0;
  const { status, body } = await ask();
  const { code, type, requestId, ...said } = body as Record<string, unknown>;
  expect([typeof code, typeof type, typeof requestId]).toEqual(['string', 'string', 'string']);
  return { status, said, asked: [...statements] };
}

test('a wrong reference and a wrong e-mail address are the same work and get the same answer but for its code', async () => {
  await openHotel(fresh.db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
  const { reference } = await api.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-11',
    checkOut: '2027-06-13',
  });
  const { body } = await api.book(bookingOf([reference]));
  for (const ask of [api.cancel, api.askTerms]) {
    await ask('SB4-AAAAAAAAAA', 'eve@evil.example'); // what is prepared once is prepared
    const wrongEmail = await wrong(() => ask(body.reservationId, 'eve@evil.example'));
    expect(wrongEmail.status).toBe(404);
    expect(wrongEmail.asked.length).toBeGreaterThan(3);
    expect(await wrong(() => ask('SB4-BBBBBBBBBB', 'ada@guest.example'))).toEqual(wrongEmail);
    expect(await wrong(() => ask('no reference', 'ada@guest.example'))).toEqual(wrongEmail);
  }
});
