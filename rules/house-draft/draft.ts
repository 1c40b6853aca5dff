import type { Instant } from '../stay/hotel-clock.ts';
import { compareDocuments } from './compare-documents.ts';
import { fieldChange, type FieldChange } from './field-change.ts';
import { isOrderPath, isWithin } from './field-path.ts';
import type { Fields } from './fields.ts';
import { mergeChanges, overwriteFields, type Conflict } from './merge-changes.ts';
import { isOrder, isSameOrder } from './order.ts';
import { readField } from './read-field.ts';
import { isSameValue } from './same-value.ts';

/** A field that is changed and not published: what guests saw when it was, what is to stand there, who wrote it. */
export type DraftField = FieldChange & Mark;

export type Mark = {
  readonly by: string;
  readonly at: Instant;
  /** That of the draft since which it stands so. */
  readonly number: number;
  /** What guests saw then. */
  readonly version: number;
};

type Drafted = {
  /** What guests see with the draft in it. */
  readonly document: Fields;
  /** Of fields in which something else was published meanwhile. */
  readonly conflicts: ReadonlyMap<string, Conflict>;
};

/** The document that is edited. A field in conflict shows as it was typed, wherever it still has a place. */
export function draftOf(published: Fields, fields: readonly FieldChange[]): Drafted {
  const { document, conflicts } = mergeChanges(published, fields);
  const typed = conflicts.filter(({ canKeepMine }) => canKeepMine).map(({ change }) => change);
  return {
    document: overwriteFields(document, typed),
    conflicts: new Map(conflicts.map((conflict) => [conflict.change.path, conflict])),
  };
}

/**
 * The fields of a draft whose document has become another one. Each keeps its author while it says the same, and what was
 * published in its place is not overwritten until somebody has settled it.
 */
export function redraft(
  { published, fields }: { readonly published: Fields; readonly fields: readonly DraftField[] },
  document: Fields,
  mark: Mark,
  settled: ReadonlySet<string> = new Set(),
): DraftField[] {
  const changes = compareDocuments(published, document);
  const { conflicts } = draftOf(published, fields);
  const open = fields.flatMap((field): DraftField[] => {
    const { path } = field;
    const conflict = conflicts.get(path);
    if (!conflict || settled.has(path)) return [];
    // What has no place any more is in no document.
    if (!conflict.canKeepMine) return [field];
    const after = readField(document, path);
    const isGone = changes.some((change) => change.path !== path && isWithin(path, change.path));
    if (isGone || isSameValue(after, readField(published, path))) return [];
    if (isSameValue(after, field.after)) return [field];
    return [{ ...mark, ...fieldChange(path, field.before, after), version: field.version }];
  });
  const known = new Map(fields.map((field) => [field.path, field]));
  const others = changes
    .filter(({ path }) => !open.some((one) => isWithin(path, one.path)))
    .map((change) => {
      const was = known.get(change.path);
      const isSame = was && !settled.has(change.path) && saysSame(change.path, was.after, change.after);
      const { by, at, number, version } = isSame ? was : mark;
      return { ...change, by, at, number, version };
    });
  return [...open, ...others];
}

/** Whoever adds an entry has not written the order. */
const saysSame = (path: string, was: unknown, is: unknown): boolean =>
  isSameValue(was, is) || (isOrderPath(path) && isOrder(was) && isOrder(is) && isSameOrder(was, is));
