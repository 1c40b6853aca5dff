import type { DearerProducts } from '@stayfront/contract/offer';
import type { Problem } from '@stayfront/contract/problem';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asker } from '../../testing/ask.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const ask = asker(app);
const today = stayDate('2027-06-01');
const [pay, ...others] = written.ratePlans;
if (!pay) throw new Error('The small hotel has no rate');
const hotel = smallHotel({
  ratePlans: [pay, { ...pay, id: 'half-board', code: 'HB', isBestAvailableRate: false }, ...others],
});
const june = { checkIn: '2027-06-11', checkOut: '2027-06-14' };
const { findProduct } = guestApi(app, hotel.hotelId);

beforeAll(() => openHotel(database.db, hotel, smallNights(hotel, today, 30)));

const dearer = (operation: 'getUpgrades' | 'getUpsell', query: object) =>
  ask<DearerProducts & Problem>(operation, { params: { hotelId: hotel.hotelId }, query: { ...june, ...query } });

describe('something better', () => {
  test('is the same room at a rate that gives more, with what it costs more', async () => {
    const chosen = await findProduct('double', 'pay-at-hotel', june);
    const { body } = await dearer('getUpgrades', { roomId: 'double', ratePlanCode: 'BAR', price: chosen.totalPrice });
    // Rates that need a card cannot be booked yet: what cannot be had is no offer.
    expect(body.offers.map(({ product }) => product.productId)).toEqual(['double.half-board']);
    expect(body.offers[0]).toMatchObject({ guestRoomId: 'double', difference: 3_000, differencePerNight: 1_000 });
  });

  test('is a better room at the same rate', async () => {
    const chosen = await findProduct('double', 'pay-at-hotel', { ...june, lang: 'de' });
    const { body } = await dearer('getUpsell', { ratePlanCode: 'BAR', price: chosen.totalPrice, lang: 'de' });
    expect(body.offers).toMatchObject([
      { guestRoomId: 'family', roomTypeName: 'Familienzimmer', difference: 12_000, product: { ratePlanCode: 'BAR' } },
    ]);
  });

  test('is compared by what is paid, in the guest’s currency', async () => {
    const chosen = await findProduct('double', 'pay-at-hotel', { ...june, currency: 'JPY' });
    const [family] = (await dearer('getUpsell', { ratePlanCode: 'BAR', price: chosen.totalPrice, currency: 'JPY' }))
      .body.offers;
    expect(family?.difference).toBe((family?.product.totalPrice ?? 0) - chosen.totalPrice);
  });

  test('is not dearer by nothing, not sold out, and not in the basket of this guest', async () => {
    const { totalPrice: price } = await findProduct('family', 'pay-at-hotel', june);
    expect((await dearer('getUpsell', { ratePlanCode: 'BAR', price })).body.offers).toEqual([]);
    const cheap = { ratePlanCode: 'BAR', price: 1 };
    const all = Array.from({ length: 3 }, () => 'family.2027-06-11.2027-06-14').join(',');
    expect((await dearer('getUpsell', { ...cheap, chosen: all })).body.offers.map((o) => o.guestRoomId)).toEqual([
      'double',
    ]);
    expect((await dearer('getUpsell', { ratePlanCode: 'NOBODY', price: 1 })).body.offers).toEqual([]);
  });

  test('is refused as a search is', async () => {
    expect((await dearer('getUpsell', { ratePlanCode: 'BAR', price: -1 })).status).toBe(400);
    expect((await dearer('getUpsell', { ratePlanCode: 'BAR' })).status).toBe(400);
    expect((await dearer('getUpgrades', { ratePlanCode: 'BAR', price: 1 })).status).toBe(400);
    expect((await dearer('getUpsell', { ratePlanCode: 'BAR', price: 1, nbAdults: 9 })).body.code).toBe('guests.bounds');
  });
});

test('what a session looked for last is kept, one row for each session', async () => {
  const told = { sessionId: 'Abcdefgh12345678', ...june, rooms: [{ nbAdults: 2, nbChildren: 0, nbInfants: 0 }] };
  const tell = (body: object, hotelId: number = hotel.hotelId) =>
    ask<Problem>('submitSearchInfo', { params: { hotelId }, body });
  expect(await tell({ ...told, channelParameters: { channelId: 344, refid: 'trivago-7' } })).toEqual({
    status: 200,
    body: { isKept: true },
  });
  expect((await tell({ ...told, checkOut: '2027-06-15' })).status).toBe(200);
  const { rows } = await sql<{ session_id: string; detail: object }>`select session_id, detail from search`.execute(
    database.db,
  );
  expect(rows).toMatchObject([{ session_id: told.sessionId, detail: { checkOut: '2027-06-15' } }]);
  expect((await tell(told, 9999)).body.code).toBe('hotel.unknown');
  for (const wrong of [
    { sessionId: 'short' },
    { rooms: [] },
    { checkIn: '2027-02-30' },
    { extra: 1 },
    { promoCode: '\u0000' },
    { channelParameters: { refid: '\ud800' } },
  ])
    expect((await tell({ ...told, ...wrong })).status).toBe(400);
});
