import { roundRatio } from '@stayfront/rules/money';
import { followAmount, personsIn } from '@stayfront/rules/pricing/follow-prices';
import { editOf, editedNights, type Edits } from './pending.ts';
import {
  openNight,
  rateOf,
  type BoundName,
  type FlagName,
  type FollowedRow,
  type Night,
  type NightRules,
  type ReadSheet,
  type RowId,
} from './sheet.ts';

/** A night as the sheet shows it: what is saved, with what is pending over it. */
export type ShownNight = Night & {
  /** Somebody at this desk has changed it and not saved it. */
  readonly isChanged: boolean;
  /** Its price comes out of another that is changed. */
  readonly isFollowing: boolean;
};

export function shownNight(sheet: ReadSheet, edits: Edits, rowId: RowId, date: string): ShownNight | undefined {
  const saved = sheet.nightOf(rowId, date);
  if (!saved) return undefined;
  if (!isTouched(sheet, edits, rowId, date)) return asSaved(saved);
  const edit = editOf(edits, rowId, date);
  const row = rateOf(sheet, rowId);
  if (!row) return { ...saved, ...definedOf(edit?.set), isChanged: edit !== undefined, isFollowing: false };
  const { price, isApart } = priceOf(sheet, edits, rowId, date, saved);
  return {
    ...saved,
    ...definedOf(edit?.set),
    price,
    isApart,
    isChanged: edit !== undefined,
    isFollowing: edit?.set.price === undefined && price !== saved.price,
  };
}

/** Whether this night, or one that its price follows, is changed. */
function isTouched({ rows }: ReadSheet, edits: Edits, rowId: RowId, date: string): boolean {
  for (let id: RowId | undefined = rowId, steps = 0; id !== undefined && steps < 8; steps++) {
    if (edits[id]?.[date]) return true;
    const row = rows.get(id);
    id = row?.kind === 'rate' ? row.follows?.parent : undefined;
  }
  return false;
}

/** Most nights are shown as they are saved, and asked for several times for each cell that is drawn. */
const unchanged = new WeakMap<Night, ShownNight>();
function asSaved(saved: Night): ShownNight {
  const known = unchanged.get(saved) ?? { ...saved, isChanged: false, isFollowing: false };
  unchanged.set(saved, known);
  return known;
}

const definedOf = <Fields extends object>(set: Fields | undefined): Partial<Fields> => set ?? {};

type WorkedPrice = { readonly price: number | null; readonly isApart: boolean };

/** Chains of rates are at most a few long, and the contract refuses circles. */
function priceOf(sheet: ReadSheet, edits: Edits, rowId: RowId, date: string, saved: Night, depth = 0): WorkedPrice {
  const row = rateOf(sheet, rowId);
  const typed = editOf(edits, rowId, date)?.set.price;
  if (!row?.follows) return { price: typed === undefined ? saved.price : typed, isApart: false };
  if (typeof typed === 'number') return { price: typed, isApart: true };
  if (typed === undefined && saved.isApart) return { price: saved.price, isApart: true };
  const { parent } = row.follows;
  const parentSaved = sheet.nightOf(parent, date);
  if (!parentSaved || depth > 5) return { price: saved.price, isApart: false };
  const above = priceOf(sheet, edits, parent, date, parentSaved, depth + 1).price;
  // As long as nothing above it is touched, what the server worked out stands.
  if (typed === undefined && above === parentSaved.price) return { price: saved.price, isApart: false };
  return { price: above === null ? null : followedPrice(above, row.follows), isApart: false };
}

/** What the party pays at a rate that follows; where each person pays, each pays a price that follows. */
const followedPrice = (above: number, { rule, adults, per }: FollowedRow): number =>
  per === 'person'
    ? followAmount(roundRatio(above, adults), 1, rule) * adults
    : followAmount(above, personsIn(adults, per), rule);

/** The prices that will change by themselves, because they follow one that was typed. */
export function followingNights(sheet: ReadSheet, edits: Edits): { rowId: RowId; date: string }[] {
  const found = new Map<string, { rowId: RowId; date: string }>();
  const follow = (parent: RowId, date: string): void => {
    for (const rowId of sheet.followersOf(parent)) {
      const night = shownNight(sheet, edits, rowId, date);
      if (!night?.isFollowing || found.has(`${rowId} ${date}`)) continue;
      found.set(`${rowId} ${date}`, { rowId, date });
      follow(rowId, date);
    }
  };
  for (const { rowId, date, edit } of editedNights(edits)) if (edit.set.price !== undefined) follow(rowId, date);
  return [...found.values()];
}

/** All that binds a night of a row, whoever has said it: the stricter stands. */
export function bindingRules(sheet: ReadSheet, edits: Edits, rowId: RowId, date: string, depth = 0): NightRules {
  const row = sheet.rows.get(rowId);
  const own = shownNight(sheet, edits, rowId, date) ?? openNight;
  if (row?.kind === 'room') return stricter(own, shownNight(sheet, edits, 'house', date));
  if (row?.kind !== 'rate') return own;
  const parent = row.follows?.rule.rules === 'parent' && depth < 5 ? row.follows.parent : null;
  const above =
    parent === null
      ? bindingRules(sheet, edits, row.roomId, date)
      : bindingRules(sheet, edits, parent, date, depth + 1);
  return stricter(stricter(own, sheet.planRulesOf(row.ratePlanId, date)), above);
}

const saysNothing = (rules: NightRules): boolean =>
  !rules.isClosed &&
  !rules.isClosedToArrival &&
  !rules.isClosedToDeparture &&
  !rules.minStay &&
  !rules.maxStay &&
  !rules.minThrough &&
  !rules.maxThrough;

/** Asked for each cell that is drawn, of which most say nothing. */
function stricter(one: NightRules, other: NightRules | undefined): NightRules {
  if (other === undefined || saysNothing(other)) return saysNothing(one) ? openNight : one;
  if (saysNothing(one)) return other;
  const most = (name: BoundName): number | null => Math.max(one[name] ?? 0, other[name] ?? 0) || null;
  const least = (name: BoundName): number | null =>
    one[name] && other[name] ? Math.min(one[name], other[name]) : one[name] || other[name] || null;
  const any = (name: FlagName): boolean => one[name] || other[name];
  return {
    isClosed: any('isClosed'),
    isClosedToArrival: any('isClosedToArrival'),
    isClosedToDeparture: any('isClosedToDeparture'),
    minStay: most('minStay'),
    maxStay: least('maxStay'),
    minThrough: most('minThrough'),
    maxThrough: least('maxThrough'),
  };
}
