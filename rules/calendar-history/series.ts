import { addDays, dayNumber, type StayDate } from '../stay/stay-date.ts';
import type { CellChange, CellKind, RowOf, SaidValue } from './cell-change.ts';

/** Days in a row that changed alike: place of the first, how many, and the places of what was before and after. */
export type Run = readonly [day: number, days: number, before: number, after: number];

/**
 * What one change did to one row of the calendar. Each value stands once and days in a row that changed alike are one
 * run, so that two years of a season's prices are a few numbers.
 */
export type Series = RowOf & {
  readonly kind: CellKind;
  readonly from: StayDate;
  readonly to: StayDate;
  readonly values: readonly SaidValue[];
  readonly runs: readonly Run[];
};

type Begun = RowOf & {
  kind: CellKind;
  days: { day: number; before: number; after: number }[];
  values: SaidValue[];
  places: Map<string, number>;
  /** The same by the value itself: numbers, and objects that many nights share, need not be written out. */
  known: Map<SaidValue, number>;
};

const PIECE = 2_000;

/** The rows of a change. No two of its nights are the same night of the same row. */
export function foldChanges(changes: Iterable<CellChange>): Series[] {
  const work = foldInPieces(changes);
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
}

/** The same, stopping for a moment between its pieces. */
export function* foldInPieces(changes: Iterable<CellChange>): Generator<undefined, Series[]> {
  let left = PIECE;
  const rows = new Map<string, Begun>();
  for (const { kind, roomId, ratePlanId, date, before, after } of changes) {
    const key = `${kind} ${roomId ?? ''}.${ratePlanId ?? ''}`;
    let row = rows.get(key);
    if (!row)
      rows.set(key, (row = { kind, roomId, ratePlanId, days: [], values: [], places: new Map(), known: new Map() }));
    row.days.push({ day: dayNumber(date), before: placeOf(row, before), after: placeOf(row, after) });
    if (--left > 0) continue;
    left = PIECE;
    yield;
  }
  return [...rows.values()].map(closeRow);
}

function placeOf({ values, places, known }: Begun, value: SaidValue): number {
  const there = known.get(value);
  if (there !== undefined) return there;
  const text = JSON.stringify(value);
  const place = places.get(text) ?? values.push(value) - 1;
  places.set(text, place);
  known.set(value, place);
  return place;
}

function closeRow({ kind, roomId, ratePlanId, days, values }: Begun): Series {
  const sorted = days.toSorted((a, b) => a.day - b.day);
  const first = sorted[0]?.day ?? 0;
  const runs: [number, number, number, number][] = [];
  for (const { day, before, after } of sorted) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === day - first && last[2] === before && last[3] === after) last[1] += 1;
    else runs.push([day - first, 1, before, after]);
  }
  const epoch = '1970-01-01' as StayDate;
  const last = sorted.at(-1)?.day ?? first;
  return { kind, roomId, ratePlanId, from: addDays(epoch, first), to: addDays(epoch, last), values, runs };
}

/** The nights again. */
export function* unfoldSeries({ kind, roomId, ratePlanId, from, values, runs }: Series): Generator<CellChange> {
  for (const [day, days, before, after] of runs)
    for (let i = 0; i < days; i++)
      yield {
        kind,
        roomId,
        ratePlanId,
        date: addDays(from, day + i),
        before: values[before] ?? null,
        after: values[after] ?? null,
      };
}

/** What became of one night of the row; null where it was not touched. */
export function changeOn(series: Series, date: StayDate): { before: SaidValue; after: SaidValue } | null {
  const place = dayNumber(date) - dayNumber(series.from);
  const run = series.runs.find(([day, days]) => place >= day && place < day + days);
  return run ? { before: series.values[run[2]] ?? null, after: series.values[run[3]] ?? null } : null;
}

export const nightsOf = ({ runs }: Series): number => runs.reduce((sum, [, days]) => sum + days, 0);
