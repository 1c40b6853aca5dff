import { weekdayOf } from '@stayfront/rules/stay/stay-date';
import { dateAt } from '../../../features/calendar/columns.ts';
import type { Sight } from './sight.ts';
import { colsOf, weekStyle } from './weeks.ts';

/** What lies below the nights of a week, from the first row to the last: their edges, and the tint of its weekend. */
export function writeGround({ looking: { columns } }: Sight, week: number): string {
  const [from, end] = colsOf(columns, week);
  let text = '';
  for (let col = from; col < end; col++) {
    const weekday = weekdayOf(dateAt(columns, col));
    text += weekday === 5 || weekday === 6 ? '<i class="is-weekend"></i>' : '<i></i>';
  }
  return `<div class="cal-week" style="${weekStyle(columns, week)}">${text}</div>`;
}
