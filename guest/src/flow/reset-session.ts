import { emptyRequest } from './booking-request.ts';
import { bookingStore, newSessionId } from './booking-store.ts';
import { tell } from './events.ts';
import { sessionWatch } from './session-watch.ts';

/** Begins anew: no rooms chosen, nothing typed, no search remembered. The next prices open a new session. */
export function resetSession(hotelId: number): void {
  sessionWatch(hotelId).forget();
  bookingStore(hotelId).write(emptyRequest(newSessionId()));
  tell({ name: 'refresh-session', hotelId });
  tell({ name: 'refresh-price-range-value', hotelId });
}
