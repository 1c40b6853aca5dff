import type { CellChange } from '@stayfront/rules/calendar-history/cell-change';
import type { StayDate } from '@stayfront/rules/stay/stay-date';
import { giveWay } from '../../platform/http/give-way.ts';

type Keyed = { readonly date: StayDate; readonly roomId: string | null; readonly ratePlanId: string | null };

/** So many rows are written out for the database in some ten milliseconds. */
const PIECE = 2_000;

/**
 * Saves many rows by a few statements, in the order of their keys over all of them. Between two, whatever else is waiting
 * has its turn.
 */
export async function saveInPieces<Row extends Keyed>(
  rows: readonly Row[],
  save: (piece: readonly Row[]) => Promise<CellChange[]>,
): Promise<CellChange[]> {
  if (rows.length <= PIECE) return save(rows);
  const sorted = rows.toSorted(byKey);
  const changes: CellChange[] = [];
  // The next is written out while the database is busy with the one before it.
  let ahead: Promise<CellChange[]> = Promise.resolve([]);
  for (let at = 0; at < sorted.length; at += PIECE) {
    await giveWay();
    const next = save(sorted.slice(at, at + PIECE));
    next.catch(() => {}); // it is heard of below, unless the one before has failed
    for (const change of await ahead) changes.push(change);
    ahead = next;
  }
  for (const change of await ahead) changes.push(change);
  return changes;
}

const byKey = (a: Keyed, b: Keyed): number =>
  compare(a.date, b.date) || compare(a.roomId ?? '', b.roomId ?? '') || compare(a.ratePlanId ?? '', b.ratePlanId ?? '');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
