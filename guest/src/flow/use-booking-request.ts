import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { emptyRequest, type BookingRequest } from './booking-request.ts';
import { bookingStore } from './booking-store.ts';

// The server knows nothing of what a browser keeps; the first paint of both is the empty request.
const onServer = emptyRequest('');

export function useBookingRequest(
  hotelId: number,
): readonly [BookingRequest, (change: (request: BookingRequest) => BookingRequest) => void] {
  const subscribe = useCallback((onChange: () => void) => bookingStore(hotelId).subscribe(onChange), [hotelId]);
  const request = useSyncExternalStore(
    subscribe,
    () => bookingStore(hotelId).read(),
    () => onServer,
  );
  const change = useCallback(
    (make: (request: BookingRequest) => BookingRequest) => {
      const store = bookingStore(hotelId);
      store.write(make(store.read()));
    },
    [hotelId],
  );
  return [request, change];
}

/**
 * The booking as it was when this page was opened. Results are drawn for it: a room that is chosen on them leads on to
 * another page, and must not make them search again on the way out.
 */
export function useOpenedRequest(hotelId: number): BookingRequest {
  const isBrowser = useIsBrowser();
  const { key } = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps -- the key is what makes it a new opening
  return useMemo(() => (isBrowser ? bookingStore(hotelId).read() : onServer), [isBrowser, hotelId, key]);
}

/** False while the page shows what the server drew, before the browser's own memory has been read. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
