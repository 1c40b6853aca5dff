import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDesk } from '../../app/page/desk-context.tsx';
import { emptyDraft, type Draft } from './draft.ts';

export type ChangeDraft = (part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/**
 * A booking while it is taken down: it survives a reload, and ends with the tab. It lies in the tab's own store, and the
 * first view, which is the server's, knows nothing of it. Where it is begun for somebody, their name stands there.
 */
export function useDraft(surname: string): [Draft, ChangeDraft] {
  const key = `stayfront-desk-booking-${useDesk().hotelId}`;
  const text = useSyncExternalStore(subscribe, () => read(key), none);
  const draft = useMemo(() => parse(text), [text]);
  const change: ChangeDraft = useCallback(
    (part) => {
      const before = parse(read(key));
      write(key, { ...before, ...(typeof part === 'function' ? part(before) : part) });
    },
    [key],
  );
  useEffect(() => {
    if (surname !== '') change(({ guest }) => (guest.surname === '' ? { guest: { ...guest, surname } } : {}));
  }, [surname, change]);
  return [draft, change];
}

const none = (): string => '';
const listeners = new Set<() => void>();
/** For a browser that keeps nothing. */
const unkept = new Map<string, string>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return unkept.get(key) ?? '';
  }
}

function write(key: string, draft: Draft): void {
  const text = JSON.stringify(draft);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    unkept.set(key, text);
  }
  for (const listener of listeners) listener();
}

function parse(text: string): Draft {
  try {
    return text === '' ? emptyDraft : { ...emptyDraft, ...(JSON.parse(text) as Partial<Draft>) };
  } catch {
    return emptyDraft; // not what we have written
  }
}
