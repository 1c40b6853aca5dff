import { type FieldChange } from './field-change.ts';
import { isOrderPath } from './field-path.ts';
import { type Fields } from './fields.ts';
import { isOrder, isSameOrder } from './order.ts';
import { readField } from './read-field.ts';
import { isSameValue } from './same-value.ts';
import { writeField, writeKnownField } from './write-field.ts';

/** What was to be changed and could not be, with what stands there. */
export type Conflict = {
  readonly change: FieldChange;
  readonly theirs?: unknown;
  /** The change can be made all the same, in place of what stands there. */
  readonly canKeepMine: boolean;
};

type Merged = { readonly document: Fields; readonly conflicts: readonly Conflict[] };

/**
 * Makes changes, worked out from one document, on what has become of it since: each where what stands there is what the
 * change says was there, or what it wants. All others are left, and told.
 */
export const mergeChanges = (document: Fields, changes: readonly FieldChange[]): Merged =>
  merge(document, changes.toSorted(byOrders), writeKnownField);

/** The same with what somebody types, one after the other: what is not there yet around a field comes with it. */
export const typeChanges = (document: Fields, changes: readonly FieldChange[]): Merged =>
  merge(document, changes, writeField);

function merge(document: Fields, changes: readonly FieldChange[], write: typeof writeField): Merged {
  const conflicts: Conflict[] = [];
  let merged = document;
  for (const change of changes) {
    const stands = whatStands(merged, change);
    if (stands === 'after') continue;
    const written = write(merged, change.path, change.after);
    if (stands === 'before' && written) merged = written;
    else {
      const theirs = readField(merged, change.path);
      conflicts.push({ change, ...(theirs === undefined ? {} : { theirs }), canKeepMine: written !== null });
    }
  }
  return { document: merged, conflicts };
}

/** Makes changes whatever stands there; one that has no place is left out. */
export const overwriteFields = (document: Fields, changes: readonly FieldChange[]): Fields =>
  changes
    .toSorted(byOrders)
    .reduce((written, { path, after }) => writeField(written, path, after) ?? written, document);

/** Whether a document says at a path what a change says was there, what it wants, or something else. */
function whatStands(document: Fields, { path, before, after }: FieldChange): 'before' | 'after' | 'other' {
  const value = readField(document, path);
  const isSame = isOrderPath(path) ? isOrderLike : isSameValue;
  if (isSame(value, after)) return 'after';
  return isSame(value, before) ? 'before' : 'other';
}

/** Whoever added an entry meanwhile has changed no order. */
const isOrderLike = (value: unknown, wished: unknown): boolean =>
  isOrder(value) && isOrder(wished) ? isSameOrder(value, wished) : value === wished;

/** An order is known once all that it orders is there. */
const byOrders = (a: FieldChange, b: FieldChange): number => Number(isOrderPath(a.path)) - Number(isOrderPath(b.path));
