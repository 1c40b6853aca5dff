import type { CalendarPut, ManagedCalendar } from '@stayfront/contract/manage/calendar';
import { CalendarEntries } from '@stayfront/contract/manage/calendar';
import type { ManagedHotel } from '@stayfront/contract/manage/document';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { managementApi } from '../../testing/management-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { guestApi } from '../../testing/guest-api.ts';
import { openHotel, smallHotel, smallNights, written } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const today = stayDate('2027-06-01');
const app = await startApp(database, clock);
const hotel = smallHotel();
let management = managementApi(app, hotel.hotelId, '');

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, today, 30));
  management = managementApi(app, hotel.hotelId, (await makeKey(db, hotel.hotelId, 'PMS', clock.now)).key);
});

const july = { from: stayDate('2027-07-05'), to: stayDate('2027-07-11') }; // Monday to Sunday
const rate = { room: 'double', ratePlan: 'pay-at-hotel', byAdults: [9_900, 12_300] };
const calendarOf = async (days = july): Promise<ManagedCalendar> =>
  (await management.get<ManagedCalendar>(`calendar?from=${days.from}&to=${days.to}`)).body;

describe('the calendar a hotel puts', () => {
  test('is for sale as it was put: stock, prices by weekday, and rules', async () => {
    const put = await management.put<CalendarPut>('calendar', {
      stock: [{ room: 'double', ...july, total: 4 }],
      rates: [
        { ...rate, ...july },
        { ...rate, ...july, weekdays: ['fri', 'sat'], byAdults: [15_900, 18_300], minStay: 2 },
      ],
      restrictions: [{ from: '2027-07-08', to: '2027-07-08', isClosedToArrival: true }],
    });
    expect(put).toMatchObject({ status: 200, body: { stockNights: 7, rateNights: 7, restrictedDays: 1, kept: [] } });
    const api = guestApi(app, hotel.hotelId);
    const thursday = await api.findProduct('double', 'pay-at-hotel', {
      checkIn: '2027-07-07',
      checkOut: '2027-07-11',
    });
    expect(thursday.nightPrices).toEqual([12_300, 12_300, 18_300, 18_300]);
    const reasons = async (checkIn: string, checkOut: string): Promise<unknown> =>
      (await api.search({ checkIn, checkOut })).body.reasons.map(({ code }) => code);
    expect(await reasons('2027-07-09', '2027-07-10')).toContain('min-stay');
    expect(await reasons('2027-07-08', '2027-07-10')).toContain('closed-to-arrival');
  });

  test('reads back as what could be put again, equal days in one entry', async () => {
    const { entries } = await calendarOf();
    expect(entries.stock).toEqual([{ room: 'double', ...july, total: 4 }]);
    expect(entries.rates).toMatchObject([
      { from: '2027-07-05', to: '2027-07-08', byAdults: [9_900, 12_300] },
      { from: '2027-07-09', to: '2027-07-10', byAdults: [15_900, 18_300], minStay: 2 },
      { from: '2027-07-11', to: '2027-07-11', byAdults: [9_900, 12_300] },
    ]);
    expect(CalendarEntries.safeParse(entries).success).toBe(true);
    expect(await management.put('calendar', entries)).toMatchObject({ status: 200 });
    expect((await calendarOf()).entries).toEqual(entries);
  });

  test('put twice is as put once, and writes nothing the second time', async () => {
    const { entries } = await calendarOf();
    const versions = async (): Promise<unknown> =>
      (await sql`select xmin::text from rate where date between ${july.from} and ${july.to} order by date`.execute(db))
        .rows;
    const before = await versions();
    await management.put('calendar', entries);
    expect(await versions()).toEqual(before);
  });

  test('lifts a restriction with one that forbids nothing', async () => {
    await management.put('calendar', { restrictions: [{ ...july }] });
    expect((await calendarOf()).entries.restrictions).toEqual([]);
  });

  test('keeps the rooms that are sold or held, and says on which nights', async () => {
    await sql`update inventory set sold = 2 where date = '2027-07-06' and room_id = 'double'`.execute(db);
    await sql`insert into hold values (7001, '2027-07-07', 'double', 'SB4-HELD', 1, ${new Date(clock.now + 60_000)}),
                                      (7001, '2027-07-08', 'double', 'SB4-PAST', 1, ${new Date(clock.now - 1)})`.execute(
      db,
    );
    const { body } = await management.put<CalendarPut>('calendar', { stock: [{ room: 'double', ...july, total: 0 }] });
    expect(body.kept).toEqual([
      { date: '2027-07-06', room: 'double', total: 2 },
      { date: '2027-07-07', room: 'double', total: 1 },
    ]);
    expect((await calendarOf()).taken).toEqual([
      { date: '2027-07-06', room: 'double', sold: 2, held: 0 },
      { date: '2027-07-07', room: 'double', sold: 0, held: 1 },
    ]);
  });

  test('with a fault in one entry changes nothing, and every fault names its entry', async () => {
    const before = await calendarOf();
    const refused = await management.put('calendar', {
      stock: [
        { room: 'double', ...july, total: 9 },
        { room: 'attic', ...july, total: 1 },
      ],
      rates: [
        { ...rate, ...july, ratePlan: 'secret' },
        { ...rate, room: 'family', ratePlan: 'prepaid', ...july },
      ],
      restrictions: [{ from: '2027-07-05', to: '2037-07-05', isClosed: true }],
    });
    expect(refused).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
    expect(refused.body.errors?.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'stock.1.room input.unknown',
      'rates.0.ratePlan input.unknown',
      'rates.1.ratePlan input.unknown',
      'restrictions.0.to date.range',
    ]);
    expect(await calendarOf()).toEqual(before);
  });

  test.each([
    [
      'a day that does not exist',
      { stock: [{ room: 'double', from: '2027-02-30', to: '2027-03-01', total: 1 }] },
      'stock.0.from',
    ],
    ['days in the wrong order', { stock: [{ room: 'double', from: july.to, to: july.from, total: 1 }] }, 'stock.0.to'],
    ['rooms below nothing', { stock: [{ room: 'double', ...july, total: -1 }] }, 'stock.0.total'],
    ['half a room', { stock: [{ room: 'double', ...july, total: 1.5 }] }, 'stock.0.total'],
    ['a price in words', { rates: [{ ...rate, ...july, byAdults: ['cheap'] }] }, 'rates.0.byAdults.0'],
    ['a price of more than all money', { rates: [{ ...rate, ...july, byAdults: [Infinity] }] }, 'rates.0.byAdults.0'],
    ['no price', { rates: [{ ...rate, ...july, byAdults: [] }] }, 'rates.0.byAdults'],
    [
      'a weekday nobody knows',
      { stock: [{ room: 'double', ...july, weekdays: ['doomsday'], total: 1 }] },
      'stock.0.weekdays.0',
    ],
    [
      'a stay both longer and shorter',
      { restrictions: [{ ...july, minStay: 5, maxStay: 2 }] },
      'restrictions.0.maxStay',
    ],
    ['another hotel', { stock: [{ room: 'double', ...july, total: 1, hotel_id: 7002 }] }, 'stock.0.hotel_id'],
  ])('with %s is refused at its place', async (_what, entries, field) => {
    const text = JSON.stringify(entries).replace('null', '1e400'); // JSON has no word for it
    const refused = await management.put('calendar', text);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.map((error) => error.field)).toEqual([field]);
  });

  test('may be two years of twenty rates at once, but not a thousand', async () => {
    const range = { from: '2027-07-01', to: '2029-06-30' };
    const many = Array.from({ length: 200 }, () => ({ ...rate, ...range }));
    expect(await management.put('calendar', { rates: many })).toMatchObject({
      status: 400,
      body: { code: 'calendar.too_large' },
    });
    expect(await management.get('calendar?from=2027-01-01&to=9027-01-01')).toMatchObject({
      body: { code: 'calendar.too_large' },
    });
    const big = 'x'.repeat(17 * 1024 * 1024);
    expect(await management.put('calendar', { big })).toMatchObject({ status: 413, body: { code: 'input.too_large' } });
  });
});

describe('the document a hotel puts', () => {
  const photo = async (width: number): Promise<string> =>
    (
      await sharp({ create: { width, height: 60, channels: 3, background: '#3b6075' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');

  test('is shown with pictures that were sent before', async () => {
    const lobby = { id: 'lobby', file: 'lobby.jpg', alt: { en: 'The lobby' } };
    const document = { ...written, name: 'Hotel Probe am Park', pictures: [...written.pictures, lobby] };
    expect(await management.put('document', document)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'pictures.1.id', code: 'input.unknown' }] },
    });
    expect(await management.put('pictures/lobby', { bytes: await photo(90) })).toMatchObject({
      status: 200,
      body: { pictureId: 'lobby', width: 90, height: 60 },
    });
    const put = await management.put<ManagedHotel>('document', document);
    expect(put).toMatchObject({ status: 200, body: { document: { name: 'Hotel Probe am Park' } } });
    const read = await management.get<ManagedHotel>('document');
    expect(read.body).toEqual(put.body);
    const shown = await app.inject({ url: `/api/hotels/${hotel.hotelId}/descriptive-info` });
    expect(shown.json()).toMatchObject({ hotelName: 'Hotel Probe am Park' });
  });

  test('can be put back as it was read', async () => {
    const { body } = await management.get<ManagedHotel>('document');
    const again = await management.put<ManagedHotel>('document', body.document);
    expect(again.body).toEqual(body); // not even its version has changed
  });

  test('is refused with every fault at its place, and for another hotel or chain', async () => {
    const [double] = written.rooms;
    const rooms = [{ ...double, pictures: ['nowhere'] }, { ...double }];
    const faults = async (document: unknown): Promise<unknown> =>
      (await management.put('document', document)).body.errors?.map(({ field }) => field);
    expect(await faults({ ...written, rooms })).toEqual(['rooms.1.id', 'rooms.0.pictures.0']);
    expect(await faults({ ...written, hotelId: 7002 })).toEqual(['hotelId']);
    expect(await faults({ ...written, chainId: 100 })).toEqual(['chainId']);
  });

  test.each([
    ['a letter', Buffer.from('Dear Sirs')],
    [
      'a drawing that could fetch other files',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['half a photograph', Buffer.from('/9j/4AAQSkZJRgABAQAAAQABAAD/', 'base64')],
  ])('shows no picture that is %s', async (_what, bytes) => {
    const refused = await management.put('pictures/bad', { bytes: bytes.toString('base64') });
    expect(refused).toMatchObject({ status: 400, body: { code: 'picture.unreadable' } });
    expect(
      (await management.get<ManagedHotel>('document')).body.pictures.map(({ pictureId }) => pictureId),
    ).not.toContain('bad');
  });
});

describe('a bundle', () => {
  const stay = {
    room: 'double',
    ratePlan: 'pay-at-hotel',
    checkIn: addDays(today, 3),
    checkOut: addDays(today, 5),
    nbAdults: 2,
  };

  test('is kept under its address, the newest standing', async () => {
    expect(await management.put('bundles/399/s1/b1', { roomStays: [stay, stay] })).toMatchObject({
      body: { roomStays: 2 },
    });
    expect(await management.put('bundles/399/s1/b1', { roomStays: [stay] })).toMatchObject({ body: { roomStays: 1 } });
    const { rows } = await sql`select room_stays from bundle`.execute(db);
    expect(rows).toMatchObject([{ room_stays: [{ roomId: 'double', guests: { adults: 2 } }] }]);
  });

  test('of rooms that are not there is refused by name', async () => {
    const refused = await management.put('bundles/399/s1/b2', {
      roomStays: [
        { ...stay, room: 'attic' },
        { ...stay, nbAdults: 9 },
      ],
    });
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['roomStays.0.room', 'roomStays.1.nbAdults']);
  });
});
