import { useCallback, useSyncExternalStore } from 'react';
import { isHeldAsChosen } from './is-held-as-chosen.ts';
import { sessionWatch } from './session-watch.ts';
import { useBookingRequest } from './use-booking-request.ts';

/** The hold of what would be booked now; none where nothing is held, or the hotel keeps no rooms meanwhile. */
export type Hold = {
  readonly expiresAt: string;
  /** Nought once it has ended. */
  readonly secondsLeft: number;
};

/** Until when rooms are kept for this guest, each second anew. */
export function useHold(hotelId: number): Hold | null {
  const [request] = useBookingRequest(hotelId);
  const { paying } = request;
  const expiresAt = paying && isHeldAsChosen(request) && paying.areRoomsHeld !== false ? paying.holdExpiresAt : null;
  const secondsLeft = useSyncExternalStore(
    useCallback((onTick: () => void) => sessionWatch(hotelId).subscribe(onTick), [hotelId]),
    () => (expiresAt === null ? 0 : Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / 1000))),
    () => 0,
  );
  return expiresAt === null ? null : { expiresAt, secondsLeft };
}
