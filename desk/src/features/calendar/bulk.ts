import { addDays, daysBetween, stayDate, weekdayOf, type StayDate } from '@stayfront/rules/stay/stay-date';
import { scale } from '@stayfront/rules/money';
import type { Edits, NightChange } from './pending.ts';
import { rateRowId, rateOf, type NightFields, type ReadSheet, type RowId } from './sheet.ts';
import { shownNight } from './shown-night.ts';
import { changedAmount, type Typed } from './typed-input.ts';

export type Period = { readonly from: string; readonly to: string };

/** Many nights at once: what is meant, and what is to become of them. */
export type BulkWish = {
  readonly periods: readonly Period[];
  /** 0 is Sunday; none means every day. */
  readonly weekdays: readonly number[];
  readonly roomIds: readonly string[];
  readonly ratePlanIds: readonly string[];
  readonly price: BulkPrice | null;
  /** Of the rates. */
  readonly rules: Omit<NightFields, 'price' | 'total'>;
  /** Of the rooms. */
  readonly total: number | null;
};

export type BulkPrice =
  | {
      readonly kind: 'typed';
      readonly typed: Extract<Typed, { kind: 'set' | 'add' | 'percent' }>;
      readonly roundTo: number;
    }
  /** The prices of another period by weekday, changed by a share of themselves. */
  | { readonly kind: 'copy'; readonly from: StayDate; readonly basisPoints: number; readonly roundTo: number };

/** Every night of the periods once, on the weekdays that are meant, and none that is over. */
export function nightsOfPeriods(periods: readonly Period[], weekdays: readonly number[], today: string): StayDate[] {
  const nights = new Set<StayDate>();
  for (const { from, to } of periods) {
    const days = daysBetween(stayDate(from), stayDate(to));
    for (let day = 0; day <= days; day++) {
      const date = addDays(stayDate(from), day);
      if (date >= today && (weekdays.length === 0 || weekdays.includes(weekdayOf(date)))) nights.add(date);
    }
  }
  return [...nights].toSorted();
}

export function bulkChanges(sheet: ReadSheet, edits: Edits, wish: BulkWish, today: string): NightChange[] {
  const nights = nightsOfPeriods(wish.periods, wish.weekdays, today);
  const begin = wish.periods.map(({ from }) => from).toSorted()[0];
  const changes: NightChange[] = [];
  for (const roomId of wish.roomIds) {
    if (wish.total !== null)
      for (const date of nights)
        if (sheet.nightOf(roomId, date)) changes.push({ rowId: roomId, date, set: { total: wish.total } });
    for (const ratePlanId of wish.ratePlanIds) {
      const rowId = rateRowId(roomId, ratePlanId);
      for (const date of nights) {
        const set = { ...wish.rules, ...priceOf(sheet, edits, wish, rowId, date, begin) };
        if (Object.keys(set).length > 0 && sheet.nightOf(rowId, date)) changes.push({ rowId, date, set });
      }
    }
  }
  return changes.filter((change) => saysSomething(sheet, edits, change));
}

function priceOf(
  sheet: ReadSheet,
  edits: Edits,
  { price, ratePlanIds }: BulkWish,
  rowId: RowId,
  date: StayDate,
  begin: string | undefined,
): NightFields {
  const night = shownNight(sheet, edits, rowId, date);
  const row = rateOf(sheet, rowId);
  if (!price || !night || !row) return {};
  const isLed =
    row.follows && !night.isApart && ratePlanIds.includes(rateOf(sheet, row.follows.parent)?.ratePlanId ?? '');
  if (isLed) return {};
  if (price.kind === 'typed') {
    if (night.price === null && price.typed.kind !== 'set') return {};
    return { price: changedAmount(night.price ?? 0, price.typed, sheet.currency, price.roundTo) };
  }
  if (begin === undefined) return {};
  const before = shownNight(sheet, edits, rowId, sameWeekdayOf(price.from, stayDate(begin), date));
  if (!before || before.price === null) return {};
  return { price: scale(before.price, 10_000 + price.basisPoints, 10_000 * price.roundTo) * price.roundTo };
}

/**
 * The night of another period that a night takes its price from: as far from its beginning, moved to the same weekday by at
 * most three days, so that Saturdays go to Saturdays.
 */
export function sameWeekdayOf(from: StayDate, begin: StayDate, date: StayDate): StayDate {
  const source = addDays(from, daysBetween(begin, date));
  const apart = (weekdayOf(date) - weekdayOf(source) + 7) % 7;
  return addDays(source, apart > 3 ? apart - 7 : apart);
}

function saysSomething(sheet: ReadSheet, edits: Edits, { rowId, date, set }: NightChange): boolean {
  const night = shownNight(sheet, edits, rowId, date);
  return night !== undefined && Object.entries(set).some(([name, value]) => night[name as keyof NightFields] !== value);
}

type BulkCount = {
  readonly changes: number;
  readonly nights: number;
  readonly rooms: number;
  readonly examples: readonly {
    readonly rowId: RowId;
    readonly date: string;
    readonly before: number;
    readonly after: number;
  }[];
};

/** What would change, before anything is pending: how much, and three prices before and after. */
export function countBulk(sheet: ReadSheet, edits: Edits, changes: readonly NightChange[]): BulkCount {
  const seen = new Set<RowId>();
  const examples = changes.flatMap(({ rowId, date, set }) => {
    const before = shownNight(sheet, edits, rowId, date)?.price;
    if (seen.size >= 3 || seen.has(rowId) || typeof set.price !== 'number' || typeof before !== 'number') return [];
    seen.add(rowId);
    return [{ rowId, date, before, after: set.price }];
  });
  return {
    changes: changes.length,
    nights: new Set(changes.map(({ date }) => date)).size,
    rooms: new Set(
      changes.map(({ rowId }) => sheet.rows.get(rowId)).map((row) => (row && row.kind !== 'house' ? row.roomId : '')),
    ).size,
    examples,
  };
}
