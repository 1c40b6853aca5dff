import { emptyRequest } from '../app/flow/booking-request.ts';
import { bookingStore, newSessionId } from '../app/flow/booking-store.ts';
import { sessionWatch } from '../app/flow/session-watch.ts';

/** Tests share one page, and a page remembers what was chosen and paid for also without the browser's storage. */
export function forgetBooking(hotelId = 1001): void {
  sessionWatch(hotelId).forget();
  bookingStore(hotelId).write(emptyRequest(newSessionId()));
}
