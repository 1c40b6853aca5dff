import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { weekdayOf } from '@stayfront/rules/stay/stay-date';
import { dateAt } from '../../../features/calendar/columns.ts';
import { escapeText } from './escape-text.ts';
import type { Sight } from './sight.ts';
import { colsOf } from './weeks.ts';

/** The heads of a week: weekdays with their dates, and days with a name of their own. */
export function writeDays({ looking: { columns, today }, seasons, language }: Sight, week: number): string {
  const [from, end] = colsOf(columns, week);
  let text = '';
  for (let col = from; col < end; col++) {
    const date = dateAt(columns, col);
    const weekday = weekdayOf(date);
    const special = seasons.find((one) => one.from === date && one.to === date);
    let named = 'cal-day';
    if (weekday === 5 || weekday === 6) named += ' is-weekend';
    if (date === today) named += ' is-today';
    if (special) named += ' is-special';
    const current = date === today ? ' aria-current="date"' : '';
    const title = special ? ` title="${escapeText(special.name)}"` : '';
    const said = special ? `<span class="sr">${escapeText(special.name)}</span>` : '';
    text += `<div role="columnheader" class="${named}" aria-colindex="${col + 2}"${current}${title}>${escapeText(formatDay(language, date, 'weekday'))}<b>${Number(date.slice(8))}</b>${said}</div>`;
  }
  return text;
}
