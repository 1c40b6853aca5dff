import { daysOfRange, type WeekdayName } from '../calendar/days-of-range.ts';
import { roundRatio, scale } from '../money.ts';
import { addDays, daysBetween, type StayDate } from '../stay/stay-date.ts';
import type { Edit, Wish } from './edit.ts';

/** Days that somebody names: seasons, several of them, and only some weekdays. */
export type BulkDays = {
  readonly seasons: readonly { readonly from: StayDate; readonly to: StayDate }[];
  readonly weekdays?: readonly WeekdayName[] | undefined;
};

/** Rooms at rates; a rate plan that a room is not sold at is left out by `isSold`. */
export type BulkRows = {
  readonly rooms: readonly string[];
  readonly ratePlans: readonly string[];
  isSold(room: string, ratePlan: string): boolean;
};

/** What becomes of a price. `percent` is in hundredths: 800 is 8 % more. */
export type PriceWish =
  | { readonly kind: 'set'; readonly minor: number }
  | { readonly kind: 'add'; readonly minor: number }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'round' };
export type RoundTo = { readonly minor: number; readonly direction: 'nearest' | 'up' | 'down' };

/** What a night costs the standard party now; null where it has no price. */
export type PriceOn = (room: string, ratePlan: string, date: StayDate) => number | null;

/** The new price, rounded once and never below 0; null where there is none to start from. */
export function wishedPrice(now: number | null, wish: PriceWish, roundTo?: RoundTo): number | null {
  if (wish.kind !== 'set' && now === null) return null;
  const before = now ?? 0;
  const raw =
    wish.kind === 'set'
      ? wish.minor
      : wish.kind === 'add'
        ? before + wish.minor
        : wish.kind === 'percent'
          ? scale(before, 10_000 + wish.basisPoints, 10_000)
          : before;
  return roundedTo(Math.max(0, raw), roundTo);
}

function roundedTo(minor: number, { minor: step, direction }: RoundTo = { minor: 1, direction: 'nearest' }): number {
  if (direction === 'nearest') return roundRatio(minor, step) * step;
  return (direction === 'up' ? Math.ceil(minor / step) : Math.floor(minor / step)) * step;
}

/** Every day of some seasons once, in order. */
export const daysOfBulk = ({ seasons, weekdays }: BulkDays): StayDate[] =>
  [...new Set(seasons.flatMap((season) => daysOfRange({ ...season, weekdays })))].toSorted();

/** New prices as edits; nights without a price and those that keep theirs are left out. */
export function bulkPrices(
  days: BulkDays,
  rows: BulkRows,
  wish: PriceWish,
  priceOn: PriceOn,
  roundTo?: RoundTo,
): Edit[] {
  const dates = daysOfBulk(days);
  return productsOf(rows).flatMap(({ room, ratePlan }) =>
    inRuns(
      dates.flatMap((date) => {
        const now = priceOn(room, ratePlan, date);
        const price = wishedPrice(now, wish, roundTo);
        return price === null || price === now ? [] : [{ date, wish: { price } }];
      }),
      { room, ratePlan },
    ),
  );
}

/** Rules as edits: of rooms at rates, or of whole rooms where no rate plan is named. */
export const bulkRules = (days: BulkDays, rows: BulkRows, rules: NonNullable<Wish['rules']>): Edit[] =>
  rowsOf(rows).flatMap((row) =>
    inRuns(
      daysOfBulk(days).map((date) => ({ date, wish: { rules } })),
      row,
    ),
  );

/** Rooms for sale as edits. */
export const bulkStock = (days: BulkDays, rooms: readonly string[], total: number): Edit[] =>
  rooms.flatMap((room) =>
    inRuns(
      daysOfBulk(days).map((date) => ({ date, wish: { total } })),
      { room },
    ),
  );

/** Nights given back to the rate they follow. */
export const bulkFollow = (days: BulkDays, rows: BulkRows): Edit[] =>
  productsOf(rows).flatMap((row) =>
    inRuns(
      daysOfBulk(days).map((date) => ({ date, wish: { follow: true as const } })),
      row,
    ),
  );

/** The night whose weekday and week of the year a night takes over: so many whole weeks earlier as come nearest to a year. */
export const weeksEarlier = (from: StayDate, source: StayDate): number => Math.round(daysBetween(source, from) / 7) * 7;

/**
 * Copies what a period cost, weekday by weekday: the first night of the target takes that of the source, or of the day
 * next to it with the same weekday, and so on. `factor` in hundredths of a percent: 10400 is 4 % more.
 */
export function copyPeriod(
  target: { readonly from: StayDate; readonly to: StayDate },
  sourceFrom: StayDate,
  rows: BulkRows,
  priceOn: PriceOn,
  { factor = 10_000, roundTo }: { readonly factor?: number; readonly roundTo?: RoundTo | undefined } = {},
): Edit[] {
  const earlier = weeksEarlier(target.from, sourceFrom);
  return productsOf(rows).flatMap(({ room, ratePlan }) =>
    inRuns(
      daysOfRange(target).flatMap((date) => {
        const source = priceOn(room, ratePlan, addDays(date, -earlier));
        if (source === null) return [];
        const price = roundedTo(scale(source, factor, 10_000), roundTo);
        return price === priceOn(room, ratePlan, date) ? [] : [{ date, wish: { price } }];
      }),
      { room, ratePlan },
    ),
  );
}

type Row = { readonly room: string; readonly ratePlan?: string };

const productsOf = ({ rooms, ratePlans, isSold }: BulkRows): Required<Row>[] =>
  rooms.flatMap((room) => ratePlans.flatMap((ratePlan) => (isSold(room, ratePlan) ? [{ room, ratePlan }] : [])));

const rowsOf = (rows: BulkRows): Row[] =>
  rows.ratePlans.length === 0 ? rows.rooms.map((room) => ({ room })) : productsOf(rows);

/** Days in a row with the same wish as one edit. */
function inRuns(nights: readonly { readonly date: StayDate; readonly wish: Wish }[], row: Row): Edit[] {
  const runs: { from: StayDate; to: StayDate; wish: Wish; text: string }[] = [];
  for (const { date, wish } of nights) {
    const text = JSON.stringify(wish);
    const last = runs.at(-1);
    if (last && last.text === text && addDays(last.to, 1) === date) last.to = date;
    else runs.push({ from: date, to: date, wish, text });
  }
  return runs.map(({ from, to, wish }) => ({ ...row, from, to, ...wish }));
}
