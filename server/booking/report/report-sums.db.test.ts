import { getReport, type Report } from '@stayfront/contract/report/report';
import { getMoneyReport, type MoneyReport } from '@stayfront/contract/report/money-report';
import { getPickup, type Pickup } from '@stayfront/contract/report/pickup';
import { getReportReservations, type ReportReservations } from '@stayfront/contract/report/report-reservations';
import { addDays, daysBetween, stayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import { dice } from '@stayfront/rules/testing/dice';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import { ada, bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { anyYear, day, leadOf, standing, writeYear, type Line } from '../../testing/made-years.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { gatherSold, keepReports } from './gather-sold.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-11T06:00:00Z') };
const app = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
const hotels = knownHotels(db);
let key = '';
let template = '';

beforeAll(async () => {
  const hotel = smallHotel({ hotelId: 7001 });
  await openHotel(db, hotel, smallNights(hotel, stayDate('2027-06-11'), 60, 5));
  const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
    checkIn: '2027-06-20',
    checkOut: '2027-06-22',
  });
  const { body } = await guest.book(bookingOf([reference], { guestInfo: ada }));
  template = body.reservationId ?? '';
  ({ key } = await makeKey(db, 7001, 'spreadsheet', clock.now));
});

const ask = async <Answer>(route: Parameters<typeof desk.ask>[0], query: Record<string, string>): Promise<Answer> => {
  const reply = await desk.ask(route, { query, headers: { authorization: `Bearer ${key}` } });
  if (reply.statusCode !== 200) throw new Error(`${route.operationId} answered ${reply.statusCode}: ${reply.body}`);
  return reply.json<Answer>();
};

type Counted = { readonly line: Line; readonly nights: number; readonly revenue: number };

/** Written out with a pencil: each room, each of its nights. */
function count(lines: readonly Line[], basis: string, from: StayDate, to: StayDate): Counted[] {
  return lines
    .filter(({ state }) => state === 'sold')
    .map((line) => {
      const isIn = (date: StayDate): boolean => date >= from && date <= to;
      const nights = line.nights.filter(({ date }) => (basis === 'stay' ? isIn(date) : isIn(line.bookedOn)));
      return { line, nights: nights.length, revenue: nights.reduce((sum, { amount }) => sum + amount, 0) };
    })
    .filter(({ nights }) => nights > 0);
}

const sums = (counted: readonly Counted[]) => ({
  stays: counted.length,
  nights: counted.reduce((sum, { nights }) => sum + nights, 0),
  revenue: counted.reduce((sum, { revenue }) => sum + revenue, 0),
});
const plain = ({ stays, nights, revenue }: Report['total']) => ({ stays, nights, revenue });

const groupOf: Record<string, (line: Line) => string> = {
  room: ({ room }) => room,
  rate: ({ rate }) => rate,
  source: ({ source }) => source,
  country: ({ country }) => country,
  length: ({ nights }) => (nights.length < 4 ? `${nights.length}` : nights.length < 7 ? '4-6' : '7'),
  lead: (line) => {
    const lead = leadOf(line);
    return lead <= 0
      ? '0'
      : lead <= 3
        ? '1-3'
        : lead <= 14
          ? '4-14'
          : lead <= 30
            ? '15-30'
            : lead <= 90
              ? '31-90'
              : '91';
  },
};

const anySpan = fc.tuple(fc.integer({ min: -10, max: 300 }), fc.integer({ min: 0, max: 400 }));
let years = 0;

test(
  'K25 every figure is the sum of its reservations, to the minor unit, in any year',
  { timeout: 300_000 },
  async () => {
    const stored = await db
      .selectFrom('room_stay')
      .selectAll()
      .where('reservation_id', '=', template)
      .executeTakeFirstOrThrow();
    const hotel = await hotels.current(7001);
    if (!hotel) throw new Error('The hotel is gone');
    const year = fc.asyncProperty(
      anyYear,
      anySpan,
      fc.constantFrom('stay', 'booked'),
      fc.nat(400),
      async (made, [start, length], by, moment) => {
        const first = addDays(stayDate('2040-01-01'), years * 1_000);
        const name = `Y${String(years++).padStart(3, '0')}`;
        const isByWorker = years % 2 === 0;
        const lines = await writeYear(db, { reservationId: template, quote: stored.quote }, made, {
          first,
          name,
          gather: async () => {
            if (isByWorker) await keepReports(db, hotels.current);
            // The worker leaves what may still come before it, as long as anybody writes anywhere; who asks takes it.
            await gatherSold(db, hotel);
          },
        });
        const [from, to] = [addDays(first, start), addDays(first, start + length)];
        const query = { from, to, by };
        const last = standing(lines, Infinity);
        const counted = count(last, by, from, to);
        const report = await ask<Report>(getReport, { ...query, against: 'none' });
        expect(report.isComplete).toBe(true);
        expect(plain(report.total)).toEqual(sums(counted));
        const { nights, revenue } = sums(counted);
        expect(report.total.adr).toBe(nights > 0 ? Math.round(revenue / nights) : null);
        for (const [dimension, keyOf] of Object.entries(groupOf)) {
          const groups = Map.groupBy(counted, ({ line }) => keyOf(line));
          const found = report.lines[dimension as keyof Report['lines']].filter(({ now }) => now.stays > 0);
          expect(new Map(found.map(({ key, now }) => [key, plain(now)]))).toEqual(
            new Map([...groups].map(([key, group]) => [key, sums(group)])),
          );
          // Each opens into its reservations, page by page.
          for (const { key, now } of found.slice(0, 1)) {
            const behind = await ask<ReportReservations>(getReportReservations, {
              ...query,
              [dimension]: key,
              limit: '500',
            });
            expect({ ...behind.total, kept: 0 }).toEqual({ ...plain(now), kept: 0 });
            expect(behind.stays.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(now.revenue);
          }
        }
        expect(report.days.map(({ now }) => [now.nights, now.revenue])).toEqual(
          Array.from({ length: length + 1 }, (_, i) => {
            const date = addDays(from, i);
            const { nights, revenue } = sums(count(last, by, date, date));
            return [nights, revenue];
          }),
        );
        for (const state of ['cancelled', 'no-show'] as const) {
          const lost = last.filter((line) => {
            const on = by === 'booked' ? line.bookedOn : line.nights[0]?.date;
            return line.state === state && on !== undefined && on >= from && on <= to;
          });
          expect(report[state === 'cancelled' ? 'cancelled' : 'noShow']).toEqual({
            stays: lost.length,
            nights: lost.reduce((sum, { nights }) => sum + nights.length, 0),
            revenue: lost.reduce((sum, { nights }) => sum + nights.reduce((all, { amount }) => all + amount, 0), 0),
            kept: lost.reduce((sum, { kept }) => sum + kept, 0),
          });
        }
        // The taxes of the stays that stand and left on these days.
        const left = last.filter(({ state, departure }) => state === 'sold' && departure >= from && departure <= to);
        const add = (pick: (line: Line) => number): number => left.reduce((sum, line) => sum + pick(line), 0);
        const { taxes } = await ask<MoneyReport>(getMoneyReport, { from, to });
        expect({ ...taxes, vat: taxes.vat.reduce((sum, { amount }) => sum + amount, 0) }).toEqual({
          vat: add(({ vat }) => vat),
          local: add(({ localTax }) => localTax),
          gross: add((line) => line.nights.reduce((sum, { amount }) => sum + amount, 0)),
          stays: left.length,
        });
        // What was picked up since any moment.
        clock.now = Date.parse(`${addDays(first, moment)}T12:00:00Z`);
        const since = clock.now - (moment % 90) * day;
        const pickup = await ask<Pickup>(getPickup, { since: new Date(since).toISOString(), months: '14' });
        for (const { month, to: end, now, atThatTime, lastYear } of pickup.months) {
          const books = (at: number, begin: StayDate, last: StayDate) => {
            const { nights, revenue } = sums(count(standing(lines, at), 'stay', begin, last));
            return { nights, revenue };
          };
          const [begin, last] = [stayDate(month), stayDate(end)];
          expect(now).toEqual(books(Infinity, begin, last));
          expect(atThatTime).toEqual(books(since, begin, last));
          expect(lastYear).toEqual(books(clock.now - 364 * day, addDays(begin, -364), addDays(last, -364)));
        }
      },
    );
    await fc.assert(year, { numRuns: dice(12) });
  },
);

test('K25 a span with its days the wrong way round is refused by its field, and nobody is let in without signing in', async () => {
  clock.now = Date.parse('2027-06-11T06:00:00Z');
  const reader = await desk.enter('rita@probe.example', 'reader');
  const wrong = await desk.ask(getReport, { query: { from: '2027-06-12', to: '2027-06-11' }, cookie: reader });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json()).toMatchObject({ code: 'input.invalid', errors: [{ field: 'to' }] });
  const long = await desk.ask(getReport, { query: { from: '2024-06-12', to: '2027-06-11' }, cookie: reader });
  expect(long.json()).toMatchObject({ errors: [{ field: 'to' }] });
  expect((await desk.ask(getReport, { query: { from: '2027-06-11', to: '2027-06-11' } })).statusCode).toBe(401);
});

test('K25 occupancy and revenue per room are of the rooms that the calendar has', async () => {
  clock.now = Date.parse('2027-06-11T06:00:00Z');
  const report = await ask<Report>(getReport, { from: '2027-06-20', to: '2027-06-21' });
  expect(report.total).toMatchObject({ stays: 1, nights: 2, capacity: 20, occupancy: 1_000 });
  expect(report.total.revpar).toBe(Math.round(report.total.revenue / 20));
  expect(report.lines.room.map(({ key, name, now }) => [key, name, now.nights, now.capacity])).toEqual([
    ['double', 'Doppelzimmer', 2, 10],
    ['family', 'Familienzimmer', 0, 10],
  ]);
  expect(report.against).toEqual({ from: '2026-06-21', to: '2026-06-22' });
  expect(daysBetween(stayDate('2026-06-21'), stayDate('2027-06-20'))).toBe(364);
  expect(report.totalBefore).toMatchObject({ stays: 0, capacity: null, occupancy: null, adr: null });
});
