import { formatDay } from '@stayfront/ui/formats/format-day.ts';
import { stayDate } from '@stayfront/rules/stay/stay-date';
import { dateAt, type Columns } from '../../../features/calendar/columns.ts';
import { colStart } from '../row-tops.ts';
import { escapeText } from './escape-text.ts';
import type { Season, Sight } from './sight.ts';

/** The months that are seen, whole, so that the name of one stays while its days go by. */
export function writeMonths({ looking: { columns }, seasons, language }: Sight, first: number, last: number): string {
  let text = '';
  for (let { from, to } = monthAt(columns, first); ; { from, to } = monthAt(columns, to + 1)) {
    const date = dateAt(columns, from);
    const name = escapeText(formatDay(language, date, 'month'));
    const season = escapeText(seasonWords(seasons, date, dateAt(columns, to), language));
    text += `<div role="columnheader" class="cal-month" aria-colindex="${from + 2}" aria-colspan="${to - from + 1}" style="inset-inline-start:${colStart(from)};inline-size:calc(var(--w-night) * ${to - from + 1})"><span>${name}<small>${season}</small></span></div>`;
    if (to >= last) return text;
  }
}

function monthAt(columns: Columns, col: number): { from: number; to: number } {
  const date = dateAt(columns, col);
  const from = col - Math.min(col, Number(date.slice(8)) - 1);
  let to = col;
  while (to + 1 < columns.count && dateAt(columns, to + 1).slice(0, 7) === date.slice(0, 7)) to++;
  return { from, to };
}

/** Seasons that begin or go on in this month; special days stand at their day. */
const seasonWords = (seasons: readonly Season[], from: string, to: string, language: string): string =>
  seasons
    .filter((season) => season.from !== season.to && season.from <= to && from <= season.to)
    .map(({ name, from: begin, to: end }) => {
      const [start, last] = [begin, end].map((date) => formatDay(language, stayDate(date), 'short'));
      // Each in its own direction, whatever the desk speaks.
      return `\u2068${name}\u2069 ${start} – ${last}`;
    })
    .join(' · ');
