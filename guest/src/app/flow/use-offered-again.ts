import { useCallback, useSyncExternalStore } from 'react';
import { offeredAgain } from './again.ts';
import type { Again } from './booking-request.ts';
import { bookingStore } from './booking-store.ts';

/** What could be booked again, in this browser; the server knows of nothing. */
export const useOfferedAgain = (hotelId: number): Again | null =>
  useSyncExternalStore(
    useCallback((onChange: () => void) => bookingStore(hotelId).subscribe(onChange), [hotelId]),
    () => offeredAgain(bookingStore(hotelId).read(), Date.now()),
    () => null,
  );
