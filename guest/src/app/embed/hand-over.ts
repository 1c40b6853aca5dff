import { bookingStore } from '../flow/booking-store.ts';
import { sessionWatch } from '../flow/session-watch.ts';
import { hostPage } from './host-page.ts';
import type { Handed } from './arrive.ts';

/** Prices that ran out in the frame are said to have run out by the payment step; it has to open for that. */
const graceMs = 5 * 60_000;

/**
 * Leads out of the frame to pay: the whole window goes on with this booking on a page of ours. What is chosen and typed
 * is posted, not written into an address, where others would read it.
 */
export function handOver(hotelId: number): void {
  const request = bookingStore(hotelId).read();
  const running = sessionWatch(hotelId).read();
  const session = running ?? { id: request.sessionId, end: Date.now() + graceMs, query: '' };
  const handed: Handed = { request, session: { ...session, id: request.sessionId }, page: hostPage() };
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: `/${hotelId}/checkout/enter`, target: '_top', hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'handed', value: JSON.stringify(handed) });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
