import { countDeskReservations, listDeskReservations, type DeskReservations } from '@stayfront/contract/desk/listing';
import { setPresence } from '@stayfront/contract/desk/day';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { keepLists } from './gather.ts';

const database = await freshDatabase();
const { db } = database;
const today = '2027-06-11';
const morning = Date.parse(`${today}T06:00:00Z`);
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
let [front, reader] = ['', ''];

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-05-20'), 90, 60));
  front = await desk.enter('fred@probe.example', 'front-desk');
  reader = await desk.enter('rita@probe.example', 'reader');
});
beforeEach(() => void (clock.now = morning));

type Booked = { readonly checkIn?: string; readonly checkOut?: string; readonly room?: string; readonly at?: string };
async function book(guestInfo: object, { checkIn, checkOut, room = 'double', at }: Booked = {}, channel = {}) {
  clock.now = Date.parse(at ?? '2027-06-01T08:00:00Z');
  const dates = { checkIn: checkIn ?? '2027-06-20', checkOut: checkOut ?? '2027-06-22' };
  const { reference } = await guest.findProduct(room, 'pay-at-hotel', dates);
  const booked = await guest.book(
    bookingOf([reference], { guestInfo: { ...ada, ...guestInfo }, channelParameters: channel }),
  );
  clock.now = morning;
  if (booked.body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(booked.body)}`);
  return booked.body.reservationId;
}
const list = async (query: Record<string, string | number>, cookie = front): Promise<DeskReservations> => {
  const reply = await desk.ask(listDeskReservations, { query, cookie });
  expect([reply.statusCode, reply.body.slice(0, 300)]).toEqual([200, expect.anything()]);
  return reply.json<DeskReservations>();
};
const ids = async (query: Record<string, string | number>): Promise<string[]> =>
  (await list(query)).reservations.map(({ reservationId }) => reservationId);
const hotelNow = async () => {
  const hotel = await knownHotels(db).current(7001);
  if (!hotel) throw new Error('No hotel');
  return hotel;
};

describe('the list', () => {
  test('K16 has a line as people of the house read it, at once and without a job', async () => {
    const id = await book({ surname: 'Zeile', givenName: 'Zora' }, { at: `${today}T05:00:00Z` }, { channelId: 399 });
    const { reservations, currency } = await list({ text: 'zeile' });
    expect([currency, reservations]).toEqual([
      'CHF',
      [
        {
          reservationId: id,
          guestName: 'Zora Zeile',
          state: 'booked',
          isNew: true,
          holdExpiresAt: null,
          arrival: '2027-06-20',
          departure: '2027-06-22',
          nights: 2,
          adults: 2,
          children: 0,
          infants: 0,
          rooms: [
            {
              roomId: 'double',
              roomName: 'Doppelzimmer',
              ratePlanId: 'pay-at-hotel',
              ratePlanName: 'Zahlung im Hotel',
            },
          ],
          total: 26_111,
          money: { kind: 'open', amount: 26_111 },
          source: 'google',
          bookedAt: `${today}T05:00:00.000Z`,
          email: ada.email,
          phone: ada.phone,
        },
      ],
    ]);
    expect((await list({ view: 'new' })).reservations[0]?.reservationId).toBe(id);
  });

  test('K16 has the views of the day, and follows who comes, leaves and cancels', async () => {
    const comes = await book({ surname: 'Comes' }, { checkIn: today, checkOut: '2027-06-13' });
    const stays = await book({ surname: 'Stays' }, { checkIn: '2027-06-09', checkOut: '2027-06-13' });
    const leaves = await book({ surname: 'Leaves' }, { checkIn: '2027-06-09', checkOut: today });
    const gone = await book({ surname: 'Gone' }, { checkIn: '2027-06-02', checkOut: '2027-06-04' });
    const later = await book({ surname: 'Later' }, { checkIn: '2027-07-02', checkOut: '2027-07-04' });
    const mine = new Set([comes, stays, leaves, gone, later]);
    const viewOf = async (view: string): Promise<string[]> => (await ids({ view })).filter((id) => mine.has(id));
    expect(await viewOf('arriving')).toEqual([comes, later]);
    expect((await viewOf('in-house')).toSorted()).toEqual([stays, leaves].toSorted());
    expect(await viewOf('departing')).toEqual([leaves]);
    expect((await viewOf('all')).toSorted()).toEqual([...mine].toSorted());
    const tick = (reservationId: string, presence: string) =>
      desk.ask(setPresence, { params: { reservationId, roomStayIndex: 0 }, body: { presence }, cookie: front });
    for (const [id, presence] of [
      [comes, 'arrived'],
      [leaves, 'arrived'],
      [leaves, 'left'],
    ] as const)
      expect((await tick(id, presence)).statusCode).toBe(200);
    expect(await viewOf('arriving')).toEqual([later]);
    expect((await viewOf('in-house')).toSorted()).toEqual([comes, stays].toSorted());
    expect(await viewOf('departing')).toEqual([]);
    await guest.cancel(later);
    expect([await viewOf('arriving'), await viewOf('cancelled')]).toEqual([[], [later]]);
    const states = (await list({ text: 'later' })).reservations.map(({ state, money }) => [state, money.kind]);
    expect(states).toEqual([['cancelled', 'nothing']]);
  });

  test('K16 is narrowed down by days, room, source and status', async () => {
    const family = await book({ surname: 'Filter' }, { room: 'family', checkIn: '2027-07-05', checkOut: '2027-07-09' });
    const double = await book(
      { surname: 'Filter' },
      { checkIn: '2027-07-06', checkOut: '2027-07-08' },
      { channelId: 344 },
    );
    const both = { text: 'filter', sort: 'arrival' };
    expect(await ids(both)).toEqual([family, double]);
    expect(await ids({ ...both, roomId: 'family' })).toEqual([family]);
    expect(await ids({ ...both, source: 'trivago' })).toEqual([double]);
    expect(await ids({ ...both, arrivalFrom: '2027-07-06' })).toEqual([double]);
    expect(await ids({ ...both, departureTo: '2027-07-08' })).toEqual([double]);
    expect(await ids({ ...both, status: 'cancelled' })).toEqual([]);
    expect(await ids({ ...both, bookedFrom: '2027-06-01', bookedTo: '2027-06-01' })).toEqual([family, double]);
    expect(await ids({ ...both, bookedTo: '2027-05-31' })).toEqual([]);
    expect(await ids({ ...both, ratePlanId: 'prepaid' })).toEqual([]);
  });

  test.each(['arrival', '-arrival', 'booked', '-booked', 'name', '-name', 'total', '-total'])(
    'by %s every reservation comes once, however small the pages are',
    async (sort) => {
      const whole = await ids({ sort });
      expect(whole.length).toBeGreaterThan(5);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: DeskReservations = await list({ sort, limit: 3, ...(cursor ? { cursor } : {}) });
        paged.push(...page.reservations.map(({ reservationId }) => reservationId));
        cursor = page.cursor;
      }
      expect(paged).toEqual(whole);
    },
  );

  test.each([
    'x',
    Buffer.from('["name","a","b"]').toString('base64url'),
    Buffer.from('["-booked","x","y"]').toString('base64url'),
  ])('a cursor from elsewhere is refused: %s', async (cursor) => {
    const reply = await desk.ask(listDeskReservations, { query: { cursor }, cookie: front });
    expect(reply.json()).toMatchObject({ status: 400, code: 'cursor.invalid' });
  });

  test.each([
    [{ view: 'mine' }, 'view'],
    [{ limit: 51 }, 'limit'],
    [{ arrivalFrom: '2027-02-30' }, 'arrivalFrom'],
    [{ sort: 'phone' }, 'sort'],
    [{ text: 'x'.repeat(101) }, 'text'],
  ])('%j is refused by its field', async (query, field) => {
    const reply = await desk.ask(listDeskReservations, { query, cookie: front });
    expect([reply.statusCode, reply.json<{ errors: { field: string }[] }>().errors[0]?.field]).toEqual([400, field]);
  });

  test('readers see no mail address and no telephone', async () => {
    const { reservations } = await list({}, reader);
    expect(reservations.length).toBeGreaterThan(3);
    expect(JSON.stringify(reservations)).not.toMatch(/guest\.example|7946/);
  });

  test('counts say how many each view has', async () => {
    const reply = await desk.ask(countDeskReservations, { query: { view: 'all', text: 'filter' }, cookie: reader });
    const { views, shown } = reply.json<{ views: Record<string, { count: number }>; shown: unknown }>();
    expect(shown).toEqual({ count: 2, isMore: false });
    for (const view of Object.keys(views))
      expect([view, views[view]?.count]).toEqual([view, (await ids({ view })).length]);
  });
});

describe('search at the desk', () => {
  test('K16 finds a guest by part of the name, without accents, with a slip, by reference, mail and telephone', async () => {
    const id = await book({
      givenName: 'Nóra',
      surname: 'Baumgärtner',
      email: 'nora.b@mail.example',
      phone: '079 555 01 87',
    });
    for (const text of [
      'baumg',
      'gartner',
      'nora baumgärtner',
      'Baumgratner',
      'nora.b@mail',
      '+41 79 555 01 87',
      '0041 79 5550187',
      '079/555 01',
      '550187',
      id,
      id.toLowerCase().replace('-', ''),
      id.slice(4, 10),
    ])
      expect([text, await ids({ text })]).toEqual([text, [id]]);
    expect(await ids({ text: 'nora bergmann' })).toEqual([]);
    expect(await ids({ text: 'baumg', view: 'cancelled' })).toEqual([]);
  });

  test('forgets a guest with the guest’s data, and all that was known of the name', async () => {
    const id = await book({ surname: 'Vergessen', email: 'v@mail.example' });
    expect(await ids({ text: 'vergessen' })).toEqual([id]);
    await guest.cancel(id, 'v@mail.example');
    await list({});
    await eraseReservation(db, await hotelNow(), { reservationId: id, who: 'hotel' }, clock.now);
    const left = await sql<{ left: number }>`select count(*)::int as left from desk_word
      where reservation_id = ${id}`.execute(db);
    expect(left.rows).toEqual([{ left: 0 }]);
    expect(await ids({ text: 'vergessen' })).toEqual([]);
    const [line] = (await list({ text: id })).reservations;
    expect([line?.guestName, line?.email]).toEqual(['', undefined]);
  });

  test('the list is whole again after it was lost, from the history alone', async () => {
    const before = await ids({ sort: 'name' });
    await sql`delete from desk_entry`.execute(db);
    await sql`delete from desk_gathered`.execute(db);
    await keepLists(db, knownHotels(db).current, clock.now);
    const { rows } = await sql<{ kept: number }>`select count(*)::int as kept from desk_entry`.execute(db);
    expect(rows[0]?.kept).toBe(before.length);
    expect(await ids({ sort: 'name' })).toEqual(before);
    expect(await ids({ text: 'baumgartner' })).toHaveLength(1);
  });
});
