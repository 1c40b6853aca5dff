import { emptyRequest } from './booking-request.ts';
import { bookingStore, newSessionId } from './booking-store.ts';
import { publish } from './events.ts';
import { sessionWatch } from './session-watch.ts';

/** Begins anew: no rooms chosen, nothing typed, no search remembered. The next prices open a new session. */
export function resetSession(hotelId: number): void {
  sessionWatch(hotelId).forget();
  const store = bookingStore(hotelId);
  // A payment may be under way in another tab, and has to find its reservation again.
  store.write({ ...emptyRequest(newSessionId()), paying: store.read().paying });
  publish({ name: 'refresh-session', hotelId });
  publish({ name: 'refresh-price-range-value', hotelId });
}
