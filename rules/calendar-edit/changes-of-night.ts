import {
  isSame,
  pricesOf,
  readRules,
  sayRate,
  sayRules,
  type CellChange,
  type CellKind,
  type SaidRules,
  type SaidValue,
} from '../calendar-history/cell-change.ts';
import type { NightPrices } from '../pricing/price-night.ts';
import { dayRulesFrom, type DayRules } from '../restriction/day-rules.ts';
import { stricter } from '../restriction/stricter.ts';
import { rateIn, rulesIn, stockIn, type Cells } from './cells.ts';
import type { Wish, WishedNight } from './edit.ts';

/** The list of prices that becomes of a wish for a night which has, or follows, this one. */
export type MakeList = (list: NightPrices | null, price: number) => NightPrices;

/**
 * What a wish makes of a night, cell by cell; nothing where all of it stands there already. What people forbid stands
 * beside the rates, so that a system that sends prices again does not lift it; what the rate itself said about the same
 * rule goes.
 */
export function changesOfNight(
  cells: Cells,
  { roomId, ratePlanId, date, wish }: Pick<WishedNight, 'roomId' | 'ratePlanId' | 'date' | 'wish'>,
  listNow: () => NightPrices | null,
  makeList: MakeList,
): CellChange[] {
  const changes: CellChange[] = [];
  const change = (kind: CellKind, before: SaidValue, after: SaidValue): void => {
    const row = kind === 'stock' ? { roomId, ratePlanId: null } : { roomId, ratePlanId };
    if (!isSame(before, after)) changes.push({ kind, ...row, date, before, after });
  };
  if (wish.total !== undefined && roomId !== null) change('stock', stockIn(cells, roomId, date), wish.total);
  if (roomId === null || ratePlanId === null) {
    const said = rulesIn(cells, roomId, ratePlanId, date);
    change('rules', said, sayRules(wished(readRules(said), wish.rules)));
    return changes;
  }
  const rate = rateIn(cells, roomId, ratePlanId, date);
  const beside = rulesIn(cells, roomId, ratePlanId, date);
  let own = readRules(rate?.rules);
  let other = readRules(beside);
  const binding = stricter(own, other);
  const next = wished(binding, wish.rules);
  if (wish.follow) [own, other] = [readRules(null), next];
  else {
    const isAnother = (name: keyof DayRules): boolean => (next[name] || null) !== (binding[name] || null);
    own = dayRulesFrom((name) => (isAnother(name) ? readRules(null)[name] : own[name]));
    other = dayRulesFrom((name) => (isAnother(name) ? next[name] : other[name]));
  }
  const prices = pricesAfter(wish, rate && pricesOf(rate), listNow, makeList);
  change('rate', rate, prices && sayRate(prices, own));
  change('rules', beside, sayRules(other));
  return changes;
}

function pricesAfter(
  { price, prices, follow }: Wish,
  now: NightPrices | null,
  listNow: () => NightPrices | null,
  makeList: MakeList,
): NightPrices | null {
  if (follow) return null;
  if (prices) return prices;
  return price === undefined ? now : makeList(listNow(), price);
}

const wished = (rules: DayRules, wish: Wish['rules'] = {}): DayRules =>
  dayRulesFrom((name) => {
    const value = wish[name];
    return value === undefined ? rules[name] : value;
  });

/** What binds a room at a rate by itself: its own rules, and those that stand beside it. */
export const ownRules = (
  cells: Cells,
  roomId: string,
  ratePlanId: string,
  date: WishedNight['date'],
): SaidRules | null =>
  sayRules(
    stricter(
      readRules(rateIn(cells, roomId, ratePlanId, date)?.rules),
      readRules(rulesIn(cells, roomId, ratePlanId, date)),
    ),
  );
