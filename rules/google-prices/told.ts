import type { CurrencyCode } from '../currency/currencies.ts';
import { addDays, daysBetween, type StayDate } from '../stay/stay-date.ts';

/** One cell a day, from a day on. */
export type Series<Cell> = { readonly first: StayDate; readonly cells: readonly Cell[] };

/** What a night costs for one adult, two, …; null where there is no price. */
export type RateCell = readonly number[] | null;
/** What a day allows: a set of `dayBits`, then the least and most nights for who arrives, and for who sleeps through. */
export type DayCell = readonly [bits: number, min: number, max: number, minThrough: number, maxThrough: number];
export const dayBits = { isClosed: 1, isClosedToArrival: 2, isClosedToDeparture: 4 } as const;
/** What a stay costs from a day on: the room, taxes, and what else has to be paid. */
export type ExactPrice = readonly [room: number, taxes: number, fees: number];
/** By adults, then by nights; null where it cannot be had. */
export type ExactCell = readonly (readonly (ExactPrice | null)[])[];

export type ToldName = Readonly<Record<string, string>>;

export type ToldRoom = {
  readonly id: string;
  readonly name: ToldName;
  readonly capacity: number;
  readonly adults: number;
  readonly children: number;
  /** So many persons at least. */
  readonly least: number;
  readonly plans: readonly string[];
};

type Where = {
  /** One room at one rate plan; absent: all. */
  readonly room?: string | undefined;
  readonly plan?: string | undefined;
};

/** Something that has to be paid beside the room. */
export type ToldFee = Where & {
  readonly id: string;
  readonly kind: 'tax' | 'fee';
  readonly type: 'amount' | 'percent';
  readonly basis: 'room' | 'person';
  readonly period: 'night' | 'stay';
  /** Minor units, or hundredths of a percent. Of a room, the first is what it pays. */
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
  readonly maxNights: number | null;
  /** Both days included; null: always. */
  readonly seasons: readonly { readonly from: StayDate; readonly to: StayDate }[] | null;
};

export type ToldPromotion = {
  readonly id: string;
  readonly rooms: readonly string[] | null;
  readonly plans: readonly string[] | null;
  readonly off: { readonly percent: number } | { readonly perNight: number } | { readonly perStay: number };
  /** Nights that it counts for; `all`: every night of a stay has to be one of them. */
  readonly nights: {
    readonly from: StayDate;
    readonly to: StayDate;
    readonly weekdays: readonly number[] | null;
    readonly application: 'all' | 'overlap';
  } | null;
  readonly arrivalWeekdays: readonly number[] | null;
  readonly sell: { readonly from: StayDate; readonly to: StayDate } | null;
  readonly minNights: number | null;
  readonly maxNights: number | null;
  readonly minDaysBefore: number | null;
  readonly maxDaysBefore: number | null;
};

/** What children pay in a room at a rate plan, from a night to another, both included. */
export type ToldExtra = {
  readonly room: string;
  readonly plan: string;
  readonly from: StayDate;
  readonly to: StayDate;
  readonly child: number;
  readonly infant: number;
};

export type ToldProperty = {
  readonly currency: CurrencyCode;
  readonly rooms: readonly ToldRoom[];
  readonly plans: readonly { readonly id: string; readonly name: ToldName }[];
  /** The oldest whom the hotel calls so. */
  readonly infantTo: number;
  readonly childTo: number;
};

/** All that Google is told of a hotel. Products are named `room.plan`. */
export type Told = {
  readonly property: ToldProperty | null;
  readonly fees: readonly ToldFee[];
  readonly promotions: readonly ToldPromotion[];
  readonly extras: readonly ToldExtra[];
  readonly rates: Readonly<Record<string, Series<RateCell>>>;
  readonly days: Readonly<Record<string, Series<DayCell>>>;
  readonly stock: Readonly<Record<string, Series<number>>>;
  readonly exact: Readonly<Record<string, Series<ExactCell>>>;
};

export const toldNothing: Told = {
  property: null,
  fees: [],
  promotions: [],
  extras: [],
  rates: {},
  days: {},
  stock: {},
  exact: {},
};

export const cellOn = <Cell>(series: Series<Cell> | undefined, day: StayDate): Cell | undefined =>
  series?.cells[daysBetween(series.first, day)];

export type Run<Cell> = { readonly from: StayDate; readonly to: StayDate; readonly cell: Cell };

/**
 * Days of `after` that say something else than `before`, or of which nothing was told; days that follow each other and
 * say the same are one run. Days that are over, or too far ahead, are nobody's business any more.
 */
export function changedRuns<Cell>(before: Series<Cell> | undefined, after: Series<Cell>): Run<Cell>[] {
  const runs: { from: StayDate; to: StayDate; cell: Cell; said: string }[] = [];
  after.cells.forEach((cell, i) => {
    const day = addDays(after.first, i);
    const [said, told] = [JSON.stringify(cell), cellOn(before, day)];
    if (told !== undefined && JSON.stringify(told) === said) return;
    const last = runs.at(-1);
    if (last?.said === said && addDays(last.to, 1) === day) last.to = day;
    else runs.push({ from: day, to: day, cell, said });
  });
  return runs.map(({ from, to, cell }) => ({ from, to, cell }));
}
