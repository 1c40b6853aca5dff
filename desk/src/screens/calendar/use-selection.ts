import { useCallback, useMemo, useState } from 'react';
import {
  at,
  clamped,
  moved,
  wholeRows,
  type Place,
  type Selection,
  type Size,
  type Step,
} from '../../features/calendar/range.ts';

/** What is chosen in the sheet. Where rooms are folded up, it stays inside what is left. */
export function useSelection(size: Size, begin: Place) {
  const [kept, setKept] = useState<Selection>(at(begin));
  const { rows, cols } = size;
  const selection = useMemo(
    () => ({ anchor: clamped(kept.anchor, { rows, cols }), head: clamped(kept.head, { rows, cols }) }),
    [kept, rows, cols],
  );
  const move = useCallback(
    (by: Step, isExtending: boolean) => setKept((before) => moved(before, by, { rows, cols }, isExtending)),
    [rows, cols],
  );
  const choose = useCallback(
    (place: Place, isExtending = false) =>
      setKept((before) => (isExtending ? { anchor: before.anchor, head: place } : at(place))),
    [],
  );
  const chooseRows = useCallback(() => setKept((before) => wholeRows(before, { rows, cols })), [rows, cols]);
  return { selection, setSelection: setKept, move, choose, chooseRows };
}

export type Choosing = ReturnType<typeof useSelection>;
