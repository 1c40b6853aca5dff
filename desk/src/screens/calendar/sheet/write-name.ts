import type { SheetRow } from '../../../features/calendar/sheet.ts';
import { escapeText } from './escape-text.ts';
import type { Sight } from './sight.ts';
import { marksText, type Marks } from './marks-text.ts';

export const nameMarks = (row: SheetRow): Marks => ({ class: `cal-row-name is-${row.kind}` });

/** What stands at the beginning of a row, and stays while its nights move by. It is to be seen; the row itself says it. */
export const writeName = (sight: Sight, row: SheetRow): string =>
  `<div${marksText(nameMarks(row))}>${nameOf(sight, row)}</div>`;

/** The head of a row in the row itself, which has nothing to be drawn: for whoever hears it. */
export function headMarks({ words, folded, looking, ruleName }: Sight, row: SheetRow): Marks {
  const rule = row.kind === 'rate' && row.follows ? [ruleName(looking.sheet, row.follows)] : [];
  const isRoom = row.kind === 'room';
  return {
    'aria-label': words.joined([words.rowOf(row), ...rule]),
    'aria-expanded': isRoom ? String(!folded.has(row.roomId)) : null,
    'data-fold': isRoom ? row.roomId : null,
  };
}

export const writeHead = (sight: Sight, row: SheetRow): string =>
  `<div role="rowheader" class="cal-said" aria-colindex="1"${marksText(headMarks(sight, row))}></div>`;

export function nameOf({ words, folded, looking, ruleName }: Sight, row: SheetRow): string {
  if (row.kind === 'house') return `<span class="cal-name">${escapeText(words.house)}</span>`;
  const name = `<span class="${cutOf(row.name)}" dir="auto">${escapeText(row.name)}</span>`;
  if (row.kind === 'rate') {
    const rule = row.follows ? ruleText(ruleName(looking.sheet, row.follows), row.name) : '';
    return `<span class="cal-rate">${name}${rule}</span>`;
  }
  const open = folded.has(row.roomId) ? '' : ' is-open';
  // Its key is on the row itself: the sheet has one stop for the whole of it.
  return `<div class="cal-room${open}" data-fold="${escapeText(row.roomId)}">${arrow}${name}<small>${row.total ?? ''}</small></div>`;
}

const ruleText = (rule: string, name: string): string =>
  `<small class="${cutOf(name + rule)}">${escapeText(rule)}</small>`;

/** Only what may be too long is cut: to cut is a clip of its own, and each of them is worked out with every frame. */
const cutOf = (text: string): string => (text.length > surelyFits ? 'cal-cut' : 'cal-short');
const surelyFits = 18;

const arrow =
  '<svg class="ic ic-xs flip" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m9 18 6-6-6-6"/></svg>';
