import type { SheetRow } from '../../../features/calendar/sheet.ts';
import { escapeText } from './escape-text.ts';
import type { Sight } from './sight.ts';
import { colsOf, weekStyle } from './weeks.ts';
import type { Cell } from './write-cell.ts';
import { describeWeek } from './write-week.ts';

/** A week of a row that is in the page, and what its cells say; null where the server has written them. */
export type DrawnWeek = { readonly element: Element; cells: readonly Cell[] | null };

/**
 * Lets a week say something else. What is the same is left alone: cells that scrolling brings look like those it took away,
 * so that most of them get another text and nothing more.
 */
export function sayAnew(drawn: DrawnWeek, cells: readonly Cell[]): void {
  const { element, cells: before } = drawn;
  drawn.cells = cells;
  for (const [place, cell] of cells.entries()) {
    const node = element.children[place];
    if (node) sayCell(node, before?.[place], cell);
  }
}

function sayCell(node: Element, before: Cell | undefined, { named, label, style, text, more }: Cell): void {
  if (before?.named !== named) node.className = named;
  if (before?.label !== label) node.setAttribute('aria-label', label);
  if (before?.style !== style && (style !== '' || before?.style !== '')) node.setAttribute('style', style);
  if (before?.text === text && before.more === more) return;
  const first = node.firstChild;
  const isTextAlone = before?.more === more && before.text !== '' && text !== '';
  if (isTextAlone && first) first.nodeValue = text;
  else if (more === '') node.textContent = text;
  else node.innerHTML = escapeText(text) + more;
}

/** Makes of a week another one, of the same row or of another of its kind. */
export function becomeWeek(drawn: DrawnWeek, sight: Sight, row: SheetRow, was: number, week: number): void {
  const { columns } = sight.looking;
  const { element } = drawn;
  if (was !== week) {
    element.setAttribute('data-week', String(week));
    element.setAttribute('style', weekStyle(columns, week));
    const [from] = colsOf(columns, week);
    for (const [place, cell] of [...element.children].entries())
      cell.setAttribute('aria-colindex', String(from + place + 2));
  }
  sayAnew(drawn, describeWeek(sight, row, week));
}
