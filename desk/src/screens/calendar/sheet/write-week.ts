import type { SheetRow } from '../../../features/calendar/sheet.ts';
import type { Sight } from './sight.ts';
import { colsOf, weekStyle } from './weeks.ts';
import { describeCell, writeCell, type Cell } from './write-cell.ts';

/** The nights of a week of one row. */
export function describeWeek(sight: Sight, row: SheetRow, week: number): Cell[] {
  const [from, end] = colsOf(sight.looking.columns, week);
  const cells: Cell[] = [];
  for (let col = from; col < end; col++) cells.push(describeCell(sight, row, col));
  return cells;
}

/** The same as text, in what holds them. */
export function writeWeek({ looking: { columns } }: Sight, week: number, cells: readonly Cell[]): string {
  const [from] = colsOf(columns, week);
  const text = cells.map((cell, place) => writeCell(cell, from + place)).join('');
  return `<div class="cal-week" data-week="${week}" style="${weekStyle(columns, week)}">${text}</div>`;
}
