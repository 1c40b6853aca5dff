import type { Sight } from './sight.ts';
import { colsOf, weekStyle } from './weeks.ts';
import { writeDays } from './write-days.ts';
import { writeMonths } from './write-months.ts';

/** Months and days above the rows: as much of them as is seen, and a week on both sides. */
export function drawnHeads(holders: { readonly months: Element; readonly days: Element }) {
  const weeks = new Map<number, { readonly element: Element; text: string }>();
  let months = '';
  let drawn = '';
  return {
    draw: (sight: Sight, seen: { readonly first: number; readonly last: number }): void => {
      const { columns } = sight.looking;
      const [first, last] = [Math.max(0, seen.first - 1), seen.last + 1];
      if (drawn === `${first} ${last}`) return;
      drawn = `${first} ${last}`;
      if (weeks.size === 0) holders.days.textContent = '';
      for (const [week, { element }] of weeks)
        if (week < first || last < week) {
          element.remove();
          weeks.delete(week);
        }
      for (let week = first; week <= last && colsOf(columns, week)[0] < columns.count; week++) {
        if (weeks.has(week)) continue;
        const text = writeDays(sight, week);
        holders.days.insertAdjacentHTML('beforeend', dayWeek(sight, week, text));
        const element = holders.days.lastElementChild;
        if (element) weeks.set(week, { element, text });
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

export const dayWeek = ({ looking: { columns } }: Sight, week: number, days: string): string =>
  `<div class="cal-week" style="${weekStyle(columns, week)}">${days}</div>`;
