import type { SheetRow } from '../../../features/calendar/sheet.ts';

/** What the style sheet makes of the window: it says sizes, and here they are read. */
export type Measures = {
  readonly cell: number;
  readonly first: number;
  readonly head: number;
  /** What is left free below the last row. */
  readonly below: number;
  readonly heights: Readonly<Record<SheetRow['kind'], number>>;
  /** Of the window onto the sheet; nothing where nothing has a size. */
  readonly width: number;
  readonly height: number;
};

/** As at a desk of 1440, which the server draws for. */
export const usualMeasures: Measures = {
  cell: 47,
  first: 241,
  head: 76,
  below: 120,
  heights: { house: 34, room: 46, rate: 34 },
  width: 1228,
  height: 780,
};

/** The lengths of the style sheet, to be measured: the sheet has an element for each. */
export const measured = ['cell', 'first', 'head', 'below', 'house', 'room', 'rate'] as const;

export function readMeasures(grid: HTMLElement): Measures {
  const of = (name: (typeof measured)[number]): number =>
    grid.querySelector(`[data-size="${name}"]`)?.getBoundingClientRect().width ?? 0;
  const cell = of('cell');
  if (cell === 0) return { ...usualMeasures, width: 0, height: 0 };
  const heights = { house: of('house'), room: of('room'), rate: of('rate') };
  return {
    cell,
    first: of('first'),
    head: of('head'),
    below: of('below'),
    heights,
    width: grid.clientWidth,
    height: grid.clientHeight,
  };
}
