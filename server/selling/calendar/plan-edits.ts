import { createHash } from 'node:crypto';
import { keyOfChange, withChanges, type Cells } from '@stayfront/rules/calendar-edit/cells';
import { changesOfNight } from '@stayfront/rules/calendar-edit/changes-of-night';
import type { WishedNight } from '@stayfront/rules/calendar-edit/edit';
import { findConflicts, type ConflictNight, type Since } from '@stayfront/rules/calendar-edit/find-conflicts';
import {
  guardedNights,
  warnedNights,
  warningsText,
  usualWeeks,
  type Guarded,
} from '@stayfront/rules/calendar-edit/guards';
import {
  nearestList,
  pricesAnew,
  standardPrices,
  usualPrice,
  type PriceAnew,
  type StandardPrices,
} from '@stayfront/rules/calendar-edit/prices-anew';
import { withStandardPrice } from '@stayfront/rules/calendar-edit/standard-price';
import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import { unfoldSeries } from '@stayfront/rules/calendar-history/series';
import type { NightPrices } from '@stayfront/rules/pricing/price-night';
import { addDays, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Tx } from '../../platform/db/open-database.ts';
import { eachInTurns } from '../../platform/http/each-in-turns.ts';
import { giveWay } from '../../platform/http/give-way.ts';
import type { Hotel } from '../../property/hotel/hotel.ts';
import { readSeriesSince } from './calendar-history.store.ts';
import { priceFacts } from './price-facts.ts';
import { readCells } from './read-cells.ts';
import type { Days } from './stay-calendar.store.ts';

/** What edits come to, worked out on the calendar as it stands. */
export type PlannedEdits = {
  readonly cells: Cells;
  readonly after: Cells;
  readonly changes: readonly CellChange[];
  readonly conflicts: readonly ConflictNight[];
  /** Nights on which something that others changed is knowingly put aside. */
  readonly keptOver: number;
  readonly pricesAnew: readonly PriceAnew[];
  readonly guarded: readonly Guarded[];
  readonly warned: ReturnType<typeof warnedNights>;
  /** What says yes to exactly these warnings. */
  readonly accepts: string;
  /** From what to what was looked at: some weeks around. */
  readonly window: Days;
  readonly before: StandardPrices;
};

/** So many nights are looked at before others have their turn: two years of prices must not hold up a guest. */
const piece = 1_000;

export async function planEdits(
  tx: Tx,
  hotel: Hotel,
  nights: readonly WishedNight[],
  version: number,
): Promise<PlannedEdits> {
  const days = spanOf(nights);
  const rooms = [...new Set(nights.flatMap(({ roomId }) => roomId ?? []))];
  const window = widened(days);
  const cells = await readCells(tx, hotel.hotelId, window, { rooms });
  const facts = priceFacts(hotel.document);
  const before = standardPrices(cells, window, facts);
  const makeList = (roomId: string, ratePlanId: string) => (list: NightPrices | null, price: number) =>
    withStandardPrice(
      list,
      price,
      facts.partyOf(roomId),
      facts.plans.find(({ id }) => id === ratePlanId)?.pricesPer ?? 'room',
    );
  const changes: CellChange[] = [];
  await eachInTurns(nights, piece, (night) => {
    const { roomId, ratePlanId, date } = night;
    const [room, plan] = [roomId ?? '', ratePlanId ?? ''];
    const listNow = (): NightPrices | null => nearestList(before, room, plan, date);
    for (const one of changesOfNight(cells, night, listNow, makeList(room, plan))) changes.push(one);
  });
  await giveWay();
  const after = withChanges(cells, changes);
  const judged = await judgePrices(hotel, after, changes, before);
  const least = nights.reduce((found, night) => Math.min(found, night.version), version);
  const conflicts: ConflictNight[] = [];
  let keptOver = 0;
  if (least < version) {
    const since = await readSince(tx, hotel.hotelId, least, days, rooms);
    await eachInTurns(nights, piece, (night) => {
      const found = findConflicts(cells, after, since, [night]);
      for (const one of found.conflicts) conflicts.push(one);
      keptOver += found.keptOver;
    });
  }
  return { cells, after, changes, window, before, conflicts, keptOver, ...judged };
}

/** What guards say of changes, whoever makes them. `usual` is asked of the calendar as it stood. */
export async function judgePrices(
  { document }: Hotel,
  after: Cells,
  changes: readonly CellChange[],
  before: StandardPrices,
  asksAboutSlips = true,
): Promise<Pick<PlannedEdits, 'pricesAnew' | 'guarded' | 'warned' | 'accepts'>> {
  const facts = priceFacts(document);
  const then = standardPrices(after, before.days, facts);
  const rated = changes.filter(({ kind }) => kind === 'rate');
  const rooms = [...new Set(rated.flatMap(({ roomId }) => roomId ?? []))];
  const anew: PriceAnew[] = [];
  const span = spanOf(rated);
  await giveWay();
  await eachInTurns(rooms, 1, (room) => {
    for (const one of pricesAnew(before, then, after, facts, [room], span)) anew.push(one);
  });
  const priced = anew.flatMap(({ room, ratePlan, date, after: price, isFollowing }) =>
    price === null ? [] : [{ room, ratePlan, date, price, isFollowing }],
  );
  const edited = new Set(asksAboutSlips ? rated.map(keyOfChange) : []);
  const limits = new Map(document.ratePlans.map((plan) => [plan.id, plan]));
  const wasEdited = ({ room, ratePlan, date }: (typeof priced)[number]): boolean =>
    edited.has(keyOfChange({ kind: 'rate', roomId: room, ratePlanId: ratePlan, date }));
  const usual = (room: string, ratePlan: string, date: StayDate): number | null =>
    usualPrice(before, room, ratePlan, date);
  const warned: ReturnType<typeof warnedNights> = [];
  if (asksAboutSlips)
    await eachInTurns(priced, piece, (night) => {
      if (wasEdited(night)) for (const one of warnedNights([night], usual)) warned.push(one);
    });
  await giveWay();
  return {
    pricesAnew: anew,
    guarded: guardedNights(priced, (id) => ({
      floor: limits.get(id)?.floor?.minor,
      ceiling: limits.get(id)?.ceiling?.minor,
    })),
    warned,
    accepts: createHash('sha256').update(warningsText(warned)).digest('base64url').slice(0, 22),
  };
}

async function readSince(
  tx: Tx,
  hotelId: number,
  version: number,
  days: Days,
  rooms: readonly string[],
): Promise<Since> {
  const since = new Map<string, { number: number; before: CellChange['before'] }[]>();
  for (const series of await readSeriesSince(tx, hotelId, version, days, rooms))
    for (const one of unfoldSeries(series)) {
      const key = keyOfChange(one);
      const known = since.get(key) ?? [];
      known.push({ number: series.number, before: one.before });
      since.set(key, known);
    }
  return since;
}

export function spanOf(nights: readonly { readonly date: StayDate }[]): Days {
  let [from, to] = [nights[0]?.date ?? ('' as StayDate), nights[0]?.date ?? ('' as StayDate)];
  for (const { date } of nights) {
    if (date < from) from = date;
    if (date > to) to = date;
  }
  return { from, to };
}

/** With the weeks around that say what is usual. */
export const widened = ({ from, to }: Days): Days => ({
  from: addDays(from, -7 * usualWeeks),
  to: addDays(to, 7 * usualWeeks),
});
