import { fieldNames, savedField, type NightFields, type ReadSheet, type RowId } from './sheet.ts';

/** What is to become of a night, over what was saved when it was typed. */
export type NightEdit = {
  readonly set: NightFields;
  /** What each of these fields had, by which it is seen that somebody else has changed it since. */
  readonly was: NightFields;
  /** Somebody else has changed it since, and this is to stand all the same. */
  readonly isOver?: true | undefined;
};

export type Edits = Readonly<Record<RowId, Readonly<Record<string, NightEdit>>>>;

export type NightChange = { readonly rowId: RowId; readonly date: string; readonly set: NightFields };

type Turn = {
  readonly rowId: RowId;
  readonly date: string;
  readonly before: NightEdit | undefined;
  readonly after: NightEdit | undefined;
};

/** What has not been saved yet, with the way back and forth. One step is what one key or one button did. */
export type Pending = {
  readonly edits: Edits;
  readonly past: readonly (readonly Turn[])[];
  readonly future: readonly (readonly Turn[])[];
};

export const nothingPending: Pending = { edits: {}, past: [], future: [] };

export const editOf = (edits: Edits, rowId: RowId, date: string): NightEdit | undefined => edits[rowId]?.[date];

/** Puts changes over what is pending. What says the same as is saved is no change. */
export function withChanges(pending: Pending, changes: readonly NightChange[], sheet: ReadSheet): Pending {
  const turns = new Map<string, Turn>();
  for (const { rowId, date, set } of changes) {
    const key = `${rowId} ${date}`;
    const known = turns.get(key);
    const before = known ? known.before : editOf(pending.edits, rowId, date);
    const after = mergedEdit(known ? known.after : before, set, sheet, rowId, date);
    turns.set(key, { rowId, date, before, after });
  }
  const step = [...turns.values()].filter(({ before, after }) => !isSameEdit(before, after));
  return step.length === 0 ? pending : stepped(pending, step);
}

function mergedEdit(
  before: NightEdit | undefined,
  given: NightFields,
  sheet: ReadSheet,
  rowId: RowId,
  date: string,
): NightEdit | undefined {
  const night = sheet.nightOf(rowId, date);
  const row = sheet.rows.get(rowId);
  const set: Record<string, unknown> = { ...before?.set };
  const was: Record<string, unknown> = { ...before?.was };
  for (const name of fieldNames) {
    const value = given[name];
    if (value === undefined) continue;
    const saved = night && savedField(night, row, name);
    if (!(name in was)) was[name] = saved;
    set[name] = value;
    if (value !== saved) continue;
    delete set[name];
    delete was[name];
  }
  return Object.keys(set).length === 0 ? undefined : { set, was };
}

const stepped = ({ edits, past }: Pending, step: readonly Turn[]): Pending => ({
  edits: turned(edits, step, 'after'),
  past: [...past, step],
  future: [],
});

export function undone(pending: Pending): Pending {
  const step = pending.past.at(-1);
  if (!step) return pending;
  return {
    edits: turned(pending.edits, step, 'before'),
    past: pending.past.slice(0, -1),
    future: [...pending.future, step],
  };
}

export function redone(pending: Pending): Pending {
  const step = pending.future.at(-1);
  if (!step) return pending;
  return {
    edits: turned(pending.edits, step, 'after'),
    past: [...pending.past, step],
    future: pending.future.slice(0, -1),
  };
}

/** Takes some nights out of what is pending, as where somebody else's are kept; a step of its own. */
export function withoutNights(pending: Pending, nights: readonly { rowId: RowId; date: string }[]): Pending {
  const step = nights.flatMap(({ rowId, date }): Turn[] => {
    const before = editOf(pending.edits, rowId, date);
    return before ? [{ rowId, date, before, after: undefined }] : [];
  });
  return step.length === 0 ? pending : stepped(pending, step);
}

/** After saving: what was sent is pending no more, what was typed meanwhile is, and the way back begins anew. */
export function afterSaving(pending: Pending, sent: Edits): Pending {
  const step = editedNights(sent).flatMap(({ rowId, date, edit }): Turn[] => {
    const before = editOf(pending.edits, rowId, date);
    if (!before) return [];
    const rest = Object.entries(before.set).filter(([name, value]) => edit.set[name as keyof NightFields] !== value);
    if (rest.length === 0) return [{ rowId, date, before, after: undefined }];
    const set = Object.fromEntries(rest);
    // What it had is what has just been saved.
    const was = Object.fromEntries(
      rest.map(([name]) => [name, edit.set[name as keyof NightFields] ?? before.was[name as keyof NightFields]]),
    );
    return [{ rowId, date, before, after: { set, was } }];
  });
  return { ...nothingPending, edits: turned(pending.edits, step, 'after') };
}

/** What was typed stands over what somebody else has saved meanwhile, knowingly. */
export function rebased(
  pending: Pending,
  nights: readonly { rowId: RowId; date: string }[],
  sheet: ReadSheet,
): Pending {
  const step = nights.flatMap(({ rowId, date }): Turn[] => {
    const before = editOf(pending.edits, rowId, date);
    if (!before) return [];
    const after = mergedEdit({ set: {}, was: {} }, before.set, sheet, rowId, date);
    return [{ rowId, date, before, after: after && { ...after, isOver: true } }];
  });
  return step.length === 0 ? pending : stepped(pending, step);
}

/** A night as it was left; without an edit where it was given up. */
export type LeftNight = { readonly rowId: RowId; readonly date: string; readonly edit?: NightEdit | undefined };

/** What was typed since something was common: since two windows said the same, or since it was put down. */
export function leftSince(mine: Edits, common: Edits): LeftNight[] {
  const left: LeftNight[] = [];
  for (const rowId of new Set([...Object.keys(mine), ...Object.keys(common)])) {
    const [ours, before] = [mine[rowId], common[rowId]];
    if (ours === before) continue;
    for (const date of new Set([...Object.keys(ours ?? {}), ...Object.keys(before ?? {})])) {
      const edit = ours?.[date];
      if (!isSameEdit(edit, before?.[date])) left.push({ rowId, date, edit });
    }
  }
  return left;
}

/** What was left, over what is pending elsewhere; a step of its own. */
export function laidOver(theirs: Pending, left: readonly LeftNight[]): Pending {
  const step = left.flatMap(({ rowId, date, edit }): Turn[] => {
    const there = editOf(theirs.edits, rowId, date);
    return isSameEdit(edit, there) ? [] : [{ rowId, date, before: there, after: edit }];
  });
  return step.length === 0 ? theirs : stepped(theirs, step);
}

/** Only the rows that a step touches are new objects, so that only they are drawn anew. */
function turned(edits: Edits, step: readonly Turn[], side: 'before' | 'after'): Edits {
  const next: Record<RowId, Record<string, NightEdit>> = { ...edits };
  const fresh = new Set<RowId>();
  for (const turn of step) {
    const { rowId, date } = turn;
    if (!fresh.has(rowId)) {
      next[rowId] = { ...next[rowId] };
      fresh.add(rowId);
    }
    const nights = next[rowId] ?? {};
    const edit = turn[side];
    if (edit) nights[date] = edit;
    else delete nights[date];
    if (Object.keys(nights).length === 0) delete next[rowId];
    else next[rowId] = nights;
  }
  return next;
}

/** The nights that a person has changed, one by one. */
export const editedNights = (edits: Edits): { rowId: RowId; date: string; edit: NightEdit }[] =>
  Object.entries(edits).flatMap(([rowId, nights]) =>
    Object.entries(nights)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, edit]) => ({ rowId, date, edit })),
  );

export const countEdits = (edits: Edits): number =>
  Object.values(edits).reduce((sum, nights) => sum + Object.keys(nights).length, 0);

const isSameEdit = (one: NightEdit | undefined, other: NightEdit | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.isOver === other.isOver &&
    fieldNames.every((name) => one.set[name] === other.set[name] && one.was[name] === other.was[name]));
