import fc from 'fast-check';
import type { StayCalendar } from '../availability/find-offers.ts';
import type { RateNight } from '../calendar/nights.ts';
import type { PlanConditions } from '../restriction/plan-conditions.ts';
import { bitOf, dayBoundNames, dayFlagNames, openDay, type DayRules } from '../restriction/day-rules.ts';
import { stricter } from '../restriction/stricter.ts';
import { rulesBinding, type WeekdayRule } from '../restriction/weekday-rules.ts';
import type { FollowingPlan } from '../pricing/follow-prices.ts';
import { keepPrices } from '../pricing/kept-prices.ts';
import type { AgeBand, NightPrices, PricesPer } from '../pricing/price-night.ts';
import type { GuestBounds, Guests } from '../stay/guests.ts';
import type { Occupancy } from '../stay/occupancy.ts';
import { addDays, stayDate, type StayDate } from '../stay/stay-date.ts';
import { anyConditions } from './any-conditions.ts';
import { applyPlanConditions, barWeekdaysOfPlans } from '../grid/apply-plan-conditions.ts';
import { applyWeekdayRules } from '../grid/apply-weekday-rules.ts';
import { followRates, linkParents } from '../grid/follow-rates.ts';
import { dayFlags, makeGrid, type Grid, type GridProduct } from '../grid/grid.ts';
import { placeOfPersonPrices } from '../grid/person-prices.ts';
import { restrictCell, type CellRules } from '../grid/restrict-cell.ts';

// Hotels made up by chance for tests: each can be read as a grid and as a calendar, which must agree.

/** The clocks change within the days below. */
export const first = stayDate('2027-03-20');
export const days = 12;
export const rooms = [
  { id: 'small', maxOccupancy: 2 },
  { id: 'large', maxOccupancy: 4 },
];
export const bounds: GuestBounds = {
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 2, fromAge: 3, toAge: 15 },
  infants: { min: 0, max: 2, fromAge: 0, toAge: 2 },
};
export const plans = [{ id: 'cheap' }, { id: 'dear', rooms: ['large'] }];
export const products = [
  { room: 0, ratePlanId: 'cheap' },
  { room: 1, ratePlanId: 'cheap' },
  { room: 1, ratePlanId: 'dear' },
];

export type Night = {
  price: number[];
  extra: number;
  child: number;
  infant: number;
  flags: number;
  min: number;
  max: number;
  /** Prices by age; absent: none. */
  bands?: readonly AgeBand[];
  /** The smallest number of adults is not sold, or nobody beyond those listed. */
  isWithoutFirst?: boolean;
  isWithoutExtra?: boolean;
} | null;
/** Rules beside those of the rates; room and plan null where they mean all. */
type Ruled = { day: number; roomId: string | null; ratePlanId: string | null; rules: DayRules };
export type Hotel = {
  free: number[][];
  nights: Night[][];
  restrictions: Ruled[];
  weekdayRules: WeekdayRule[];
  /** What the rooms say about persons, by their place; absent: nothing. */
  occupancies?: Occupancy['occupancy'][];
  /** What the rate plans ask of every stay, by their id, and the day it is asked on, counted from the first. */
  conditions?: Partial<Record<string, PlanConditions>>;
  today?: number;
  /** By rate plan; absent: per room. */
  pricesPer?: Partial<Record<string, PricesPer>>;
};

const rarely = fc.constantFrom(false, false, false, true);
const amount = fc.integer({ min: 0, max: 90_000 });
const anyBandPrice = fc.oneof(
  { weight: 3, arbitrary: fc.record({ minor: amount }) },
  { weight: 3, arbitrary: fc.record({ basisPoints: fc.integer({ min: 0, max: 10_000 }) }) },
  { weight: 1, arbitrary: fc.constant({ isRefused: true as const }) },
);
/** Two or three neighbouring bands, which leave some ages out at either end. */
const bands: fc.Arbitrary<AgeBand[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 16 }), { minLength: 3, maxLength: 4 }),
    fc.array(anyBandPrice, {
      minLength: 3,
      maxLength: 3,
    }),
  )
  .map(([birthdays, prices]) => {
    const sorted = birthdays.toSorted((a, b) => a - b);
    return sorted
      .slice(1)
      .map((toAge, place) => ({ fromAge: sorted[place] ?? 0, toAge, ...(prices[place] ?? { minor: 0 }) }));
  });
const night: fc.Arbitrary<Night> = fc.option(
  fc.record({
    price: fc.array(amount, { minLength: 1, maxLength: 3 }),
    extra: amount,
    child: amount,
    infant: amount,
    flags: fc.constantFrom(0, 0, 0, dayFlags.isClosed, dayFlags.isClosedToArrival, dayFlags.isClosedToDeparture),
    min: fc.constantFrom(0, 0, 2, 3),
    max: fc.constantFrom(0, 0, 1, 4),
    bands: fc.oneof(fc.constant([]), fc.constant([]), bands),
    isWithoutFirst: rarely,
    isWithoutExtra: rarely,
  }),
  { freq: 12 },
);
export const hotels: fc.Arbitrary<Hotel> = fc.record({
  free: fc.array(fc.array(fc.nat(3), { minLength: days, maxLength: days }), { minLength: 2, maxLength: 2 }),
  nights: fc.array(fc.array(night, { minLength: days, maxLength: days }), { minLength: 3, maxLength: 3 }),
  restrictions: fc.array(
    fc.record({
      day: fc.nat(days - 1),
      roomId: fc.constantFrom(null, 'small', 'large'),
      ratePlanId: fc.constantFrom(null, 'cheap', 'dear'),
      rules: fc.record({
        isClosed: rarely,
        isClosedToArrival: rarely,
        isClosedToDeparture: rarely,
        minStay: fc.constantFrom(null, 2),
        maxStay: fc.constantFrom(null, 3),
        minThrough: fc.constantFrom(null, 2),
        maxThrough: fc.constantFrom(null, 5),
      }),
    }),
    { maxLength: 8 },
  ),
  occupancies: fc.array(
    fc.option(
      fc.record(
        {
          minPersons: fc.integer({ min: 1, max: 2 }),
          maxAdults: fc.integer({ min: 1, max: 3 }),
          maxChildren: fc.integer({ min: 0, max: 2 }),
          doInfantsCount: fc.boolean(),
          cots: fc.integer({ min: 0, max: 2 }),
          fullPayers: fc.integer({ min: 0, max: 3 }),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
    { minLength: 2, maxLength: 2 },
  ),
  conditions: fc.record({ cheap: anyConditions, dear: anyConditions }),
  today: fc.integer({ min: -3, max: 0 }),
  pricesPer: fc.record({
    cheap: fc.constantFrom('room' as const, 'person' as const),
    dear: fc.constantFrom('room' as const, 'person' as const),
  }),
  weekdayRules: fc.array(
    fc.record({
      kind: fc.constantFrom('RequiredDaysOfWeek', 'StayDateRestriction', 'StayDateException'),
      startDate: fc.constantFrom(first, addDays(first, 4)),
      endDate: fc.constantFrom(addDays(first, 4), addDays(first, days)),
      rooms: fc.constantFrom(undefined, ['small']),
      ratePlans: fc.constantFrom(undefined, ['cheap']),
      sun: fc.boolean(),
      mon: fc.boolean(),
      tue: fc.boolean(),
      weds: fc.boolean(),
      thur: fc.boolean(),
      fri: fc.boolean(),
      sat: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});
export const parties: fc.Arbitrary<Guests> = fc
  .record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.nat(2), infants: fc.nat(2) })
  .chain((counts) => {
    const { children, infants } = counts;
    const ages = (count: number, from: number, to: number) =>
      fc.array(fc.integer({ min: from, max: to }), { minLength: count, maxLength: count });
    const told = fc.tuple(ages(children, 3, 15), ages(infants, 0, 2)).map((all) => ({ ...counts, ages: all.flat() }));
    return fc.oneof(fc.constant(counts), told);
  });

/**
 * The hotel laid out as a grid; `sold` are its products where they are others than usual, one row of nights for each, and
 * `following` its rate plans where some follow others.
 */
export function gridOf(
  hotel: Hotel,
  sold: readonly GridProduct[] = products,
  following: readonly FollowingPlan[] = [],
): Grid {
  const { free, nights, restrictions, weekdayRules, pricesPer = {}, conditions = {}, today = 0 } = hotel;
  const grid = makeGrid({
    firstDay: first,
    today: addDays(first, today),
    days,
    rooms: roomsOf(hotel),
    products: linkParents(
      sold.map((product) => ({
        ...product,
        pricesPer: pricesPer[product.ratePlanId],
        conditions: conditions[product.ratePlanId],
      })),
      following,
    ),
    bounds,
    adultColumns: 2,
  });
  free.forEach((row, room) => row.forEach((count, day) => void (grid.free[room * days + day] = count)));
  nights.forEach((row, product) =>
    row.forEach((one, day) => {
      if (!one) return;
      const cell = product * days + day;
      const kept = keepPrices(pricesOf(one));
      for (let adults = 1; adults <= 2; adults++)
        grid.price[(product * 2 + adults - 1) * days + day] =
          kept.byAdults[adults - 1] ?? (kept.byAdults.at(-1) ?? 0) + (adults - kept.byAdults.length) * kept.extraAdult;
      grid.listedAdults[cell] = kept.byAdults.length;
      if (kept.byPerson) grid.personPrices[cell] = placeOfPersonPrices(grid, kept.byPerson);
      Object.assign(grid.extraAdult, { [cell]: kept.extraAdult });
      Object.assign(grid.child, { [cell]: one.child });
      Object.assign(grid.infant, { [cell]: one.infant });
      grid.flags[cell] = one.flags | dayFlags.hasPrice;
      grid.minStay[cell] = one.min;
      grid.maxStay[cell] = one.max;
    }),
  );
  for (const one of restrictions)
    sold.forEach(({ room, ratePlanId }, product) => {
      if (one.roomId !== null && one.roomId !== rooms[room]?.id) return;
      if (one.ratePlanId !== null && one.ratePlanId !== ratePlanId) return;
      restrictCell(grid, product * days + one.day, cellRulesOf(one.rules));
    });
  applyWeekdayRules(grid, weekdayRules);
  barWeekdaysOfPlans(grid);
  applyPlanConditions(grid);
  followRates(grid, 0, days);
  return grid;
}

const cellRulesOf = (rules: DayRules): CellRules => ({
  flags: dayFlagNames.reduce((bits, flag) => bits | (rules[flag] ? bitOf(flag) : 0), 0),
  ...(Object.fromEntries(dayBoundNames.map((bound) => [bound, rules[bound] ?? 0])) as Omit<CellRules, 'flags'>),
});

/** The rooms with what this hotel says about persons in them. */
export const roomsOf = ({ occupancies = [] }: Hotel) =>
  rooms.map((room, place) => ({ ...room, occupancy: occupancies[place] }));

/** The grid knows two numbers of adults; from there on each further one pays the supplement. */
const pricesOf = (one: NonNullable<Night>): NightPrices => ({
  byAdults: one.price
    .slice(0, 2)
    .map((price, place, { length }) => (one.isWithoutFirst && place + 1 < length ? null : price)),
  extraAdult: one.isWithoutExtra ? null : one.extra,
  child: one.child,
  infant: one.infant,
  bands: one.bands,
});

/** The same hotel as the plain rules read it, night by night: what each of its products has for itself. */
export function calendarOf(hotel: Hotel, sold: readonly GridProduct[] = products): StayCalendar {
  const { free, nights, restrictions, weekdayRules, pricesPer = {}, conditions = {}, today = 0 } = hotel;
  const place = (date: StayDate): number => Array.from({ length: days }, (_, i) => addDays(first, i)).indexOf(date);
  const calendar: StayCalendar = {
    bounds,
    room: (roomId) => roomsOf(hotel).find(({ id }) => id === roomId) ?? { maxOccupancy: 0 },
    pricesPer: (ratePlanId) => pricesPer[ratePlanId] ?? 'room',
    plan: (ratePlanId) => ({ conditions: conditions[ratePlanId] ?? {}, today: addDays(first, today) }),
    freeRooms: (roomId, date) => free[rooms.findIndex(({ id }) => id === roomId)]?.[place(date)] ?? 0,
    rate(roomId, ratePlanId, date): RateNight | undefined {
      const product = sold.findIndex((p) => rooms[p.room]?.id === roomId && p.ratePlanId === ratePlanId);
      const one = nights[product]?.[place(date)];
      if (!one) return undefined;
      return {
        date,
        roomId,
        ratePlanId,
        prices: pricesOf(one),
        rules: {
          ...openDay,
          isClosed: one.flags === dayFlags.isClosed,
          isClosedToArrival: one.flags === dayFlags.isClosedToArrival,
          isClosedToDeparture: one.flags === dayFlags.isClosedToDeparture,
          minStay: one.min || null,
          maxStay: one.max || null,
        },
      };
    },
    rules: (roomId, ratePlanId, date) =>
      restrictions
        .filter((one) => one.day === place(date))
        .filter((one) => (one.roomId ?? roomId) === roomId && (one.ratePlanId ?? ratePlanId) === ratePlanId)
        .reduce((rules, one) => stricter(rules, one.rules), calendar.rate(roomId, ratePlanId, date)?.rules ?? openDay),
    weekdayRules: (roomId, ratePlanId) => rulesBinding(weekdayRules, roomId, ratePlanId),
  };
  return calendar;
}
