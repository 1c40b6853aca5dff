import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { alpineClient, writeInvCounts, writeInventory, type ToldRoom } from '../../../testing/alpine-client.ts';
import { connectSystem } from '../../../testing/connected-system.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights } from '../../../testing/small-hotel.ts';
import { startApp } from '../../../testing/start-app.ts';
import type { PropertyDocument } from '@stayfront/contract/property/property-document';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const hotel = smallHotel();
await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 20));
const made = await connectSystem(db, 7001, { owns: ['stock'], settings: { bookings: true } }, clock.now);
const pms = alpineClient(app, { hotelId: 7001, ...made });
const guest = guestApi(app, 7001);

const send = (rooms: readonly ToldRoom[]) =>
  pms.send('OTA_HotelDescriptiveContentNotif:Inventory', writeInventory(7001, rooms));
const documentNow = async (): Promise<PropertyDocument> =>
  (await sql<{ document: PropertyDocument }>`select document from hotel`.execute(db)).rows[0]!.document;
const roomsNow = async (): Promise<string[]> => (await documentNow()).rooms.map(({ id }) => id);
const suite: ToldRoom = {
  code: 'SU',
  min: 1,
  standard: 2,
  max: 5,
  maxChildren: 4,
  size: 40,
  name: 'Suite',
  rooms: ['301'],
};

beforeEach(async () => {
  await send([]);
});

describe('the inventory of a PMS', () => {
  test('makes rooms of categories, which can have stock at once, and are known by its codes from then on', async () => {
    expect(await send([suite, { code: 'double', max: 3 }])).toMatchObject({ outcome: 'success' });
    expect((await documentNow()).rooms).toMatchObject([
      { id: 'double', name: { de: 'Doppelzimmer' }, maxOccupancy: 3, occupancy: { standardPersons: 2, fullPayers: 2 } },
      { id: 'family', name: { de: 'Familienzimmer' } },
      { id: 'su', name: { de: 'Suite' }, maxOccupancy: 5, size: 40, numbers: ['301'], occupancy: { fullPayers: 1 } },
    ]);
    const told = writeInvCounts(7001, [{ code: 'SU', from: '2027-06-02', to: '2027-06-03' }]);
    expect(await pms.send('OTA_HotelInvCountNotif:FreeRooms', told)).toMatchObject({ outcome: 'success' });
    const { rows } = await sql`select date, total from inventory where room_id = 'su' order by date`.execute(db);
    expect(rows).toEqual([
      { date: '2027-06-02', total: 1 },
      { date: '2027-06-03', total: 1 },
    ]);
    const versions = await sql<{
      made_by: string;
    }>`select made_by from house_version order by version desc limit 1`.execute(db);
    expect(versions.rows).toEqual([{ made_by: 'Our pms' }]);
  });

  test('said again changes nothing, and under another code is the same room', async () => {
    await send([suite]);
    const before = await documentNow();
    await send([suite]);
    await send([{ ...suite, code: 'SUX', formerCode: 'SU' }]);
    expect(await documentNow()).toEqual(before);
    const told = (code: string) =>
      pms.send(
        'OTA_HotelInvCountNotif:FreeRooms',
        writeInvCounts(7001, [{ code, from: '2027-06-02', to: '2027-06-03' }]),
      );
    expect([(await told('SU')).outcome, (await told('SUX')).outcome]).toEqual(['error', 'success']);
  });

  test('takes away what it had brought and leaves what the hotel made, without stock', async () => {
    await send([suite, { code: 'double' }]);
    const reply = await send([]);
    expect([reply.outcome, reply.says]).toEqual([
      'warning',
      [
        expect.stringContaining(
          '"double" is not sold any more and stays as "double": the hotel has made this room itself',
        ),
      ],
    ]);
    expect(await roomsNow()).toEqual(['double', 'family']);
    const { rows } = await sql`select sum(total)::int as rooms from inventory where room_id = 'double'`.execute(db);
    expect(rows).toEqual([{ rooms: 0 }]);
  });

  test('retires a category that guests have booked with a warning, and takes it up again', async () => {
    await send([suite]);
    await pms.send(
      'OTA_HotelInvCountNotif:FreeRooms',
      writeInvCounts(7001, [{ code: 'SU', from: '2027-06-02', to: '2027-06-06', counts: { 2: 1 } }]),
    );
    await sql`insert into rate select (jsonb_populate_record(rate, '{"room_id": "su"}')).* from rate
      where room_id = 'family'`.execute(db);
    const { reference } = await guest.findProduct('su', 'pay-at-hotel', {
      checkIn: '2027-06-03',
      checkOut: '2027-06-05',
      nbAdults: 2,
    });
    await guest.book(bookingOf([reference]));
    const reply = await send([{ code: 'double' }]);
    expect([reply.outcome, reply.says]).toEqual([
      'warning',
      [expect.stringContaining('"SU" is not sold any more and stays as "su": 1 bookings until 2027-06-05')],
    ]);
    expect(await roomsNow()).toContain('su');
    const told = writeInvCounts(7001, [{ code: 'SU', from: '2027-06-02', to: '2027-06-03' }]);
    expect((await pms.send('OTA_HotelInvCountNotif:FreeRooms', told)).outcome).toBe('error');
    await send([suite, { code: 'double' }]);
    expect((await pms.send('OTA_HotelInvCountNotif:FreeRooms', told)).outcome).toBe('success');
    expect((await roomsNow()).filter((id) => id.startsWith('su'))).toEqual(['su']);
  });

  test('that is wrong anywhere is taken nowhere', async () => {
    const before = await documentNow();
    const reply = await send([suite, { code: 'X', min: 4, standard: 2, max: 1 }, suite]);
    expect(reply.outcome).toBe('error');
    expect(reply.says.map((text) => text.split(':')[0])).toEqual([
      'GuestRoom/@MinOccupancy (line 1)',
      'GuestRoom/@MaxOccupancy (line 1)',
      'GuestRoom/@Code (line 1)',
      'TypeRoom/@RoomID (line 1)',
    ]);
    expect(await documentNow()).toEqual(before);
  });
});
