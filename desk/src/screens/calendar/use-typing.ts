import { useRef, useState } from 'react';
import { typedChanges, type Looking } from '../../features/calendar/act-on-range.ts';
import { dateAt } from '../../features/calendar/columns.ts';
import type { NightChange } from '../../features/calendar/pending.ts';
import { writeMinor } from '../../features/calendar/clipboard.ts';
import type { Selection } from '../../features/calendar/range.ts';
import { shownNight, type ShownNight } from '../../features/calendar/shown-night.ts';
import type { SheetRow } from '../../features/calendar/sheet.ts';
import { readTyped, type TypedUnit } from '../../features/calendar/typed-input.ts';

export type CellAt = { readonly row: SheetRow; readonly date: string; readonly night: ShownNight | undefined };

/** The cell that keys act from. */
function cellAt({ sheet, edits, rows, columns }: Looking, { anchor }: Selection): CellAt | null {
  const row = rows[anchor.row];
  const date = dateAt(columns, anchor.col);
  return row ? { row, date, night: shownNight(sheet, edits, row.id, date) } : null;
}

const unitOf = (looking: Looking, row: SheetRow): TypedUnit => (row.kind === 'rate' ? looking.sheet.currency : 'rooms');

const valueOf = (looking: Looking, { row, night }: CellAt): string => {
  if (!night || row.kind === 'house') return '';
  if (row.kind === 'room') return String(night.total);
  return night.price === null ? '' : writeMinor(night.price, looking.sheet.currency);
};

interface Typing {
  looking: Looking;
  selection: Selection;
  onChange: (changes: readonly NightChange[]) => void;
}

/** The one field of the sheet: what stands in the cell, or what is being typed over it. */
export function useTyping({ looking, selection, onChange }: Typing) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const cell = cellAt(looking, selection);
  const unit: TypedUnit = cell ? unitOf(looking, cell.row) : 'rooms';
  const read = typed === null || typed.trim() === '' ? null : readTyped(typed, unit);
  const isBad = typed !== null && typed.trim() !== '' && read === null;
  return {
    field: field,
    typed,
    value: typed ?? (cell ? valueOf(looking, cell) : ''),
    unit,
    isBad,
    cell,
    /** What would be pending with what is typed; the first of it is said beside the field. */
    outcome: read ? typedChanges(looking, selection, read) : [],
    begin: (first: string): void => {
      setTyped(first === '' ? null : first);
      const input = field.current;
      input?.focus();
      if (first === '') input?.select();
    },
    type: setTyped,
    /** False where it is not understood: then it stays to be mended. */
    accept: (): boolean => {
      if (isBad) return false;
      if (read) onChange(typedChanges(looking, selection, read));
      setTyped(null);
      return true;
    },
    giveUp: (): void => setTyped(null),
  };
}
