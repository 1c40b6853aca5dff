import { useLingui } from '@lingui/react/macro';
import { useEffectEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { dateAt } from '../../features/calendar/columns.ts';
import type { Conflict } from '../../features/calendar/conflicts.ts';
import { rectOf, type Place, type Selection } from '../../features/calendar/range.ts';
import { cellId } from './cell-id.ts';
import { rowTops } from './row-tops.ts';
import { SheetCover } from './sheet-cover.tsx';
import { drawSheet, type DrawnSheet } from './sheet/drawn-sheet.ts';
import { measured } from './sheet/measures.ts';
import type { Season, Sight } from './sheet/sight.ts';
import { writeFirstView, type FirstView } from './sheet/write-first-view.ts';
import { useCellWords } from './use-cell-words.ts';
import { useGridPointer, type PointerActs } from './use-grid-pointer.ts';
import { useRuleName } from './use-rule-name.ts';

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

/** The frame of the sheet. What is in it is drawn by hand, only what is seen: `sheet/drawn-sheet.ts`. */
export function SheetGrid(props: SheetGridProps) {
  const { ref, looking, selection, conflicts, seasons, folded, weeks, firstCol, party, typing, mayEdit } = props;
  const { t } = useLingui();
  const { language } = useDesk();
  const { rows, columns } = looking;
  const words = useCellWords();
  const ruleName = useRuleName();
  const clashes = useMemo(() => new Set(conflicts.map(({ rowId, date }) => `${rowId} ${date}`)), [conflicts]);
  const sight = useMemo(
    (): Sight => ({ looking, clashes, seasons, folded, language, words, ruleName }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `ruleName` is another function at each drawing, and says something else in another language alone
    [looking, clashes, seasons, folded, language, words],
  );
  const tops = useMemo(() => rowTops(rows), [rows]);
  const [begun] = useState(firstCol);
  // In the browser nothing is written here: what the server has written stands, or is drawn before anything is seen.
  const [first] = useState(() => (typeof document === 'undefined' ? writeFirstView(sight, begun) : nothing));
  const grid = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const sheet = useRef<DrawnSheet>(null);
  const onSeen = useEffectEvent(props.onSeen);
  const draw = useEffectEvent((): DrawnSheet | null => {
    const part = (name: keyof FirstView): Element | null =>
      canvas.current?.querySelector(`[data-part="${name}"]`) ?? null;
    const [lines, names, months, days, ground] = [
      part('lines'),
      part('names'),
      part('months'),
      part('days'),
      part('ground'),
    ];
    if (!grid.current || !canvas.current || !lines || !names || !months || !days || !ground) return null;
    const parts = { grid: grid.current, canvas: canvas.current, lines, names, months, days, ground };
    return drawSheet(parts, { sight, selection, firstCol: begun, onSeen: (from, to) => onSeen(from, to) });
  });
  useLayoutEffect(() => {
    const drawn = draw();
    sheet.current = drawn;
    return () => drawn?.stop();
  }, []);
  useLayoutEffect(() => sheet.current?.measure(), [weeks]);
  useLayoutEffect(() => sheet.current?.show(sight, selection), [sight, selection]);
  useImperativeHandle(ref, () => ({
    focus: () => sheet.current?.focus(),
    showPlace: (place) => sheet.current?.showPlace(place),
    showCol: (col) => sheet.current?.showCol(col),
  }));
  const pointer = useGridPointer({ grid, sheet, ...props });
  const { head } = selection;
  const { last: to } = rectOf(selection);
  return (
    <>
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
          ref={canvas}
          className="cal-canvas"
          style={{
            blockSize: `calc(${tops.at(-1)} + var(--h-below))`,
            inlineSize: `calc(var(--w-first) + var(--w-night) * ${columns.count})`,
            marginInlineStart: `calc(var(--w-night) * ${-begun})`,
          }}
        >
          <div className="cal-head" role="rowgroup">
            <div role="row" aria-rowindex={1} className="cal-months">
              <span role="columnheader" className="cal-first" aria-colindex={1} aria-label={t`Rates and rooms`} />
              <Written name="months" text={first} />
            </div>
            <div role="row" aria-rowindex={2} className="cal-days">
              <span role="columnheader" className="cal-first" aria-colindex={1}>
                {party}
              </span>
              <Written name="days" text={first} className="cal-days-seen" />
            </div>
          </div>
          <Written name="ground" text={first} className="cal-ground" isSilent />
          <Written name="names" text={first} className="cal-names" isSilent />
          <Written name="lines" text={first} className="cal-lines" role="rowgroup" />
          <SheetCover selection={selection} tops={tops} typing={typing} mayEdit={mayEdit} />
        </div>
      </div>
      <span className="sr" aria-live="polite">
        {countOf(selection) > 1 && t`${countOf(selection)} cells chosen, to ${words.dayOf(dateAt(columns, to))}`}
      </span>
    </>
  );
}

const nothing: FirstView = { lines: '', names: '', months: '', days: '', ground: '' };

interface WrittenProps {
  name: keyof FirstView;
  text: FirstView;
  className?: string;
  role?: string;
  isSilent?: boolean;
}

/** An element whose inside is none of React's business; its text never changes, so that it is never written anew. */
const Written = ({ name, text, isSilent, ...attributes }: WrittenProps) => (
  <div
    {...attributes}
    data-part={name}
    aria-hidden={isSilent}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: text[name] }}
  />
);

const countOf = (selection: Selection): number => {
  const { top, bottom, first, last } = rectOf(selection);
  return (bottom - top + 1) * (last - first + 1);
};

/** The lengths of the style sheet, to be measured. */
const Probes = () => (
  <span className="cal-probes" aria-hidden>
    {measured.map((name) => (
      <i key={name} data-size={name} />
    ))}
  </span>
);
