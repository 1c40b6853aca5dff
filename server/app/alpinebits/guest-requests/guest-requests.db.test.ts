import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { listOpenDeliveries } from '../../../followers/connection/list-open-deliveries.ts';
import { inHotel } from '../../../platform/db/in-hotel.ts';
import { secretBox } from '../../../platform/secret/secret-box.ts';
import { parseXml } from '../../../platform/xml/parse-xml.ts';
import { faultsOfSent } from '../../../testing/alpine-schema.ts';
import { connectSystem } from '../../../testing/connected-system.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { findAll, findOne } from '../../../testing/guest-requests-client.ts';
import { guestRequestsSetup } from '../../../testing/guest-requests-setup.ts';
import { openReceiver } from '../../../testing/receiver.ts';
import { testSecret } from '../../../testing/start-app.ts';
import { pushRequests } from './push-requests.ts';

const database = await freshDatabase();
const { db } = database;
const { clock, guest, stay, readHotel, takesBookings, book, clientOf } = await guestRequestsSetup(database);

beforeEach(async () => {
  await sql`delete from connection_account`.execute(db);
  await sql`delete from connection_message`.execute(db);
});

describe('a booking that a PMS reads', () => {
  test('has all that the standard asks for, in the words of 2018-10', async () => {
    const client = await clientOf('2018-10');
    const address = { addressLine: 'Rue 1', postalCode: '1200', city: 'Genève', country: 'CH' };
    const specialRequest = 'A <quiet> room & no "feathers"';
    const { reservationId } = await book({ service: true, guestInfo: { specialRequest, address } });
    const [request] = (await client.read()).requests;
    expect(request?.attributes).toMatchObject({ ResStatus: 'Reserved', CreateDateTime: '2027-06-01T10:00:00.000Z' });
    expect(Object.keys(request?.attributes ?? {}).toSorted()).toEqual(['CreateDateTime', 'ResStatus']);
    expect(findOne(request, 'UniqueID')?.attributes).toEqual({ Type: '14', ID: reservationId });
    expect(findOne(request, 'RoomType')?.attributes).toEqual({ RoomTypeCode: 'DBL' });
    expect(findOne(request, 'RatePlan')?.attributes).toEqual({ RatePlanCode: 'BAR' });
    expect(findOne(request, 'MealsIncluded')?.attributes).toEqual({ MealPlanIndicator: 'true', MealPlanCodes: '12' });
    expect(findAll(request, 'GuestCount').map(({ attributes }) => attributes)).toEqual([{ Count: '2' }]);
    expect(findOne(request, 'TimeSpan')?.attributes).toEqual({ Start: stay.checkIn, End: stay.checkOut });
    const stored = await guest.readReservation(reservationId, {});
    expect(stored.status).toBeGreaterThan(0);
    const { rows } = await sql<{ total: number }>`
      select total from reservation_event where reservation_id = ${reservationId} and what = 'book'`.execute(db);
    expect(findOne(request, 'Total')?.attributes).toEqual({
      AmountAfterTax: (Number(rows[0]?.total) / 100).toFixed(2),
      CurrencyCode: 'CHF',
    });
    expect(['GivenName', 'Surname', 'Email'].map((name) => findOne(request, name)?.text)).toEqual([
      'Ada',
      'Lovelace',
      'ada@guest.example',
    ]);
    expect(findOne(request, 'Telephone')?.attributes).toEqual({ PhoneTechType: '1', PhoneNumber: '+442079460000' });
    expect(findOne(request, 'CountryName')?.attributes).toEqual({ Code: 'CH' });
    expect(findAll(request, 'Comment').map(({ attributes }) => attributes['Name'])).toEqual([
      'included services',
      'customer comment',
    ]);
    expect(findOne(request, 'ListItem')?.text).toMatch(/^12 × Frühstück \(\d+\.\d\d CHF\)$/);
    expect(findAll(request, 'Text').map(({ text }) => text)).toContain(specialRequest);
    expect(findOne(request, 'CancelPenalties')).toBeDefined();
    expect(findOne(request, 'BasicPropertyInfo')?.attributes).toEqual({ HotelCode: '7001', HotelName: 'Hotel Probe' });
  });

  test('has each night and each service from 2024-10 on, which add up to what is paid; older versions have neither', async () => {
    const names = ['RoomRates', 'Services', 'ServiceRPHs'];
    const newer = await clientOf('2024-10', ['OTA_Read_accept_RoomRates']);
    const { reservationId } = await book({ rooms: 2, service: true });
    const [request] = (await newer.read()).requests;
    expect(names.map((name) => findAll(request, name).length)).toEqual([2, 1, 2]);
    expect(request?.attributes['RoomStayReservation']).toBe('true');
    const amount = (part: XmlElement | undefined): number => Number(part?.attributes['AmountAfterTax']);
    for (const room of findAll(request, 'RoomStay')) {
      const nights = findAll(room, 'Rate').map((rate) => {
        const { EffectiveDate: from = '', ExpireDate: to = from } = rate.attributes;
        return ((Date.parse(to) - Date.parse(from)) / 86_400_000 + 1) * amount(findOne(rate, 'Base'));
      });
      expect(nights.reduce((sum, one) => sum + one, 0)).toBeCloseTo(amount(findOne(room, 'Total')));
    }
    const listed = findAll(request, 'Service');
    expect(listed.map(({ attributes }) => attributes['ServiceCategoryCode'])).toEqual([
      'BOARD',
      'TOURISTTAX',
      'BOARD',
      'TOURISTTAX',
    ]);
    expect(listed[0]?.attributes).toMatchObject({
      Type: '16',
      ServiceInventoryCode: 'breakfast',
      ServicePricingType: 'Per person per night',
      Quantity: '12',
      Inclusive: 'false',
    });
    const points = findAll(request, 'ServiceRPH').map(({ attributes }) => attributes['RPH']);
    expect(points).toEqual(listed.map(({ attributes }) => attributes['ServiceRPH']));
    const rooms = findAll(request, 'RoomStay').reduce((sum, room) => sum + amount(findOne(room, 'Total')), 0);
    const boards = listed.filter((one) => one.attributes['ServiceCategoryCode'] === 'BOARD');
    const bought = boards.reduce((sum, one) => sum + amount(findOne(one, 'Total')), 0);
    const { rows } = await sql<{ total: number }>`
      select total from reservation_event where reservation_id = ${reservationId} and what = 'book'`.execute(db);
    expect(Math.round((rooms + bought) * 100)).toBe(Number(rows[0]?.total));
    for (const version of ['2020-10', '2022-10'] as const) {
      const [older] = (await newer.as(version).read()).requests;
      expect(names.flatMap((name) => findAll(older, name))).toEqual([]);
      expect(older?.attributes['RoomStayReservation']).toBe(version === '2022-10' ? 'true' : undefined);
    }
    const [plain] = (await newer.as('2024-10', []).read()).requests;
    expect([findAll(plain, 'RoomRates').length, findAll(plain, 'Services').length]).toEqual([0, 1]);
  });
});

describe('what a PMS has not acknowledged', () => {
  test('comes again until it has, each state once, in order', async () => {
    const client = await clientOf();
    const held = await book({ rooms: 2 });
    const { reservationId: id } = held;
    expect(await client.readShort()).toEqual([`Reserved ${id} 2`]);
    expect(await client.readShort()).toEqual([`Reserved ${id} 2`]);
    expect(await client.acknowledge(['14', id])).toEqual([]);
    expect(await client.readShort()).toEqual([]);
    expect(await client.acknowledge(['14', id])).toEqual([]);
    await guest.cancelRoom(held, 1);
    expect(await client.readShort()).toEqual([`Modify ${id} 1`]);
    await guest.cancel(id);
    await client.acknowledge(['14', id]);
    expect(await client.readShort()).toEqual([`Cancelled ${id} 0`]);
    await client.acknowledge(['15', id]);
    expect(await client.readShort()).toEqual([]);
  });

  test('is booked and then cancelled, where both happened before it asked', async () => {
    const client = await clientOf();
    const { reservationId: id } = await book();
    await guest.cancel(id);
    expect(await client.readShort()).toEqual([`Reserved ${id} 1`, `Cancelled ${id} 0`]);
    await client.acknowledge(['15', id]);
    expect(await client.readShort()).toEqual([`Reserved ${id} 1`]);
    await client.acknowledge(['14', id]);
    expect(await client.readShort()).toEqual([]);
  });

  test('is never acknowledged by a word about the state before', async () => {
    const client = await clientOf();
    const held = await book({ rooms: 2 });
    const { reservationId: id } = held;
    await client.readShort();
    await guest.cancelRoom(held, 0);
    await client.acknowledge(['14', id]);
    expect(await client.readShort()).toEqual([`Modify ${id} 1`]);
  });

  test('is refused by a warning, and then comes no more; what was never given is named', async () => {
    const client = await clientOf('2022-10');
    const [first, second] = [await book(), await book()];
    await client.readShort();
    const unknown = await client.acknowledge(['14', first.reservationId], ['14', 'SB4-NOBODYHERE'], {
      refuses: second.reservationId,
    });
    expect(unknown).toEqual(['SB4-NOBODYHERE']);
    expect(await client.readShort()).toEqual([]);
    const { rows } = await sql<{ id: string; state: string; status: string }>`
      select reservation_id as id, state, last_status as status from connection_delivery order by delivery_id`.execute(
      db,
    );
    expect(rows).toEqual([
      { id: first.reservationId, state: 'acknowledged', status: '' },
      { id: second.reservationId, state: 'refused', status: '450 No such room' },
    ]);
    expect(await client.as('2018-10').acknowledge(['14', 'SB4-NOBODYHERE'])).toEqual([]);
  });

  test('comes since an instant as well, acknowledged or not, and from before it was connected', async () => {
    const early = await book();
    const gone = await book();
    await guest.cancel(gone.reservationId);
    clock.now += 60_000;
    const client = await clientOf();
    const late = await book();
    const ids = [early, gone, late].map(({ reservationId }) => reservationId);
    expect(await client.readShort()).toEqual([`Reserved ${ids[2]} 1`]);
    await client.acknowledge(['14', ids[2] ?? '']);
    const since = new Date(clock.now - 61_000).toISOString();
    const all = await client.readShort(since);
    expect(all.filter((one) => ids.some((id) => one.includes(id))).toSorted()).toEqual(
      [`Reserved ${ids[0]} 1`, `Reserved ${ids[1]} 1`, `Cancelled ${ids[1]} 0`, `Reserved ${ids[2]} 1`].toSorted(),
    );
    expect(await client.readShort(since)).toEqual(all);
    expect(await client.readShort(new Date(clock.now + 1).toISOString())).toEqual([]);
    expect((await client.read('2027-13-01T00:00:00')).codes).toEqual(['320']);
  });
});

describe('what a PMS reports', () => {
  test('a booking it has cancelled is cancelled here, under its name; others are named', async () => {
    const client = await clientOf('2022-10');
    const { reservationId: id } = await book();
    await client.readShort();
    expect(await client.report(['Cancelled', id], ['Cancelled', 'SB4-NOBODYHERE'], ['Reserved', id])).toEqual({
      taken: [id],
      warned: ['SB4-NOBODYHERE', id],
    });
    const { rows } = await sql<{ what: string; by: string }>`
      select what, detail->>'by' as by from reservation_event where reservation_id = ${id} order by event_id desc limit 1`.execute(
      db,
    );
    expect(rows).toEqual([{ what: 'cancel', by: 'Our pms' }]);
    expect((await client.report(['Cancelled', id])).taken).toEqual([id]);
  });

  test('nothing, where the hotel gives it no bookings', async () => {
    const client = await clientOf('2022-10', [], { settings: {} });
    const { reservationId: id } = await book();
    expect((await client.read()).requests).toEqual([]);
    expect(await client.report(['Cancelled', id])).toEqual({ taken: [], warned: [] });
  });
});

describe('a PMS that is called', () => {
  test('is told each state of each booking until it takes it; what it refuses is not told again', async () => {
    const said: string[] = [];
    let answer = (_id: string): string => '';
    const { port } = await openReceiver((response, { body, headers }) => {
      const xml = /<\?xml[\s\S]*?(?=\r\n--sf-)/.exec(body)?.[0] ?? '';
      expect(faultsOfSent(xml, '2020-10')).toEqual([]);
      const read = parseXml(Buffer.from(xml));
      if ('fault' in read) throw new Error(read.fault.message);
      const request = findOne(read.root, 'HotelReservation');
      const id = findOne(request, 'UniqueID')?.attributes['ID'] ?? '';
      said.push(
        [request?.attributes['ResStatus'], headers['x-alpinebits-clientprotocolversion'], headers.authorization].join(
          ' ',
        ),
      );
      response.writeHead(200, { 'content-type': 'text/xml' }).end(answer(id));
    });
    const address = `http://127.0.0.1:${port}/alpinebits`;
    const { account } = await connectSystem(db, 7001, { ...takesBookings, address, calledAs: 'us', secret: 'hush' });
    const reach = { resolve: async () => ['127.0.0.1'], allowsLoopback: true, patienceMs: 30_000 };
    const xml = { read: async (bytes: Uint8Array) => parseXml(bytes), close: async () => {} };
    const deps = { db, readHotel, box: secretBox(testSecret), reach, xml };
    const push = () => pushRequests(deps, { hotelId: 7001, connection: account.connection }, clock.now);
    const rs = (inside: string): string =>
      `<OTA_HotelResNotifRS xmlns="http://www.opentravel.org/OTA/2003/05" Version="7.000">${inside}</OTA_HotelResNotifRS>`;
    const { reservationId } = await book();
    await guest.cancel(reservationId);
    answer = () => rs('<Errors><Error Type="13" Code="450">Later</Error></Errors>');
    await expect(push()).rejects.toThrow('has not taken 1 bookings');
    answer = (id) =>
      rs(
        `<Success/><HotelReservations><HotelReservation><UniqueID Type="14" ID="${id}"/></HotelReservation></HotelReservations>`,
      );
    await push();
    const basic = `Basic ${Buffer.from('us:hush').toString('base64')}`;
    expect(said).toEqual(['Reserved', 'Reserved', 'Cancelled'].map((status) => `${status} 2020-10 ${basic}`));
    await push();
    expect(said).toHaveLength(3);
    await book();
    answer = (id) =>
      rs(`<Success/><Warnings><Warning Type="3" Code="402" RecordID="${id}">No room</Warning></Warnings>`);
    await push();
    await push();
    expect(said).toHaveLength(4);
    const open = await inHotel(db, 7001, (tx) => listOpenDeliveries(tx, 7001, account.connection));
    expect(open).toEqual([]);
    const { rows } = await sql<{ outcome: string; request: Buffer | null }>`
      select outcome, request from connection_message order by message_id`.execute(db);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['failed', 'taken', 'taken', 'refused']);
    expect(rows.every(({ request }) => request === null)).toBe(true);
  });
});
