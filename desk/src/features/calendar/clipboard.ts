import { plainDigits } from '@stayfront/rules/booking/plain-digits';
import { decimalsOf, type CurrencyCode } from '@stayfront/rules/currency/currencies';
import { isStayDate, type StayDate } from '@stayfront/rules/stay/stay-date';
import type { Looking } from './act-on-range.ts';
import { colOf, dateAt } from './columns.ts';
import type { NightChange } from './pending.ts';
import { rectOf, type Selection } from './range.ts';
import { shownNight } from './shown-night.ts';
import type { SheetRow } from './sheet.ts';
import { readTyped } from './typed-input.ts';

/** What is chosen, as spreadsheets take it: tabs between nights, lines between rows, a point in amounts. */
export function copiedText({ sheet, edits, rows, columns }: Looking, selection: Selection): string {
  const { top, bottom, first, last } = rectOf(selection);
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      Array.from({ length: last - first + 1 }, (_, place) => {
        const night = shownNight(sheet, edits, row.id, dateAt(columns, first + place));
        if (!night || row.kind === 'house') return '';
        if (row.kind === 'room') return String(night.total);
        return night.price === null ? '' : writeMinor(night.price, sheet.currency);
      }).join('\t'),
    )
    .join('\n');
}

/** 18450 as 184.50, and whole amounts without zeros. */
export function writeMinor(minor: number, currency: CurrencyCode): string {
  const unit = 10 ** decimalsOf(currency);
  return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(decimalsOf(currency));
}

/** A cell of what was pasted that is neither empty nor a price: line and column, from 1. */
type PasteFault = { readonly line: number; readonly column: number; readonly text: string };
type Pasted = {
  readonly changes: readonly NightChange[];
  readonly faults: readonly PasteFault[];
  /** How far it reached, from where it was put. */
  readonly rows: number;
  readonly cols: number;
};

/**
 * What a spreadsheet gives, put where one is: its lines are rows and its columns nights. Where its first column has days, its
 * lines are nights and its columns rows instead, wherever one is. One value alone fills all that is chosen.
 */
export function pastedChanges(looking: Looking, selection: Selection, text: string): Pasted {
  const lines = cellsOf(text);
  const isByDay = lines.some(([head = '']) => readDay(head) !== null);
  const faults: PasteFault[] = [];
  const changes: NightChange[] = [];
  const { top, bottom, first, last } = rectOf(selection);
  const { rows, columns } = looking;
  const put = (row: SheetRow | undefined, date: string, cell: string, line: number, column: number): void => {
    if (cell === '' || !row || row.kind === 'house') return;
    const change = changeOf(looking, row, date, cell);
    if (change === undefined) faults.push({ line: line + 1, column: column + 1, text: cell });
    else if (change) changes.push(change);
  };
  if (isByDay) {
    for (const [line, [head = '', ...cells]] of lines.entries()) {
      const date = readDay(head);
      // A first line with names above the prices is no mistake.
      if (date === null) {
        if (line > 0 && head !== '') faults.push({ line: line + 1, column: 1, text: head });
        continue;
      }
      for (const [place, cell] of cells.entries()) put(rows[top + place], date, cell, line, place + 1);
    }
    return { changes, faults, rows: Math.max(0, ...lines.map((line) => line.length - 1)), cols: lines.length };
  }
  const [only] = lines.length === 1 && lines[0]?.length === 1 ? lines[0] : [];
  const height = only === undefined ? lines.length : bottom - top + 1;
  const width = only === undefined ? Math.max(0, ...lines.map((line) => line.length)) : last - first + 1;
  for (let line = 0; line < height; line++)
    for (let column = 0; column < width; column++) {
      const cell = only ?? lines[line]?.[column] ?? '';
      put(rows[top + line], dateAt(columns, first + column), cell, line, column);
    }
  return { changes, faults, rows: height, cols: width };
}

/** Undefined where it is no price; null where it says nothing new to this cell, or the night is not there. */
function changeOf(
  { sheet, edits, today, columns }: Looking,
  row: Exclude<SheetRow, { kind: 'house' }>,
  date: string,
  cell: string,
): NightChange | null | undefined {
  const typed = readTyped(cell, row.kind === 'room' ? 'rooms' : sheet.currency);
  if (typed?.kind !== 'set') return undefined;
  const isHere = date >= today && colOf(columns, date) < columns.count;
  const night = isHere ? shownNight(sheet, edits, row.id, date) : undefined;
  if (!night) return null;
  if (row.kind === 'room') return { rowId: row.id, date, set: { total: typed.value } };
  // What was copied from here and comes back the same does not set a following price apart.
  return night.price === typed.value ? null : { rowId: row.id, date, set: { price: typed.value } };
}

const cellsOf = (text: string): string[][] => {
  const lines = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => line.split('\t').map((cell) => cell.trim().replaceAll(/^"|"$/g, '')));
};

/** 2027-06-11, 11.06.2027, 11/06/2027: year first or day first. American dates look the same and are told by nothing. */
export function readDay(text: string): StayDate | null {
  const typed = plainDigits(text).trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed);
  const day = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(typed);
  const [year, month, date] = iso ? iso.slice(1) : day ? day.slice(1).toReversed() : [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const read = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isStayDate(read) ? read : null;
}
