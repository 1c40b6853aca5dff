import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { alpineClient, writeInvCounts, writeInventory, type ToldCount } from '../../../testing/alpine-client.ts';
import { connectSystem } from '../../../testing/connected-system.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../../testing/small-hotel.ts';
import { xmlReader } from '../../../platform/xml/xml-reader.ts';
import { knownHotels } from '../../../property/hotel/known-hotels.ts';
import { replayMessage } from '../replay-message.ts';
import { startApp } from '../../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const hotel = smallHotel();
await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
const made = await connectSystem(
  db,
  7001,
  { owns: ['stock'], settings: { bookings: true, rooms: { DBL: 'double' } } },
  clock.now,
);
const pms = alpineClient(app, { hotelId: 7001, ...made });
const guest = guestApi(app, 7001);

const day = (n: number): string => addDays(stayDate('2027-06-01'), n);
const send = (told: readonly ToldCount[], how: Parameters<typeof writeInvCounts>[2] = {}) =>
  pms.send('OTA_HotelInvCountNotif:FreeRooms', writeInvCounts(7001, told, how));
const totals = async (room = 'double', nights = 6): Promise<number[]> => {
  const { rows } = await sql<{ total: number }>`select total from inventory
    where room_id = ${room} and date >= '2027-06-01' order by date limit ${nights}`.execute(db);
  return rows.map(({ total }) => total);
};
const span = (code: string, from: number, to: number, free: number, room?: string): ToldCount => ({
  code,
  from: day(from),
  to: day(to),
  counts: { 2: free },
  ...(room ? { room } : {}),
});

beforeEach(async () => {
  await sql`update inventory set total = 3 where sold = 0`.execute(db);
  await sql`delete from alpinebits_told`.execute(db);
});

describe('free rooms of a PMS', () => {
  test('in a complete set are all there are: what it does not name cannot be had, rooms it never spoke of stay', async () => {
    expect(await send([span('DBL', 0, 1, 2), span('DBL', 3, 3, 5)], { isComplete: true })).toMatchObject({
      outcome: 'success',
    });
    expect(await totals()).toEqual([2, 2, 0, 5, 0, 0]);
    expect(await totals('family')).toEqual([3, 3, 3, 3, 3, 3]);
    const { rows } = await sql`select who, who_kind from calendar_change order by number desc limit 1`.execute(db);
    expect(rows).toEqual([{ who: 'Our pms', who_kind: 'connection' }]);
  });

  test('in a delta change the nights they name, and an empty complete set takes everything', async () => {
    await send([span('DBL', 0, 9, 2)], { isComplete: true });
    await send([span('DBL', 2, 3, 0)]);
    expect(await totals()).toEqual([2, 2, 0, 0, 2, 2]);
    expect(await send([], { isComplete: true, seasons: [[day(40), day(50)]] })).toMatchObject({ outcome: 'success' });
    expect(await totals()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('room by room add up to their category, delta by delta', async () => {
    await pms.send(
      'OTA_HotelDescriptiveContentNotif:Inventory',
      writeInventory(7001, [{ code: 'DBL', rooms: ['101', '102'] }]),
    );
    await send([span('DBL', 0, 3, 1, '101'), span('DBL', 1, 2, 1, '102')], { isComplete: true });
    expect(await totals()).toEqual([1, 2, 2, 1, 0, 0]);
    await send([span('DBL', 2, 4, 0, '101')]);
    expect(await totals()).toEqual([1, 2, 1, 0, 0, 0]);
    const other = await send([span('DBL', 2, 4, 1)]);
    expect([other.outcome, other.says]).toEqual(['error', [expect.stringContaining('rooms were told of')]]);
    expect((await send([span('DBL', 0, 1, 1, '103')])).says).toEqual([
      expect.stringContaining('"103" is no room of category "DBL"'),
    ]);
  });

  test('can be looked at again: what they would change now is told before anything is done', async () => {
    const request = writeInvCounts(7001, [span('DBL', 0, 1, 1)]);
    const xml = xmlReader();
    const known = await knownHotels(db).current(7001);
    if (!known) throw new Error('The hotel is gone');
    const again = (isTrial: boolean) =>
      replayMessage(
        { db, xml },
        known,
        made.account,
        { action: 'OTA_HotelInvCountNotif:FreeRooms', request },
        { isTrial },
        clock.now,
      );
    expect(await again(true)).toMatchObject({
      changes: [
        { before: 3, after: 1 },
        { before: 3, after: 1 },
      ],
    });
    expect(await totals('double', 3)).toEqual([3, 3, 3]);
    await again(false);
    expect(await totals('double', 3)).toEqual([1, 1, 3]);
    await xml.close();
  });

  test('come in the words of 2018-10, too, where what is not to be sold is taken off what is free', async () => {
    const control = (n: number) => `<StatusApplicationControl Start="${day(n)}" End="${day(n)}" InvTypeCode="DBL"/>`;
    const status = (n: number, threshold: number) =>
      `<AvailStatusMessage BookingLimit="2" BookingLimitMessageType="SetLimit" BookingThreshold="${threshold}">${control(n)}</AvailStatusMessage>`;
    const xml = (inside: string) =>
      `<OTA_HotelAvailNotifRQ xmlns="http://www.opentravel.org/OTA/2003/05" Version="1"><AvailStatusMessages HotelCode="7001">${inside}</AvailStatusMessages></OTA_HotelAvailNotifRQ>`;
    const old = (inside: string) => pms.send('OTA_HotelAvailNotif:FreeRooms', xml(inside), { version: '2018-10' });
    expect(await old(status(1, 1) + status(2, 2))).toMatchObject({ status: 200, outcome: 'success' });
    expect(await totals('double', 4)).toEqual([3, 1, 0, 3]);
    expect((await old(status(1, 5))).says).toEqual([expect.stringContaining('BookingThreshold')]);
  });

  test('that are wrong anywhere are taken nowhere', async () => {
    const reply = await send([
      span('DBL', 0, 3, 1),
      span('family', 0, 3, 1),
      span('SUITE', 0, 1, 1),
      span('DBL', 3, 4, 2),
    ]);
    expect(reply.status).toBe(200);
    expect(reply.outcome).toBe('error');
    expect(reply.says).toEqual([
      expect.stringContaining('"SUITE" is no category of this hotel'),
      expect.stringContaining('"DBL": 2027-06-04 to 2027-06-05 overlaps 2027-06-01 to 2027-06-04'),
    ]);
    expect(reply.text).toContain('<Error Type="13" Code="402">');
    expect(await totals()).toEqual([3, 3, 3, 3, 3, 3]);
    const { rows } = await sql`select outcome from connection_message order by message_id desc limit 1`.execute(db);
    expect(rows).toEqual([{ outcome: 'refused' }]);
  });

  test('are for another hotel, or what the hotel does not let the system decide', async () => {
    const foreign = await pms.send('OTA_HotelInvCountNotif:FreeRooms', writeInvCounts(7002, [span('DBL', 0, 1, 1)]));
    expect([foreign.outcome, foreign.text]).toEqual(['error', expect.stringContaining('Code="392"')]);
    const { login, password } = await connectSystem(db, 7001, { name: 'guest', owns: ['prices'] }, clock.now);
    const other = alpineClient(app, { hotelId: 7001, login, password });
    const reply = await other.send('OTA_HotelInvCountNotif:FreeRooms', writeInvCounts(7001, [span('family', 0, 1, 1)]));
    expect(reply.says).toEqual([expect.stringContaining('decides about stock')]);
  });

  test('far ahead are left out and named, those of yesterday are left out', async () => {
    const reply = await send([span('DBL', -3, 0, 1), { ...span('DBL', 1, 1, 2), to: '2072-06-02' }]);
    expect([reply.outcome, reply.says]).toEqual(['advisory', [expect.stringContaining('Nights after 2030-06-05')]]);
    expect(await totals()).toEqual([1, 2, 2, 2, 2, 2]);
  });
});

test('a booking that the PMS has not taken yet is not free there, and one that it has taken is not counted off twice', async () => {
  const offer = await guest.findProduct('family', 'pay-at-hotel', { checkIn: day(10), checkOut: day(12), nbAdults: 2 });
  const { reservationId } = (await guest.book(bookingOf([offer.reference]))).body;
  const left = async () =>
    (
      await sql<{
        left: number;
      }>`select total - sold as left from inventory where room_id = 'family' and date = ${day(10)}`.execute(db)
    ).rows[0]?.left;
  await send([span('family', 10, 11, 3)]);
  expect(await left()).toBe(2);
  await sql`update connection_delivery set state = 'acknowledged' where reservation_id = ${reservationId}`.execute(db);
  await send([span('family', 10, 11, 2)]);
  expect(await left()).toBe(2);
  await send([span('family', 10, 11, 0)]);
  expect(await left()).toBe(0);
});
