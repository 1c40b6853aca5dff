import type { Sight } from './sight.ts';
import { colsOf, weekStyle } from './weeks.ts';
import { writeDays } from './write-days.ts';
import { writeGround } from './write-ground.ts';
import { writeMonths } from './write-months.ts';

type Holders = { readonly months: Element; readonly days: Element; readonly ground: Element };

/** Months and days above the rows, and what lies below them: as much as is seen, and a week on both sides. */
export function drawnHeads(holders: Holders) {
  const weeks = new Map<number, readonly Element[]>();
  let months = '';
  let drawn = '';
  return {
    draw: (sight: Sight, seen: { readonly first: number; readonly last: number }): void => {
      const { columns } = sight.looking;
      const [first, last] = [Math.max(0, seen.first - 1), seen.last + 1];
      if (drawn === `${first} ${last}`) return;
      drawn = `${first} ${last}`;
      if (weeks.size === 0) {
        holders.days.textContent = '';
        holders.ground.textContent = '';
      }
      for (const [week, elements] of weeks)
        if (week < first || last < week) {
          for (const element of elements) element.remove();
          weeks.delete(week);
        }
      for (let week = first; week <= last && colsOf(columns, week)[0] < columns.count; week++) {
        if (weeks.has(week)) continue;
        holders.days.insertAdjacentHTML('beforeend', dayWeek(sight, week));
        holders.ground.insertAdjacentHTML('beforeend', writeGround(sight, week));
        weeks.set(
          week,
          [holders.days, holders.ground].flatMap(({ lastElementChild }) => lastElementChild ?? []),
        );
      }
      const text = writeMonths(sight, colsOf(columns, first)[0], Math.min(columns.count, colsOf(columns, last)[1]) - 1);
      if (text !== months) holders.months.innerHTML = text;
      months = text;
    },
    /** Other seasons, or another language. */
    forget: (): void => {
      weeks.clear();
      drawn = '';
    },
  };
}

export const dayWeek = (sight: Sight, week: number): string =>
  `<div class="cal-week" style="${weekStyle(sight.looking.columns, week)}">${writeDays(sight, week)}</div>`;
