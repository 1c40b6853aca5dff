import { isSame, type CellChange, type SaidValue } from '../calendar-history/cell-change.ts';
import { keyOfChange, type Cells } from './cells.ts';

/**
 * What takes a change back, night by night: what stands there must still be what the change put, or what was there before
 * it. Stock that nobody had ever put goes back to no rooms.
 */
export function undoChanges(
  cells: Cells,
  made: Iterable<CellChange>,
): { readonly undo: CellChange[]; readonly changed: CellChange[] } {
  const undo: CellChange[] = [];
  const changed: CellChange[] = [];
  for (const one of made) {
    const now = cells.get(keyOfChange(one)) ?? null;
    const before: SaidValue = one.kind === 'stock' ? (one.before ?? 0) : one.before;
    if (isSame(now, before)) continue;
    if (isSame(now, one.after)) undo.push({ ...one, before: now, after: before });
    else changed.push(one);
  }
  return { undo, changed };
}
