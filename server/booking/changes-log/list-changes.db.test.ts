import { listChanges, type Change } from '@stayfront/contract/desk/changes';
import { cancelForHotel } from '@stayfront/contract/desk/cancellation';
import { setPresence } from '@stayfront/contract/desk/day';
import { setFrontDeskLimit } from '@stayfront/contract/desk/limit';
import { addNote } from '@stayfront/contract/desk/notes';
import { getConfigCustomization, resetCustomization, sendCustomizationData } from '@stayfront/contract/customization';
import type { CustomizationState } from '@stayfront/contract/customization';
import { changePerson, invitePerson, removePerson, type Person } from '@stayfront/contract/people';
import type { RouteAnswer } from '@stayfront/contract/route';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const start = Date.parse('2027-06-01T20:00:00Z'); // ten in the evening at the hotel
const clock = { now: start };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const elsewhere = operatorApi(app, db, 7002, clock);
const headers = (key: string) => ({ 'idempotency-key': key });
type Page = RouteAnswer<typeof listChanges>;
let owner = '';
let reservationId = '';

const list = async (query: Record<string, string | number> = {}, cookie = owner): Promise<Page> =>
  (await desk.ask(listChanges, { query, cookie })).json<Page>();
const brief = ({ who, what, fields }: Change) => [
  who,
  what,
  ...fields.map(({ field, before, after }) => [field, before, after]),
];

beforeAll(async () => {
  for (const hotelId of [7001, 7002]) {
    const hotel = smallHotel({ hotelId });
    await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 30));
  }
  owner = await desk.enter('owner@probe.example');
  const stay = { checkIn: '2027-06-01', checkOut: '2027-06-03' };
  const { reference } = await guest.findProduct('family', 'pay-at-hotel', stay);
  const booked = await guest.book(bookingOf([reference], { guestInfo: ada }));
  reservationId = booked.body.status === 'book' ? booked.body.reservationId : '';
  const step = async (reply: Promise<{ statusCode: number; body: string }>): Promise<void> => {
    const { statusCode, body } = await reply;
    expect([statusCode < 300, body]).toEqual([true, body]);
    clock.now += 60_000;
  };
  clock.now += 60_000;
  const named = { reservationId, roomStayIndex: 0 };
  await step(desk.ask(setPresence, { params: named, body: { presence: 'arrived' }, cookie: owner }));
  await step(desk.ask(addNote, { params: named, body: { text: 'Secret' }, headers: headers('n'), cookie: owner }));
  clock.now = Date.parse('2027-06-01T22:00:00Z'); // midnight at the hotel: the next day
  const { key } = await makeKey(db, 7001, 'Our PMS', clock.now);
  const keyed = { authorization: `Bearer ${key}` };
  const cancelling = { version: 1, fee: { minor: 0 }, reason: 'Ill', tellsGuest: false };
  await step(desk.ask(cancelForHotel, { params: named, body: cancelling, headers: { ...headers('c'), ...keyed } }));
  const look = (await desk.ask(getConfigCustomization, { cookie: owner })).json<CustomizationState>();
  const customization = { ...look.customization, isDarkMode: true };
  await step(desk.ask(sendCustomizationData, { body: { version: look.version, customization }, cookie: owner }));
  await step(desk.ask(resetCustomization, { cookie: owner }));
  const body = { email: 'ben@probe.example', role: 'reader' };
  const ben = (await desk.ask(invitePerson, { body, cookie: owner })).json<Person>();
  clock.now += 60_000;
  const params = { personId: ben.personId };
  await step(desk.ask(changePerson, { params, body: { role: 'manager' }, cookie: owner }));
  await step(desk.ask(removePerson, { params, cookie: owner }));
  await step(desk.ask(setFrontDeskLimit, { body: { amount: 5_000 }, cookie: owner }));
});

describe('what people of a hotel have changed', () => {
  test('is listed with who, what, before and after, the newest first, guests’ own doings apart', async () => {
    const { changes, currency, people, cursor } = await list();
    const cost = changes.find(({ what }) => what === 'cancel')?.fields[0]?.before;
    expect(changes.map(brief)).toEqual([
      ['owner@probe.example', 'front-desk-limit', ['limit', 0, 5_000]],
      ['owner@probe.example', 'operator.removed', ['role', 'manager', null]],
      ['owner@probe.example', 'operator.role_changed', ['role', 'reader', 'manager']],
      ['owner@probe.example', 'operator.invited'],
      ['owner@probe.example', 'customization.reset', ['isDarkMode', true, false]],
      ['owner@probe.example', 'customization.saved', ['isDarkMode', false, true]],
      ['Our PMS', 'cancel', ['total', cost, 0]],
      ['owner@probe.example', 'note'],
      ['owner@probe.example', 'presence', ['presence', 'expected', 'arrived']],
      ['owner@probe.example', 'operator.signed_in'],
      ['system', 'operator.invited'],
    ]);
    expect(cost).toBeGreaterThan(0);
    expect([currency, cursor]).toEqual(['CHF', null]);
    expect(people).toEqual(['Our PMS', 'ben@probe.example', 'owner@probe.example'].toSorted());
    expect(changes.find(({ what }) => what === 'cancel')).toMatchObject({ reservationId, guestName: 'Ada Lovelace' });
    expect(JSON.stringify(changes)).not.toContain('Secret');
  });

  test('is found by person, by kind and by days at the hotel', async () => {
    const whatOf = async (query: Record<string, string>) => (await list(query)).changes.map(({ what }) => what);
    expect(await whatOf({ who: 'our pms' })).toEqual(['cancel']);
    expect(await whatOf({ kind: 'look' })).toEqual(['customization.reset', 'customization.saved']);
    expect(await whatOf({ kind: 'house' })).toEqual(['note', 'presence']);
    expect(await whatOf({ kind: 'settings' })).toEqual(['front-desk-limit']);
    expect(await whatOf({ to: '2027-06-01', who: 'owner@probe.example' })).toEqual([
      'note',
      'presence',
      'operator.signed_in',
    ]);
    expect((await whatOf({ from: '2027-06-02' })).at(-1)).toBe('cancel');
  });

  test('comes in pages that leave nothing out and say nothing twice, also where much has one time', async () => {
    const all = (await list({ limit: 500 })).changes.map(({ changeId }) => changeId);
    for (const limit of [1, 3]) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Page = await list({ limit, ...(cursor ? { cursor } : {}) });
        seen.push(...page.changes.map(({ changeId }) => changeId));
        cursor = page.cursor;
      }
      expect(seen).toEqual(all);
    }
    const bad = await desk.ask(listChanges, { query: { cursor: 'WzEsMl0' }, cookie: owner });
    expect(bad.json()).toMatchObject({ status: 400, code: 'cursor.invalid' });
  });

  test('is each hotel’s own', async () => {
    const theirs = await elsewhere.enter('berta@probe.example');
    const { changes } = (await elsewhere.ask(listChanges, { cookie: theirs })).json<Page>();
    expect(changes.map(({ who }) => who)).toEqual(['berta@probe.example', 'system']);
    expect((await desk.ask(listChanges, { cookie: theirs, headers: { origin: publicUrl } })).statusCode).toBe(401);
  });
});
