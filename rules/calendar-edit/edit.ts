import { daysOfRange, type DayRange } from '../calendar/days-of-range.ts';
import type { RowOf } from '../calendar-history/cell-change.ts';
import type { NightPrices } from '../pricing/price-night.ts';
import type { DayRuleName } from '../restriction/day-rules.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** What is to become of a night. What is absent stays. */
export type Wish = {
  readonly total?: number | undefined;
  /** For the standard party of the room. */
  readonly price?: number | undefined;
  readonly prices?: NightPrices | undefined;
  readonly follow?: true | undefined;
  /** true or a number sets a rule, false or null lifts it. */
  readonly rules?: { readonly [Name in DayRuleName]?: boolean | number | null | undefined } | undefined;
};

export type Edit = DayRange &
  Wish & {
    readonly room?: string | undefined;
    readonly ratePlan?: string | undefined;
    readonly version?: string | undefined;
    readonly over?: string | undefined;
  };

/** A night of a row with all that is to become of it. */
export type WishedNight = RowOf & {
  readonly date: StayDate;
  readonly wish: Wish;
  /** The calendar it was made on, and the one whose changes it is to stand over. */
  readonly version: number;
  readonly over: number;
};

/** Edits night by night; where two speak of the same field of a night, the later stands. */
export function nightsOfEdits(edits: readonly Edit[], version: number): WishedNight[] {
  const nights = new Map<string, WishedNight>();
  for (const edit of edits) addEdit(nights, edit, version);
  return [...nights.values()];
}

/** Lays one edit over those before it. */
export function addEdit(nights: Map<string, WishedNight>, edit: Edit, version: number): void {
  const { total, price, prices, follow, rules } = edit;
  const row = { roomId: edit.room ?? null, ratePlanId: edit.ratePlan ?? null };
  const priced = price !== undefined || prices !== undefined || follow !== undefined;
  for (const date of daysOfRange(edit)) {
    const key = `${row.roomId ?? ''}.${row.ratePlanId ?? ''} ${date}`;
    const before = nights.get(key);
    const own = Number(edit.version ?? version);
    nights.set(key, {
      ...row,
      date,
      wish: {
        ...(priced ? withoutPrices(before?.wish) : before?.wish),
        ...(total === undefined ? {} : { total }),
        ...(price === undefined ? {} : { price }),
        ...(prices === undefined ? {} : { prices }),
        ...(follow === undefined ? {} : { follow }),
        ...(rules === undefined ? {} : { rules: { ...before?.wish.rules, ...rules } }),
      },
      version: Math.min(own, before?.version ?? own),
      over: Math.max(Number(edit.over ?? 0), before?.over ?? 0),
    });
  }
}

function withoutPrices(wish: Wish = {}): Wish {
  const { price: _, prices: __, follow: ___, ...rest } = wish;
  return rest;
}
