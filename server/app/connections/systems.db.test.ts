import type { CalendarWarned } from '@stayfront/contract/desk/calendar/refused';
import { undoCalendarChange } from '@stayfront/contract/desk/calendar/changes';
import { listChanges } from '@stayfront/contract/desk/changes';
import { listNeeds, type Need } from '@stayfront/contract/desk/needs';
import {
  getSystemMessage,
  listSystemDeliveries,
  listSystemMessages,
  replaySystemMessage,
  sendDeliveryAgain,
  type SystemDelivery,
  type SystemMessage,
  type SystemMessageDetail,
} from '@stayfront/contract/desk/system-messages';
import {
  changeSystem,
  listSystems,
  makeSystem,
  removeSystem,
  renewSystem,
  switchSystem,
  type ConnectedSystem,
} from '@stayfront/contract/desk/systems';
import type { Route } from '@stayfront/contract/route';
import { fullPlan, rate, ratePlansOf } from '@stayfront/rules/alpinebits/testing/rate-plans-of';
import type { XmlElement } from '@stayfront/rules/xml/xml-element';
import { el, writeXml } from '@stayfront/rules/xml/write-xml';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { alpineClient } from '../../testing/alpine-client.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { xmlText } from '../../testing/xml-text.ts';

const database = await freshDatabase();
const { db } = database;
const today = stayDate('2027-06-01');
const clock = { now: Date.parse('2027-06-01T10:00:00Z') };
const document = smallHotel({
  calendarGuards: undefined,
  currency: 'EUR',
  rooms: smallHotel().rooms.map((room) => ({
    ...room,
    occupancy: { minPersons: 1, standardPersons: 2, fullPayers: 2, doInfantsCount: true },
  })),
});
await openHotel(db, document, smallNights(document, today, 30));
// Every name leads somewhere on the public network; what is sent there is not of these stories.
const reach = { resolve: () => Promise.resolve(['192.88.98.7']), allowsLoopback: false, patienceMs: 1_000 };
const app = await startApp(database, clock, { reach });
const desk = operatorApi(app, db, 7001, clock);
const guest = guestApi(app, 7001);
let manager = '';

beforeAll(async () => {
  manager = await desk.enter('mara@probe.example', 'manager');
});
beforeEach(async () => {
  await sql`delete from connection_account`.execute(db);
  await sql`delete from connection_message`.execute(db);
});

const ask = async <Answer>(route: Route, sent: object = {}): Promise<Answer> =>
  (await desk.ask(route, { cookie: manager, ...sent })).json<Answer>();
const systemId = 'alpinebits.pms';
const make = (body: object = {}, id = systemId) =>
  ask<{ login: string; password: string; code?: string }>(makeSystem, {
    params: { systemId: id },
    body: { title: 'Our PMS', ...body },
  });
const change = (body: object) => ask<{ code?: string }>(changeSystem, { params: { systemId }, body });
const only = async (): Promise<ConnectedSystem | undefined> =>
  (await ask<{ systems: ConnectedSystem[] }>(listSystems)).systems[0];
const messages = async (query: object = {}): Promise<SystemMessage[]> =>
  (await ask<{ messages: SystemMessage[] }>(listSystemMessages, { query })).messages;
const needs = async (): Promise<Need[]> =>
  (await ask<{ needs: Need[] }>(listNeeds)).needs.filter(({ kind }) => kind === 'system');

/** A day of rooms that are free, as a PMS sends it. */
function freeRooms(code: string, day: number, free: number, version = '2020-10') {
  const at = addDays(today, day);
  const inventory = el(
    'Inventory',
    {},
    el('StatusApplicationControl', { Start: at, End: at, InvTypeCode: code }),
    el('InvCounts', {}, el('InvCount', { CountType: 2, Count: free })),
  );
  const root = el(
    'OTA_HotelInvCountNotifRQ',
    { xmlns: 'http://www.opentravel.org/OTA/2003/05', Version: '4' },
    el('Inventories', { HotelCode: '7001' }, inventory),
  );
  return async ({ login, password }: { login: string; password: string }) => {
    const form = new FormData();
    form.set('action', 'OTA_HotelInvCountNotif:FreeRooms');
    form.set('request', writeXml(root));
    const packed = new Response(form);
    return app.inject({
      method: 'POST',
      url: '/api/hotels/7001/alpinebits',
      headers: {
        'content-type': packed.headers.get('content-type') ?? '',
        authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
        'x-alpinebits-clientprotocolversion': version,
      },
      payload: Buffer.from(await packed.arrayBuffer()),
    });
  };
}

test('K28 a system is let in, says something else, is turned, switched off and taken away', async () => {
  const made = await make({ owns: ['stock'], takesBookings: true });
  expect(made).toMatchObject({ login: '7001-pms', password: expect.stringMatching(/^\w{20,}$/) });
  expect(await only()).toMatchObject({
    systemId,
    state: 'new',
    isOn: true,
    owns: ['stock'],
    takesBookings: true,
    endpoint: 'https://book.example/api/hotels/7001/alpinebits',
    lastHeardAt: null,
  });
  expect(JSON.stringify(await only())).not.toContain(made.password);
  expect(await make()).toMatchObject({ status: 409, code: 'connection.taken' });
  expect(await make({ owns: ['stock'] }, 'channel-manager.cm')).toMatchObject({
    code: 'connection.owned',
    details: { systemId, parts: ['stock'] },
  });
  expect(await make({}, 'google.x')).toMatchObject({ status: 400, code: 'input.invalid' });
  expect(await make({ address: 'https://10.0.0.1/' }, 'alpinebits.x')).toMatchObject({
    status: 400,
    code: 'webhook.target',
  });
  expect(await change({ rooms: { DBL: 'double' }, hotelCode: 'H1', owns: ['stock', 'prices'] })).toEqual({ systemId });
  expect(await only()).toMatchObject({ rooms: { DBL: 'double' }, hotelCode: 'H1', owns: ['stock', 'prices'] });
  expect(await change({ rooms: { X: 'nowhere' } })).toMatchObject({ status: 400, code: 'connection.code' });
  const renewed = await ask<{ password: string }>(renewSystem, { params: { systemId } });
  expect(renewed.password).not.toBe(made.password);
  expect(await ask(switchSystem, { params: { systemId }, body: { isOn: false } })).toMatchObject({ before: true });
  expect(await only()).toMatchObject({ state: 'off', isOn: false });
  for (const _ of [1, 2])
    expect(await ask(removeSystem, { params: { systemId } })).toEqual({ systemId, isRemoved: true });
  expect(await only()).toBeUndefined();
  expect(await change({ title: 'Gone' })).toMatchObject({ code: 'connection.unknown' });
  const { rows } = await sql<{ what: string }>`
    select what from operator_event where what like 'system.%' order by event_id`.execute(db);
  expect(rows.map(({ what }) => what)).toEqual([
    'system.made',
    'system.changed',
    'system.credentials_renewed',
    'system.switched',
    'system.removed',
  ]);
});

test('K28 where a system is called, as whom and with what, is said anew; nothing tells its password', async () => {
  await make({ title: 'The hub', address: 'https://a.example/in', calledAs: 'us', secret: 'canary' });
  const there = { address: 'https://b.example/in', calledAs: 'stayfront' };
  expect(await change(there)).toMatchObject({
    status: 400,
    code: 'connection.secret',
    errors: [{ field: 'secret' }],
  });
  expect(await change({ login: 'two words' })).toMatchObject({ code: 'input.invalid', errors: [{ field: 'login' }] });
  expect(await change({ ...there, secret: 'canary two', login: 'our-pms', title: 'The PMS' })).toEqual({ systemId });
  expect(await only()).toMatchObject({ ...there, title: 'The PMS', login: 'our-pms', hasSecret: true });
  const { changes } = await ask<{ changes: { what: string; detail: object }[] }>(listChanges);
  const [last] = changes.filter(({ what }) => what === 'system.changed');
  expect(last?.detail).toMatchObject({
    hasNewSecret: true,
    changed: { login: ['7001-pms', 'our-pms'], calledAs: ['us', 'stayfront'], host: ['a.example', 'b.example'] },
  });
  expect(JSON.stringify([changes, await only()])).not.toContain('canary');
});

test('K28 what a system said is told before and after, and what was refused can be had once its cause is gone', async () => {
  const made = await make({ owns: ['stock'] });
  expect((await freeRooms('double', 10, 1)(made)).statusCode).toBe(200);
  const [taken] = await messages();
  expect(taken).toMatchObject({ outcome: 'taken', changed: 1, title: 'Our PMS', canReplay: true });
  const detail = await ask<SystemMessageDetail>(getSystemMessage, { params: { messageId: taken?.messageId } });
  expect(detail.runs).toMatchObject([{ room: 'double', field: 'total', before: 3, after: 1 }]);
  expect(detail.request).toContain('OTA_HotelInvCountNotifRQ');
  expect(await needs()).toEqual([]);
  await freeRooms('DBL', 11, 2)(made);
  const [refused] = await messages({ bad: 'yes' });
  expect(refused?.outcome).toBe('refused');
  expect(refused?.faults?.map(({ code }) => code)).toContain('402');
  expect(await needs()).toMatchObject([{ what: 'failing', systemId, title: 'Our PMS' }]);
  expect(await only()).toMatchObject({ state: 'failing' });
  const replay = (isTrial: boolean) =>
    ask<{ runs: object[]; faults?: object[] }>(replaySystemMessage, {
      params: { messageId: refused?.messageId },
      body: { isTrial },
    });
  expect((await replay(true)).faults?.length).toBeGreaterThan(0);
  await change({ rooms: { DBL: 'double' } });
  expect(await replay(true)).toMatchObject({ runs: [{ room: 'double', before: 3, after: 2 }] });
  const stock = async () =>
    (
      await sql<{ total: number }>`select total from inventory
        where hotel_id = 7001 and room_id = 'double' and date = ${addDays(today, 11)}::date`.execute(db)
    ).rows[0]?.total;
  expect(await stock()).toBe(3);
  expect((await replay(false)).runs).toHaveLength(1);
  expect(await stock()).toBe(2);
  expect(await needs()).toEqual([]);
  for (const messageId of [999_999_999])
    expect(await ask(getSystemMessage, { params: { messageId } })).toMatchObject({ code: 'message.unknown' });
});

test('K32 a price of hotel software that looks like a slip is let through at the desk, and it is written down by whom', async () => {
  const pms = alpineClient(app, { hotelId: 7001, ...(await make({ owns: ['prices', 'restrictions'] })) });
  const days = [addDays(today, 1), addDays(today, 28)] as const;
  const slip = addDays(today, 15);
  const send = (...rates: XmlElement[]) =>
    pms.send('OTA_HotelRatePlanNotif:RatePlans', xmlText(ratePlansOf(fullPlan({ RatePlanCode: 'HB' }, { rates }))), {
      version: '2022-10',
    });
  expect((await send(rate('double', ...days, { guests: { 2: 100 } }))).says).toEqual([]);
  expect(await send(rate('double', slip, slip, { guests: { 2: 1000 } }))).toMatchObject({ outcome: 'error' });
  const [refused] = await messages({ bad: 'yes' });
  const replay = (body: object) =>
    ask<{ runs: object[]; faults?: object[]; warned?: CalendarWarned }>(replaySystemMessage, {
      params: { messageId: refused?.messageId },
      body,
    });
  const { warned } = await replay({ isTrial: true });
  expect(warned).toMatchObject({ warnings: [{ room: 'double', from: slip, price: 100_000, usual: 10_000 }], more: 0 });
  const notes = async () =>
    (
      await sql<{ who: string }>`select who, detail from operator_event 
      where what = 'message.replayed' and (detail->>'messageId')::int = ${refused?.messageId}`.execute(db)
    ).rows;
  expect((await replay({ isTrial: true, accepts: warned?.accepts })).runs.length).toBeGreaterThan(0);
  expect((await replay({ isTrial: false, accepts: 'others' })).warned).toEqual(warned);
  expect(await notes()).toEqual([]);
  expect(await replay({ isTrial: false, accepts: warned?.accepts })).not.toHaveProperty('faults');
  expect(await notes()).toMatchObject([
    {
      who: 'mara@probe.example',
      detail: { systemId, title: 'Our PMS', messageId: refused?.messageId, accepted: true },
    },
  ]);
});

test('K28 what a system changed is undone at the desk; sent again, it is put over that, and says so', async () => {
  const made = await make({ owns: ['stock'] });
  const total = async () =>
    (
      await sql<{ total: number }>`select total from inventory
        where hotel_id = 7001 and room_id = 'double' and date = ${addDays(today, 20)}::date`.execute(db)
    ).rows[0]?.total;
  const stood = await total();
  await freeRooms('double', 20, 1)(made);
  expect(await total()).toBe(1);
  const [taken] = await messages();
  const undo = { body: { leavesOut: false }, headers: { 'idempotency-key': 'undo-20' } };
  await ask(undoCalendarChange, { ...undo, params: { changeId: taken?.changeId } });
  expect(await total()).toBe(stood);
  const { rows } = await sql<object>`
    select who, who_kind, kind, undoes::text from calendar_change order by number desc limit 1`.execute(db);
  expect(rows).toEqual([{ who: 'mara@probe.example', who_kind: 'person', kind: 'undo', undoes: taken?.changeId }]);
  await freeRooms('double', 20, 1)(made);
  expect(await total()).toBe(1);
  expect((await messages())[0]?.conflicts).toMatchObject([
    { kind: 'stock', room: 'double', from: addDays(today, 20), who: 'mara@probe.example' },
  ]);
});

test('K28 bookings that nobody takes for an hour, or that were refused, need somebody, and go again', async () => {
  await make({ takesBookings: true });
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2 };
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', stay);
  const { reservationId } = (await guest.book(bookingOf([reference]))).body;
  expect(await needs()).toEqual([]);
  clock.now += 3_601_000;
  expect(await needs()).toMatchObject([{ what: 'waiting', count: 1 }]);
  expect(await only()).toMatchObject({ state: 'waiting', waiting: 1 });
  await sql`update connection_delivery set state = 'refused', settled_at = ${new Date(clock.now)},
                   last_status = '450 No such room'`.execute(db);
  expect(await needs()).toMatchObject([{ what: 'refused', count: 1, lastStatus: '450 No such room' }]);
  const deliveries = async () =>
    (await ask<{ deliveries: SystemDelivery[] }>(listSystemDeliveries, { query: { systemId } })).deliveries;
  const [one] = await deliveries();
  expect(one).toMatchObject({ reservationId, kind: 'commit', state: 'refused', lastStatus: '450 No such room' });
  const again = (deliveryId: number) => ask(sendDeliveryAgain, { params: { deliveryId } });
  expect(await again(one?.deliveryId ?? 0)).toEqual({ deliveryId: one?.deliveryId, isQueued: true });
  expect(await deliveries()).toMatchObject([{ state: 'waiting' }]);
  expect(await again(999_999_999)).toMatchObject({ code: 'message.unknown' });
});
