import { sendDeskLetter } from '@stayfront/contract/desk/letters';
import { listNeeds, retryMessages, type Need } from '@stayfront/contract/desk/needs';
import { getDeskOutlook, type DeskOutlook } from '@stayfront/contract/desk/outlook';
import { getDay, setRoomNumber, type DeskDay } from '@stayfront/contract/desk/day';
import { hotelTotal } from '@stayfront/rules/booking/hotel-total';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readReservations } from '../../booking/reservation/read-reservations.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const today = '2027-06-11';
const morning = Date.parse(`${today}T06:00:00Z`);
const clock = { now: morning };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const doors = { double: ['101', '102'], family: ['201'] };
let [front, boss, reader] = ['', '', ''];

beforeAll(async () => {
  const { rooms, ratePlans, ...small } = smallHotel({ hotelId: 7001 });
  const hotel = smallHotel({
    ...small,
    rooms: rooms.map((room) => ({ ...room, numbers: doors[room.id as keyof typeof doors] })),
    ratePlans: ratePlans.map((plan) => (plan.id === 'guaranteed' ? { ...plan, floor: { minor: 11_100 } } : plan)),
  });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-01'), 60, 4));
  front = await desk.enter('fred@probe.example', 'front-desk');
  boss = await desk.enter('mara@probe.example', 'manager');
  reader = await desk.enter('rita@probe.example', 'reader');
});
beforeEach(() => void (clock.now = morning));

async function book(checkIn: string, checkOut: string, { room = 'double', at = `${today}T05:00:00Z` } = {}) {
  clock.now = Date.parse(at);
  const { reference } = await guest.findProduct(room, 'pay-at-hotel', { checkIn, checkOut });
  const { body } = await guest.book(bookingOf([reference], { guestInfo: ada }));
  clock.now = morning;
  if (body.status !== 'book') throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return body.reservationId;
}
const outlook = async (): Promise<DeskOutlook> =>
  (await desk.ask(getDeskOutlook, { cookie: reader })).json<DeskOutlook>();
const needs = async (kind: Need['kind'], cookie = front): Promise<Need[]> =>
  (await desk.ask(listNeeds, { cookie })).json<{ needs: Need[] }>().needs.filter((need) => need.kind === kind);

describe('the nights ahead', () => {
  test('K07 equal what the reservations themselves say, night by night and in sum', async () => {
    const stays = [
      ['2027-06-10', '2027-06-12', 'double', '2027-06-09T05:00:00Z'],
      ['2027-06-11', '2027-06-14', 'family', undefined],
      ['2027-06-12', '2027-06-19', 'double', undefined],
      ['2027-06-20', '2027-06-28', 'double', undefined],
      ['2027-07-20', '2027-07-22', 'family', undefined],
    ] as const;
    const ids: string[] = [];
    for (const [checkIn, checkOut, room, at] of stays)
      ids.push(await book(checkIn, checkOut, { room, ...(at ? { at } : {}) }));
    const gone = await book('2027-06-13', '2027-06-15');
    await guest.cancel(gone);
    const all = await inHotel(db, 7001, (tx) => readReservations(tx, 7001, [...ids, gone]));
    const standing = all.filter(({ status }) => status === 'book');
    const { nights, lastDay, ...rest } = await outlook();
    expect(rest).toEqual({ today, currency: 'CHF' });
    expect(nights).toHaveLength(14);
    for (const [i, night] of nights.entries()) {
      const date = addDays(stayDate(today), i);
      const slept = standing.flatMap(({ roomStays }) =>
        roomStays.filter(({ quote }) => quote.arrival <= date && quote.departure > date),
      );
      const revenue = slept.reduce((sum, { quote }) => {
        const place = Math.round((Date.parse(date) - Date.parse(quote.arrival)) / 86_400_000);
        return sum + (quote.nightPrices[place] ?? 0) - (quote.nightDiscounts[place] ?? 0);
      }, 0);
      const { rows } = await sql<{ sold: number }>`
        select sum(sold)::int as sold from inventory where hotel_id = 7001 and date = ${date}`.execute(db);
      const sold = rows[0]?.sold ?? 0;
      expect(night).toEqual({ date, total: 8, sold, held: 0, left: 8 - sold, revenue });
      expect(sold).toBe(slept.length);
    }
    const lately = standing.filter(({ createdAt }) => createdAt >= morning - 86_400_000);
    const sum = lately.reduce((total, { roomStays }) => total + hotelTotal(roomStays), 0);
    expect(lastDay.booked).toEqual({ count: 4, total: sum });
    const lost = all.find(({ reservationId }) => reservationId === gone);
    const cost = (lost?.roomStays ?? []).map((stay) => ({ ...stay, status: 'book' as const }));
    expect([lastDay.held.count, lastDay.cancelled]).toEqual([0, { count: 1, total: hotelTotal(cost) }]);
  });
});

describe('what needs somebody', () => {
  test('K06 a letter that did not arrive, until it is sent again or the stay is over', async () => {
    const id = await book('2027-06-12', '2027-06-14');
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await sql`insert into guest_letter (hotel_id, reservation_id, letter_id, news, state, tries, first_tried_at, changed_at)
      values (7001, ${id}, 'confirmation', '{"what": "confirmation"}', 'failed', 3, ${new Date(morning - 7_200_000)},
              ${new Date(morning - 3_600_000)})`.execute(db);
    const [letter] = await needs('letter');
    expect(letter).toMatchObject({
      reservationId: id,
      guestName: 'Ada Lovelace',
      letterId: 'confirmation',
      isGivenUp: true,
      to: ada.email,
      since: new Date(morning - 7_200_000).toISOString(),
    });
    expect(JSON.stringify(await needs('letter', reader))).not.toContain(ada.email);
    clock.now = Date.parse('2027-06-16T06:00:00Z');
    const later = await desk.enter('late@probe.example', 'front-desk');
    expect(await needs('letter', later)).toEqual([]);
    clock.now = morning;
    const reply = await desk.ask(sendDeskLetter, {
      params: { reservationId: id },
      body: { again: 'confirmation' },
      cookie: front,
      headers: { 'idempotency-key': 'again' },
    });
    expect(reply.statusCode).toBe(201);
    expect(await needs('letter')).toEqual([]);
  });

  test('K06 a webhook that takes nothing, until it takes the next or somebody tries again', async () => {
    await sql`insert into webhook (hotel_id, webhook_id, url, secret, created_at)
      values (7001, 'pms', 'https://pms.example/in', 'x', now())`.execute(db);
    const id = await book('2027-06-13', '2027-06-14');
    const after = async (state: string, attempts: number): Promise<Need[]> => {
      await sql`update webhook_delivery set state = ${state}, attempts = ${attempts}, last_status = '503'`.execute(db);
      return needs('webhook');
    };
    expect(await after('waiting', 1)).toEqual([]);
    expect(await after('failed', 14)).toMatchObject([
      { webhookId: 'pms', host: 'pms.example', waiting: 0, failed: 1, lastStatus: '503' },
    ]);
    await sql`update graphile_worker._private_jobs set attempts = 14`.execute(db);
    const retry = (cookie: string) => desk.ask(retryMessages, { body: { webhookId: 'pms' }, cookie });
    expect((await retry(front)).statusCode).toBe(403);
    expect((await retry(boss)).json()).toEqual({ retried: 1 });
    expect(await needs('webhook')).toEqual([]);
    const { rows } = await sql`select state from webhook_delivery where attempts = 0`.execute(db);
    const { rows: jobs } = await sql`select from graphile_worker._private_jobs as job
      where job.payload->>'webhookId' = 'pms' and attempts = 0 and run_at <= now()`.execute(db);
    expect([rows, jobs.length]).toEqual([[{ state: 'waiting' }], 1]);
    expect(await after('delivered', 1)).toEqual([]);
    await guest.cancel(id);
  });

  test('K06 money that takes an unusual way, until it has arrived', async () => {
    const id = await book('2027-06-15', '2027-06-17');
    const insert = (intentId: string, state: string, reason: string | null) =>
      sql`insert into payment_intent (hotel_id, intent_id, reservation_id, purpose, provider, amount, currency,
            idempotency_key, state, refs, reason, started_at, expires_at, changed_at)
          values (7001, ${intentId}, ${id}, ${intentId}, 'STRIPE', 13444, 'CHF', ${intentId}, ${state}, '{}', ${reason},
            ${new Date(morning)}, ${new Date(morning)}, ${new Date(morning)})`.execute(db);
    await insert('one', 'paid', null);
    await insert('two', 'refunding', 'surplus');
    await insert('back', 'refunded', 'returned');
    const whats = async (): Promise<unknown[]> =>
      (await needs('payment')).map((need) => (need.kind === 'payment' ? [need.what, need.amount, need.guestName] : []));
    expect(await whats()).toEqual([
      ['paid-twice', 13_444, 'Ada Lovelace'],
      ['charged-back', 13_444, 'Ada Lovelace'],
    ]);
    await sql`insert into payment_refund (hotel_id, refund_id, intent_id, amount, currency, why, state, tries, requested_at, changed_at)
      values (7001, 'r1', 'two', 13444, 'CHF', 'surplus', 'requested', 3, ${new Date(morning)}, ${new Date(morning)})`.execute(
      db,
    );
    expect((await whats()).map((line) => (line as string[])[0])).toEqual(
      expect.arrayContaining(['charged-back', 'refund-failed']),
    );
    await sql`update payment_refund set state = 'done'`.execute(db);
    await sql`update payment_intent set state = 'refunded' where intent_id = 'two'`.execute(db);
    await guest.cancel(id);
    expect(await whats()).toEqual([]);
  });

  test('K06 rooms that are held and soon will not be', async () => {
    const id = await book('2027-06-17', '2027-06-18');
    const holdUntil = async (minutes: number, source: string | null): Promise<Need[]> => {
      await sql`update reservation set status = 'held', source = ${source},
        hold_expires_at = ${new Date(morning + minutes * 60_000)} where reservation_id = ${id}`.execute(db);
      return needs('hold');
    };
    expect(await holdUntil(11, null)).toEqual([]);
    expect(await holdUntil(9, null)).toMatchObject([
      { reservationId: id, roomNames: ['Doppelzimmer'], awaits: 'payment' },
    ]);
    expect(await holdUntil(600, 'phone')).toHaveLength(1);
    expect(await holdUntil(1500, 'phone')).toEqual([]);
    expect(await holdUntil(-1, 'phone')).toEqual([]);
  });

  test('K06 prices that are missing, below their own floor, or shown wrongly elsewhere', async () => {
    expect(await needs('no-price')).toEqual([]);
    await sql`delete from rate where hotel_id = 7001 and room_id = 'double' and date in ('2027-06-16', '2027-07-16')`.execute(
      db,
    );
    expect(await needs('no-price')).toMatchObject([{ roomName: 'Doppelzimmer', nights: ['2027-06-16'] }]);
    const [below, ...others] = await needs('below-floor');
    // On Sundays alone a single costs less than 111.00 at this rate.
    expect(others).toEqual([]);
    expect(below).toMatchObject({ roomId: 'double', ratePlanId: 'guaranteed', floor: 11_100, lowest: 11_000 });
    expect(below?.kind === 'below-floor' && below.nights[0]).toBe('2027-06-13');
    const detail = {
      channelId: 399,
      checkIn: '2027-06-19',
      checkOut: '2027-06-20',
      nbAdults: 2,
      nbChildren: 0,
      nbInfants: 0,
      roomId: 'double',
      ratePlanId: null,
      currency: 'CHF',
      shown: '168.00',
      ours: 17_400,
      localTaxes: 0,
    };
    await sql`insert into price_mismatch (hotel_id, mismatch_id, detail, seen, first_seen_at, last_seen_at)
      values (7001, 'm', ${JSON.stringify(detail)}, 1, ${new Date(morning)}, ${new Date(morning)})`.execute(db);
    expect(await needs('shown-price')).toMatchObject([
      { shown: '168.00', ours: 17_400, roomName: 'Doppelzimmer', seen: 1 },
    ]);
    await sql`update price_mismatch set last_seen_at = ${new Date(morning - 4 * 86_400_000)}`.execute(db);
    expect(await needs('shown-price')).toEqual([]);
  });
});

describe('a room number', () => {
  const give = (reservationId: string, number: string | null) =>
    desk.ask(setRoomNumber, { params: { reservationId, roomStayIndex: 0 }, body: { number }, cookie: front });
  const shown = async (day: string, id: string): Promise<unknown> => {
    const { arrivals, inHouse } = (await desk.ask(getDay, { params: { day }, cookie: reader })).json<DeskDay>();
    return [...arrivals, ...inHouse].find(({ reservationId }) => reservationId === id)?.roomNumber;
  };

  test('K05 is given once for all nights, is free again afterwards, and is told in history', async () => {
    const [one, two] = [await book('2027-07-01', '2027-07-04'), await book('2027-07-03', '2027-07-05')];
    const replies = await Promise.all([give(one, '101'), give(two, '101')]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const [winner, loser] = replies[0]?.statusCode === 200 ? [one, two] : [two, one];
    expect((await give(loser, '101')).json()).toMatchObject({ code: 'room_number.taken' });
    expect((await give(loser, '201')).json()).toMatchObject({ code: 'room_number.unknown' });
    expect((await give(loser, '')).json()).toMatchObject({ status: 400, errors: [{ field: 'number' }] });
    expect((await give(loser, '102')).json()).toMatchObject({ number: '102', before: null });
    expect([await shown('2027-07-03', winner), await shown('2027-07-03', loser)]).toEqual(['101', '102']);
    expect((await give(winner, null)).json()).toMatchObject({ number: null, before: '101' });
    expect((await give(loser, '101')).statusCode).toBe(200);
    const { rows } = await sql`select detail->>'number' as number from reservation_event
      where reservation_id = ${loser} and what = 'room-number' order by event_id`.execute(db);
    expect(rows).toEqual([{ number: '102' }, { number: '101' }]);
    await guest.cancel(loser);
    expect((await give(winner, '101')).statusCode).toBe(200);
    expect((await give(loser, '102')).json()).toMatchObject({ code: 'reservation.was_cancelled' });
  });

  test('K05 goes along when a stay is moved to nights on which it is free, and no further', async () => {
    const [one, two] = [await book('2027-07-08', '2027-07-10'), await book('2027-07-12', '2027-07-14')];
    await give(one, '101');
    await give(two, '101');
    const move = (arrival: string, departure: string) =>
      sql`update room_stay set arrival = ${arrival}, departure = ${departure} where reservation_id = ${one}`.execute(
        db,
      );
    const nights = async (): Promise<unknown> =>
      (await sql`select date from room_number_night where reservation_id = ${one} order by date`.execute(db)).rows;
    await move('2027-07-10', '2027-07-12');
    expect(await nights()).toEqual([{ date: '2027-07-10' }, { date: '2027-07-11' }]);
    await move('2027-07-11', '2027-07-13');
    expect(await nights()).toEqual([]);
  });
});
