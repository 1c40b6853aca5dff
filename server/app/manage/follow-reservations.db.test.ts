import fc from 'fast-check';
import type { ReservationPage } from '@stayfront/contract/manage/reservations';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inHotel } from '../../platform/db/in-hotel.ts';
import type { Db } from '../../platform/db/open-database.ts';
import { knownHotels } from '../../property/hotel/known-hotels.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { forgetHistory } from '../../testing/forget-history.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { settleEvents } from '../../testing/settle-events.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';
import { listReservations } from './list-reservations.ts';
import { dice } from '@stayfront/rules/testing/dice';

const database = await freshDatabase();
const { db, pool } = database;
const now = Date.parse('2027-06-01T12:00:00Z');
const today = stayDate('2027-06-01');
const app = await startApp(database, { now });
const { hotelId } = smallHotel();
const ids: string[] = [];
let hotel: Hotel;

/** Transactions of a long life are past: every number up to this one has been given out. */
const numbersUsed = 10_100;

beforeAll(async () => {
  await openHotel(db, smallHotel(), smallNights(smallHotel(), today, 30, 50));
  hotel = (await knownHotels(db).current(hotelId)) as Hotel;
  const api = guestApi(app, hotelId);
  const stay = { checkIn: addDays(today, 5), checkOut: addDays(today, 7), nbAdults: 2 };
  const { reference } = await api.findProduct('double', 'pay-at-hotel', stay);
  for (let i = 0; i < 6; i++) ids.push((await api.book(bookingOf([reference]))).body.reservationId);
  await pool.query(`do $$ begin
    while pg_current_xact_id() < '${numbersUsed}'::xid8 loop commit; end loop;
  end $$`);
});

beforeEach(() => forgetHistory(db));

const idAt = (place: number): string => ids[place % ids.length] ?? '';

/** Something happens to a reservation, in the transaction of `on`. */
const happen = (on: Db, place: number, what: string): Promise<unknown> =>
  sql`insert into reservation_event (hotel_id, reservation_id, happened_at, what)
      values (${hotelId}, ${idAt(place)}, ${new Date(now)}, ${what})`.execute(on);

/** Happened long ago, in transactions of these numbers, one after the other. */
const happened = (transactions: readonly number[]): Promise<unknown> =>
  sql`insert into reservation_event (hotel_id, reservation_id, happened_at, what, transaction_id)
      select ${hotelId}, (${ids}::text[])[1 + (n - 1) % ${ids.length}::int], ${new Date(now)}, 'old ' || n, number::text::xid8
        from unnest(${transactions}::bigint[]) with ordinality as told (number, n) order by n`.execute(db);

async function listPage(since: string | undefined, limit: number): Promise<ReservationPage> {
  const page = await listReservations(db, hotel, { since, limit }, now);
  if ('refused' in page) throw new Error(page.refused);
  return page;
}

/** What somebody knows who follows: of each reservation how many happenings it had when it was last told of. */
function follower() {
  const known = new Map<string, number>();
  let cursor: string | undefined;
  const follow = async (limit: number): Promise<boolean> => {
    const page = await listPage(cursor, limit);
    for (const { reservationId, events } of page.reservations) known.set(reservationId, events.length);
    cursor = page.cursor;
    return page.hasMore;
  };
  return { known, follow };
}

async function allHappened(): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select reservation_id as id, count(*)::int as n from reservation_event group by reservation_id`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

const sorted = (known: ReadonlyMap<string, number>): [string, number][] =>
  [...known].toSorted(([a], [b]) => a.localeCompare(b));

describe('a hotel that follows its reservations', () => {
  test('is told of each by pages of every size, also where transactions come to have one digit more', async () => {
    // Each reservation happens once: whoever passes a line over never hears of it.
    const around = [99, 100, 9_998, 9_999, 10_000, 10_001];
    await happened(around);
    await settleEvents(db);
    const all = sorted(await allHappened());
    expect(all).toHaveLength(ids.length);
    for (let limit = 1; limit <= 200; limit++) {
      const { known, follow } = follower();
      while (await follow(limit));
      expect([limit, ...sorted(known)]).toEqual([limit, ...all]);
    }
  });

  test('sees what each came to, whatever pages it takes and whoever writes meanwhile', async () => {
    type Step = { readonly do: 'write' | 'begin' | 'end' | 'undo' | 'follow'; readonly n: number };
    const anyStep: fc.Arbitrary<Step> = fc.record({
      do: fc.constantFrom('write', 'write', 'begin', 'end', 'undo', 'follow', 'follow'),
      n: fc.integer({ min: 1, max: 12 }),
    });
    const anyPast = fc.uniqueArray(fc.constantFrom(9, 10, 99, 100, 9_990, 9_998, 9_999, 10_000, 10_001, 10_010));
    await fc.assert(
      fc.asyncProperty(anyPast, fc.array(anyStep, { minLength: 5, maxLength: 30 }), async (past, steps) => {
        await forgetHistory(db);
        await happened(past.toSorted((a, b) => a - b));
        const { known, follow } = follower();
        // Who writes to a reservation waits for whoever is writing to it: here each has one that nobody holds.
        const isHeld = (place: number): boolean => open.some((one) => idAt(one.place) === idAt(place));
        const freeFrom = (place: number): number => (isHeld(place) ? freeFrom(place + 1) : place);
        const open: {
          readonly place: number;
          end(how: 'commit' | 'rollback'): void;
          readonly ended: Promise<unknown>;
        }[] = [];
        const begin = async (n: number): Promise<void> => {
          const place = freeFrom(n);
          const { promise: word, resolve: end } = Promise.withResolvers<'commit' | 'rollback'>();
          const { promise: begun, resolve: tellBegun } = Promise.withResolvers<void>();
          const ended = inHotel(db, hotelId, async (tx) => {
            await happen(tx, place, 'begun early');
            tellBegun();
            if ((await word) === 'rollback') throw new Error('undone');
          }).catch(() => {});
          open.push({ place, end, ended });
          await begun;
        };
        const finish = async (how: 'commit' | 'rollback', n: number): Promise<void> => {
          const [one] = open.splice(n % Math.max(1, open.length), 1);
          one?.end(how);
          await one?.ended;
        };
        for (const step of steps) {
          if (step.do === 'write') await happen(db, freeFrom(step.n), 'written');
          else if (step.do === 'begin' && open.length < 5) await begin(step.n);
          else if (step.do === 'end') await finish('commit', step.n);
          else if (step.do === 'undo') await finish('rollback', step.n);
          else if (step.do === 'follow') await follow(step.n);
        }
        while (open.length > 0) await finish('commit', 0);
        await settleEvents(db);
        while (await follow(3));
        expect(sorted(known)).toEqual(sorted(await allHappened()));
      }),
      { numRuns: dice(40) },
    );
  });
});
