import { dateAt } from '../../../features/calendar/columns.ts';
import { openNight, type NightRules, type SheetRow } from '../../../features/calendar/sheet.ts';
import { bindingRules, shownNight, type ShownNight } from '../../../features/calendar/shown-night.ts';
import { doorPaths, markPlaces, marksOf } from '../marks-of.ts';
import { writePrice } from '../write-price.ts';
import { escapeText } from './escape-text.ts';
import type { Sight } from './sight.ts';

/** What fits beside the marks; a longer price is written smaller, and over them. */
const fits = 5;

/** One night of one row: how it looks, what it says, the text that stands in it, and a piece of HTML behind that. */
export type Cell = {
  readonly named: string;
  readonly label: string;
  readonly style: string;
  readonly text: string;
  readonly more: string;
};

export function describeCell(sight: Sight, row: SheetRow, col: number): Cell {
  const { looking, clashes, words } = sight;
  const { sheet, edits, columns, today } = looking;
  const date = dateAt(columns, col);
  const night = shownNight(sheet, edits, row.id, date);
  const rules = bindingRules(sheet, edits, row.id, date);
  const follows = row.kind === 'rate' && row.follows !== null;
  let named = 'cal-cell';
  if (date < today) named += ' is-over';
  if (follows && !night?.isApart) named += ' is-follower';
  if (follows && night?.isApart) named += ' is-apart';
  if (night?.isChanged) named += ' is-changed';
  if (night?.isFollowing) named += ' is-following';
  if (clashes.size > 0 && clashes.has(`${row.id} ${date}`)) named += ' is-conflict';
  if (rules.isClosed && row.kind !== 'house') named += ' is-closed';
  if (!night) named += ' is-waiting';
  const marks = row.kind === 'house' || rules === openNight ? '' : marksText(rules);
  if (marks !== '') named += ' has-marks';
  let [text, more, style] = ['', '', ''];
  if (night && row.kind === 'house') {
    const share = shareOf(night);
    if (share === 1) named += ' is-full';
    // The fuller the house, the darker: a fifth of the colour at most.
    style = `--share:${Math.round(share * 20)}%`;
    if (rules.isClosed) text = '×';
    else more = `<bdi dir="ltr">${Math.round(share * 100)} %</bdi>`;
  } else if (night && row.kind === 'room') {
    if (leftOf(night) <= 0) named += ' is-none';
    text = String(leftOf(night));
    style = barStyle(night);
    more = bar + marks;
  } else if (night) {
    text = priceOf(sight, night);
    if (text.length > fits) named += ' is-long';
    more = marks;
  }
  const label = words.cellOf(row, date, night, rules, sheet.currency);
  return { named, label, style, text, more };
}

/** Whether it is chosen is put on it afterwards, since that changes with each key; so is the id of the cell in use. */
export function writeCell({ named, label, style, text, more }: Cell, col: number): string {
  const styled = style === '' ? '' : ` style="${style}"`;
  return `<div role="gridcell" class="${named}" aria-colindex="${col + 2}" aria-selected="false" aria-label="${escapeText(label)}"${styled}>${escapeText(text)}${more}</div>`;
}

const priceOf = ({ language, looking: { sheet } }: Sight, { price }: ShownNight): string =>
  price === null ? '–' : writePrice(language, price, sheet.currency);

const shareOf = ({ total, sold }: ShownNight): number => (total === 0 ? 0 : Math.min(1, sold / total));

const leftOf = ({ total, sold, held }: ShownNight): number => total - sold - held;

/** How much is sold and held is said by the cell, so that the bar in it is one element that never changes. */
const bar = '<i class="cal-bar"></i>';

function barStyle({ total, sold, held }: ShownNight): string {
  const part = (rooms: number): string => (total === 0 ? 0 : Math.min(100, (rooms / total) * 100)).toFixed(1);
  return `--sold:${part(sold)}%;--held:${part(sold + held)}%`;
}

const marksText = (rules: NightRules): string =>
  marksOf(rules)
    .map((mark, place) => {
      const at = markPlaces[place] ? ` class="${markPlaces[place]}"` : '';
      const drawn =
        'text' in mark
          ? mark.text
          : `<svg class="cal-door flip" viewBox="0 0 24 24" aria-hidden="true"><path d="${doorPaths[mark.door]}"/></svg>`;
      return `<em${at} dir="ltr">${drawn}</em>`;
    })
    .join('');
