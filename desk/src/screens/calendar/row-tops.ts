import type { SheetRow } from '../../features/calendar/sheet.ts';

/** Where each row begins, as the style sheet counts it: rows of a kind are of one height, whatever the window is. */
export function rowTops(rows: readonly SheetRow[]): string[] {
  const counts = { house: 0, room: 0, rate: 0 };
  const tops: string[] = [];
  for (const row of rows) {
    tops.push(blockOf(counts));
    counts[row.kind]++;
  }
  tops.push(blockOf(counts));
  return tops;
}

const blockOf = ({ house, room, rate }: Readonly<Record<SheetRow['kind'], number>>): string =>
  `calc(var(--h-head) + var(--h-house) * ${house} + var(--h-room) * ${room} + var(--h-rate) * ${rate})`;

/** Where a column begins, likewise. */
export const colStart = (col: number): string => `calc(var(--w-first) + var(--w-night) * ${col})`;
