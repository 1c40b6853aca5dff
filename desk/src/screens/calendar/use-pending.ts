import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { draftOf, pendingOf } from '../../features/calendar/draft.ts';
import {
  countEdits,
  laidOver,
  leftSince,
  nothingPending,
  withChanges,
  type NightChange,
  type Pending,
} from '../../features/calendar/pending.ts';
import type { ReadSheet } from '../../features/calendar/sheet.ts';
import { toldWindows, type ToldWindows } from '../../features/calendar/told-windows.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** So long after the last key is what was typed put down on the device, and told to other windows. */
const keptAfter = 400;

/** More nights than this in one step are put down at once: they are too many to be kept in the last moment of a page. */
const manyNights = 2000;

/** What has been typed and not saved. It is kept on the device, so that no reload loses it, and is one in all windows. */
export function usePending(sheet: ReadSheet | null, onFound: (nights: number) => void) {
  const { hotelId } = useDesk();
  const [pending, setPending] = useState<Pending>(nothingPending);
  const [isRead, setIsRead] = useState(false);
  const found = useRef(onFound);
  const now = useRef(pending);
  /** What all windows last had in common. */
  const common = useRef(nothingPending.edits);
  const device = useKeptDraft(now);
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
    void device.read().then(({ kept, before }) => {
      if (isGone) return;
      // What was typed while it was read stands over it.
      setPending((typed) => (typed === nothingPending ? before : laidOver(before, leftSince(typed.edits, {}))));
      common.current = kept.edits;
      setIsRead(true);
      if (countEdits(before.edits) > 0) found.current(countEdits(before.edits));
    });
    windows.current = toldWindows(hotelId, (draft) => {
      const theirs = pendingOf(draft);
      const next = laidOver(theirs, leftSince(now.current.edits, common.current));
      common.current = theirs.edits;
      setPending(next);
      device.heard(next);
    });
    return () => {
      isGone = true;
      windows.current?.close();
    };
  }, [hotelId, device]);
  useEffect(() => {
    if (!isRead || pending.edits === common.current) return;
    let isKept = false;
    const putDown = (): void => {
      if (isKept) return;
      isKept = true;
      waiting.current = null;
      common.current = pending.edits;
      windows.current?.tell(draftOf(pending));
      device.keep(pending);
    };
    waiting.current = putDown;
    const timer = setTimeout(putDown, (pending.past.at(-1)?.length ?? 0) > manyNights ? 0 : keptAfter);
    return () => {
      waiting.current = null;
      clearTimeout(timer);
    };
  }, [isRead, pending, device]);
  useEffect(() => {
    // A page that is hidden may be ended without another word, and one that goes has no time for anything.
    const onHidden = (): void => void (document.visibilityState === 'hidden' && waiting.current?.());
    const onGone = (): void => {
      waiting.current?.();
      device.keepLast();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onGone);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onGone);
    };
  }, [device]);
  const change = useCallback(
    (changes: readonly NightChange[]) => {
      if (sheet) setPending((before) => withChanges(before, changes, sheet));
    },
    [sheet],
  );
  return { pending, setPending, change, isRead };
}
