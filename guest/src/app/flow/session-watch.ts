import { cookieNamed } from './cookie-named.ts';
import { readSession, sessionCookie, sessionLength, writeSession, type Session } from './session-cookie.ts';
import { writeCookie } from './write-cookie.ts';

/** Watches the session of one hotel in this browser: begins it, renews it, and notices when it is over. */
export type SessionWatch = {
  read(): Session | null;
  /** Prices have been loaded: they hold for 20 minutes from now. The same answer renews once, however often it is shown. */
  renew(priceMark: string, session: Omit<Session, 'end'>): void;
  /** All of the time before the first session has begun, none after it has ended. */
  secondsLeft(): number;
  /** One that ran on this page is gone. */
  hasEnded(): boolean;
  /** Ends it without a word, because the guest begins anew. */
  forget(): void;
  subscribe(onTick: () => void): () => void;
};

const watches = new Map<number, SessionWatch>();

export function sessionWatch(hotelId: number): SessionWatch {
  const known = watches.get(hotelId) ?? openWatch(sessionCookie(hotelId));
  watches.set(hotelId, known);
  return known;
}

function openWatch(name: string): SessionWatch {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const seenMarks = new Set<string>();
  let hasRun = false;
  /** Where the browser takes no cookies: then this page is all the session has. */
  let inMemory: Session | null = null;
  const read = (): Session | null => {
    const session = inMemory ?? readSession(cookieNamed(name));
    if (!session || session.end <= Date.now()) return null;
    hasRun = true; // also one that another page began: who reloads in the middle is told when it ends
    return session;
  };
  const notify = (): void => listeners.forEach((listener) => listener());
  return {
    read,
    renew(priceMark, session) {
      const running = read();
      const isNew = !seenMarks.has(priceMark);
      if (!isNew && !running) return; // over is over: old prices shown again do not bring it back
      seenMarks.add(priceMark);
      hasRun = true;
      const end = isNew || !running ? Date.now() + sessionLength : running.end;
      const seconds = Math.round((end - Date.now()) / 1000);
      writeCookie(name, writeSession({ ...session, end }), seconds);
      inMemory = cookieNamed(name) === undefined ? { ...session, end } : null;
      notify();
    },
    secondsLeft() {
      const session = read();
      if (!session) return hasRun ? 0 : sessionLength / 1000;
      return Math.ceil((session.end - Date.now()) / 1000);
    },
    forget() {
      hasRun = false;
      inMemory = null;
      writeCookie(name, '', 0);
      notify();
    },
    hasEnded: () => hasRun && read() === null,
    subscribe(onTick) {
      if (listeners.size === 0) timer = setInterval(notify, 1000);
      listeners.add(onTick);
      return () => {
        listeners.delete(onTick);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}
