import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isTyping } from '../../features/frame/is-typing.ts';
import {
  boundChanges,
  fillChanges,
  flagChanges,
  giveBackChanges,
  isSomeApart,
  liftChanges,
  type Looking,
} from '../../features/calendar/act-on-range.ts';
import { colOf, dateAt } from '../../features/calendar/columns.ts';
import { isOne, rectOf, type Place } from '../../features/calendar/range.ts';
import { BoundsPopover } from './bounds-popover.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { CalendarMenu } from './calendar-menu.tsx';
import { CellBar } from './cell-bar.tsx';
import { ConflictBar } from './conflict-bar.tsx';
import { HistoryPopover } from './history-popover.tsx';
import { focusFirstTool } from './move-in-bar.ts';
import { PendingBar } from './pending-bar.tsx';
import { makeSeenNights } from './seen-nights.ts';
import { SeenSpan } from './seen-span.tsx';
import { SheetPanels, type Panel } from './sheet-panels.tsx';
import { SheetLegend } from './sheet-legend.tsx';
import { cellId } from './cell-id.ts';
import { SheetGrid, type GridHandle } from './sheet-grid.tsx';
import { useCellBarWords } from './use-cell-bar-words.tsx';
import type { Calendar } from './use-calendar.ts';
import { useClipboard } from './use-clipboard.ts';
import { useSelection } from './use-selection.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useTyping } from './use-typing.ts';
import './calendar.css';
import './sheet-cell.css';
import './sheet-heads.css';
import './sheet-grid.css';

interface SheetViewProps {
  calendar: Calendar;
  looking: Looking;
}

/** The calendar as a sheet: on everything that is wider than a phone. */
export function SheetView({ calendar, looking }: SheetViewProps) {
  const { t } = useLingui();
  const { rows, columns, today, edits } = looking;
  const { change, conflicts, count, mayEdit, saving, shown, pending, want } = calendar;
  const grid = useRef<GridHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const gridBox = useRef<HTMLDivElement>(null);
  const [, setQuery] = useSearchParams();
  const [weeks, setWeeks] = useState(3);
  const firstCol = colOf(columns, shown);
  const [seen] = useState(() => makeSeenNights(firstCol, firstCol + 20));
  const firstRate = Math.max(
    0,
    rows.findIndex(({ kind }) => kind === 'rate'),
  );
  const choosing = useSelection({ rows: rows.length, cols: columns.count }, { row: firstRate, col: firstCol });
  const { selection, choose } = choosing;
  const typing = useTyping({ looking, selection, onChange: change });
  const [panel, setPanel] = useState<Panel | null>(null);
  const [near, setNear] = useState<'bounds' | 'history' | null>(null);
  const { cell } = typing;
  const { head } = selection;
  const lastShown = useRef(head);
  useEffect(() => {
    if (lastShown.current === head) return;
    lastShown.current = head;
    grid.current?.showPlace(head);
  }, [head]);
  const onSeen = useCallback(
    (first: number, last: number) => {
      seen.set(first, last);
      // A month further in both directions is on its way before one is there.
      want(dateAt(columns, Math.max(0, first - 30)), dateAt(columns, Math.min(columns.count - 1, last + 30)));
    },
    [columns, seen, want],
  );
  const go = (col: number): void => {
    const first = Math.max(0, Math.min(columns.count - 7, col));
    grid.current?.showCol(first);
    setQuery(first === colOf(columns, today) ? {} : { from: dateAt(columns, first) }, { replace: true });
  };
  const backToGrid = (): void => grid.current?.focus();
  const accept = (way: 'down' | 'right' | 'stay'): void => {
    if (!typing.accept()) return;
    backToGrid();
    if (way !== 'stay' && isOne(selection))
      choosing.move({ rows: way === 'down' ? 1 : 0, cols: way === 'right' ? 1 : 0 }, false);
  };
  const onKeyDown = useSheetKeys({
    choosing,
    mayEdit,
    page: 12,
    onType: typing.begin,
    onFlag: (flag) => change(flagChanges(looking, selection, flag)),
    onBounds: () => setNear('bounds'),
    onLift: () => change(liftChanges(looking, selection)),
    onFill: (way) => change(fillChanges(looking, selection, way)),
    onUndo: calendar.undo,
    onRedo: calendar.redo,
    onHistory: () => setNear('history'),
    onReasons: () => setPanel({ kind: 'reasons' }),
    onTools: () => focusFirstTool(tools.current),
    onFold: () => cell?.row.kind === 'room' && calendar.fold(cell.row.roomId),
  });
  const { onCopy, onPaste } = useClipboard({ looking, selection, mayEdit, change });
  const save = (): void => {
    if (conflicts.length === 0) saving.save();
  };
  const onPageKey = useEffectEvent((event: KeyboardEvent): void => {
    const key = event.key.toLowerCase();
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    if ((event.ctrlKey || event.metaKey) && key === 's') {
      // The browser would save the page to a file.
      event.preventDefault();
      if (mayEdit && !isInDialog && (typing.typed === null || typing.accept())) save();
    } else if (isTyping(event) || !mayEdit) return;
    else if (key === 'b') setPanel({ kind: 'bulk' });
    else if (key === 'r' && count.nights > 0 && !isGoing.current) setPanel({ kind: 'review' });
    isGoing.current = key === 'g';
  });
  const isGoing = useRef(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onPageKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const onFillTo = ({ row, col }: Place): void => {
    const { top, bottom, first, last } = rectOf(selection);
    const isAcross = Math.max(col - last, first - col) >= Math.max(row - bottom, top - row);
    const stretched = isAcross
      ? { anchor: { row: top, col: first }, head: { row: bottom, col: Math.max(first, col) } }
      : { anchor: { row: top, col: first }, head: { row: Math.max(top, row), col: last } };
    change(fillChanges(looking, stretched, isAcross ? 'right' : 'down'));
    choosing.setSelection(stretched);
  };
  const bar = useCellBarWords({ looking, selection, typing, conflicts });
  const isApart = useMemo(() => mayEdit && isSomeApart(looking, selection), [mayEdit, looking, selection]);
  const isRoomOrRate = cell !== null && cell.row.kind !== 'house';
  return (
    <div className="cal" ref={gridBox}>
      <CalendarHead
        span={<SeenSpan seen={seen} columns={columns} />}
        weeks={weeks}
        onWeeks={setWeeks}
        onStep={(by) => go(seen.read()[0] + by * 7)}
        onToday={() => go(colOf(columns, today))}
        mayEdit={mayEdit}
        onUndo={pending.past.length > 0 || saving.canUndoLast ? calendar.undo : undefined}
        onRedo={pending.future.length > 0 ? calendar.redo : undefined}
        onBulk={() => setPanel({ kind: 'bulk' })}
        menu={<CalendarMenu mayEdit={mayEdit} firstSeen={() => dateAt(columns, seen.read()[0])} onOpen={setPanel} />}
      />
      <ConflictBar calendar={calendar} looking={looking} onDecide={() => setPanel({ kind: 'conflicts' })} />
      <CellBar
        {...bar}
        value={typing.value}
        isBad={typing.isBad}
        fieldRef={typing.field}
        barRef={tools}
        onLeave={backToGrid}
        isReadOnly={!mayEdit || cell?.row.kind === 'house'}
        onType={typing.type}
        onAccept={accept}
        onGiveUp={() => {
          typing.giveUp();
          backToGrid();
        }}
        onFlag={(flag) => change(flagChanges(looking, selection, flag))}
        onBounds={() => setNear('bounds')}
        onFill={() => change(fillChanges(looking, selection, 'right'))}
        onGiveBack={isApart ? () => change(giveBackChanges(looking, selection)) : undefined}
        onHistory={isRoomOrRate ? () => setNear('history') : undefined}
        onReasons={isRoomOrRate ? () => setPanel({ kind: 'reasons' }) : undefined}
      />
      <div className="cal-box">
        <SheetGrid
          ref={grid}
          looking={looking}
          selection={selection}
          conflicts={conflicts}
          seasons={calendar.seasons}
          folded={calendar.folded}
          onFold={calendar.fold}
          weeks={weeks}
          firstCol={firstCol}
          party={bar.party}
          typing={typing.typed}
          mayEdit={mayEdit}
          onKeyDown={onKeyDown}
          onCopy={onCopy}
          onPaste={onPaste}
          onSeen={onSeen}
          onChoose={(place, isExtending) => {
            if (typing.typed !== null && !typing.accept()) typing.giveUp();
            choose(place, isExtending);
          }}
          onFillTo={onFillTo}
          onOpen={() => mayEdit && typing.begin('')}
        />
      </div>
      <SheetLegend />
      {near === 'bounds' && (
        <BoundsPopover
          cell={cellId(head.row, head.col)}
          grid={gridBox}
          rules={bar.rules}
          onSet={(bounds) => change(boundChanges(looking, selection, bounds))}
          onClose={() => {
            setNear(null);
            backToGrid();
          }}
        />
      )}
      {near === 'history' && cell && (
        <HistoryPopover
          cell={cell}
          cellId={cellId(selection.anchor.row, selection.anchor.col)}
          grid={gridBox}
          looking={looking}
          mayEdit={mayEdit}
          onPut={change}
          onAll={(of) => {
            setNear(null);
            setPanel({ kind: 'changes', of });
          }}
          onClose={() => {
            setNear(null);
            backToGrid();
          }}
        />
      )}
      {count.nights > 0 && mayEdit && (
        <PendingBar
          count={count}
          isSaving={saving.isSaving}
          hasConflicts={conflicts.length > 0}
          onDiscard={calendar.discard}
          onReview={() => setPanel({ kind: 'review' })}
          onSave={save}
        />
      )}
      <SheetPanels
        panel={panel}
        calendar={calendar}
        looking={looking}
        selection={selection}
        onClose={() => setPanel(null)}
        onOpen={setPanel}
        onShow={(place) => {
          setPanel(null);
          choose(place);
          backToGrid();
        }}
      />
      <span className="sr" role="status">
        {typing.isBad && t`That is not understood. Type 180, +10, −5 %, 2+ or X.`}
        {Object.keys(edits).length === 0 && ''}
      </span>
    </div>
  );
}
