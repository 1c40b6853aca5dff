import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RateNight } from '../calendar/nights.ts';
import { openDay, type DayRules } from '../restriction/day-rules.ts';
import { rulesBinding, type WeekdayRule } from '../restriction/weekday-rules.ts';
import { addDays, daysBetween, stayDate, type StayDate } from '../stay/stay-date.ts';
import { findOffers, priceStay, type RoomOffer, type StayCalendar } from './find-offers.ts';
import { bounds } from '../testing/any-hotel.ts';

const firstDay = stayDate('2027-10-28'); // the clocks are put back on the fourth day
const rooms = [
  { id: 'single', maxOccupancy: 1 },
  { id: 'double', maxOccupancy: 2 },
  { id: 'family', maxOccupancy: 4 },
];
const plans = [{ id: 'flexible' }, { id: 'saver', rooms: ['double', 'family'] }, { id: 'nowhere', rooms: [] }];
const calendarDays = 8;

type Cell = { price: number; rules: DayRules } | null;
/** Stock by room and day, prices and rules by room, plan and day: all counted from the first day. */
type Table = { free: number[][]; cells: Cell[][][]; weekdayRules?: WeekdayRule[] };

const anyRules: fc.Arbitrary<DayRules> = fc.record({
  isClosed: fc.boolean(),
  isClosedToArrival: fc.boolean(),
  isClosedToDeparture: fc.boolean(),
  minStay: fc.constantFrom(null, 1, 2, 3),
  maxStay: fc.constantFrom(null, 2, 4),
  minThrough: fc.constantFrom(null, 1, 2),
  maxThrough: fc.constantFrom(null, 3),
});
// Mostly open days, or hardly a stay would ever be offered.
const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ price: fc.integer({ min: 1, max: 999 }), rules: fc.constant(openDay) }) },
  { weight: 2, arbitrary: fc.record({ price: fc.integer({ min: 1, max: 999 }), rules: anyRules }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const perDay = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.array(one, { minLength: calendarDays, maxLength: calendarDays });
const anyTable: fc.Arbitrary<Table> = fc.record({
  free: fc.tuple(...rooms.map(() => perDay(fc.integer({ min: -1, max: 3 })))),
  cells: fc.tuple(...rooms.map(() => fc.tuple(...plans.map(() => perDay(anyCell))))),
  weekdayRules: fc.array(
    fc.record({
      kind: fc.constantFrom('RequiredDaysOfWeek', 'StayDateRestriction', 'StayDateException'),
      startDate: fc.constantFrom(firstDay, addDays(firstDay, 3)),
      endDate: fc.constantFrom(addDays(firstDay, 3), addDays(firstDay, 6)),
      rooms: fc.constantFrom(undefined, ['double'], ['single', 'family']),
      ratePlans: fc.constantFrom(undefined, ['saver']),
      sun: fc.boolean(),
      mon: fc.boolean(),
      tue: fc.boolean(),
      weds: fc.boolean(),
      thur: fc.boolean(),
      fri: fc.boolean(),
      sat: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
});
const anyStay = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, nights]) => ({ arrival: addDays(firstDay, from), departure: addDays(firstDay, from + nights) }));
const anyGuests = fc.record({
  adults: fc.integer({ min: 1, max: 4 }),
  children: fc.integer({ min: 0, max: 2 }),
  infants: fc.integer({ min: 0, max: 1 }),
});

const pricesOf = (price: number) => ({ byAdults: [price, price + 50], extraAdult: 30, child: 20, infant: 5 });

function calendarOf(table: Table): StayCalendar {
  const day = (date: StayDate): number => daysBetween(firstDay, date);
  const room = (id: string): number => rooms.findIndex((one) => one.id === id);
  const plan = (id: string): number => plans.findIndex((one) => one.id === id);
  return {
    bounds,
    room: (roomId) => rooms.find(({ id }) => id === roomId) ?? { maxOccupancy: 0 },
    pricesPer: () => 'room',
    plan: () => ({ conditions: {}, today: firstDay }),
    freeRooms: (roomId, date) => table.free[room(roomId)]?.[day(date)] ?? 0,
    rate: (roomId, ratePlanId, date): RateNight | undefined => {
      const cell = table.cells[room(roomId)]?.[plan(ratePlanId)]?.[day(date)];
      return cell ? { date, roomId, ratePlanId, prices: pricesOf(cell.price), rules: cell.rules } : undefined;
    },
    rules: (roomId, ratePlanId, date) => table.cells[room(roomId)]?.[plan(ratePlanId)]?.[day(date)]?.rules ?? openDay,
    weekdayRules: (roomId, ratePlanId) => rulesBinding(table.weekdayRules ?? [], roomId, ratePlanId),
  };
}

const names = ['sun', 'mon', 'tue', 'weds', 'thur', 'fri', 'sat'] as const;
const nameOf = (day: number): (typeof names)[number] => names[(day + 4) % 7] ?? 'sun'; // the first day is a Thursday

/** The weekday rules as one reads them out: who is excepted, who may arrive, who has every night that is asked for. */
function obeys(table: Table, roomId: string, ratePlanId: string, from: number, until: number): boolean {
  const arrival = addDays(firstDay, from);
  const binding = (table.weekdayRules ?? []).filter(
    (rule) =>
      (rule.rooms ?? [roomId]).includes(roomId) &&
      (rule.ratePlans ?? [ratePlanId]).includes(ratePlanId) &&
      rule.startDate <= arrival &&
      arrival <= rule.endDate,
  );
  if (binding.some((rule) => rule.kind === 'StayDateException' && rule[nameOf(from)])) return true;
  const slept = new Set(Array.from({ length: until - from }, (_, night) => nameOf(from + night)));
  return binding.every((rule) =>
    rule.kind === 'StayDateRestriction'
      ? rule[nameOf(from)]
      : rule.kind === 'StayDateException' || names.every((name) => !rule[name] || slept.has(name)),
  );
}

/** The same question answered as a receptionist would with the table on paper: night by night, line by line. */
function byHand(
  table: Table,
  from: number,
  until: number,
  guests: { adults: number; children: number; infants: number },
): RoomOffer[] {
  const offers: RoomOffer[] = [];
  for (const [r, room] of rooms.entries()) {
    if (guests.adults + guests.children > room.maxOccupancy) continue;
    let free = Number.POSITIVE_INFINITY;
    for (let day = from; day < until; day++) free = Math.min(free, table.free[r]?.[day] ?? 0);
    const rates: { ratePlanId: string; nightPrices: number[] }[] = [];
    for (const [p, plan] of plans.entries()) {
      if (plan.rooms && !plan.rooms.includes(room.id)) continue;
      const nightPrices: number[] = [];
      let isSold = true;
      for (let day = from; day < until; day++) {
        const cell = table.cells[r]?.[p]?.[day];
        if (!cell || cell.rules.isClosed) isSold = false;
        if (day === from && cell) {
          const { isClosedToArrival, minStay, maxStay } = cell.rules;
          if (isClosedToArrival || until - from < (minStay ?? 1) || until - from > (maxStay ?? 99)) isSold = false;
        }
        if (until - from < (cell?.rules.minThrough ?? 1) || until - from > (cell?.rules.maxThrough ?? 99))
          isSold = false;
        let price = cell?.price ?? 0;
        if (guests.adults >= 2) price += 50;
        if (guests.adults > 2) price += (guests.adults - 2) * 30;
        nightPrices.push(price + guests.children * 20 + guests.infants * 5);
      }
      if (table.cells[r]?.[p]?.[until]?.rules.isClosedToDeparture) isSold = false;
      if (isSold && obeys(table, room.id, plan.id, from, until)) rates.push({ ratePlanId: plan.id, nightPrices });
    }
    offers.push({ roomId: room.id, free: Math.max(0, free), rates });
  }
  return offers;
}

describe('the offers for a stay', () => {
  test('are those that a receptionist finds by hand in the calendar', () => {
    let offered = 0;
    fc.assert(
      fc.property(anyTable, anyStay, anyGuests, (table, stay, guests) => {
        const found = findOffers(rooms, plans, calendarOf(table), stay, guests);
        const [from, until] = [daysBetween(firstDay, stay.arrival), daysBetween(firstDay, stay.departure)];
        expect(found).toEqual(byHand(table, from, until, guests));
        offered += found.reduce((count, room) => count + room.rates.length, 0);
      }),
      { numRuns: 1_000 },
    );
    expect(offered).toBeGreaterThan(100); // the calendars did have something to sell
  });
});

describe('a rate', () => {
  const open = { price: 100, rules: openDay };
  const tableWith = (day: number, cell: Cell): Table => {
    const days = Array.from({ length: calendarDays }, (_, i) => (i === day ? cell : open));
    return { free: rooms.map(() => days.map(() => 1)), cells: rooms.map(() => plans.map(() => days)) };
  };
  const price = (day: number, cell: Cell, nights = 2): unknown =>
    priceStay(
      calendarOf(tableWith(day, cell)),
      'double',
      'flexible',
      { arrival: firstDay, departure: addDays(firstDay, nights) },
      { adults: 2, children: 0, infants: 0 },
    );

  test('has a price for each night', () => {
    expect(price(1, { price: 200, rules: openDay })).toEqual([150, 250]);
  });

  test('that cannot be had says why', () => {
    const rules = (change: Partial<DayRules>): Cell => ({ price: 100, rules: { ...openDay, ...change } });
    expect(price(1, null)).toBe('no-price');
    expect(price(1, rules({ isClosed: true }))).toBe('closed');
    expect(price(0, rules({ isClosedToArrival: true }))).toBe('closed-to-arrival');
    expect(price(2, rules({ isClosedToDeparture: true }))).toBe('closed-to-departure');
    expect(price(0, rules({ minStay: 3 }))).toBe('min-stay');
    expect(price(0, rules({ maxStay: 1 }))).toBe('max-stay');
    expect(price(1, rules({ minThrough: 3 }))).toBe('min-stay');
    expect(price(1, rules({ maxThrough: 1 }))).toBe('max-stay');
  });

  test('needs no price on the day of departure, and a stay may end where the calendar does', () => {
    expect(price(2, null)).toEqual([150, 150]);
    expect(price(99, null, calendarDays)).toHaveLength(calendarDays);
  });
});

test('a room without a free night in between is sold out, one that the hotel has overdrawn too', () => {
  const free = [
    [1, 1, 1],
    [2, 0, 2],
    [1, -1, 1],
  ];
  const table = { free, cells: rooms.map(() => plans.map(() => [])) };
  const stay = { arrival: firstDay, departure: addDays(firstDay, 3) };
  const offers = findOffers(rooms, plans, calendarOf(table), stay, { adults: 1, children: 0, infants: 1 });
  expect(offers.map((offer) => offer.free)).toEqual([1, 0, 0]);
});
