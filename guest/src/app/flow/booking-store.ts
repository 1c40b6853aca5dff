import { previewBase } from './preview-base.ts';
import { keptAgain } from './again.ts';
import { completed, emptyRequest, noDetails, type BookingRequest } from './booking-request.ts';
import { publish as tellOthers } from './events.ts';
import { heldFor, isHeldAt } from './paying.ts';
import { keepWithoutStorage, readWithoutStorage } from './without-storage.ts';
import { chosenCookie, writeChosen } from './chosen-cookie.ts';
import { sessionWatch, type SessionWatch } from './session-watch.ts';
import { writeCookie } from './write-cookie.ts';

/** The booking request of one hotel, kept in the browser and shared by its tabs. */
export type BookingStore = {
  read(): BookingRequest;
  write(next: BookingRequest): void;
  subscribe(onChange: () => void): () => void;
  /** Counts what another tab has done to it, so that a page that is open hears of it. */
  changesElsewhere(): number;
};

const sessionLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function newSessionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => sessionLetters[byte % sessionLetters.length]).join('');
}

const stores = new Map<number, BookingStore>();

export function bookingStore(hotelId: number): BookingStore {
  const known = stores.get(hotelId);
  if (known) return known;
  const store = openStore(hotelId, sessionWatch(hotelId));
  stores.set(hotelId, store);
  return store;
}

function openStore(hotelId: number, session: SessionWatch): BookingStore {
  const name = `stayfront-booking-${hotelId}${previewBase()}`;
  let current: BookingRequest | null = null;
  let elsewhere = 0;
  const listeners = new Set<() => void>();
  const publish = (): void => listeners.forEach((listener) => listener());
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key !== name && event.key !== null) return;
    current = null;
    elsewhere += 1;
    publish();
  };
  // A page that the way back brings up as it was left has missed what happened since: it may be paid by now.
  const fromThePast = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    current = null;
    elsewhere += 1;
    publish();
  };
  return {
    changesElsewhere: () => elsewhere,
    read: () => (current ??= load(hotelId, name, session.read()?.id)),
    write(next) {
      const before = (current ??= load(hotelId, name, session.read()?.id));
      current = next;
      if (!save(name, next)) keepWithoutStorage(hotelId, next);
      // For the server, which draws the results of the room that is chosen next.
      const held = heldFor(next.paying, Date.now());
      writeCookie(chosenCookie(hotelId), writeChosen(next.sessionId, next.orders, held), 86_400);
      publish();
      if (before.orders !== next.orders) tellOthers({ name: 'change-orders', hotelId, before, after: next });
    },
    subscribe(onChange) {
      if (listeners.size === 0) {
        addEventListener('storage', fromOtherTab);
        addEventListener('pageshow', fromThePast);
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        removeEventListener('storage', fromOtherTab);
        removeEventListener('pageshow', fromThePast);
      };
    },
  };
}

/**
 * What was kept belongs to a session: when that is over, only the booking that was made is remembered, and the one that
 * is being paid for. While its rooms are held, nothing is forgotten: the provider's page takes the time it takes. What
 * was given back because it could not be paid has its own end.
 */
function load(hotelId: number, name: string, sessionId: string | undefined): BookingRequest {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<BookingRequest> | null;
    if (kept && typeof kept.sessionId === 'string' && Array.isArray(kept.orders)) {
      const fresh = emptyRequest(sessionId ?? newSessionId());
      const again = keptAgain(kept, Date.now());
      const isPaying = Boolean(kept.bookingKey) && isHeldAt(kept.paying, Date.now());
      if (kept.sessionId !== sessionId && !isPaying)
        return { ...fresh, paying: kept.paying ?? null, done: kept.done ?? null, again };
      // What an older page kept may lack a field that the form has today.
      const details = { ...noDetails, ...kept.details };
      return { ...fresh, ...kept, orders: kept.orders.map(completed), details, again };
    }
  } catch {
    // Storage that is blocked or holds rubbish must not keep anybody from booking.
    return { ...emptyRequest(sessionId ?? newSessionId()), ...readWithoutStorage(hotelId) };
  }
  return emptyRequest(sessionId ?? newSessionId());
}

/** False where it is full or forbidden (private browsing): the booking goes on in memory, only a reload would lose it. */
function save(name: string, request: BookingRequest): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(request));
    return true;
  } catch {
    return false;
  }
}
