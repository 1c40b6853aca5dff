import type { Follows } from '../pricing/follow-prices.ts';
import { bitOf, dayBoundNames, type DayBound } from '../restriction/day-rules.ts';
import type { PricesPer } from '../pricing/price-night.ts';
import type { PlanConditions } from '../restriction/plan-conditions.ts';
import type { MandatoryService } from '../service/mandatory-services.ts';
import type { GuestBounds } from '../stay/guests.ts';
import type { Occupancy } from '../stay/occupancy.ts';
import { dayNumber, type StayDate } from '../stay/stay-date.ts';
import type { PersonTable } from './person-prices.ts';

/**
 * A hotel's calendar laid out for searching: columns of numbers, one cell per day and room or per day and product, the
 * days of one product side by side. A stay is a short run of neighbouring cells, so a search touches little memory.
 */
export type Grid = {
  /** Counts up whenever days are read again, so that what was worked out from the grid is known to be of today. */
  readonly edition: { count: number };
  /** Day number of the first day. */
  readonly firstDay: number;
  /** Day number of the day on which it is asked. */
  readonly today: number;
  readonly days: number;
  readonly rooms: readonly GridRoom[];
  readonly products: readonly GridProduct[];
  /** Whom the hotel calls a child and an infant. */
  readonly bounds: GuestBounds;
  /** How many numbers of adults have a price of their own. */
  readonly adultColumns: number;
  /** By room and day: rooms neither sold nor held. */
  readonly free: Int32Array;
  /** By product, adults and day, in minor units. */
  readonly price: Float64Array;
  /** By product and day. */
  readonly extraAdult: Float64Array;
  readonly child: Float64Array;
  readonly infant: Float64Array;
  /** How many adults the hotel lists a price for; beyond them the columns go on by the supplement. */
  readonly listedAdults: Uint8Array;
  /** Which of `personTables` holds on a day; 0 is none. */
  readonly personPrices: Uint16Array;
  readonly personTables: (PersonTable | null)[];
  readonly personPlaces: Map<string, number>;
  readonly flags: Uint8Array;
  /** Sets of weekdays (bit 0 is Sunday): one may not arrive on these, must have a night on those. */
  readonly barredWeekdays: Uint8Array;
  readonly requiredWeekdays: Uint8Array;
} & Bounds;

export type GridRoom = Occupancy & { readonly id: string };

/** A room at a rate plan; `room` is its place in the list of rooms. */
export type GridProduct = {
  readonly room: number;
  readonly ratePlanId: string;
  readonly pricesPer?: PricesPer | undefined;
  readonly conditions?: PlanConditions | undefined;
  /** Sold inside packages, never by itself. */
  readonly isPackageOnly?: boolean;
  /** No guest can complete a booking of it now: it is shown, but it has no price. */
  readonly isUnbookable?: boolean;
  /** What nobody can refuse at this rate: part of its price for every stay. */
  readonly mandatory?: readonly MandatoryService[];
  /** How its prices follow those of the product at that place, which is of the same room. */
  readonly follows?: Follows & { readonly product: number };
};

export const dayFlags = {
  hasPrice: 1,
  isClosed: bitOf('isClosed'),
  isClosedToArrival: bitOf('isClosedToArrival'),
  isClosedToDeparture: bitOf('isClosedToDeparture'),
  /** Who arrives on this day would do so too soon after booking, or too long after it, for the rate plan. */
  isTooSoon: 16,
  isTooFar: 32,
  /** The rate plan wants guests to leave on other weekdays. */
  isOtherDeparture: 64,
} as const;

/** By product and day; 0 means no rule. */
type Bounds = { readonly [Bound in DayBound]: Uint16Array };

type Shape = {
  readonly firstDay: StayDate;
  /** Absent: the first day. */
  readonly today?: StayDate;
  readonly days: number;
  readonly rooms: readonly GridRoom[];
  readonly products: readonly GridProduct[];
  readonly bounds: GuestBounds;
  readonly adultColumns: number;
};

/** An empty grid: nothing free, nothing priced. */
export function makeGrid({ firstDay, today = firstDay, days, rooms, products, bounds, adultColumns }: Shape): Grid {
  const cells = products.length * days;
  return {
    edition: { count: 0 },
    firstDay: dayNumber(firstDay),
    today: dayNumber(today),
    days,
    rooms,
    products,
    bounds,
    adultColumns,
    free: new Int32Array(rooms.length * days),
    price: new Float64Array(cells * adultColumns),
    extraAdult: new Float64Array(cells),
    child: new Float64Array(cells),
    infant: new Float64Array(cells),
    listedAdults: new Uint8Array(cells),
    personPrices: new Uint16Array(cells),
    personTables: [null],
    personPlaces: new Map(),
    flags: new Uint8Array(cells),
    ...(Object.fromEntries(dayBoundNames.map((bound) => [bound, new Uint16Array(cells)])) as Bounds),
    barredWeekdays: new Uint8Array(cells),
    requiredWeekdays: new Uint8Array(cells),
  };
}

/** How much memory a grid takes, for the budget. */
export const gridBytes = (grid: Grid): number =>
  grid.free.byteLength +
  grid.price.byteLength +
  grid.extraAdult.byteLength * 3 +
  grid.flags.byteLength * 4 +
  grid.personPrices.byteLength +
  grid.minStay.byteLength * dayBoundNames.length;

/** The weekday of a day of the grid; 0 is Sunday. Days are counted from 1970-01-01, a Thursday. */
export const gridWeekday = (grid: Grid, day: number): number => (grid.firstDay + day + 4) % 7;
