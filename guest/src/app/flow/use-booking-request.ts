import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { emptyRequest, type BookingRequest } from './booking-request.ts';
import { useVisit } from './visit.tsx';
import { bookingStore } from './booking-store.ts';
import type { ChosenRoom } from './chosen-cookie.ts';
import { heldFor } from './paying.ts';

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
 * another page, and must not make them search again on the way out. What another tab does to it counts at once.
 */
export function useOpenedRequest(hotelId: number): OpenedRequest {
  const { chosen, held } = useVisit();
  const request = useOpenedBooking(hotelId);
  return useMemo(
    () => (request ? opened(request) : { orders: chosen, isDetailed: false, held }),
    [request, chosen, held],
  );
}

/** The same with all that the browser knows of it; null while the page shows what the server drew. */
export function useOpenedBooking(hotelId: number): BookingRequest | null {
  const isBrowser = useIsBrowser();
  const { key } = useLocation();
  const elsewhere = useSyncExternalStore(
    useCallback((onChange: () => void) => bookingStore(hotelId).subscribe(onChange), [hotelId]),
    () => bookingStore(hotelId).changesElsewhere(),
    () => 0,
  );
  return useMemo(
    () => (isBrowser ? bookingStore(hotelId).read() : null),
    // oxlint-disable-next-line react/exhaustive-deps -- these two are what makes it a new opening
    [isBrowser, hotelId, key, elsewhere],
  );
}

/** As much of a booking as the server is told of. */
export type OpenedRequest = Pick<BookingRequest, 'isDetailed'> & {
  readonly orders: readonly ChosenRoom[];
  readonly held: string | null;
};

const opened = ({ orders, isDetailed, paying }: BookingRequest): OpenedRequest => ({
  orders,
  isDetailed,
  held: heldFor(paying, Date.now()),
});

/** False while the page shows what the server drew, before the browser's own memory has been read. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
