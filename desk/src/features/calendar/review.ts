import { editedNights, type Edits } from './pending.ts';
import { fieldNames, type FieldName, type NightFields, type ReadSheet, type RowId } from './sheet.ts';
import { followingNights, shownNight } from './shown-night.ts';

type Value = NightFields[FieldName];

/** Nights of a row that change in the same way. */
type EqualChanges = { readonly dates: readonly string[]; readonly before: Value; readonly after: Value };

/** What becomes of one field of one row. */
export type ReviewPart = {
  readonly rowId: RowId;
  readonly field: FieldName;
  readonly changes: readonly EqualChanges[];
  /** Rates whose price follows the first of these changes, with what they come to. */
  readonly followers: readonly {
    readonly rowId: RowId;
    readonly before: number | null;
    readonly after: number | null;
  }[];
};

/** Before and after, equal changes together; prices first, in the order of the rows. */
export function reviewOf(sheet: ReadSheet, edits: Edits): ReviewPart[] {
  const order = [...sheet.rows.keys()];
  const rowIds = Object.keys(edits).toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
  return fieldNames.flatMap((field) =>
    rowIds.flatMap((rowId): ReviewPart[] => {
      const changes = equalChanges(sheet, edits, rowId, field);
      if (changes.length === 0) return [];
      return [{ rowId, field, changes, followers: field === 'price' ? followersOf(sheet, edits, rowId, changes) : [] }];
    }),
  );
}

function equalChanges(sheet: ReadSheet, edits: Edits, rowId: RowId, field: FieldName): EqualChanges[] {
  const found = new Map<string, { dates: string[]; before: Value; after: Value }>();
  const nights = Object.entries(edits[rowId] ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [date, { set }] of nights) {
    if (set[field] === undefined) continue;
    const [saved, shown] = [sheet.nightOf(rowId, date), shownNight(sheet, edits, rowId, date)];
    const [before, after] = [saved?.[field], shown ? (shown[field] as Value) : set[field]];
    const key = `${String(before)} ${String(after)} ${set[field] === null ? 'back' : ''}`;
    const known = found.get(key);
    if (known) known.dates.push(date);
    else found.set(key, { dates: [date], before, after });
  }
  return [...found.values()];
}

function followersOf(sheet: ReadSheet, edits: Edits, rowId: RowId, changes: readonly EqualChanges[]) {
  const date = changes[0]?.dates[0];
  if (date === undefined) return [];
  return sheet.followersOf(rowId).flatMap((follower) => {
    const night = shownNight(sheet, edits, follower, date);
    const before = sheet.nightOf(follower, date)?.price ?? null;
    return night?.isFollowing ? [{ rowId: follower, before, after: night.price }] : [];
  });
}

export type PendingCount = { readonly nights: number; readonly following: number };

/** How much is pending, as the bar says it. */
export const countPending = (sheet: ReadSheet, edits: Edits): PendingCount => ({
  nights: editedNights(edits).length,
  following: followingNights(sheet, edits).length,
});

/** Runs of days in a row, so that a fortnight is said as one. */
export function runsOf(dates: readonly string[], isNext: (one: string, other: string) => boolean): [string, string][] {
  const runs: [string, string][] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && isNext(run[1], date)) run[1] = date;
    else runs.push([date, date]);
  }
  return runs;
}
