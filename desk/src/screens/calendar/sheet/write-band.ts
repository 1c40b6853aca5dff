import type { SheetRow } from '../../../features/calendar/sheet.ts';
import { marksText, type Marks } from './marks-text.ts';
import type { Sight } from './sight.ts';
import { writeHead, writeName } from './write-name.ts';

/** Rows come and go a few at a time. */
export const rowsOfBand = 4;

export const bandOf = (index: number): number => Math.floor(index / rowsOfBand);

/** Which row it is. Its name is seen apart, in the one column that stays. */
export const lineMarks = (row: SheetRow, index: number): Marks => ({
  class: `cal-line is-${row.kind}`,
  'data-row': String(index),
  'aria-rowindex': String(index + 3),
});

export const bandMarks = (tops: readonly string[], band: number): Marks => {
  const [first, end] = [band * rowsOfBand, Math.min(tops.length - 1, (band + 1) * rowsOfBand)];
  return {
    'data-band': String(band),
    style: `margin-block-start:${tops[first]};block-size:calc(${tops[end]} - ${tops[first]})`,
  };
};

export type Band = { readonly lines: string; readonly names: string };

/** A few rows, and their names. What is in a row may be written later. */
export function writeBand(
  sight: Sight,
  tops: readonly string[],
  band: number,
  weeksOf: (index: number) => string,
): Band {
  const first = band * rowsOfBand;
  const rows = sight.looking.rows.slice(first, first + rowsOfBand);
  const at = marksText(bandMarks(tops, band));
  const lines = rows.map(
    (row, place) =>
      `<div role="row"${marksText(lineMarks(row, first + place))}>${writeHead(sight, row)}${weeksOf(first + place)}</div>`,
  );
  const names = rows.map((row) => writeName(sight, row));
  return {
    lines: `<div class="cal-band"${at}>${lines.join('')}</div>`,
    names: `<div class="cal-band"${at}>${names.join('')}</div>`,
  };
}
