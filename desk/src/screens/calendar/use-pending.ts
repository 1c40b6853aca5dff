import { useCallback, useEffect, useRef, useState } from 'react';
import { keep, readKept } from '../../app/data/kept-store.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { draftOf, pendingOf, type KeptDraft } from '../../features/calendar/draft.ts';
import {
  countEdits,
  nothingPending,
  withChanges,
  type NightChange,
  type Pending,
} from '../../features/calendar/pending.ts';
import type { ReadSheet } from '../../features/calendar/sheet.ts';

/** So long after the last key is what was typed put down on the device. */
const keptAfter = 400;

/** What has been typed and not saved. It is kept on the device, so that a reload does not lose it. */
export function usePending(sheet: ReadSheet | null, onFound: (nights: number) => void) {
  const { hotelId } = useDesk();
  const [pending, setPending] = useState<Pending>(nothingPending);
  const [isRead, setIsRead] = useState(false);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    let isGone = false;
    void readKept<KeptDraft>(hotelId, 'calendar').then((kept) => {
      if (isGone) return;
      const before = pendingOf(kept);
      // What was typed while it was read stands over it.
      setPending((now) => (now === nothingPending ? before : now));
      setIsRead(true);
      if (countEdits(before.edits) > 0) found.current(countEdits(before.edits));
    });
    return () => {
      isGone = true;
    };
  }, [hotelId]);
  useEffect(() => {
    if (!isRead) return;
    const timer = setTimeout(() => void keep(hotelId, 'calendar', draftOf(pending)), keptAfter);
    return () => clearTimeout(timer);
  }, [hotelId, isRead, pending]);
  const change = useCallback(
    (changes: readonly NightChange[]) => {
      if (sheet) setPending((before) => withChanges(before, changes, sheet));
    },
    [sheet],
  );
  return { pending, setPending, change };
}
