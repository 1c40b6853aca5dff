/** A place in the sheet: which of the rows that are open, and which night from the first. */
export type Place = { readonly row: number; readonly col: number };

/** Where one began to choose, and where one is; the first is the cell that keys act from. */
export type Selection = { readonly anchor: Place; readonly head: Place };

type Rect = { readonly top: number; readonly bottom: number; readonly first: number; readonly last: number };

export type Size = { readonly rows: number; readonly cols: number };

export const at = (place: Place): Selection => ({ anchor: place, head: place });

export const rectOf = ({ anchor, head }: Selection): Rect => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  first: Math.min(anchor.col, head.col),
  last: Math.max(anchor.col, head.col),
});

export const isOne = ({ anchor, head }: Selection): boolean => anchor.row === head.row && anchor.col === head.col;

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

export const clamped = ({ row, col }: Place, { rows, cols }: Size): Place => ({
  row: within(row, rows),
  col: within(col, cols),
});

export type Step = { readonly rows: number; readonly cols: number };

/** Moves to another cell, or stretches what is chosen to there. */
export function moved(selection: Selection, by: Step, size: Size, isExtending: boolean): Selection {
  const from = selection.head;
  const head = clamped({ row: from.row + by.rows, col: from.col + by.cols }, size);
  return isExtending ? { anchor: selection.anchor, head } : at(head);
}

/** All nights of the rows that are chosen. */
export const wholeRows = ({ anchor, head }: Selection, { cols }: Size): Selection => ({
  anchor: { row: anchor.row, col: 0 },
  head: { row: head.row, col: cols - 1 },
});
