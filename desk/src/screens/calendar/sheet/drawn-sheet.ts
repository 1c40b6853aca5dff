import type { Place, Selection } from '../../../features/calendar/range.ts';
import { drawnHeads } from './drawn-heads.ts';
import { drawnLines } from './drawn-lines.ts';
import { readMeasures } from './measures.ts';
import type { Sight } from './sight.ts';
import { weekOf } from './weeks.ts';
import { openWindow, type Over, type Range, type Scrolled } from './window.ts';

/** The elements that React has made and never looks into: what is in them is drawn here. */
export type SheetParts = {
  readonly grid: HTMLElement;
  readonly canvas: HTMLElement;
  readonly lines: Element;
  readonly names: Element;
  readonly months: Element;
  readonly days: Element;
  readonly ground: Element;
};

type Begin = {
  readonly sight: Sight;
  readonly selection: Selection;
  readonly firstCol: number;
  readonly onSeen: (first: number, last: number) => void;
};

/** So much is drawn beyond what is seen: in rows and in weeks. Whatever is in the page is gone through with each step. */
const ahead = { rows: 4, weeks: 1 };

/** So long after the last step is what was drawn put in order. */
const restsAfter = 400;

/** While one scrolls, what is seen is said so often: whoever hears of it is drawn by React, and with each night that is a part of each frame. */
const saysEach = 250;

/** With each step of scrolling so much of a week that comes is drawn: a whole one at once is more than a frame has time for. */
const aheadAtOnce = 4;

/**
 * The sheet itself, drawn while it is scrolled without React: that makes a part of each cell, which takes a frame for every
 * row. React says what there is to be seen, and gets to know where one has scrolled to.
 */
export function drawSheet(parts: SheetParts, { sight: begun, selection: chosen, firstCol, onSeen }: Begin) {
  const { grid, canvas } = parts;
  let sight = begun;
  let selection = chosen;
  let measures = readMeasures(grid);
  let shown: readonly [first: number, last: number] = [-1, -1];
  let was: Scrolled = { down: 0, across: firstCol * measures.cell };
  let way: Scrolled = { down: 0, across: 0 };
  let seen: Range = { top: 0, bottom: -1, first: 0, last: -1 };
  let idle = 0;
  let rest = 0;
  let steppedAt = 0;
  let saying = 0;
  const lines = drawnLines(parts, sight);
  const heads = drawnHeads(parts);
  const over = (): Over => ({ rows: sight.looking.rows, columns: sight.looking.columns, measures });

  /** What is missing of what is seen, and of the cell that the keyboard is at: drawn at once. */
  const drawSeen = ({ top, bottom, first, last }: Range): boolean => {
    const { head } = selection;
    const weeks = numbersIn(first, last);
    let isAdded = lines.add(head.row, [weekOf(head.col)]);
    for (let row = top; row <= bottom; row++) isAdded = lines.add(row, weeks) || isAdded;
    return isAdded;
  };

  /**
   * What lies ahead, the nearest first and first where one is scrolling to: as long as there is time for it. What lies aside
   * of the way waits until one has stopped.
   */
  const drawAhead = ({ top, bottom, first, last }: Range, hasTime: () => boolean): boolean => {
    const { rows, columns } = sight.looking;
    const weeks = numbersIn(first, last);
    const lastWeek = weekOf(columns.count - 1);
    const isMoving = view.isMoving();
    for (let step = 1; step <= (isMoving && way.across === 0 ? 0 : ahead.weeks); step++)
      for (const week of way.across < 0 ? [first - step, last + step] : [last + step, first - step]) {
        if (week < 0 || week > lastWeek) continue;
        for (let row = top; row <= bottom; row++) if (lines.add(row, [week]) && !hasTime()) return false;
      }
    for (let step = 1; step <= (isMoving && way.down === 0 ? 0 : ahead.rows); step++)
      for (const row of way.down < 0 ? [top - step, bottom + step] : [bottom + step, top - step])
        if (row >= 0 && row < rows.length && lines.add(row, weeks) && !hasTime()) return false;
    return true;
  };

  const drawLater = (deadline?: IdleDeadline): void => {
    idle = 0;
    const isDone = drawAhead(seen, () => (deadline?.timeRemaining() ?? 0) > 1);
    lines.choose(selection);
    if (!isDone) idle = whenIdle(drawLater);
  };

  const draw = (): void => {
    const at = view.scrolled();
    const step = { down: at.down - was.down, across: at.across - was.across };
    way = { down: Math.sign(step.down), across: Math.sign(step.across) };
    was = at;
    seen = view.seen();
    const next = view.seenNext(seen, step);
    const [first, last] = view.nights();
    heads.draw(sight, { first: weekOf(first), last: weekOf(last) });
    lines.moveTo(
      {
        top: next.top - ahead.rows,
        bottom: next.bottom + ahead.rows,
        first: next.first - ahead.weeks,
        last: next.last + ahead.weeks,
      },
      selection.head,
    );
    let isAdded = drawSeen(next);
    let steps = way.across === 0 ? 0 : aheadAtOnce;
    if (steps > 0) {
      drawAhead(seen, () => --steps > 0);
      isAdded = true;
    }
    if (isAdded) lines.choose(selection);
    idle ||= whenIdle(drawLater);
    steppedAt = performance.now();
    rest ||= Number(setTimeout(restOrWait, restsAfter));
    if (shown[0] === first && shown[1] === last) return;
    shown = [first, last];
    saying ||= Number(setTimeout(saySeen, saysEach));
  };

  /** One timer for all steps: to set it anew with each of them costs more than to look at the clock. */
  const restOrWait = (): void => {
    const left = steppedAt + restsAfter - performance.now();
    rest = left > 1 ? Number(setTimeout(restOrWait, left)) : 0;
    if (rest === 0) lines.tidy();
  };

  const saySeen = (): void => {
    saying = 0;
    onSeen(...shown);
  };

  /** Nights of another width: the first that was seen stays the first. */
  const measure = (): void => {
    const before = measures;
    measures = readMeasures(grid);
    view.change(over());
    if (measures.cell !== before.cell) view.showNight(Math.max(0, shown[0]));
    draw();
  };

  const view = openWindow(grid, over(), was, () => draw());
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
  // The server cannot scroll: until now its nights stood as far back as they would be scrolled.
  canvas.style.marginInlineStart = '';
  shown = [firstCol, firstCol - 1];
  lines.takeOver();
  view.open();
  draw();
  saySeen();
  observer?.observe(grid);

  return {
    /** Something else is to be seen, or something else is chosen. */
    show: (next: Sight, choice: Selection): void => {
      const before = sight;
      sight = next;
      selection = choice;
      if (next !== before) {
        if (next.seasons !== before.seasons || next.words !== before.words) heads.forget();
        lines.rewrite(next);
        if (next.looking.rows !== before.looking.rows) view.change(over());
      }
      draw();
      lines.choose(choice);
    },
    measure,
    focus: (): void => grid.focus({ preventScroll: true }),
    showPlace: view.showPlace,
    showCol: view.showNight,
    /** Which cell lies at a point of the screen. */
    placeAt: ({ clientX, clientY }: { clientX: number; clientY: number }, isDragging: boolean): Place | null => {
      const box = grid.getBoundingClientRect();
      const isRtl = getComputedStyle(grid).direction === 'rtl';
      const across = isRtl ? box.right - clientX : clientX - box.left;
      return view.placeAt({ across, down: clientY - box.top }, isDragging);
    },
    stop: (): void => {
      notIdle(idle);
      clearTimeout(rest);
      clearTimeout(saying);
      view.close();
      observer?.disconnect();
    },
  };
}

export type DrawnSheet = ReturnType<typeof drawSheet>;

const numbersIn = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place);

/** Safari has no time that it calls idle. */
const hasIdle = typeof requestIdleCallback === 'function';
const whenIdle = (work: (deadline?: IdleDeadline) => void): number =>
  hasIdle ? requestIdleCallback(work) : Number(setTimeout(work, 30));
const notIdle = (waiting: number): void => (hasIdle ? cancelIdleCallback(waiting) : clearTimeout(waiting));
