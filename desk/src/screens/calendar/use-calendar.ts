import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useHouse, useMay } from '../../app/page/desk-context.tsx';
import { useDone } from '../../features/frame/undos.tsx';
import type { Looking } from '../../features/calendar/act-on-range.ts';
import { columnsAround } from '../../features/calendar/columns.ts';
import { conflictsOf } from '../../features/calendar/conflicts.ts';
import { nothingPending, redone, undone } from '../../features/calendar/pending.ts';
import { countPending } from '../../features/calendar/review.ts';
import { shownFrom } from './shown-from.ts';
import { useAskedLift } from './use-asked-lift.ts';
import { useOpenRooms } from './use-open-rooms.ts';
import { usePending } from './use-pending.ts';
import { usePieces } from './use-pieces.ts';
import { useSave } from './use-save.ts';

/** All that the calendar knows and does, whether it is looked at as a sheet or as a month. */
export function useCalendar() {
  const { t } = useLingui();
  const { today } = useHouse();
  const mayEdit = useMay('manager');
  const [query] = useSearchParams();
  const shown = shownFrom(query, today);
  const tell = useDone();
  const read = usePieces(shown);
  const { sheet } = read;
  const { pending, setPending, change, isRead } = usePending(sheet, (nights) =>
    tell({
      text: t`${plural(nights, { one: '# change of before waits here', other: '# changes of before wait here' })}`,
    }),
  );
  const { edits } = pending;
  useAskedLift({ sheet, edits, isRead, mayEdit, onChange: change });
  const columns = useMemo(() => columnsAround(today), [today]);
  const open = useOpenRooms(sheet);
  const { rows } = open;
  const looking = useMemo(
    (): Looking | null => sheet && { sheet, edits, rows, columns, today },
    [sheet, edits, rows, columns, today],
  );
  const seasons = useMemo(() => {
    const all = new Map(
      read.pieces.flatMap((piece) => piece.seasons.map((one) => [`${one.name} ${one.from}`, one] as const)),
    );
    return [...all.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1));
  }, [read.pieces]);
  const conflicts = useMemo(() => (sheet ? conflictsOf(sheet, edits) : []), [sheet, edits]);
  const count = useMemo(() => (sheet ? countPending(sheet, edits) : { nights: 0, following: 0 }), [sheet, edits]);
  const saving = useSave({ sheet, pending, setPending, read, hasConflicts: conflicts.length > 0 });
  return {
    ...read,
    ...open,
    looking,
    seasons,
    columns,
    today,
    shown,
    mayEdit,
    pending,
    setPending,
    change,
    conflicts,
    count,
    saving,
    /** Before anything is typed, the last way back is that of what was saved. */
    undo: (): void => (pending.past.length > 0 ? setPending(undone) : saving.undoLast()),
    redo: (): void => setPending(redone),
    discard: (): void => {
      const before = pending;
      setPending(nothingPending);
      tell({ text: t`Nothing is pending any more`, undo: () => setPending(before) });
    },
  };
}

export type Calendar = ReturnType<typeof useCalendar>;
