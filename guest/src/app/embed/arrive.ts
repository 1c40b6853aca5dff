import type { Transport } from '@stayfront/contract/call';
import { takeHandover } from '@stayfront/contract/handover';
import type { BookingRequest } from '../flow/booking-request.ts';
import { bookingStore } from '../flow/booking-store.ts';
import { withDone } from '../flow/payment-progress.ts';
import { sessionCookie, writeSession, type Session } from '../flow/session-cookie.ts';
import { writeCookie } from '../flow/write-cookie.ts';
import { keepReturnPage } from './return-page.ts';

/** What a frame hands over to the whole window. */
export type Handed = { readonly request: BookingRequest; readonly session: Session; readonly page: string | null };

/** A booking comes from somewhere else into this page: out of a frame to be paid for, or paid, back into one. */
export async function arrive(hotelId: number, transport: Transport): Promise<void> {
  const [, code] = /^#back=([\w-]+)$/.exec(location.hash) ?? [];
  const query = new URLSearchParams(location.search);
  if (code === undefined) enter(hotelId, takeHanded(hotelId));
  else {
    const link = await transport(takeHandover, { params: { hotelId }, query: {}, body: { code } }).catch(() => null);
    const store = bookingStore(hotelId);
    // A code that was used before opens nothing: the page says how to find the booking all the same.
    query.set('reservationId', link?.reservationId ?? '');
    if (link) store.write(withDone(store.read(), link));
  }
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  history.replaceState(history.state, '', `${location.pathname}${search}`);
}

/** The window's memory goes on where the frame's was. */
function enter(hotelId: number, handed: Handed | null): void {
  if (!handed) return;
  const { request, session, page } = handed;
  const seconds = Math.round((session.end - Date.now()) / 1000);
  writeCookie(sessionCookie(hotelId), writeSession(session), Math.max(1, seconds));
  const store = bookingStore(hotelId);
  const known = store.read();
  // Who went back to the hotel's page and comes again goes on with the rooms that are held already.
  if (!isSame(known, request)) store.write({ ...request, paying: known.paying, bookingKey: null, done: null });
  if (page !== null) keepReturnPage(hotelId, page);
}

const isSame = (one: BookingRequest, other: BookingRequest): boolean =>
  JSON.stringify([one.sessionId, one.orders, one.details]) ===
  JSON.stringify([other.sessionId, other.orders, other.details]);

function takeHanded(hotelId: number): Handed | null {
  const name = `stayfront-handed-${hotelId}`;
  try {
    const text = readOnce(name);
    const handed = JSON.parse(text ?? 'null') as Handed | null;
    return handed && Array.isArray(handed.request.orders) ? handed : null;
  } catch {
    return null;
  }
}

/** From where the entrance has put it: this tab's storage or, where there is none, its name. */
function readOnce(name: string): string | null {
  const mark = 'stayfront-handed:';
  if (window.name.startsWith(mark)) {
    const text = window.name.slice(mark.length);
    window.name = '';
    return text;
  }
  const text = sessionStorage.getItem(name);
  sessionStorage.removeItem(name);
  return text;
}
