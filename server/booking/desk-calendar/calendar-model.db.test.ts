import { getCalendarChange, listCalendarChanges, undoCalendarChange } from '@stayfront/contract/desk/calendar/changes';
import type { CalendarChange, UndoneCalendar } from '@stayfront/contract/desk/calendar/changes';
import { getDeskCalendar, type DeskCalendar } from '@stayfront/contract/desk/calendar/grid';
import { saveCalendar, type SavedCalendar } from '@stayfront/contract/desk/calendar/save';
import type { Problem } from '@stayfront/contract/problem';
import { addDays, stayDate } from '@stayfront/rules/stay/stay-date';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { makeKey } from '../../property/key/make-key.ts';
import { inHotel } from '../../platform/db/in-hotel.ts';
import { readChangeNights } from '../../selling/calendar/read-change-nights.ts';
import { bookingOf, guestApi } from '../../testing/guest-api.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { managementApi } from '../../testing/management-api.ts';
import { operatorApi } from '../../testing/operator-api.ts';
import { openHotel, smallHotel, smallNights } from '../../testing/small-hotel.ts';
import { startApp } from '../../testing/start-app.ts';

const database = await freshDatabase();
const { db } = database;
const clock = { now: Date.parse('2027-06-01T08:00:00Z') };
const today = stayDate('2027-06-01');
const days = 6;
const app = await startApp(database, clock);
const other = await startApp(database, clock);
const guest = guestApi(app, 7001);
const desk = operatorApi(app, db, 7001, clock);
// What looks like a slip is not what is looked at here, and the system says nothing of it.
const hotel = smallHotel({ ratePlans: smallHotel().ratePlans.slice(0, 1), calendarGuards: 'tell' });
const flexible = { room: 'double', ratePlan: 'pay-at-hotel' };
const people: string[] = [];
let keys: ReturnType<typeof managementApi>;
let asked = 0;

beforeAll(async () => {
  await openHotel(db, hotel, smallNights(hotel, today, days + 60));
  people.push(await desk.enter('anna@probe.example', 'manager'), await desk.enter('ben@probe.example', 'manager'));
  keys = managementApi(other, 7001, (await makeKey(db, 7001, 'Our PMS', clock.now)).key);
});

const day = (n: number) => addDays(today, n + 1);
const read = async (cookie = people[0] ?? ''): Promise<DeskCalendar> =>
  (await desk.ask(getDeskCalendar, { query: { from: day(0), to: day(days - 1) }, cookie })).json();
const save = async (body: object, cookie = people[0] ?? '') => {
  const headers = { 'idempotency-key': `m${++asked}` };
  const reply = await desk.ask(saveCalendar, { body, headers, cookie });
  return { status: reply.statusCode, body: reply.json<SavedCalendar & Problem>() };
};
/** Whatever the guards ask about is meant so: here they are not what is looked at. */
const saveAnyway = async (body: object, cookie?: string) => {
  const first = await save(body, cookie);
  if (first.body.code !== 'calendar.warned') return first;
  return save({ ...body, accepts: (first.body.details as { accepts: string }).accepts }, cookie);
};

type Night = { price: number | null; total: number; minStay: number | null; sold: number; soldAt: number };
/** What a plain list of nights says after all that happened to it. */
async function modelOf(): Promise<Night[]> {
  const grid = await read();
  const row = grid.rates.find(({ roomId }) => roomId === 'double');
  return Array.from({ length: days }, (_, n) => ({
    price: row?.price[n] ?? null,
    total: grid.rooms[0]?.total[n] ?? 0,
    sold: grid.rooms[0]?.sold[n] ?? 0,
    minStay: row?.rules.find(([place, length]) => n >= place && n < place + length)?.[2].minStay ?? null,
    soldAt: -1,
  }));
}
const said = (nights: readonly Night[]) =>
  nights.map(({ price, total, minStay, sold }) => ({ price, total, minStay, sold }));
const hold = (found: unknown, expected: unknown): void => expect(found).toEqual(expected);

const span = fc.record({ from: fc.nat(days - 1), length: fc.integer({ min: 1, max: 3 }) });
const deed = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), span, value: fc.integer({ min: 9_000, max: 20_000 }) }),
  fc.record({ kind: fc.constant('put' as const), span, value: fc.integer({ min: 9_000, max: 20_000 }) }),
  fc.record({ kind: fc.constant('stock' as const), span, value: fc.nat(4) }),
  fc.record({ kind: fc.constant('minStay' as const), span, value: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('undo' as const), span, value: fc.nat(5) }),
  fc.record({ kind: fc.constant('book' as const), span, value: fc.constant(0) }),
);

test('any row of edits, undos and guests’ bookings ends in the calendar that a plain list of nights has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 14 }), async (deeds) => {
      const nights = await modelOf();
      type Made = {
        id: string;
        field: 'price' | 'total' | 'minStay';
        at: number;
        cells: { n: number; before: Night[keyof Night]; after: Night[keyof Night] }[];
      };
      const made: Made[] = [];
      for (const [
        at,
        {
          kind,
          span: { from, length },
          value,
        },
      ] of deeds.entries()) {
        clock.now += 1_000;
        const places = Array.from({ length: Math.min(length, days - from) }, (_, i) => from + i);
        const range = { from: day(from), to: day(places.at(-1) ?? from) };
        const { version } = await read();
        const note = (id: string | undefined, field: Made['field'], after: (night: Night) => number): void => {
          const cells = places.flatMap((n) => {
            const night = nights[n];
            if (!night || night[field] === after(night)) return [];
            const before = night[field];
            night[field] = after(night);
            return [{ n, before, after: night[field] }];
          });
          if (cells.length > 0) made.push({ id: id ?? '', field, at, cells });
        };
        if (kind === 'price' || kind === 'minStay') {
          const edit = kind === 'price' ? { price: value } : { rules: { minStay: value } };
          const { status, body } = await saveAnyway({ version, edits: [{ ...flexible, ...range, ...edit }] });
          hold([status, body.code], [201, undefined]);
          note(body.change?.changeId, kind, () => value);
        } else if (kind === 'put') {
          const { body } = await keys.put<{ changeId?: string }>('calendar', {
            rates: [
              { ...flexible, ...range, byAdults: [value - 3_000, value], extraAdult: 2_500, child: 1_500, infant: 500 },
            ],
          });
          note(body.changeId, 'price', () => value);
        } else if (kind === 'stock') {
          const { status, body } = await save({ version, edits: [{ room: 'double', ...range, total: value }] });
          const isBelow = places.some((n) => value < (nights[n]?.sold ?? 0));
          hold([status, body.code], isBelow ? [409, 'calendar.below_sold'] : [201, undefined]);
          if (!isBelow) note(body.change?.changeId, 'total', () => value);
        } else if (kind === 'book') {
          const search = await guest.search({ checkIn: day(from), checkOut: addDays(day(from), 1) });
          const offer = search.body.availabilities.find(({ guestRoomId }) => guestRoomId === 'double')?.products[0];
          const night = nights[from];
          if (!night) continue;
          const canBook = night.sold < night.total && (night.minStay ?? 1) <= 1;
          hold(canBook && offer === undefined, false);
          if (!offer || !canBook) continue;
          hold((await guest.book(bookingOf([offer.reference]))).body.status, 'book');
          [night.sold, night.soldAt] = [night.sold + 1, at];
        } else {
          const one = made[value % Math.max(1, made.length)];
          if (!one) continue;
          const reply = await desk.ask(undoCalendarChange, {
            params: { changeId: one.id },
            body: { leavesOut: true },
            headers: { 'idempotency-key': `m${++asked}` },
            cookie: people[1] ?? '',
          });
          const back = one.cells.filter(({ n, before, after }) => {
            const night = nights[n];
            if (!night || night[one.field] !== after || before === after) return false;
            if (one.field === 'price') return night.soldAt < one.at;
            return one.field !== 'total' || Number(before) >= night.sold;
          });
          hold(reply.statusCode, back.length > 0 ? 201 : 409);
          const undone = reply.json<UndoneCalendar>();
          const cells = back.map(({ n, before, after }) => {
            (nights[n] as Record<string, unknown>)[one.field] = before;
            return { n, before: after, after: before };
          });
          if (cells.length > 0) made.push({ id: undone.change.changeId, field: one.field, at, cells });
        }
        expect(said(await modelOf())).toEqual(said(nights));
      }
    }),
    { numRuns: Number(process.env['CALENDAR_RUNS'] ?? 6), endOnFailure: true },
  );
});

/** What the two choose: each of three kinds twice, in any order, from any night on. No two say the same value. */
const kinds = fc.shuffledSubarray(['price', 'total', 'minStay', 'price', 'total', 'minStay'], { minLength: 6 });
const choices = fc
  .tuple(kinds, fc.infiniteStream(fc.nat(days - 1)))
  .map(([fields, nights]) => fields.map((field) => ({ field, from: nights.next().value ?? 0 })));

test('two people and a system that edit the same nights at random lose nothing, and each conflict is told', async () => {
  await fc.assert(fc.asyncProperty(choices, choices, editTogether), { numRuns: 3, endOnFailure: true });
});

/** The system says one thing of every night. */
const putAll = (total: number, byAdults: readonly number[], minStay: number) => {
  const range = { from: day(0), to: day(days - 1) };
  return keys.put<{ changeId?: string }>('calendar', {
    stock: [{ room: 'double', ...range, total }],
    rates: [{ ...flexible, ...range, byAdults }],
    restrictions: [{ ...flexible, ...range, minStay }],
  });
};

type Choice = { readonly field: string; readonly from: number };

async function editTogether(annas: readonly Choice[], bens: readonly Choice[]): Promise<void> {
  // A night that comes back to what it was is no conflict, and the round before may have left what this one says again.
  await putAll(9, [7_000, 8_000], 30);
  const start = Number((await read()).version);
  const saved: { id: number; version: number; over: number }[] = [];
  const person = async (cookie: string, seed: number, chosen: readonly Choice[]): Promise<void> => {
    for (const [i, { field, from: n }] of chosen.entries()) {
      const { version } = await read(cookie);
      const range = { from: day(n), to: day(Math.min(days - 1, n + 2)) };
      const edit =
        field === 'price'
          ? { ...flexible, ...range, price: 10_000 + seed * 1_000 + i * 100 }
          : field === 'total'
            ? { room: 'double', ...range, total: 20 + seed * 10 + i }
            : { ...flexible, ...range, rules: { minStay: seed * 6 + i } };
      await read(cookie); // others have a moment
      let over = 0;
      let { status, body } = await saveAnyway({ version, edits: [edit] }, cookie);
      while (status === 409) {
        expect(body.code).toBe('calendar.changed');
        over = Number((body.details as { version: string }).version);
        ({ status, body } = await saveAnyway({ version, edits: [{ ...edit, over: String(over) }] }, cookie));
      }
      expect(status).toBe(201);
      if (body.change) saved.push({ id: Number(body.change.changeId), version: Number(version), over });
    }
  };
  const system = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) {
      const { status, body } = await putAll(10 + i, [9_000 + i, 12_000 + i * 10], 20 + i);
      expect([status, body.changeId !== undefined]).toEqual([200, true]);
    }
  };
  await Promise.all([person(people[0] ?? '', 1, annas), person(people[1] ?? '', 2, bens), system()]);

  const { changes } = (
    await desk.ask(listCalendarChanges, { query: { since: String(start), limit: 200 }, cookie: people[0] ?? '' })
  ).json<{ changes: CalendarChange[] }>();
  expect(changes.filter(({ kind }) => kind === 'put')).toHaveLength(5);
  for (const { id } of saved) expect(changes.map(({ changeId }) => Number(changeId))).toContain(id);
  const history = await Promise.all(
    changes.toReversed().map(async ({ changeId }) => ({
      number: Number(changeId),
      nights: await inHotel(db, 7001, (tx) => readChangeNights(tx, 7001, Number(changeId))),
    })),
  );
  // Each change began with what the one before it left, and nobody saved over what they had not been shown.
  const last = new Map<string, { number: number; after: string }>();
  for (const { number, nights } of history)
    for (const { kind, roomId, ratePlanId, date, before, after } of nights) {
      const key = `${kind} ${roomId} ${ratePlanId} ${date}`;
      const known = last.get(key);
      expect([number, JSON.stringify(before)]).toEqual([number, known?.after ?? JSON.stringify(before)]);
      const mine = saved.find(({ id }) => id === number);
      expect(mine ? (known?.number ?? 0) : 0).toBeLessThanOrEqual(mine ? Math.max(mine.version, mine.over) : 0);
      last.set(key, { number, after: JSON.stringify(after) });
    }
  const detail = await desk.ask(getCalendarChange, {
    params: { changeId: String(saved[0]?.id) },
    cookie: people[0] ?? '',
  });
  expect(detail.statusCode).toBe(200);
}

test('the last room is sold or taken off sale, never both', async () => {
  for (let i = 0; i < 4; i++) {
    const night = addDays(today, 20 + i);
    const range = { room: 'double', from: night, to: night };
    await save({ version: (await read()).version, edits: [{ ...range, total: 1 }] });
    const { reference } = await guest.findProduct('double', 'pay-at-hotel', {
      checkIn: night,
      checkOut: addDays(night, 1),
    });
    const { version } = await read();
    const [booked, closed] = await Promise.all([
      guestApi(other, 7001).book(bookingOf([reference])),
      save({ version, edits: [{ ...range, total: 0 }] }),
    ]);
    expect([
      ['book', 409, 'calendar.below_sold'],
      ['sold_out', 201, undefined],
    ]).toContainEqual([booked.body.code ?? booked.body.status, closed.status, closed.body.code]);
  }
});
