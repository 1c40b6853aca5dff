import { getDailyStatement, runDailyStatement, type DailyStatements } from '@stayfront/contract/desk/daily-statement';
import { listNeeds, type Need } from '@stayfront/contract/desk/needs';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseReservation } from '../../followers/privacy/erase-reservation.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { makeKey } from '../../property/key/make-key.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { makeDueStatements } from './make-due-statements.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T12:00:00Z') };
const app = await startApp(database, clock);
const hotelId = 7001;
const guest = guestApi(app, hotelId);
const desk = operatorApi(app, db, hotelId, clock);
const deps = { db, readHotel: knownHotels(db).current };
let [boss, reader] = ['', ''];
const booked: string[] = [];

const night = (): Promise<void> => makeDueStatements(deps, clock.now);
const ask = async (day?: string): Promise<DailyStatements> =>
  (await desk.ask(getDailyStatement, { cookie: reader, query: day ? { day } : {} })).json();
const run = async (): Promise<DailyStatements> => (await desk.ask(runDailyStatement, { cookie: boss })).json();
const faultsOf = ({ statement }: DailyStatements) =>
  (statement?.lines ?? []).flatMap(({ line, faults }) => faults.map((one) => ({ line, ...one })));
const needs = async (): Promise<Need[]> =>
  (await desk.ask(listNeeds, { cookie: reader }))
    .json<{ needs: Need[] }>()
    .needs.filter(({ kind }) => kind === 'statement');

/** Past the engine, as somebody would who has got hold of the database itself. */
const plant = (statement: string): Promise<unknown> =>
  db.transaction().execute(async (tx) => {
    await sql.raw('alter table reservation_event disable trigger never_changed').execute(tx);
    await sql.raw(statement).execute(tx);
    await sql.raw('alter table reservation_event enable trigger never_changed').execute(tx);
  });
/** Plants a fault, looks what is found, mends it and looks again. */
async function findings(fault: string, mending: string) {
  const look = async () => [faultsOf(await run()), (await needs()).length];
  await plant(fault);
  const found = await look();
  await plant(mending);
  return [...found, ...(await look())];
}
const only = (found: object) => [[expect.objectContaining(found)], 1, [], 0];

async function signIn(): Promise<void> {
  boss = await desk.enter('mara@probe.example', 'manager');
  reader = await desk.enter('rita@probe.example', 'reader');
}
async function book(checkIn: string, checkOut: string): Promise<string> {
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', { checkIn, checkOut });
  const { body } = await guest.book(bookingOf([reference], { guestInfo: ada }));
  await sql`update reservation set confirmation_mail = 'sent' where reservation_id = ${body.reservationId}`.execute(db);
  return body.reservationId;
}

beforeAll(async () => {
  await openHotel(db, smallHotel({ hotelId }), smallNights(smallHotel({ hotelId }), stayDate('2027-06-01'), 40, 4));
  await signIn();
  for (const [from, to] of [
    ['2027-06-11', '2027-06-13'],
    ['2027-06-12', '2027-06-15'],
    ['2027-06-20', '2027-06-21'],
  ] as const)
    booked.push(await book(from, to));
  const gone = await book('2027-06-25', '2027-06-27');
  await guest.cancel(gone);
  booked.push(gone);
});
afterAll(() => app.close());

describe('the statement of the day', () => {
  test('K34 there is none before the first night', async () => {
    expect(await ask()).toEqual({ statement: null, days: [] });
    expect(await needs()).toEqual([]);
  });

  test('K34 is made once after the hotel’s own midnight, whoever comes to it, and all of it holds', async () => {
    clock.now = Date.parse('2027-06-01T22:10:00Z');
    await Promise.all([night(), night()]);
    await night();
    const { statement, days } = await ask();
    expect(days).toEqual([{ day: '2027-06-01', faults: 0 }]);
    expect(statement).toMatchObject({ day: '2027-06-01', madeBy: null, madeAt: '2027-06-01T22:10:00.000Z' });
    expect(statement?.lines.map(({ line, holds, counted }) => [line, holds, counted])).toEqual([
      ['rooms', true, 80],
      ['charges', true, 0],
      ['prices', true, 4],
      ['messages', true, 0],
      ['history', true, 5],
    ]);
    const sealed = await sql`select day::text as sealed, events, reservations from history_day`.execute(db);
    expect(sealed.rows).toEqual([{ sealed: '2027-06-01', events: 5, reservations: 4 }]);
  });

  test('K34 is read by the hotel’s key as well; nobody but a manager makes it anew', async () => {
    const { key } = await makeKey(db, hotelId, 'PMS', clock.now);
    const { statusCode, body } = await app.inject({
      url: `/api/hotels/${hotelId}/desk/daily-statement`,
      headers: { authorization: `Bearer ${key}` },
    });
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { days: [{ faults: 0 }] }]);
    expect((await desk.ask(runDailyStatement, { cookie: reader })).statusCode).toBe(403);
    expect((await desk.ask(runDailyStatement, { cookie: boss })).json()).toMatchObject({
      statement: { day: '2027-06-01', madeBy: 'mara@probe.example' },
    });
    expect((await ask('2027-05-31')).statement).toBeNull();
  });

  test('K34 names a night that is sold twice', async () => {
    expect(
      await findings(
        `update inventory set total = 1, sold = 1 where room_id = 'double' and date = '2027-06-12'`,
        `update inventory set total = 4, sold = 2 where room_id = 'double' and date = '2027-06-12'`,
      ),
    ).toEqual(only({ line: 'rooms', code: 'sold_beyond', day: '2027-06-12', expected: 1, found: 2 }));
    expect(
      await findings(
        `update inventory set sold = 0 where room_id = 'double' and date = '2027-06-20'`,
        `update inventory set sold = 1 where room_id = 'double' and date = '2027-06-20'`,
      ),
    ).toEqual(only({ line: 'rooms', code: 'books_differ', day: '2027-06-20', expected: 1, found: 0 }));
  });

  test('K34 names an amount that was changed', async () => {
    const quote = (of: string) =>
      `jsonb_set(quote, '{nightPrices,0}', to_jsonb((quote->'nightPrices'->>0)::int ${of}))`;
    const where = `where reservation_id = '${booked[2]}'`;
    expect(
      await findings(
        `update room_stay set quote = ${quote('+ 1000')} ${where}`,
        `update room_stay set quote = ${quote('- 1000')} ${where}`,
      ),
    ).toEqual(only({ line: 'prices', code: 'price_differs', reservationId: booked[2], currency: 'CHF' }));
  });

  test('K34 names an entry of the history that was changed, taken away, or written past the engine', async () => {
    const first = `reservation_id = '${booked[3]}' and what = 'book'`;
    const line = { line: 'history', reservationId: booked[3] };
    expect(
      await findings(
        `update reservation_event set total = total + 1 where ${first}`,
        `update reservation_event set total = total - 1 where ${first}`,
      ),
    ).toEqual(only({ ...line, code: 'event_changed', found: 1 }));
    expect(
      await findings(
        `create table taken_away as select * from reservation_event where ${first};
       delete from reservation_event where ${first}`,
        `alter table reservation_event disable trigger user;
       insert into reservation_event (hotel_id, event_id, reservation_id, transaction_id, happened_at, what, detail, who, total)
       overriding system value select hotel_id, event_id, reservation_id, transaction_id, happened_at, what, detail, who, total
         from taken_away;
       alter table reservation_event enable trigger user`,
      ),
    ).toEqual(only({ ...line, code: 'event_gone', found: 1 }));
    expect(
      await findings(
        `alter table reservation_event disable trigger user;
       insert into reservation_event (hotel_id, reservation_id, happened_at, what)
       values (${hotelId}, '${booked[3]}', now(), 'presence');
       alter table reservation_event enable trigger user`,
        `delete from reservation_event where what = 'presence'`,
      ),
    ).toEqual(only({ ...line, code: 'event_added' }));
  });

  test('K34 names a sealed day whose chain was rewritten with its last entry', async () => {
    const link = `history_link where reservation_id = '${booked[3]}' and place = 2`;
    const event = `reservation_event where reservation_id = '${booked[3]}' and what = 'cancel'`;
    await plant(`create table taken_link as select * from ${link}; create table taken_event as select * from ${event};
      delete from ${link}; delete from ${event}`);
    expect(faultsOf(await run()).map(({ code, day }) => [code, day])).toEqual([
      ['price_differs', null], // the cancelling was what set it to nothing
      ['day_broken', '2027-06-01'],
    ]);
    await plant(`insert into history_link select * from taken_link;
      alter table reservation_event disable trigger user;
      insert into reservation_event (hotel_id, event_id, reservation_id, transaction_id, happened_at, what, detail, who, total)
      overriding system value select hotel_id, event_id, reservation_id, transaction_id, happened_at, what, detail, who, total
        from taken_event;
      alter table reservation_event enable trigger user`);
    expect(faultsOf(await run())).toEqual([]);
  });

  test('K34 names a letter that did not arrive, one that was lost, and a webhook that takes nothing', async () => {
    const letter = `reservation_id = '${booked[0]}'`;
    await plant('delete from graphile_worker._private_jobs');
    expect(
      await findings(
        `insert into guest_letter (hotel_id, reservation_id, letter_id, news, state, tries, first_tried_at, changed_at)
       values (${hotelId}, '${booked[0]}', 'confirmation', '{"what": "confirmation"}', 'failed', 3,
               '2027-06-01T13:00:00Z', '2027-06-01T14:00:00Z')`,
        `update guest_letter set state = 'sent' where ${letter}`,
      ),
    ).toEqual(only({ line: 'messages', code: 'letter_failed', reservationId: booked[0], name: 'confirmation' }));
    expect(
      await findings(
        `update reservation set confirmation_mail = null where reservation_id = '${booked[1]}'`,
        `update reservation set confirmation_mail = 'sent' where reservation_id = '${booked[1]}'`,
      ),
    ).toEqual(only({ line: 'messages', code: 'letter_lost', reservationId: booked[1] }));
    clock.now = Date.parse('2027-06-03T05:00:00Z');
    await signIn();
    await night();
    expect(
      await findings(
        `insert into webhook (hotel_id, webhook_id, url, secret, created_at)
       values (${hotelId}, 'pms', 'https://pms.example/in', 'x', '2027-06-01T00:00:00Z');
       insert into webhook_delivery (hotel_id, event_id, webhook_id, state, attempts, updated_at)
       select hotel_id, event_id, 'pms', 'failed', 1, happened_at from reservation_event
        where ${letter} and what = 'book'`,
        `update webhook_delivery set state = 'delivered'`,
      ),
    ).toEqual(only({ line: 'messages', code: 'webhook_silent', name: 'pms.example', found: 1 }));
  });

  test('K34 a guest who is forgotten breaks nothing: what is chained knows nobody', async () => {
    const hotel = await deps.readHotel(hotelId);
    if (!hotel) throw new Error('There is no hotel');
    clock.now = Date.parse('2027-06-22T05:00:00Z');
    for (const reservationId of booked)
      expect(await eraseReservation(db, hotel, { reservationId, who: 'hotel' }, clock.now)).toHaveProperty('erasedAt');
    await signIn();
    await night();
    const { statement, days } = await ask();
    expect(faultsOf({ statement, days })).toEqual([]);
    expect(statement?.lines.at(-1)?.counted).toBe(9); // four bookings, a cancelling, four erasures
    expect(days.map(({ day }) => day)).toEqual(['2027-06-21', '2027-06-02', '2027-06-01']);
  });
});
