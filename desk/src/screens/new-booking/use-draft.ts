import { useCallback, useEffect, useState } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { emptyDraft, type Draft } from './draft.ts';

export type ChangeDraft = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/** A booking while it is taken down: it survives a reload, and ends with the tab. One that is begun for somebody is new. */
export function useDraft(surname: string): [Draft, ChangeDraft] {
  const key = `stayfront-desk-booking-${useDesk().hotelId}`;
  const [draft, setDraft] = useState(emptyDraft);
  // Behind the first view, which is the server's, who knows nothing of it.
  useEffect(() => {
    const kept = read(key);
    if (!kept && surname === '') return;
    setDraft(surname === '' || kept?.sent ? (kept ?? emptyDraft) : { ...emptyDraft, guest: { ...emptyDraft.guest, surname } });
  }, [key, surname]);
  const change: ChangeDraft = useCallback(
    (part) =>
      setDraft((before) => {
        const next = { ...before, ...(typeof part === 'function' ? part(before) : part) };
        keep(key, next);
        return next;
      }),
    [key],
  );
  return [draft, change];
}

function read(key: string): Draft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft> | null;
    return kept && { ...emptyDraft, ...kept };
  } catch {
    return null; // another release wrote it, or the browser keeps nothing
  }
}

function keep(key: string, draft: Draft): void {
  try {
    if (JSON.stringify(draft) === JSON.stringify(emptyDraft)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still books.
  }
}
