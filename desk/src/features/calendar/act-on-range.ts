import { dateAt, datesIn, type Columns } from './columns.ts';
import type { Edits, NightChange } from './pending.ts';
import { rectOf, type Selection } from './range.ts';
import {
  boundNames,
  flagNames,
  openNight,
  type FlagName,
  type NightFields,
  type NightRules,
  type ReadSheet,
  type SheetRow,
} from './sheet.ts';
import { shownNight, type ShownNight } from './shown-night.ts';
import { changedAmount, type Typed } from './typed-input.ts';

/** The sheet as somebody looks at it: the rows that are open, in their order, and its nights. */
export type Looking = {
  readonly sheet: ReadSheet;
  readonly edits: Edits;
  readonly rows: readonly SheetRow[];
  readonly columns: Columns;
  /** Nights before this are over: they are read and not changed. */
  readonly today: string;
};

type Cell = { readonly row: SheetRow; readonly date: string };

/** What is meant by a choice: rows of the kind in which it was begun, so that a price never lands in the stock. */
function chosenCells({ rows, columns, today }: Looking, selection: Selection): Cell[] {
  const { top, bottom, first, last } = rectOf(selection);
  const kind = rows[selection.anchor.row]?.kind;
  const dates = datesIn(columns, first, last).filter((date) => date >= today);
  return rows
    .slice(top, bottom + 1)
    .filter((row) => row.kind === kind)
    .flatMap((row) => dates.map((date) => ({ row, date })));
}

/** What typing into what is chosen changes. */
export function typedChanges(looking: Looking, selection: Selection, typed: Typed): NightChange[] {
  const cells = chosenCells(looking, selection);
  if (typed.kind === 'flag') return flagChanges(looking, selection, typed.flag);
  if (typed.kind === 'bound') return cells.flatMap((cell) => ofCell(looking, cell, { [typed.bound]: typed.nights }));
  const { sheet, edits } = looking;
  const isChosen = new Set(cells.map(({ row, date }) => `${row.id} ${date}`));
  return cells.flatMap(({ row, date }): NightChange[] => {
    const night = shownNight(sheet, edits, row.id, date);
    if (!night || row.kind === 'house') return [];
    if (row.kind === 'room') {
      if (typed.kind === 'percent') return [];
      const total = typed.kind === 'set' ? typed.value : Math.max(0, night.total + typed.value);
      return [{ rowId: row.id, date, set: { total } }];
    }
    // Its parent is chosen, too: it changes by itself, and would otherwise change twice.
    if (row.follows && !night.isApart && isChosen.has(`${row.follows.parent} ${date}`)) return [];
    if (night.price === null && typed.kind !== 'set') return [];
    return [{ rowId: row.id, date, set: { price: changedAmount(night.price ?? 0, typed, sheet.currency) } }];
  });
}

/** A restriction is put on all that is chosen, or lifted where all of it has it. */
export function flagChanges(looking: Looking, selection: Selection, flag: FlagName): NightChange[] {
  const cells = chosenCells(looking, selection);
  const targets = cells.flatMap((cell) => ofCell(looking, cell, {}));
  const isOn = targets.every(({ rowId, date }) => shownNight(looking.sheet, looking.edits, rowId, date)?.[flag]);
  return targets.map(({ rowId, date }) => ({ rowId, date, set: { [flag]: !isOn } }));
}

export function boundChanges(looking: Looking, selection: Selection, bounds: NightFields): NightChange[] {
  return chosenCells(looking, selection).flatMap((cell) => ofCell(looking, cell, bounds));
}

/** Delete lifts what is forbidden, and where nothing is, gives a price that stands apart back to its rule. */
export function liftChanges(looking: Looking, selection: Selection): NightChange[] {
  const { sheet, edits } = looking;
  const targets = chosenCells(looking, selection).flatMap((cell) => ofCell(looking, cell, {}));
  const bound = targets.filter(({ rowId, date }) => {
    const night = shownNight(sheet, edits, rowId, date);
    return night && [...flagNames, ...boundNames].some((name) => night[name]);
  });
  if (bound.length > 0) return bound.map(({ rowId, date }) => ({ rowId, date, set: openNight }));
  return giveBackChanges(looking, selection);
}

/** Prices that were set apart are worked out from their parent again. */
export const giveBackChanges = (looking: Looking, selection: Selection): NightChange[] =>
  chosenCells(looking, selection).flatMap(({ row, date }): NightChange[] => {
    const night = shownNight(looking.sheet, looking.edits, row.id, date);
    return night?.isApart ? [{ rowId: row.id, date, set: { price: null } }] : [];
  });

/** Whether any of what is chosen stands apart from the rate it follows. */
export const isSomeApart = (looking: Looking, selection: Selection): boolean =>
  chosenCells(looking, selection).some(
    ({ row, date }) =>
      row.kind === 'rate' &&
      row.follows !== null &&
      shownNight(looking.sheet, looking.edits, row.id, date)?.isApart === true,
  );

/** A night that has not been read yet is not changed. */
const ofCell = ({ sheet }: Looking, { row, date }: Cell, set: NightFields): NightChange[] =>
  sheet.nightOf(row.id, date) ? [{ rowId: row.id, date, set }] : [];

/**
 * Fills from the first column to the right, or from the first row down: prices, stock and what is forbidden. Where one column
 * or one row alone is chosen, it is filled from the one before it.
 */
export function fillChanges(looking: Looking, selection: Selection, way: 'right' | 'down'): NightChange[] {
  const { sheet, edits, rows, columns, today } = looking;
  const { top, bottom, first, last } = rectOf(selection);
  const from = way === 'right' ? (first === last ? first - 1 : first) : top === bottom ? top - 1 : top;
  const changes: NightChange[] = [];
  for (let row = top; row <= bottom; row++)
    for (let col = first; col <= last; col++) {
      const [source, target] = [rows[way === 'right' ? row : from], rows[row]];
      const date = dateAt(columns, col);
      const isSource = way === 'right' ? col === from : row === from;
      if (isSource || from < 0 || !source || source.kind !== target?.kind || target.kind === 'house' || date < today)
        continue;
      const night = shownNight(sheet, edits, source.id, way === 'right' ? dateAt(columns, from) : date);
      if (night && sheet.nightOf(target.id, date))
        changes.push({ rowId: target.id, date, set: givenFields(night, source, target) });
    }
  return changes;
}

/** All of a night that can be given to another; a price that is worked out is, where it can be there as well. */
function givenFields(night: ShownNight, source: SheetRow, target: SheetRow): NightFields {
  const { price, total, isApart } = night;
  const rules = Object.fromEntries([...flagNames, ...boundNames].map((name) => [name, night[name]])) as NightRules;
  if (target.kind !== 'rate' || source.kind !== 'rate') return { total, ...rules };
  if (source.follows && !isApart && target.follows) return { price: null, ...rules };
  return price === null ? rules : { price, ...rules };
}
