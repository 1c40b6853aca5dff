import type { StoredLook } from '../../platform/db/stored-values.ts';

/** What became different, as before and after. */
export function lookDifferences(before: StoredLook, after: StoredLook): Record<string, unknown[]> {
  const names = Object.keys(after) as (keyof StoredLook)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]]]),
  );
}
