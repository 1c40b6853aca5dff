import type { Cell, Column } from './table.ts';
import { decimalsIn, styleOf } from './xlsx-parts.ts';
import { xmlText } from './xlsx-text.ts';

type Head = { readonly columns: readonly Column[]; readonly isRtl: boolean };

/** The first row stays where it is while the others move. */
export const sheetHead = ({ columns, isRtl }: Head): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>` +
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews>` +
  `<sheetView workbookViewId="0"${isRtl ? ' rightToLeft="1"' : ''}>` +
  `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>` +
  columns
    .map(({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`)
    .join('') +
  `</cols><sheetData>`;

export const headRow = (columns: readonly Column[]): string =>
  `<row r="1">${columns.map(({ title }, place) => textCell(`${letterOf(place)}1`, title, 1)).join('')}</row>`;

/** An end that is known only now: what can be filtered. */
export const sheetEnd = (columns: readonly Column[], rows: number): string =>
  `</sheetData><autoFilter ref="A1:${letterOf(columns.length - 1)}${rows}"/></worksheet>`;

export function sheetRow(columns: readonly Column[], row: readonly Cell[], number: number): string {
  const decimals = decimalsIn(columns);
  const cells = columns.map((column, place) => {
    const cell = row[place] ?? null;
    const at = `${letterOf(place)}${number}`;
    if (cell === null) return '';
    const style = styleOf(column, decimals);
    if (column.kind === 'text') return textCell(at, String(cell), style);
    return `<c r="${at}" s="${style}"><v>${numberIn(cell, column)}</v></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;

/** Days are counted from the 30th of December 1899, as every spreadsheet does; a time is a part of its day. */
function numberIn(cell: string | number, { kind }: Column): number {
  if (typeof cell === 'number') return typeof kind === 'object' ? cell / 10 ** kind.decimals : cell;
  const milliseconds = Date.parse(kind === 'time' ? `${cell.replace(' ', 'T')}Z` : `${cell}T00:00Z`);
  return milliseconds / 86_400_000 + 25_569;
}

const letterOf = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letterOf(Math.floor(place / 26) - 1) + letterOf(place % 26);
