import type { SheetRow } from '../../../features/calendar/sheet.ts';
import { escapeText } from './escape-text.ts';
import type { Sight } from './sight.ts';
import { marksText, type Marks } from './marks-text.ts';

/** By which a row says what its name is. */
export const nameId = (index: number): string => `row-name-${index}`;

export const nameMarks = (row: SheetRow, index: number): Marks => ({
  class: `cal-row-name is-${row.kind}`,
  id: nameId(index),
});

/** What stands at the beginning of a row, and stays while its nights move by. */
export const writeName = (sight: Sight, row: SheetRow, index: number): string =>
  `<div role="rowheader" aria-colindex="1"${marksText(nameMarks(row, index))}>${nameOf(sight, row)}</div>`;

export function nameOf({ words, folded, looking, ruleName }: Sight, row: SheetRow): string {
  if (row.kind === 'house') return `<span class="cal-name">${escapeText(words.house)}</span>`;
  const name = `<span class="${cutOf(row.name)}" dir="auto">${escapeText(row.name)}</span>`;
  if (row.kind === 'rate') {
    const rule = row.follows ? ruleText(ruleName(looking.sheet, row.follows), row.name) : '';
    return `<span class="cal-rate">${name}${rule}</span>`;
  }
  const isOpen = !folded.has(row.roomId);
  // Its key is on the row itself: the sheet has one stop for the whole of it.
  return `<button type="button" tabindex="-1" class="cal-room" aria-expanded="${isOpen}" data-fold="${escapeText(row.roomId)}">${arrow}${name}<small>${row.total ?? ''}</small></button>`;
}

const ruleText = (rule: string, name: string): string =>
  `<small class="${cutOf(name + rule)}">${escapeText(rule)}</small>`;

/** Only what may be too long is cut: to cut is a clip of its own, and each of them is worked out with every frame. */
const cutOf = (text: string): string => (text.length > surelyFits ? 'cal-cut' : 'cal-short');
const surelyFits = 18;

const arrow =
  '<svg class="ic ic-xs flip" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m9 18 6-6-6-6"/></svg>';
