import { isSame, pricesOf, type RowOf, type SaidRules, type SaidValue } from '../calendar-history/cell-change.ts';
import type { NightPrices } from '../pricing/price-night.ts';
import type { DayRuleName } from '../restriction/day-rules.ts';
import type { StayDate } from '../stay/stay-date.ts';
import { cellKey, rateIn, rulesIn, stockIn, type Cells } from './cells.ts';
import { ownRules } from './changes-of-night.ts';
import type { WishedNight } from './edit.ts';

/** What became of a cell since, in the order of changes: the number of each, and what stood there before it. */
export type Since = ReadonlyMap<string, readonly { readonly number: number; readonly before: SaidValue }[]>;

export type FieldValue = NightPrices | number | true | null;

export type ConflictNight = RowOf & {
  readonly date: StayDate;
  /** total, price, or the name of a rule. */
  readonly field: string;
  readonly was: FieldValue;
  readonly theirs: FieldValue;
  readonly mine: FieldValue;
  /** The last change that touched it. */
  readonly number: number;
};

/**
 * Fields of nights that others have changed since the version an edit was made on, to something else than it wants. What
 * came back to what it was, or is what both want, is no conflict. `isOver` counts those that the edit knows of.
 */
export function findConflicts(
  now: Cells,
  after: Cells,
  since: Since,
  nights: readonly WishedNight[],
): { readonly conflicts: ConflictNight[]; readonly keptOver: number } {
  const conflicts: ConflictNight[] = [];
  let keptOver = 0;
  for (const night of nights) {
    const { roomId, ratePlanId, date, version, over } = night;
    const keys = (['stock', 'rate', 'rules'] as const).map((kind) =>
      cellKey(kind, roomId, kind === 'stock' ? null : ratePlanId, date),
    );
    const touched = keys.flatMap((key) => since.get(key) ?? []).filter(({ number }) => number > version);
    if (touched.length === 0) continue;
    const number = Math.max(...touched.map((one) => one.number));
    const past = (than: number): Cells =>
      new Map(
        keys.map((key) => [
          key,
          since.get(key)?.find((one) => one.number > than)?.before ?? currentUnlessTouched(now, since, key, than),
        ]),
      );
    const found = fieldsOf(night).flatMap((field) => {
      const [was, theirs, mine] = [past(version), now, after].map((cells) => valueOf(cells, night, field));
      const isConflict = !same(was, theirs) && !same(theirs, mine);
      return isConflict ? [{ field, was: was ?? null, theirs: theirs ?? null, mine: mine ?? null }] : [];
    });
    const isKnown = (field: string): boolean =>
      same(valueOf(past(Math.max(version, over)), night, field), valueOf(now, night, field));
    const unknown = found.filter(({ field }) => !isKnown(field));
    if (found.length > unknown.length) keptOver += 1;
    conflicts.push(...unknown.map((one) => ({ roomId, ratePlanId, date, ...one, number })));
  }
  return { conflicts, keptOver };
}

/** Where the first change since found nothing, nothing was there; where there was none, what is there now. */
const currentUnlessTouched = (now: Cells, since: Since, key: string, than: number): SaidValue =>
  since.get(key)?.some((one) => one.number > than) ? null : (now.get(key) ?? null);

/** What an edit speaks of. */
const fieldsOf = ({ wish }: WishedNight): string[] => [
  ...(wish.total === undefined ? [] : ['total']),
  ...(wish.price === undefined && wish.prices === undefined && wish.follow === undefined ? [] : ['price']),
  ...Object.keys(wish.rules ?? {}),
];

function valueOf(
  cells: Cells,
  { roomId, ratePlanId, date }: Pick<WishedNight, 'roomId' | 'ratePlanId' | 'date'>,
  field: string,
): FieldValue {
  if (field === 'total') return roomId === null ? null : stockIn(cells, roomId, date);
  if (field === 'price') {
    const rate = roomId === null || ratePlanId === null ? null : rateIn(cells, roomId, ratePlanId, date);
    return rate && pricesOf(rate);
  }
  const rules: SaidRules | null =
    roomId === null || ratePlanId === null
      ? rulesIn(cells, roomId, ratePlanId, date)
      : ownRules(cells, roomId, ratePlanId, date);
  return rules?.[field as DayRuleName] ?? null;
}

const same = (a: FieldValue | undefined, b: FieldValue | undefined): boolean =>
  isSame((a ?? null) as SaidValue, (b ?? null) as SaidValue);
