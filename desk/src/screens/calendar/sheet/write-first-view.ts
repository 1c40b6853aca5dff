import { rowTops } from '../row-tops.ts';
import { dayWeek } from './drawn-heads.ts';
import { usualMeasures } from './measures.ts';
import type { Sight } from './sight.ts';
import { colsOf, weekOf } from './weeks.ts';
import { openWindow } from './window.ts';
import { bandOf, writeBand } from './write-band.ts';
import { writeGround } from './write-ground.ts';
import { writeMonths } from './write-months.ts';
import { describeWeek, writeWeek } from './write-week.ts';

export type FirstView = {
  readonly lines: string;
  readonly names: string;
  readonly months: string;
  readonly days: string;
  readonly ground: string;
};

/** What the server draws: the sheet as it is seen first at a usual desk, in the same words that the browser goes on with. */
export function writeFirstView(sight: Sight, firstCol: number): FirstView {
  const { rows, columns } = sight.looking;
  const at = { down: 0, across: firstCol * usualMeasures.cell };
  const usual = openWindow(null, { rows, columns, measures: usualMeasures }, at);
  const range = usual.seen();
  const tops = rowTops(rows);
  const view = { lines: '', names: '', months: '', days: '', ground: '' };
  const [first, last] = usual.nights();
  const weeks: number[] = [];
  for (let week = weekOf(first); week <= weekOf(last); week++) weeks.push(week);
  for (let band = bandOf(range.top); band <= bandOf(Math.min(range.bottom, rows.length - 1)); band++) {
    const { lines, names } = writeBand(sight, tops, band, (index) => {
      const row = rows[index];
      return row ? weeks.map((week) => writeWeek(sight, week, describeWeek(sight, row, week))).join('') : '';
    });
    view.lines += lines;
    view.names += names;
  }
  for (const week of weeks) {
    view.days += dayWeek(sight, week);
    view.ground += writeGround(sight, week);
  }
  view.months = writeMonths(sight, colsOf(columns, weekOf(first))[0], colsOf(columns, weekOf(last))[1] - 1);
  return view;
}
