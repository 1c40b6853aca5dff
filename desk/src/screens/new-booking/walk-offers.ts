import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** From offer to offer, over cells without one, in the direction in which the page is read. */
export function walkOffers(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  const cell = (event.target as Element).closest('td');
  if (!step || !cell) return;
  event.preventDefault();
  const isRtl = document.documentElement.dir === 'rtl';
  const [down, along] = [step[0], isRtl ? -step[1] : step[1]];
  const { rows } = event.currentTarget;
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + down;
  let column = cell.cellIndex + along;
  while (row > 0 && row < rows.length && column > 0 && column < (rows[row]?.cells.length ?? 0)) {
    const offer = rows[row]?.cells[column]?.querySelector<HTMLButtonElement>('button');
    if (offer) return offer.focus();
    row += down;
    column += along;
  }
}
