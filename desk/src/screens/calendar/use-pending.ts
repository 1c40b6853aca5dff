import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../app/data/kept-store.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { draftOf, pendingOf, type KeptDraft } from '../../features/calendar/draft.ts';
import {
  countEdits,
  laidOver,
  nothingPending,
  withChanges,
  type NightChange,
  type Pending,
} from '../../features/calendar/pending.ts';
import type { ReadSheet } from '../../features/calendar/sheet.ts';
import { toldWindows, type ToldWindows } from '../../features/calendar/told-windows.ts';

/** So long after the last key is what was typed put down on the device, and told to other windows. */
const keptAfter = 400;

/** What has been typed and not saved. It is kept on the device, so that no reload loses it, and is one in all windows. */
export function usePending(sheet: ReadSheet | null, onFound: (nights: number) => void) {
  const { hotelId } = useDesk();
  const [pending, setPending] = useState<Pending>(nothingPending);
  const [isRead, setIsRead] = useState(false);
  const found = useRef(onFound);
  const now = useRef(pending);
  /** What all windows last had in common. */
  const common = useRef(nothingPending.edits);
  const windows = useRef<ToldWindows | null>(null);
  useEffect(() => {
    found.current = onFound;
    now.current = pending;
  });
  /** What has not been put down yet. */
  const waiting = useRef<(() => void) | null>(null);
  // Whoever goes to another page right after the last key leaves as much behind as whoever waits. Before windows are closed.
  useEffect(() => () => waiting.current?.(), []);
  useEffect(() => {
    let isGone = false;
    void readKept<KeptDraft>(hotelId, 'calendar').then((kept) => {
      if (isGone) return;
      const before = pendingOf(kept);
      // What was typed while it was read stands over it.
      setPending((typed) => (typed === nothingPending ? before : laidOver(before, typed.edits, {})));
      common.current = before.edits;
      setIsRead(true);
      if (countEdits(before.edits) > 0) found.current(countEdits(before.edits));
    });
    windows.current = toldWindows(hotelId, (draft) => {
      const theirs = pendingOf(draft);
      const next = laidOver(theirs, now.current.edits, common.current);
      common.current = theirs.edits;
      setPending(next);
    });
    return () => {
      isGone = true;
      windows.current?.close();
    };
  }, [hotelId]);
  useEffect(() => {
    if (!isRead || pending.edits === common.current) return;
    let isKept = false;
    const putDown = (): void => {
      if (isKept) return;
      isKept = true;
      waiting.current = null;
      common.current = pending.edits;
      windows.current?.tell(draftOf(pending));
      void keep(hotelId, 'calendar', draftOf(pending));
    };
    waiting.current = putDown;
    const timer = setTimeout(putDown, keptAfter);
    window.addEventListener('pagehide', putDown);
    return () => {
      waiting.current = null;
      clearTimeout(timer);
      window.removeEventListener('pagehide', putDown);
    };
  }, [hotelId, isRead, pending]);
  const change = useCallback(
    (changes: readonly NightChange[]) => {
      if (sheet) setPending((before) => withChanges(before, changes, sheet));
    },
    [sheet],
  );
  return { pending, setPending, change, isRead };
}
