import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { findLast, forgetLast, keepLast, preparePad, readLast } from '../../app/data/kept-last.ts';
import { keep, readKept } from '../../app/data/kept-store.ts';
import type { Pad } from '../../app/data/sealed-at-once.ts';
import { useDesk } from '../../app/page/desk-context.tsx';
import { draftOf, pendingOf, type KeptDraft } from '../../features/calendar/draft.ts';
import { laidOver, leftSince, nothingPending, type LeftNight, type Pending } from '../../features/calendar/pending.ts';

/** The draft as the device has it: put down in its time, and what was typed since then in the last moment of a page. */
export function useKeptDraft(now: RefObject<Pending>) {
  const { hotelId } = useDesk();
  /** What is on the device for certain. */
  const settled = useRef(nothingPending.edits);
  const pad = useRef<Pad | null>(null);
  const isRead = useRef(false);
  useEffect(() => {
    let isGone = false;
    const prepare = (): void =>
      void preparePad(hotelId).then((made) => {
        if (!isGone) pad.current = made;
      });
    prepare();
    // A page that went and is there again, as by the browser's arrow, has used it.
    window.addEventListener('pageshow', prepare);
    return () => {
      isGone = true;
      window.removeEventListener('pageshow', prepare);
    };
  }, [hotelId]);
  return useMemo(() => {
    const putDown = async (pending: Pending): Promise<void> => {
      const left = findLast(hotelId, 'calendar');
      await keep(hotelId, 'calendar', draftOf(pending));
      settled.current = pending.edits;
      forgetLast(hotelId, 'calendar', left);
    };
    return {
      /** What was put down, and the same with what a page that went has left. */
      read: async (): Promise<{ readonly kept: Pending; readonly before: Pending }> => {
        const kept = pendingOf(await readKept<KeptDraft>(hotelId, 'calendar'));
        const found = findLast(hotelId, 'calendar');
        const left = await readLast<readonly LeftNight[]>(hotelId, 'calendar');
        const before = left ? laidOver(kept, left) : kept;
        if (before === kept) forgetLast(hotelId, 'calendar', found);
        settled.current = kept.edits;
        isRead.current = true;
        return { kept, before };
      },
      keep: (pending: Pending): void => void putDown(pending),
      /** Another window has told its draft. One that went could tell it, and may not have put it down. */
      heard: (pending: Pending): void => {
        if (findLast(hotelId, 'calendar') === null) settled.current = pending.edits;
        else void putDown(pending);
      },
      keepLast: (): void => {
        if (!isRead.current || !pad.current || now.current.edits === settled.current) return;
        keepLast(hotelId, 'calendar', pad.current, leftSince(now.current.edits, settled.current));
        pad.current = null;
      },
    };
  }, [hotelId, now]);
}
