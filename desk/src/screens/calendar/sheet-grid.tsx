import { useLingui } from '@lingui/react/macro';
import { defaultRangeExtractor, observeElementRect, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { directionOf } from '@stayfront/rules/language/direction-of';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { dateAt } from '../../features/calendar/columns.ts';
import type { Conflict } from '../../features/calendar/conflicts.ts';
import { rectOf, type Place, type Selection } from '../../features/calendar/range.ts';
import { rowTops } from './row-tops.ts';
import { cellId } from './sheet-cell.tsx';
import { SheetCover } from './sheet-cover.tsx';
import { SheetHead, type Season } from './sheet-head.tsx';
import { SheetLine } from './sheet-line.tsx';
import { useCellWords } from './use-cell-words.ts';
import { useGridSizes, usualSizes } from './use-grid-sizes.ts';
import { useGridPointer, type PointerActs } from './use-grid-pointer.ts';

/** How others move what is seen, and give it the keyboard back. */
export type GridHandle = {
  readonly focus: () => void;
  readonly showPlace: (place: Place) => void;
  readonly showCol: (col: number) => void;
};

interface SheetGridProps extends PointerActs {
  ref: Ref<GridHandle>;
  looking: Looking;
  selection: Selection;
  conflicts: readonly Conflict[];
  seasons: readonly Season[];
  folded: ReadonlySet<string>;
  onFold: (roomId: string) => void;
  weeks: number;
  firstCol: number;
  party: string;
  typing: string | null;
  mayEdit: boolean;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onCopy: (event: React.ClipboardEvent, isCut: boolean) => void;
  onPaste: (event: React.ClipboardEvent) => void;
  /** The first and the last night that are seen now. */
  onSeen: (first: number, last: number) => void;
}

/** The sheet itself: only what is seen of it is in the page. */
export function SheetGrid(props: SheetGridProps) {
  const { ref, looking, selection, conflicts, seasons, folded, onFold, weeks, firstCol, party, typing, mayEdit } =
    props;
  const { t } = useLingui();
  const { language } = useDesk();
  const { sheet, edits, rows, columns, today } = looking;
  const grid = useRef<HTMLDivElement>(null);
  const sizes = useGridSizes(grid, weeks);
  const words = useCellWords();
  const { head } = selection;
  const tops = useMemo(() => rowTops(rows), [rows]);
  // The server cannot scroll: until the page has come to life its nights stand as far back as they would be scrolled.
  const [isScrolled, setIsScrolled] = useState(false);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here and nowhere memoized
  const byRow = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: (place) => sizes.heights[rows[place]?.kind ?? 'rate'],
    overscan: 4,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    initialRect: usualRect,
    observeElementRect: observeRect,
    rangeExtractor: (range) => withPlace(range, head.row),
  });
  const byCol = useVirtualizer({
    horizontal: true,
    isRtl: directionOf(language) === 'rtl',
    count: columns.count,
    getScrollElement: () => grid.current,
    estimateSize: () => sizes.cell,
    overscan: 3,
    paddingStart: sizes.first,
    scrollPaddingStart: sizes.first,
    initialRect: usualRect,
    observeElementRect: observeRect,
    initialOffset: usualSizes.cell * firstCol,
    rangeExtractor: (range) => withPlace(range, head.col),
  });
  useLayoutEffect(() => {
    byCol.measure();
    byRow.measure();
  }, [byCol, byRow, sizes, rows]);
  useLayoutEffect(() => {
    setIsScrolled(true);
  }, []);
  const shownCol = useRef(firstCol);
  useLayoutEffect(() => {
    // Nights of another width: the first that was seen stays the first.
    if (isScrolled) byCol.scrollToOffset(shownCol.current * sizes.cell);
  }, [byCol, isScrolled, sizes.cell]);
  const first = Math.round((byCol.scrollOffset ?? 0) / sizes.cell);
  const seen = Math.floor(((byCol.scrollRect?.width ?? 0) - sizes.first) / sizes.cell);
  const last = Math.min(columns.count, first + Math.max(1, seen)) - 1;
  const { onSeen } = props;
  useEffect(() => {
    if (!isScrolled) return;
    shownCol.current = first;
    onSeen(first, last);
  }, [isScrolled, first, last, onSeen]);
  useImperativeHandle(ref, () => ({
    focus: () => grid.current?.focus({ preventScroll: true }),
    showPlace: ({ row, col }) => {
      byRow.scrollToIndex(row, { align: 'auto' });
      byCol.scrollToIndex(col, { align: 'auto' });
    },
    showCol: (col) => byCol.scrollToOffset(col * sizes.cell),
  }));
  const pointer = useGridPointer({ grid, byRow, byCol, sizes, rows, columns, ...props });
  const lines = byRow.getVirtualItems();
  // The same list as long as the same nights are seen: rows are then left alone.
  const colKey = byCol
    .getVirtualItems()
    .map(({ index }) => index)
    .join(' ');
  const cols = useMemo(() => colKey.split(' ').map(Number), [colKey]);
  const { top, bottom, first: from, last: to } = rectOf(selection);
  return (
    <div
      ref={grid}
      className="cal-grid"
      role="grid"
      aria-label={t`Rates and rooms`}
      aria-rowcount={rows.length + 2}
      aria-colcount={columns.count + 1}
      aria-multiselectable
      aria-readonly={!mayEdit}
      aria-activedescendant={cellId(head.row, head.col)}
      tabIndex={0}
      style={{ '--weeks': weeks } as React.CSSProperties}
      data-weeks={weeks}
      onKeyDown={props.onKeyDown}
      onCopy={(event) => props.onCopy(event, false)}
      onCut={(event) => props.onCopy(event, true)}
      onPaste={props.onPaste}
      {...pointer}
    >
      <Probes />
      <div
        className="cal-canvas"
        style={{
          blockSize: `calc(${tops.at(-1)} + var(--h-below))`,
          inlineSize: `calc(var(--w-first) + var(--w-night) * ${columns.count})`,
          ...(isScrolled ? {} : { marginInlineStart: `calc(var(--w-night) * ${-firstCol})` }),
        }}
      >
        <SheetHead
          columns={columns}
          cols={cols}
          today={today}
          seasons={seasons}
          language={language}
          label={t`Rates and rooms`}
        >
          {party}
        </SheetHead>
        <div role="rowgroup">
          {lines.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            const isChosen = top <= index && index <= bottom;
            return (
              <SheetLine
                key={row.id}
                sheet={sheet}
                edits={edits}
                row={row}
                rowIndex={index}
                top={tops[index] ?? ''}
                cols={cols}
                columns={columns}
                today={today}
                selectedFrom={isChosen ? from : -1}
                selectedTo={isChosen ? to : -2}
                conflicts={conflicts.flatMap(({ rowId, date }) => (rowId === row.id ? [date] : [])).join(' ')}
                isFolded={row.kind === 'room' && folded.has(row.roomId)}
                onFold={onFold}
                words={words}
                language={language}
              />
            );
          })}
        </div>
        <SheetCover selection={selection} tops={tops} typing={typing} mayEdit={mayEdit} />
      </div>
      <span className="sr" aria-live="polite">
        {rectWords(selection) > 1 && t`${rectWords(selection)} cells chosen, to ${words.dayOf(dateAt(columns, to))}`}
      </span>
    </div>
  );
}

const rectWords = (selection: Selection): number => {
  const { top, bottom, first, last } = rectOf(selection);
  return (bottom - top + 1) * (last - first + 1);
};

/** As at a desk of 1440: on the server, and where nothing has a size. */
const usualRect = { width: 1228, height: 780 };

const observeRect: typeof observeElementRect = (instance, tell) =>
  observeElementRect(instance, (rect) => tell(rect.width === 0 ? usualRect : rect));

/** The cell that the keyboard is at stays in the page, wherever one has scrolled to. */
function withPlace(range: Range, place: number): number[] {
  const seen = defaultRangeExtractor(range);
  const [first = 0, last = 0] = [seen[0], seen.at(-1)];
  return place < first ? [place, ...seen] : place > last ? [...seen, place] : seen;
}

/** The lengths of the style sheet, to be measured. */
const Probes = () => (
  <span className="cal-probes" aria-hidden>
    {['cell', 'first', 'head', 'house', 'room', 'rate'].map((name) => (
      <i key={name} data-size={name} />
    ))}
  </span>
);
