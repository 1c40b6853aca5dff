import { addDays, dayNumber, daysBetween, type StayDate } from '../../stay/stay-date.ts';
import type { CountPeriod, FreeRoomsMessage } from './free-rooms-message.ts';

/** Equal nights in a row: from, to, bookable, out of order, out of market. Nights without any room are not kept. */
export type ToldRun = readonly [
  from: StayDate,
  to: StayDate,
  bookable: number,
  outOfOrder: number,
  outOfMarket: number,
];

/** What was told last of one category, or of one room of it. */
export type Told = { readonly code: string; readonly room: string | null; readonly runs: readonly ToldRun[] };

export type Window = { readonly from: StayDate; readonly to: StayDate };

const bookableOf = (packed: number): number => Math.floor(packed / 1e8);
const pack = (bookable: number, outOfOrder: number, outOfMarket: number): number =>
  bookable * 1e8 + outOfOrder * 1e4 + outOfMarket;

const keyOf = ({ code, room }: Pick<Told, 'code' | 'room'>): string => JSON.stringify([code, room]);

/** So many keys are laid out before others have their turn: a thousand nights each. */
const piece = 5;

export type FreeNights = {
  /** What is to be kept of what was told, for the next delta. */
  readonly told: readonly Told[];
  /** By category the bookable rooms of each night of the window. */
  readonly free: ReadonlyMap<string, Uint32Array>;
  /** By category which nights of the window the message speaks of: 1. */
  readonly spoken: ReadonlyMap<string, Uint8Array>;
};

/**
 * What stands after a message: a complete set replaces everything that was told, and a delta the nights that it names. Of
 * nights before or after the window nothing is kept.
 */
export function* layOutFreeRooms(
  before: readonly Told[],
  message: FreeRoomsMessage,
  window: Window,
  codes: ReadonlySet<string>,
): Generator<undefined, FreeNights> {
  const length = Math.max(0, daysBetween(window.from, window.to) + 1);
  const first = dayNumber(window.from);
  const nights = new Map<string, { readonly key: Pick<Told, 'code' | 'room'>; readonly packed: Float64Array }>();
  const nightsOf = (key: Pick<Told, 'code' | 'room'>): Float64Array => {
    const known = nights.get(keyOf(key));
    if (known) return known.packed;
    const packed = new Float64Array(length);
    nights.set(keyOf(key), { key: { code: key.code, room: key.room }, packed });
    return packed;
  };
  const cut = (from: StayDate, to: StayDate): readonly [number, number] => [
    Math.max(0, dayNumber(from) - first),
    Math.min(length, dayNumber(to) - first + 1),
  ];
  if (!message.isComplete)
    for (const [i, { runs, ...key }] of before.entries()) {
      if (i % piece === piece - 1) yield;
      const packed = nightsOf(key);
      for (const [from, to, ...counts] of runs) packed.fill(pack(...counts), ...cut(from, to));
    }
  const spoken = new Map<string, Uint8Array>();
  const spokenOf = (code: string): Uint8Array => {
    const known = spoken.get(code) ?? new Uint8Array(length);
    spoken.set(code, known);
    return known;
  };
  if (message.isComplete) for (const code of codes) spokenOf(code).fill(1);
  for (const [i, period] of message.counts.entries()) {
    if (i % 1_000 === 999) yield;
    const { bookable, outOfOrder, outOfMarket } = period;
    const [from, to] = cut(period.from, period.to);
    if (from >= to) continue;
    nightsOf(period).fill(pack(bookable, outOfOrder, outOfMarket), from, to);
    spokenOf(period.code).fill(1, from, to);
  }
  const free = new Map<string, Uint32Array>();
  const told: Told[] = [];
  for (const [i, { key, packed }] of [...nights.values()].entries()) {
    if (i % piece === piece - 1) yield;
    told.push({ ...key, runs: foldNights(packed, window.from) });
    const sum = free.get(key.code) ?? new Uint32Array(length);
    for (let night = 0; night < length; night++) sum[night] = (sum[night] ?? 0) + bookableOf(packed[night] ?? 0);
    free.set(key.code, sum);
  }
  for (const code of spoken.keys()) if (!free.has(code)) free.set(code, new Uint32Array(length));
  return { told, free, spoken };
}

function foldNights(packed: Float64Array, from: StayDate): ToldRun[] {
  const runs: ToldRun[] = [];
  for (let start = 0; start < packed.length;) {
    const value = packed[start] ?? 0;
    let end = start + 1;
    while (end < packed.length && packed[end] === value) end += 1;
    if (value > 0)
      runs.push([
        addDays(from, start),
        addDays(from, end - 1),
        bookableOf(value),
        Math.floor(value / 1e4) % 1e4,
        value % 1e4,
      ]);
    start = end;
  }
  return runs;
}

/** Whether what was told last was of rooms one by one or of categories; null where nothing was told. */
export const wayOfTelling = (told: readonly Pick<Told, 'room'>[]): 'rooms' | 'categories' | null =>
  told.length === 0 ? null : told.some(({ room }) => room !== null) ? 'rooms' : 'categories';

/** The last day that a message speaks of. */
export const lastDayOf = ({ counts }: Pick<FreeRoomsMessage, 'counts'>): StayDate | null =>
  counts.reduce<StayDate | null>((last, { to }: CountPeriod) => (last === null || to > last ? to : last), null);
