import { beginHotel } from '@stayfront/contract/beginning';
import type { Calendar } from '@stayfront/contract/calendar';
import {
  getSetUp,
  openHotel,
  saveSetUpPrices,
  saveSetUpRates,
  saveSetUpRooms,
  type SetUp,
} from '@stayfront/contract/desk/set-up';
import { listHouseVersions } from '@stayfront/contract/desk/house/versions';
import { listSetUpTemplates, type SetUpTemplates } from '@stayfront/contract/desk/set-up-templates';
import type { Problem } from '@stayfront/contract/problem';
import { languages } from '@stayfront/contract/property/texts';
import type { Route } from '@stayfront/contract/route';
import { beforeAll, expect, test } from 'vitest';
import { listChanges } from '@stayfront/contract/desk/changes';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { publicUrl, startApp } from '../../testing/start-app.ts';
import { loadHotel } from '../../property/hotel/load-hotel.ts';
import { makeBeginningLink } from '../../property/beginning/make-beginning-link.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') }; // a Tuesday
const app = await startApp(database, clock);
const desk = operatorApi(app, db, 1001, clock);
const guest = guestApi(app, 1001);
let cookie = '';

beforeAll(async () => {
  const { link } = await makeBeginningLink(db, { publicUrl, kind: 'start' }, clock.now);
  const token = new URL(link).searchParams.get('t') ?? '';
  const address = { addressLine: 'Seeweg', postalCode: '6004', city: 'Luzern', countryCode: 'CH' };
  const body = { token, owner: 'anna@seeblick.example', name: 'Hotel Seeblick', address };
  const [begun] = (await desk.ask(beginHotel, { body })).cookies;
  cookie = `${begun?.name}=${begun?.value}`;
});

const read = async (): Promise<SetUp> => (await desk.ask(getSetUp, { cookie })).json<SetUp>();
const ask = async (route: Route, body?: object) => {
  const reply = await desk.ask(route, { cookie, ...(body ? { body } : {}) });
  return { status: reply.statusCode, said: reply.json<SetUp & Problem>() };
};
const needed = ({ missing }: SetUp): string[] => missing.flatMap(({ code, isNeeded }) => (isNeeded ? [code] : []));
const rates = {
  policy: 'day-before',
  nonRefundable: { percentLess: 12 },
  breakfast: { perPerson: 2_200 },
  halfBoard: null,
  children: { areWelcome: true, fromAge: 3, toAge: 12 },
  vatBasisPoints: 380,
};
const june = { checkIn: '2027-06-09', checkOut: '2027-06-12' }; // Wednesday to Saturday: one night of the weekend

test('a house of which only the name is known says what is missing, and guests are not let in', async () => {
  const first = await read();
  expect(first).toMatchObject({ isOpen: false, rooms: [], ratePlan: null, done: { rooms: false, rates: false } });
  expect(needed(first)).toEqual(['rooms', 'rates']);
  const refused = await ask(openHotel);
  expect([refused.status, refused.said.code]).toEqual([409, 'set_up.missing']);
  expect(refused.said.details).toMatchObject({ missing: [{ code: 'rooms' }, { code: 'rates' }] });
});

test('templates are told in the language asked for, with what cancelling costs in words', async () => {
  const reply = await desk.ask(listSetUpTemplates, { query: { lang: 'de' }, cookie });
  const { rooms, rates: plans, policies } = reply.json<SetUpTemplates>();
  expect(rooms).toContainEqual({
    template: 'double',
    name: 'Doppelzimmer',
    description: '2 Erwachsene',
    maxOccupancy: 2,
    standardPersons: 2,
    beds: 1,
    size: 20,
  });
  expect(plans.map(({ template, name }) => [template, name])).toContainEqual(['breakfast', 'Frühstück inbegriffen']);
  expect(policies[0]?.text).toMatch(/^Kostenlose Stornierung bis 30\. Juli 2027/);
});

test('rooms come out of templates in all languages of guests, or are called as the house calls them', async () => {
  const { version } = await read();
  const { said } = await ask(saveSetUpRooms, {
    version,
    rooms: [
      { template: 'double', total: 8 },
      { template: 'double', name: 'Zimmer zum Hof', total: 2 },
      { template: 'family', total: 3, size: 40 },
    ],
  });
  expect(said.rooms.map(({ roomId, name, total, size }) => [roomId, name, total, size])).toEqual([
    ['double', 'Doppelzimmer', 8, 20],
    ['double-2', 'Zimmer zum Hof', 2, 20],
    ['family', 'Familienzimmer', 3, 40],
  ]);
  const document = (await loadHotel(db, 1001))?.document;
  expect(Object.keys(document?.rooms[0]?.name ?? {}).toSorted()).toEqual([...languages].toSorted());
  expect(document?.rooms[1]?.name).toEqual({ de: 'Zimmer zum Hof' });
  expect(document?.guests.adults.max).toBe(4);
  expect(needed(said)).toEqual(['rates']);
});

test('what one person writes in one step within some minutes is one version, and what was taken out comes back whole', async () => {
  const versions = async () =>
    (await desk.ask(listHouseVersions, { cookie })).json<{ versions: { version: number; fields: number | null }[] }>()
      .versions;
  const before = await read();
  const first = before.rooms[0];
  const known = (await loadHotel(db, 1001))?.document.rooms[0];
  const wishes = (rooms: SetUp['rooms'], name?: string) =>
    rooms.map((room) => ({
      roomId: room.roomId,
      name: name !== undefined && room === rooms[0] ? name : room.name,
      total: room.total ?? 0,
    }));
  clock.now += 11 * 60_000;
  const count = (await versions()).length;
  for (const name of ['Se', 'See', 'Seezimmer']) {
    const { version, rooms } = await read();
    expect((await ask(saveSetUpRooms, { version, rooms: wishes(rooms, name) })).status).toBe(200);
    clock.now += 1_000;
  }
  expect((await versions()).length).toBe(count + 1);
  expect((await versions())[0]).toMatchObject({ fields: 1 });
  clock.now += 10 * 60_000;
  const { version, rooms } = await read();
  const without = await ask(saveSetUpRooms, { version, rooms: wishes(rooms).slice(1) });
  expect(without.said.rooms.map(({ roomId }) => roomId)).not.toContain(first?.roomId);
  const back = await ask(saveSetUpRooms, { version: without.said.version, rooms: wishes(before.rooms) });
  expect(back.status).toBe(200);
  expect((await loadHotel(db, 1001))?.document.rooms[0]).toEqual(known);
});

test('what somebody else has changed meanwhile is not written over', async () => {
  const stale = await ask(saveSetUpRates, { version: 1, ...rates });
  expect([stale.status, stale.said.code]).toEqual([409, 'set_up.changed']);
  const unknown = await ask(saveSetUpRooms, {
    version: (await read()).version,
    rooms: [{ roomId: 'attic', total: 1 }],
  });
  expect(unknown.said.errors?.[0]).toMatchObject({ field: 'rooms.0.roomId', code: 'input.unknown' });
  expect((await read()).rooms).toHaveLength(3);
});

test('one price is enough for every rate, and it is asked for by season, weekday and weekend', async () => {
  const saved = await ask(saveSetUpRates, { version: (await read()).version, ...rates });
  expect(saved.said.rates).toEqual({ ...rates, guarantee: 'None' });
  expect(needed(saved.said)).toEqual(['prices']);
  const { version, calendarVersion } = saved.said;
  const wish = {
    version,
    calendarVersion,
    ordinary: [
      { room: 'double', weekday: 16_000, weekend: 18_000, alone: 14_000 },
      { room: 'family', weekday: 22_000, weekend: 22_000, extraAdult: 4_000 },
    ],
    child: 3_000,
    seasons: [
      {
        name: 'Advent',
        from: '2027-11-27',
        to: '2027-12-23',
        rooms: [{ room: 'double', weekday: 20_000, weekend: 24_000 }],
      },
    ],
  };
  const { said } = await ask(saveSetUpPrices, wish);
  expect(said.prices).toEqual({
    from: '2027-06-01',
    to: '2029-05-20',
    weekend: ['fri', 'sat'],
    ordinary: [
      { roomId: 'double', weekday: 16_000, weekend: 18_000, alone: 14_000, extraAdult: null },
      { roomId: 'double-2', weekday: null, weekend: null, alone: null, extraAdult: null },
      { roomId: 'family', weekday: 22_000, weekend: 22_000, alone: null, extraAdult: 4_000 },
    ],
    child: 3_000,
    infant: 0,
    seasons: [
      {
        name: 'Advent',
        from: '2027-11-27',
        to: '2027-12-23',
        rooms: [
          { roomId: 'double', weekday: 20_000, weekend: 24_000 },
          { roomId: 'family', weekday: 22_000, weekend: 22_000 },
        ],
      },
    ],
  });
  expect(needed(said)).toEqual([]);
  expect(said.missing.map(({ code, roomId }) => (roomId ? `${code} ${roomId}` : code))).toEqual([
    'room-picture double',
    'room-price double-2',
    'room-picture double-2',
    'room-picture family',
    'house-picture',
    'tagline',
    'description',
    'privacy-text',
    'terms',
    'payment',
  ]);
});

test('a season of a room without an ordinary price is named, and nothing of the request is saved', async () => {
  const { version, calendarVersion, prices } = await read();
  const { said } = await ask(saveSetUpPrices, {
    version,
    calendarVersion,
    ordinary: [{ room: 'double', weekday: 1, weekend: 1 }],
    seasons: [
      { name: 'Easter', from: '2028-04-14', to: '2028-04-17', rooms: [{ room: 'family', weekday: 1, weekend: 1 }] },
    ],
  });
  expect(said.errors?.[0]).toMatchObject({ field: 'seasons.0.rooms.0.room' });
  expect((await read()).prices).toEqual(prices);
});

test('K24 once it is opened guests find it, see its prices and book', async () => {
  const opened = await ask(openHotel);
  expect([opened.status, opened.said.isOpen, opened.said.done.open]).toEqual([200, true, true]);
  expect((await ask(openHotel)).status).toBe(200);
  const flexible = await guest.findProduct('double', 'flexible', { ...june, nbAdults: 2 });
  expect(flexible.totalPrice).toBe(16_000 + 16_000 + 18_000);
  const breakfast = await guest.findProduct('double', 'breakfast', { ...june, nbAdults: 2 });
  expect(breakfast.totalPrice).toBe(50_000 + 3 * 2 * 2_200);
  const alone = await guest.findProduct('double', 'flexible', { ...june, nbAdults: 1 });
  expect(alone.totalPrice).toBe(14_000 + 14_000 + 16_000);
  const { status, body } = await guest.book(bookingOf([flexible.reference]));
  expect([status, body.status]).toEqual([201, 'book']);
  const days = (await app.inject('/api/hotels/1001/calendar')).json<Calendar>();
  const place = Math.round((Date.parse('2027-12-09') - Date.parse(days.from)) / 86_400_000);
  expect(days.lowestPrices.slice(place, place + 3)).toEqual([20_000, 22_000, 22_000]);
});

test('a room or a rate that guests are booked in stays', async () => {
  const { version } = await read();
  const without = await ask(saveSetUpRooms, { version, rooms: [{ roomId: 'family', total: 3 }] });
  expect([without.status, without.said.code]).toEqual([409, 'set_up.in_use']);
  const fewer = await ask(saveSetUpRooms, {
    version,
    rooms: [
      { roomId: 'double', total: 0 },
      { roomId: 'family', total: 3 },
    ],
  });
  expect([fewer.status, fewer.said.code]).toEqual([409, 'calendar.below_sold']);
  expect((await read()).rooms.map(({ roomId, total }) => [roomId, total])).toEqual([
    ['double', 8],
    ['double-2', 2],
    ['family', 3],
  ]);
  const gone = await ask(saveSetUpRates, { ...rates, version, breakfast: null, policy: 'in-steps' });
  expect([gone.said.rates.breakfast, gone.said.rates.policy]).toEqual([null, 'in-steps']);
});

test('each step stands in the list of changes, by who took it', async () => {
  const reply = await desk.ask(listChanges, { cookie, query: { kind: 'property' } });
  const steps = reply.json<{ changes: { what: string; who: string }[] }>().changes;
  expect(steps.map(({ what }) => what)).toEqual([
    'set-up.rates',
    'hotel.opened',
    'set-up.prices',
    'set-up.rates',
    // Brought back, then called otherwise letter by letter; then the first time.
    'set-up.rooms',
    'set-up.rooms',
    'set-up.rooms',
    'hotel.begun',
  ]);
  expect(new Set(steps.map(({ who }) => who))).toEqual(new Set(['anna@seeblick.example']));
});

test('who only works at the reception cannot set the house up', async () => {
  const front = await desk.enter('fred@seeblick.example', 'front-desk');
  for (const route of [getSetUp, openHotel])
    expect((await desk.ask(route, { cookie: front })).json()).toMatchObject({ code: 'operator.role' });
});
