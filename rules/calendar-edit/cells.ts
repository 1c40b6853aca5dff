import type { CellChange, CellKind, SaidRate, SaidRules, SaidValue } from '../calendar-history/cell-change.ts';
import type { StayDate } from '../stay/stay-date.ts';

/** The nights of a calendar by their keys; what is absent is nothing. */
export type Cells = ReadonlyMap<string, SaidValue>;

export const cellKey = (kind: CellKind, roomId: string | null, ratePlanId: string | null, date: StayDate): string =>
  `${kind} ${roomId ?? ''}.${ratePlanId ?? ''} ${date}`;

export const keyOfChange = ({ kind, roomId, ratePlanId, date }: Omit<CellChange, 'before' | 'after'>): string =>
  cellKey(kind, roomId, ratePlanId, date);

export const stockIn = (cells: Cells, roomId: string, date: StayDate): number | null =>
  (cells.get(cellKey('stock', roomId, null, date)) as number | null | undefined) ?? null;

export const rateIn = (cells: Cells, roomId: string, ratePlanId: string, date: StayDate): SaidRate | null =>
  (cells.get(cellKey('rate', roomId, ratePlanId, date)) as SaidRate | null | undefined) ?? null;

/** Rules that stand beside those of a rate. */
export const rulesIn = (
  cells: Cells,
  roomId: string | null,
  ratePlanId: string | null,
  date: StayDate,
): SaidRules | null => (cells.get(cellKey('rules', roomId, ratePlanId, date)) as SaidRules | null | undefined) ?? null;

/** A calendar with some changes made. */
export function withChanges(cells: Cells, changes: Iterable<CellChange>): Map<string, SaidValue> {
  const changed = new Map(cells);
  for (const one of changes) changed.set(keyOfChange(one), one.after);
  return changed;
}
